import { mkdirSync, rmSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { raster } from '../artwork/kit/raster.ts'
import { pictureSizes } from '../artwork/kit/stage.ts'
import { distance, likenessOf } from '../artwork/likeness.ts'
import { allPictures } from '../artwork/pictures.ts'
import { loadRawContent } from '../content/load.ts'
import type { TripContent } from '../content/schema.ts'

/**
 * Contact sheets of the four pictures that a trip's page shows at once, twelve trips a sheet, and how near the two nearest of
 * them come to each other by artwork/likeness.ts.
 *   node scripts/node24.mjs bench/first-four.ts [part of a trip's id]
 */

const folder = '.generated/first-four'
const gap = 8
const words = 30
const width = 190
const height = Math.round((width * pictureSizes.wide[1]) / pictureSizes.wide[0])
const perColumn = 6
const column = 4 * (width + gap) + 2 * gap
const row = height + words + gap

async function drawFour(names: string[]) {
  return Promise.all(
    names.map(async (name) => {
      const svg = allPictures.find((p) => p.name === name && p.format === 'wide')?.draw().svg
      if (!svg) throw new Error(`No wide picture ${name}`)
      const image = await raster(svg, width).png().toBuffer()
      return { image, likeness: await likenessOf(svg) }
    }),
  )
}

function nearest(four: Awaited<ReturnType<typeof drawFour>>): string {
  const pairs = four.flatMap((a, i) =>
    four.slice(0, i).map((b, j) => ({ pair: `${j + 1} ${i + 1}`, far: distance(a.likeness, b.likeness) })),
  )
  const [first] = pairs.sort((a, b) => a.far - b.far)
  return first ? `${first.pair}: ${first.far.toFixed(0)}` : ''
}

async function sheet(trips: TripContent[], file: string) {
  const layers: OverlayOptions[] = []
  for (const [i, trip] of trips.entries()) {
    const names = [trip.cover, ...trip.gallery.slice(0, 3)].map(String)
    const four = await drawFour(names)
    const left = gap + Math.floor(i / perColumn) * column
    const top = gap + (i % perColumn) * row
    const line = `${trip.id} (${nearest(four)})\n${names.join('  ')}`.replaceAll('&', '&amp;')
    layers.push({ input: { text: { text: line, font: 'sans 7', dpi: 96 } }, left, top })
    for (const [n, { image }] of four.entries())
      layers.push({ input: image, left: left + n * (width + gap), top: top + words })
    console.log(`${nearest(four)} ${trip.id}`)
  }
  const create = {
    width: 2 * column,
    height: perColumn * row + gap,
    channels: 3 as const,
    background: 'white',
  }
  await sharp({ create }).composite(layers).png({ palette: true }).toFile(file)
  console.log(file)
}

const fragment = process.argv[2] ?? ''
const trips = (await loadRawContent()).trips
  .map(({ value }) => value as TripContent)
  .filter(({ id }) => id.includes(fragment))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (let i = 0; i < trips.length; i += 2 * perColumn)
  await sheet(
    trips.slice(i, i + 2 * perColumn),
    `${folder}/${String(i / 2 / perColumn + 1).padStart(2, '0')}.png`,
  )
