import { connect } from 'node:net'

/**
 * The readers of bench/seat-storm.ts, in a process of their own: what they cost must not slow the writer, nor the watch on ages.
 * Bodies are counted, never decoded, so that the asking costs as little as it can.
 *   seat-storm-readers.ts <settings as JSON>
 */

export type ReaderSettings = {
  origin: string
  paths: string[]
  connections: number
  seconds: number
  /** The header that only an answer from the cache carries. */
  hitHeader: string
}
export type ReaderFigures = { requests: number; fromCache: number; p50: number; p99: number }

const settings = JSON.parse(process.argv[2] ?? '') as ReaderSettings
const { hostname, port, host } = new URL(settings.origin)
const asking = settings.paths.map((path) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`),
)
const hitHeader = new RegExp(`\r\n${settings.hitHeader}: `, 'i')
const endsAt = performance.now() + settings.seconds * 1000
const milliseconds: number[] = []
let fromCache = 0

/** Asks for one page after another until the time is over. */
function readAll(first: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let at = first
    let askedAt = 0
    let missing = 0
    const ask = () => {
      if (performance.now() >= endsAt) {
        resolve()
        return socket.destroy()
      }
      askedAt = performance.now()
      socket.write(asking[at++ % asking.length] as Buffer)
    }
    socket.on('connect', ask)
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const end = chunk.indexOf('\r\n\r\n')
        const head = chunk.toString('latin1', 0, end)
        const length = /content-length: (\d+)/i.exec(head)?.[1] ?? unsized(head)
        if (hitHeader.test(head)) fromCache++
        missing = end + 4 + Number(length)
      }
      missing -= chunk.length
      if (missing > 0) return
      milliseconds.push(performance.now() - askedAt)
      ask()
    })
    socket.on('error', reject)
  })
}

function unsized(head: string): never {
  throw new Error(`an answer without its length: ${head}`)
}

await Promise.all(Array.from({ length: settings.connections }, (_, i) => readAll(i)))
milliseconds.sort((a, b) => a - b)
const quantile = (share: number) => Math.round(milliseconds[Math.floor(milliseconds.length * share)] ?? 0)
process.send?.({
  requests: milliseconds.length,
  fromCache,
  p50: quantile(0.5),
  p99: quantile(0.99),
} satisfies ReaderFigures)
process.disconnect?.()
