import { mkdirSync, rmSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { raster } from './kit/raster.ts'
import { type Aspect, SIZE } from './kit/stage.ts'
import { PICTURES, type Picture } from './pictures.ts'

const FOLDER = '.generated/sheets'
const CELL: Record<Aspect, number> = { wide: 230, tall: 170, banner: 340, square: 140 }
const GAP = 8
const PAGE = 1440

/** Contact sheets of every shipped picture, or of those whose name holds a given fragment. */
async function sheet(format: Aspect, pictures: Picture[], file: string) {
  const w = CELL[format]
  const h = Math.round((w * SIZE[format][1]) / SIZE[format][0])
  const cols = Math.floor((PAGE - GAP) / (w + GAP))
  const rows = Math.ceil(pictures.length / cols)
  const layers: OverlayOptions[] = []
  for (const [i, picture] of pictures.entries())
    layers.push({
      input: await raster(picture.draw().svg, w).png().toBuffer(),
      left: GAP + (i % cols) * (w + GAP),
      top: GAP + Math.floor(i / cols) * (h + GAP),
    })
  const create = { width: PAGE, height: rows * (h + GAP) + GAP, channels: 3 as const, background: '#f6f1e7' }
  await sharp({ create }).composite(layers).jpeg({ quality: 86 }).toFile(file)
  console.log(`${file}: ${pictures[0]?.name} … ${pictures.at(-1)?.name}`)
}

const fragment = process.argv[2] ?? ''
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const format of ['wide', 'tall', 'banner', 'square'] as const) {
  const all = PICTURES.filter((p) => p.format === format && p.name.includes(fragment)).sort((a, b) =>
    a.name.split('/')[0] === b.name.split('/')[0] ? 0 : a.name < b.name ? -1 : 1,
  )
  const perPage = format === 'tall' ? 40 : 54
  for (let i = 0; i < all.length; i += perPage)
    await sheet(
      format,
      all.slice(i, i + perPage),
      `${FOLDER}/${format}-${String(i / perPage + 1).padStart(2, '0')}.jpg`,
    )
}
