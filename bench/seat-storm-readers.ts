import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Many readers at once, in a process of their own: what they cost must not slow the writer, nor the watch on ages.
 * Bodies are counted, never decoded, so that the asking costs as little as it can.
 *   seat-storm-readers.ts <settings as JSON>
 */

export type ReaderSettings = {
  origin: string
  paths: string[]
  connections: number
  seconds: number
  /** Before the seconds that count: the connections come one after another, as visitors do. None without. */
  comeWithin?: number
  /** Milliseconds in which a connection rests after an answer, as somebody does who reads; none without. */
  rest?: number
  /** The header that only an answer from the cache carries. */
  hitHeader: string
}
export type ReaderFigures = {
  requests: number
  /** Answers other than 200, and connections that broke. */
  wrong: number
  fromCache: number
  p50: number
  p99: number
  /** By path. */
  p99Of: Record<string, number>
}

const settings = JSON.parse(process.argv[2] ?? '') as ReaderSettings
const { hostname, port, host } = new URL(settings.origin)
const asking = settings.paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`),
)
const hitHeader = new RegExp(`\r\n${settings.hitHeader}: `, 'i')
const { comeWithin = 0, rest = 0 } = settings
const countsFrom = performance.now() + comeWithin * 1000
const endsAt = countsFrom + settings.seconds * 1000
const milliseconds = new Map<string, number[]>(settings.paths.map((path) => [path, []]))
let fromCache = 0
let wrong = 0

/** Asks for one page after another until the time is over. */
function readAll(first: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let at = first % asking.length
    let askedAt = 0
    let missing = 0
    let isOver = false
    const ask = () => {
      if (performance.now() >= endsAt) {
        isOver = true
        return socket.destroy()
      }
      askedAt = performance.now()
      socket.write(asking[at] as Buffer)
    }
    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const end = chunk.indexOf('\r\n\r\n')
        const head = chunk.toString('latin1', 0, end)
        const length = /content-length: (\d+)/i.exec(head)?.[1] ?? unsized(head)
        if (askedAt >= countsFrom && hitHeader.test(head)) fromCache++
        if (!head.startsWith('HTTP/1.1 200 ')) wrong++
        missing = end + 4 + Number(length)
      }
      missing -= chunk.length
      if (missing > 0) return
      if (askedAt >= countsFrom) milliseconds.get(settings.paths[at] ?? '')?.push(performance.now() - askedAt)
      at = (at + 1) % asking.length
      if (rest > 0) setTimeout(ask, rest)
      else ask()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      if (!isOver) wrong++
      resolve()
    })
  })
}

function unsized(head: string): never {
  throw new Error(`an answer without its length: ${head}`)
}

const all = Array.from({ length: settings.connections }, async (_, i) => {
  await sleep((i * comeWithin * 1000) / settings.connections)
  await readAll(i)
})
await Promise.all(all)
const sorted = Float64Array.from([...milliseconds.values()].flat()).sort()
const quantile = (of: Float64Array, share: number) => Math.round(of[Math.floor(of.length * share)] ?? 0)
process.send?.({
  requests: sorted.length,
  wrong,
  fromCache,
  p50: quantile(sorted, 0.5),
  p99: quantile(sorted, 0.99),
  p99Of: Object.fromEntries(
    [...milliseconds].map(([path, times]) => [path, quantile(Float64Array.from(times).sort(), 0.99)]),
  ),
} satisfies ReaderFigures)
process.disconnect?.()
