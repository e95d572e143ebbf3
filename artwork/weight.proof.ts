import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { fileName, makePicture } from './make-picture.ts'
import { createMeasures } from './measures.ts'
import { allPictures, type Picture } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'weight-'))
afterAll(() => rmSync(folder, { recursive: true }))

const measures = createMeasures<number>('.generated/weights.json', [
  'encode.ts',
  'make-picture.ts',
  'kit/raster.ts',
])
afterAll(measures.save)

function bytesOf(picture: Picture, width: number): Promise<number> {
  return measures.of(picture, String(width), async () => {
    const only = fileName(hashOf(picture.draw().svg), { width, type: 'avif' })
    await makePicture(picture, folder, { only })
    return statSync(join(folder, only)).size
  })
}

const tall = allPictures.filter(({ format }) => format === 'tall')
const heroes = tall.filter(({ name }) => name.startsWith('hero/'))
const covers = tall.filter(({ cover }) => cover)
// As many whatever there is, from every part of the list.
const sample = covers.filter((_, i) => i % Math.floor(covers.length / 20) === 0)

test('a hero on a phone weighs 45 KB at the most', { timeout: 60_000 }, async () => {
  expect(heroes).toHaveLength(4)
  // Phones are offered no wider ones.
  for (const hero of heroes) expect(await bytesOf(hero, 1200), hero.name).toBeLessThanOrEqual(45 * 1024)
})

test('a card and a hero of a place weigh 44 KB at the most on a dense phone, however rich the scene', {
  timeout: 120_000,
}, async () => {
  const rich = covers.filter(({ name }) => ['kerala/gold', 'tamil-nadu/day'].includes(name))
  expect(rich).toHaveLength(2)
  // Phones are offered no wider ones, and narrower ones may weigh as much.
  for (const cover of rich) expect(await bytesOf(cover, 1200), cover.name).toBeLessThanOrEqual(44 * 1024)
})

test('a card weighs 12 KB at the median, 30 KB at the most', { timeout: 60_000 }, async () => {
  const weights: number[] = []
  for (const cover of sample) weights.push(await bytesOf(cover, 400))
  weights.sort((a, b) => a - b)
  expect(weights.length).toBeGreaterThanOrEqual(20)
  expect(weights[weights.length >> 1]).toBeLessThanOrEqual(12 * 1024)
  expect(weights.at(-1)).toBeLessThanOrEqual(30 * 1024)
})
