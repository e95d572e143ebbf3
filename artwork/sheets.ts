import { mkdirSync, rmSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { raster } from './kit/raster.ts'
import { type Aspect, pictureSizes } from './kit/stage.ts'
import { allPictures, type Picture } from './pictures.ts'

const folder = '.generated/sheets'
const cellWidths: Record<Aspect, number> = { wide: 230, tall: 170, banner: 340, square: 140 }
const gap = 8
const pageWidth = 1440

/** Contact sheets of every shipped picture, or of those whose name holds a given fragment. */
async function sheet(format: Aspect, pictures: Picture[], file: string) {
  const w = cellWidths[format]
  const h = Math.round((w * pictureSizes[format][1]) / pictureSizes[format][0])
  const cols = Math.floor((pageWidth - gap) / (w + gap))
  const rows = Math.ceil(pictures.length / cols)
  const layers: OverlayOptions[] = []
  for (const [i, picture] of pictures.entries())
    layers.push({
      input: await raster(picture.draw().svg, w).png().toBuffer(),
      left: gap + (i % cols) * (w + gap),
      top: gap + Math.floor(i / cols) * (h + gap),
    })
  const create = {
    width: pageWidth,
    height: rows * (h + gap) + gap,
    channels: 3 as const,
    background: '#f6f1e7',
  }
  await sharp({ create }).composite(layers).jpeg({ quality: 86 }).toFile(file)
  console.log(`${file}: ${pictures[0]?.name} … ${pictures.at(-1)?.name}`)
}

const fragment = process.argv[2] ?? ''
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const format of ['wide', 'tall', 'banner', 'square'] as const) {
  const all = allPictures
    .filter((p) => p.format === format && p.name.includes(fragment))
    .sort((a, b) => (a.name.split('/')[0] === b.name.split('/')[0] ? 0 : a.name < b.name ? -1 : 1))
  const perPage = format === 'tall' ? 40 : 54
  for (let i = 0; i < all.length; i += perPage)
    await sheet(
      format,
      all.slice(i, i + perPage),
      `${folder}/${format}-${String(i / perPage + 1).padStart(2, '0')}.jpg`,
    )
}
