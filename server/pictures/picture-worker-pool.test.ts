import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawAhead } from './draw-ahead.ts'
import { pictureRoutes } from './endpoints.ts'
import { indexManifest, type ManifestPicture } from './manifest.ts'
import { pictureAddress } from './picture-address.ts'
import type { DrawingTask, PictureWorker } from './picture-worker.ts'
import { createPictureWorkerPool, type PictureWorkerPool } from './picture-worker-pool.ts'

const picture = (name: string, more: Partial<ManifestPicture> = {}): ManifestPicture => ({
  name,
  format: 'tall',
  hash: name.padEnd(12, '0'),
  width: 1000,
  height: 1400,
  placeholder: [],
  alt: '',
  ...more,
})
const a = picture('a')
const b = picture('b')
const folder = '/nowhere'
const manifest = indexManifest({ widths: [400, 800], fallbackWidth: 800, pictures: [a, b] })

/** Workers that do nothing until a test emits their message. */
let fakeWorkers: (EventEmitter & { disconnect: () => void; kill: () => void })[]
let tasks: DrawingTask[]
let failed: DrawingTask[]
let workers: PictureWorkerPool

function startWorker(): PictureWorker {
  const worker = Object.assign(new EventEmitter(), {
    send: (task: DrawingTask) => tasks.push(task),
    connected: true,
    disconnect: vi.fn(),
    kill: vi.fn(),
  })
  fakeWorkers.push(worker)
  return worker as unknown as PictureWorker
}

beforeEach(() => {
  fakeWorkers = []
  tasks = []
  failed = []
  workers = createPictureWorkerPool({
    folder,
    startWorker,
    size: 1,
    idleTimeout: 20_000,
    fileTimeout: 60_000,
    onFailure: (task) => failed.push(task),
  })
})
afterEach(() => workers.close())

test('a request for a file of a picture under way waits for that file alone', async () => {
  const ahead = drawAhead({ manifest, folder, workers }, [])
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  const wanted = workers.draw({ picture: a, width: 400, type: 'avif' })
  fakeWorkers[0]?.emit('message', { made: 'a00000000000-400.avif' })
  await wanted
  expect(tasks).toHaveLength(1)
  fakeWorkers[0]?.emit('message', { done: 'a' })
  await vi.waitFor(() => expect(tasks).toHaveLength(2))
  fakeWorkers[0]?.emit('message', { done: 'b' })
  await ahead
  workers.close()
  expect(fakeWorkers[0]?.disconnect).toHaveBeenCalledOnce()
})

test('a request comes before what is drawn in the background', async () => {
  const background = [a, b].map((each) => workers.drawInBackground(each, [`${each.name}.avif`]))
  const requested = workers.draw({ picture: picture('c'), width: 400, type: 'avif' })
  for (const [i, name] of ['a', 'c', 'b'].entries()) {
    await vi.waitFor(() => expect(tasks[i]).toMatchObject({ name }))
    fakeWorkers[0]?.emit('message', { done: name })
  }
  await Promise.all([...background, requested])
})

test('first screens come first, then the first cards, then the rest', async () => {
  const [rest, card, hero] = [picture('rest'), picture('card'), picture('hero', { first: true })]
  const all = indexManifest({ widths: [400], fallbackWidth: 800, pictures: [rest, card, hero] })
  const ahead = drawAhead({ manifest: all, folder, workers }, [card])
  for (const [i, name] of ['hero', 'card', 'rest'].entries()) {
    await vi.waitFor(() => expect(tasks[i]).toMatchObject({ name }))
    fakeWorkers[0]?.emit('message', { done: name })
  }
  await ahead
})

test('a worker that dies fails its task, and another takes the next', async () => {
  const first = workers.draw({ picture: a, width: 400, type: 'avif' })
  const second = workers.draw({ picture: b, width: 400, type: 'avif' })
  const refused = expect(first).rejects.toThrow('ended')
  fakeWorkers[0]?.emit('exit', 1)
  await refused
  expect(fakeWorkers).toHaveLength(2)
  fakeWorkers[1]?.emit('message', { made: 'b00000000000-400.avif' })
  await second
  expect(tasks).toHaveLength(2)
})

test('closing lets nobody wait', async () => {
  const busy = workers.draw({ picture: a, width: 400, type: 'avif' })
  const queued = workers.draw({ picture: b, width: 400, type: 'avif' })
  const refused = [busy, queued].map((each) => expect(each).rejects.toThrow('closed'))
  workers.close()
  await Promise.all(refused)
  await expect(workers.draw({ picture: b, width: 800, type: 'avif' })).rejects.toThrow('closed')
  expect(failed).toEqual([])
})

test('a failure is told, and drawing ahead gives up when everything fails', async () => {
  const pictures = Array.from({ length: 30 }, (_, i) => picture(`p${i}`))
  const all = indexManifest({ widths: [400], fallbackWidth: 800, pictures })
  const ahead = drawAhead({ manifest: all, folder, workers }, [])
  for (let i = 0; i < 10; i++) {
    await vi.waitFor(() => expect(tasks).toHaveLength(i + 1))
    fakeWorkers[0]?.emit('message', { failed: `p${i}`, reason: 'the disk is full' })
  }
  await ahead
  expect(tasks).toHaveLength(10)
  expect(failed).toEqual(tasks)
})

describe('timeouts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a worker that never answers is ended, its requests get 503, and another takes the next task', async () => {
    const drawn = [
      picture('ladakh/day', { hash: 'a'.repeat(12) }),
      picture('goa/day', { hash: 'b'.repeat(12) }),
    ]
    const routes = pictureRoutes({
      manifest: indexManifest({ ...manifest, pictures: drawn }),
      folder,
      workers,
    })
    const get = (each: ManifestPicture | undefined) =>
      routes.request(pictureAddress({ picture: each ?? a, width: 400, type: 'avif' }))
    const hanging = [get(drawn[0]), get(drawn[0])]
    await vi.waitFor(() => expect(tasks).toHaveLength(1))
    const next = workers.draw({ picture: b, width: 400, type: 'avif' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual([503, 503])
    expect(fakeWorkers[0]?.kill).toHaveBeenCalledWith('SIGKILL')
    expect(failed).toMatchObject([{ name: 'ladakh/day' }])
    fakeWorkers[1]?.emit('message', { made: 'b00000000000-400.avif' })
    await next
  })

  test('a worker that writes file after file has time for each', async () => {
    const files = ['a00000000000-400.avif', 'a00000000000-800.avif', 'a00000000000-800.webp']
    const background = workers.drawInBackground(a, files)
    for (const made of files) {
      await vi.advanceTimersByTimeAsync(59_000)
      fakeWorkers[0]?.emit('message', { made })
    }
    await background
    expect(fakeWorkers[0]?.kill).not.toHaveBeenCalled()
  })

  test('a worker without a task is ended after a while', async () => {
    const wanted = workers.draw({ picture: a, width: 400, type: 'avif' })
    fakeWorkers[0]?.emit('message', { done: 'a' })
    await wanted
    await vi.advanceTimersByTimeAsync(19_999)
    expect(fakeWorkers[0]?.disconnect).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(fakeWorkers[0]?.disconnect).toHaveBeenCalledOnce()
  })
})
