import { afterAll, expect, test } from 'vitest'
import { lookAlikes } from '../../artwork/look-alikes.ts'
import { allPictures } from '../../artwork/pictures.ts'
import { openCatalogue } from '../../server/catalogue/open-catalogue.ts'

const catalogue = await openCatalogue(new Set(allPictures.map(({ name }) => name)))
const wide = new Map(
  allPictures.filter(({ format }) => format === 'wide').map((picture) => [picture.name, picture]),
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
