import { afterAll, expect, test } from 'vitest'
import { lookAlikes } from '../../artwork/look-alikes.ts'
import { allPictures, type Picture } from '../../artwork/pictures.ts'
import { openCatalogue } from '../../server/catalogue/open-catalogue.ts'

const catalogue = await openCatalogue(new Set(allPictures.map(({ name }) => name)))
const wide = new Map(
  allPictures.filter(({ format }) => format === 'wide').map((picture) => [picture.name, drawnOnce(picture)]),
)
const alike = lookAlikes('.generated/likeness-wide.json')
afterAll(alike.save)

test('the four pictures that a trip’s page shows first do not look alike', { timeout: 240_000 }, async () => {
  const found: string[] = []
  for (const { id, cover, gallery } of catalogue.trips) {
    const four = [cover, ...gallery].slice(0, 4).flatMap((name) => wide.get(String(name)) ?? [])
    for (const pair of await alike.among(four)) found.push(`${id}: ${pair}`)
  }
  expect(found).toEqual([])
})

/** Many trips share a picture. */
function drawnOnce(picture: Picture): Picture {
  let drawn: ReturnType<Picture['draw']> | undefined
  return {
    ...picture,
    draw: () => {
      drawn ??= picture.draw()
      return drawn
    },
  }
}
