import { EventEmitter } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureRoutes } from './endpoints.ts'
import { indexManifest, type ManifestPicture } from './manifest.ts'
import type { DrawingTask, PictureWorker } from './picture-worker.ts'
import { createPictureWorkerPool, type PictureWorkerPool } from './picture-worker-pool.ts'
import { shareAddress, shareCardFor } from './share-card.ts'

const picture = (name: string, i: number): ManifestPicture => ({
  name,
  format: 'wide',
  hash: i.toString(16).padStart(12, '0'),
  width: 1600,
  height: 1000,
  placeholder: ['#111111', '#222222', '#333333', '#444444'],
  alt: `Illustration: ${name}`,
})
const manifest = indexManifest({
  widths: [400, 800, 1200, 1600],
  fallbackWidth: 800,
  pictures: ['site/default', ...Array.from({ length: 50 }, (_, i) => `ladakh/day-${i}`)].map(picture),
})
const address = (i: number, rest = '400.avif') =>
  `/images/ladakh/day-${i - 1}-wide.${i.toString(16).padStart(12, '0')}.${rest}`

let folder = ''
let made: string[] = []
let workers: PictureWorkerPool

/** Stands in for artwork/worker.ts: takes a moment and writes a few bytes. */
function startWorker(): PictureWorker {
  const worker = new EventEmitter()
  const send = (task: DrawingTask) => {
    const names = 'share' in task ? [task.share.file] : task.only ? [task.only] : []
    setTimeout(async () => {
      if ('name' in task && task.name === 'ladakh/day-49')
        return worker.emit('message', { failed: task.name })
      for (const name of names) {
        made.push(name)
        await writeFile(join(folder, name), name)
        worker.emit('message', { made: name })
      }
      worker.emit('message', { done: 'it' })
    }, 2)
    return true
  }
  return Object.assign(worker, { send, connected: true, disconnect: vi.fn() }) as unknown as PictureWorker
}

const card = shareCardFor(manifest, {
  name: 'trip/leh',
  picture: 'ladakh/day-1',
  title: 'Leh',
  price: 'from ₹25,500',
})
const get = (path: string) =>
  pictureRoutes({
    manifest,
    folder,
    workers,
    findShareCard: (name) => (name === 'trip/leh' ? card : undefined),
  }).request(path)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  made = []
  workers = createPictureWorkerPool({ folder, startWorker })
})
afterEach(async () => {
  workers.close()
  await rm(folder, { recursive: true })
})

describe('GET /images', () => {
  test('draws a picture on its first request and keeps it for a year', async () => {
    const first = await get(address(1))
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('image/avif')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    await get(address(1))
    expect(made).toEqual(['000000000001-400.avif'])
  })

  test('answers 200 requests at once, each picture drawn once', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => get(address(1 + (i % 40)))))
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]))
    expect(made.toSorted()).toEqual(
      Array.from({ length: 40 }, (_, i) => `${(i + 1).toString(16).padStart(12, '0')}-400.avif`).toSorted(),
    )
  })

  test.each([
    ['an unknown name', '/images/ladakh/nowhere-wide.000000000001.400.avif'],
    ['a width that does not exist', address(1, '401.avif')],
    ['a width written otherwise', address(1, '0400.avif')],
    ['a WebP of another width', address(1, '400.webp')],
    ['another type', address(1, '400.png')],
    ['something else', '/images/nothing'],
  ])('has no %s', async (_, path) => {
    expect((await get(path)).status).toBe(404)
    expect(made).toEqual([])
  })

  test.each([
    '/images/ladakh/..day',
    '/images/%2E%2E%2Fpackage.json',
    '/images/https://other.example/a.avif',
    'http://other.example/images/../x',
    '/images/a\\b',
    '/images//x',
  ])('refuses %s', async (path) => {
    const incoming = { url: path }
    const app = pictureRoutes({ manifest, folder, workers })
    expect((await app.request('/images/x', {}, { incoming })).status).toBe(400)
  })

  test('leads an address of an older drawing to the present one', async () => {
    const answer = await get('/images/ladakh/day-0-wide.ffffffffffff.800.avif')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, address(1, '800.avif')])
  })

  test('says so when a picture can’t be drawn, and tries again the next time', async () => {
    const answer = await get(address(50))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect((await get(address(50))).status).toBe(503)
  })

  test('serves the default picture and share cards', async () => {
    expect((await get('/images/default.webp')).status).toBe(200)
    const shared = await get(shareAddress(card))
    expect([shared.status, shared.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    for (const name of ['trip/nobody', 'leh', 'page/leh'])
      expect((await get(`/images/share/${name}.000000000000.jpg`)).status).toBe(404)
  })
})
