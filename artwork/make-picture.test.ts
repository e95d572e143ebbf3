import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from './hash.ts'
import { fileName, filesOf, makePicture } from './make-picture.ts'
import type { Picture } from './pictures.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><path fill="#c23822" d="M0 0h1000v1000H0z"/></svg>'
const picture: Picture = {
  name: 'test/red',
  format: 'square',
  alt: 'Illustration: a red square',
  first: false,
  cover: false,
  draw: () => ({ svg, colors: ['#c23822', '#c23822', '#c23822', '#c23822'] }),
}
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('makes every AVIF width and one WebP', async () => {
  const hash = hashOf(svg)
  await makePicture(picture, folder)
  expect((await readdir(folder)).sort()).toEqual(
    filesOf('square')
      .map((file) => fileName(hash, file))
      .sort(),
  )
  const { width, height, format } = await sharp(path.join(folder, `${hash}-1200.avif`)).metadata()
  expect([width, height, format]).toEqual([1200, 1200, 'heif'])
})

test('what stands upright is drawn as wide as pages offer it, and wider for whoever asks', async () => {
  const tall: Picture = { ...picture, format: 'tall' }
  const hash = hashOf(svg)
  const widestThere = async () =>
    Math.max(...(await readdir(folder)).map((name) => Number(name.split(/[-.]/)[1])))
  await makePicture(tall, folder)
  expect(await widestThere()).toBe(1200)
  const only = `${hash}-1600.avif`
  await makePicture(tall, folder, { only })
  expect((await sharp(path.join(folder, only)).metadata()).width).toBe(1600)
})

test('makes only the file asked for, and no file of another drawing', async () => {
  const wanted = `${hashOf(svg)}-800.webp`
  await makePicture(picture, folder, { only: wanted })
  expect(await readdir(folder)).toEqual([wanted])
  await expect(makePicture(picture, folder, { only: '000000000000-800.webp' })).rejects.toThrow('by now')
})

test('leaves files that are there alone', async () => {
  await makePicture(picture, folder)
  const file = path.join(folder, fileName(hashOf(svg), { width: 400, type: 'avif' }))
  const before = await stat(file)
  await makePicture(picture, folder)
  expect((await stat(file)).mtimeMs).toBe(before.mtimeMs)
})
