import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { indexManifest, type ManifestPicture } from './manifest.ts'
import { createWorkshop, type Order, type Worker } from './workshop.ts'

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
const a = picture('a'),
  b = picture('b')
const manifest = indexManifest({ widths: [400, 800], fallbackWidth: 800, pictures: [a, b] })

function crew() {
  const orders: Order[] = [],
    workers: (EventEmitter & { disconnect: () => void })[] = []
  const startWorker = () => {
    const worker = Object.assign(new EventEmitter(), {
      send: (order: Order) => orders.push(order),
      disconnect: vi.fn(),
    })
    workers.push(worker)
    return worker as unknown as Worker
  }
  return { orders, workers, startWorker }
}

test('a request for a file of a picture under way waits for that file alone', async () => {
  const { orders, workers, startWorker } = crew(),
    workshop = createWorkshop({ folder: '/nowhere', startWorker, workers: 1 })
  const rest = workshop.makeRest(manifest, [])
  await vi.waitFor(() => expect(orders).toHaveLength(1))
  const wanted = workshop.make({ picture: a, width: 400, type: 'avif' })
  workers[0]?.emit('message', { made: 'a00000000000-400.avif' })
  await wanted
  expect(orders).toHaveLength(1)
  workers[0]?.emit('message', { done: 'a' })
  await vi.waitFor(() => expect(orders).toHaveLength(2))
  workers[0]?.emit('message', { done: 'b' })
  await rest
  workshop.close()
  expect(workers[0]?.disconnect).toHaveBeenCalledOnce()
})

test('first screens come first, then the first cards, then the rest', async () => {
  const { orders, workers, startWorker } = crew(),
    workshop = createWorkshop({ folder: '/nowhere', startWorker, workers: 1 }),
    [rest, card, hero] = [picture('rest'), picture('card'), picture('hero', { first: true })]
  const all = indexManifest({ widths: [400], fallbackWidth: 800, pictures: [rest, card, hero] })
  const made = workshop.makeRest(all, [card])
  for (const [i, name] of ['hero', 'card', 'rest'].entries()) {
    await vi.waitFor(() => expect(orders[i]).toMatchObject({ name }))
    workers[0]?.emit('message', { done: name })
  }
  await made
  workshop.close()
})

test('a worker that dies fails its order, and another takes the next', async () => {
  const { orders, workers, startWorker } = crew(),
    workshop = createWorkshop({ folder: '/nowhere', startWorker, workers: 1 })
  const first = workshop.make({ picture: a, width: 400, type: 'avif' }),
    second = workshop.make({ picture: b, width: 400, type: 'avif' })
  const failed = expect(first).rejects.toThrow('ended')
  workers[0]?.emit('exit', 1)
  await failed
  expect(workers).toHaveLength(2)
  workers[1]?.emit('message', { made: 'b00000000000-400.avif' })
  await second
  expect(orders).toHaveLength(2)
  workshop.close()
})

test('closing lets nobody wait', async () => {
  const { startWorker } = crew(),
    workshop = createWorkshop({ folder: '/nowhere', startWorker, workers: 1 })
  const busy = workshop.make({ picture: a, width: 400, type: 'avif' }),
    queued = workshop.make({ picture: b, width: 400, type: 'avif' })
  busy.catch(() => undefined)
  const refused = expect(queued).rejects.toThrow('closed')
  workshop.close()
  await refused
  await expect(workshop.make({ picture: b, width: 800, type: 'avif' })).rejects.toThrow('closed')
})

test('a failure is told, and the background pass gives up when everything fails', async () => {
  const failed: Order[] = []
  const { orders, workers, startWorker } = crew(),
    workshop = createWorkshop({
      folder: '/nowhere',
      startWorker,
      workers: 1,
      onFailure: (order) => failed.push(order),
    }),
    pictures = Array.from({ length: 30 }, (_, i) => picture(`p${i}`))
  const all = indexManifest({ widths: [400], fallbackWidth: 800, pictures })
  const made = workshop.makeRest(all, [])
  for (let i = 0; i < 10; i++) {
    await vi.waitFor(() => expect(orders).toHaveLength(i + 1))
    workers[0]?.emit('message', { failed: `p${i}`, reason: 'the disk is full' })
  }
  await made
  workshop.close()
  expect(orders).toHaveLength(10)
  expect(failed).toEqual(orders)
})
