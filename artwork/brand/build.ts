import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { ico } from './ico.ts'
import { brandColors, logo, mark } from './logo.ts'

/** Writes logo, favicons and app icons: `brand/build.ts [folder]`. */
async function build(folder: string) {
  mkdirSync(folder, { recursive: true })
  const put = (name: string, data: string | Buffer) => writeFileSync(`${folder}/${name}`, data)
  put('logo.svg', logo())
  put('logo-light.svg', logo({ color: brandColors.paper }))
  put('logo-hindi.svg', logo({ hindi: true }))
  put('mark.svg', mark())
  put('favicon.svg', mark({ small: true }))
  const icon = (size: number, small: boolean) =>
    sharp(Buffer.from(mark({ small })), { density: 72 * (size / 64) }).resize(size, size)
  for (const size of [32, 192, 512])
    put(
      `icon-${size}.png`,
      await icon(size, size < 64)
        .png()
        .toBuffer(),
    )
  const inIco = [16, 32, 48].map(async (width) => ({ width, png: await icon(width, true).png().toBuffer() }))
  put('favicon.ico', ico(await Promise.all(inIco)))
  // Phones cut their own shape out of these: the mark sits inside the safe zone on its own sky.
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-maskable-512.png', 512],
  ] as const) {
    const inner = Math.round(size * 0.76)
    const input = await icon(inner, false).png().toBuffer()
    const ground = { width: size, height: size, channels: 4 as const, background: brandColors.indigo }
    put(name, await sharp({ create: ground }).composite([{ input }]).png().toBuffer())
  }
}

await build(process.argv[2] ?? '.generated/brand')
