import { type ChildProcess, fork } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import type { Manifest, ManifestPicture } from './manifest.ts'
import { fileNameOf, type PictureFile } from './picture-address.ts'
import type { ShareCard } from './share-card.ts'

export type Order = { folder: string; only?: string } & (
  | { name: string; format: string }
  | { share: ShareCard }
)
type Message = { made?: string; done?: string; failed?: string; reason?: string }
type Wait = { resolve: () => void; reject: (reason: Error) => void }
/** One order, and those who wait for its files by name. */
type Job = { order: Order; waits: Map<string, Wait> }
export type Worker = Pick<ChildProcess, 'send' | 'on' | 'disconnect'>

export type Workshop = {
  /** Resolves when the file is in the folder, however many ask for it. */
  make: (file: PictureFile) => Promise<void>
  makeShareImage: (card: ShareCard) => Promise<void>
  /** Makes whatever is missing while nobody waits: what every first screen shows, then the first cards, then the rest. */
  makeRest: (manifest: Manifest, firstCards: ManifestPicture[]) => Promise<void>
  close: () => void
}

type WorkshopOptions = {
  folder: string
  startWorker: () => Worker
  /** Workers at a time; after the first screens the background pass keeps to one of them. */
  workers?: number
  /** Milliseconds after which an idle worker leaves. */
  patience?: number
  onFailure?: (order: Order, reason: Error) => void
}

/** Failures after which the background pass gives up: a full disk fails for every picture. */
const enough = 10

/** Starts artwork/worker.ts, which lowers its own priority and runs until it is disconnected. */
export const workerAt = (file: string) => (): Worker =>
  fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

/** Draws pictures in child processes, so that the server itself never does. */
export function createWorkshop({
  folder,
  startWorker,
  workers = 2,
  patience = 20_000,
  onFailure,
}: WorkshopOptions): Workshop {
  const underWay = new Map<string, Promise<void>>()
  const queue: Job[] = []
  const staff = new Map<Worker, { job?: Job; leave?: NodeJS.Timeout }>()
  const shut = new Error('the workshop is closed')
  let closed = false

  /** Takes an order whose files nobody has asked for yet. */
  function take(order: Order, names: string[]): Promise<void>[] {
    const job: Job = { order, waits: new Map() }
    const promises = names.map((name) => {
      const made = new Promise<void>((resolve, reject) => job.waits.set(name, { resolve, reject }))
      const kept = made.finally(() => underWay.delete(name))
      underWay.set(name, kept)
      return kept
    })
    // Whoever waits for one file comes before the background pass, which orders whole pictures.
    const behind =
      'name' in order && !order.only ? -1 : queue.findIndex((j) => 'name' in j.order && !j.order.only)
    queue.splice(behind < 0 ? queue.length : behind, 0, job)
    assign()
    return promises
  }

  function assign() {
    for (const [worker, post] of staff) if (!post.job) begin(worker, queue.shift())
    while (queue.length > 0 && staff.size < workers && !closed) begin(hire(), queue.shift())
  }

  function hire(): Worker {
    const worker = startWorker()
    staff.set(worker, {})
    worker.on('message', (message) => hear(worker, message as Message))
    for (const event of ['exit', 'error'])
      worker.on(event, () => {
        finish(worker, new Error('the drawing process ended'))
        clearTimeout(staff.get(worker)?.leave)
        staff.delete(worker)
        assign()
      })
    return worker
  }

  function begin(worker: Worker, job: Job | undefined) {
    const post = staff.get(worker)
    if (!job || !post) return
    clearTimeout(post.leave)
    staff.set(worker, { job })
    worker.send(job.order)
  }

  function hear(worker: Worker, { made, done, failed, reason }: Message) {
    if (made) staff.get(worker)?.job?.waits.get(made)?.resolve()
    if (!done && !failed) return
    finish(worker, failed ? new Error(reason ?? failed) : undefined)
    const leave = setTimeout(() => {
      staff.delete(worker)
      worker.disconnect()
    }, patience)
    leave.unref()
    staff.set(worker, { leave })
    assign()
  }

  function finish(worker: Worker, error?: Error) {
    const job = staff.get(worker)?.job
    if (error && job && !closed) onFailure?.(job.order, error)
    for (const wait of job?.waits.values() ?? []) error ? wait.reject(error) : wait.resolve()
  }

  function ask(name: string, order: Order): Promise<void> {
    if (closed) return Promise.reject(shut)
    return underWay.get(name) ?? (take(order, [name])[0] as Promise<void>)
  }

  async function makeRest(manifest: Manifest, firstCards: ManifestPicture[]) {
    const there = new Set(await readdir(folder).catch(() => []))
    const early = new Set([...manifest.pictures.filter((picture) => picture.first), ...firstCards]),
      late = manifest.pictures.filter((picture) => !early.has(picture))
    let failures = 0
    const makeAll = async (pictures: Iterator<ManifestPicture>) => {
      for (let { value, done } = pictures.next(); !done && !closed; { value, done } = pictures.next()) {
        if (failures >= enough) return
        const { name, format }: ManifestPicture = value
        const names = filesOf(manifest, value)
          .map(fileNameOf)
          .filter((file) => !there.has(file) && !underWay.has(file))
        // One picture that fails must not keep the rest from being made.
        const made = await Promise.allSettled(names.length > 0 ? take({ folder, name, format }, names) : [])
        if (made.some(({ status }) => status === 'rejected')) failures++
      }
    }
    const firstScreens = early.values()
    await Promise.all(Array.from({ length: workers }, () => makeAll(firstScreens)))
    await makeAll(late.values())
  }

  return {
    make(file) {
      const only = fileNameOf(file),
        { name, format } = file.picture
      return ask(only, { folder, only, name, format })
    },
    makeShareImage: (share) => ask(share.file, { folder, share }),
    makeRest,
    close() {
      closed = true
      for (const job of queue.splice(0)) for (const wait of job.waits.values()) wait.reject(shut)
      for (const [worker, { leave }] of staff) {
        clearTimeout(leave)
        worker.disconnect()
      }
    },
  }
}

function filesOf(manifest: Manifest, picture: ManifestPicture): PictureFile[] {
  const avif = manifest.widths.map((width) => ({ picture, width, type: 'avif' as const }))
  return [...avif, { picture, width: manifest.fallbackWidth, type: 'webp' }]
}
