import { afterAll, expect, test } from 'vitest'
import { distance, likenessOf } from './likeness.ts'
import { lookAlikes, minDistance } from './look-alikes.ts'
import { allPictures } from './pictures.ts'

const alike = lookAlikes('.generated/likeness.json')
afterAll(alike.save)

test('no two covers look alike', { timeout: 120_000 }, async () => {
  expect(await alike.among(allPictures.filter((p) => p.cover))).toEqual([])
})

test.each([
  ['hero', 'banner'],
  ['hero', 'tall'],
  ['category', 'wide'],
  ['category', 'tall'],
  ['gallery', 'wide'],
  ['people', 'square'],
])('no two of %s look alike, drawn %s', { timeout: 60_000 }, async (folder, format) => {
  const together = allPictures.filter((p) => p.name.startsWith(`${folder}/`) && p.format === format)
  expect(together.length).toBeGreaterThan(3)
  expect(await alike.among(together)).toEqual([])
})

test('a picture is like itself and unlike its other hours', async () => {
  const of = async (name: string) => {
    const picture = allPictures.find((p) => p.name === name && p.format === 'tall')
    return likenessOf(picture?.draw().svg ?? '')
  }
  const day = await of('ladakh/day')
  expect(distance(day, await of('ladakh/day'))).toBe(0)
  expect(distance(day, await of('ladakh/dusk'))).toBeGreaterThan(minDistance)
})
