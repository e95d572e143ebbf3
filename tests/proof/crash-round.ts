import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from './server-process.ts'

/** What visitors do while the server is killed under them. */
export type Traffic = {
  /** One act to its end; throws when the connection breaks. */
  act: (url: string) => Promise<unknown>
  /** How many acts have been acknowledged so far. */
  acknowledged: () => number
}

const writers = 6
const longestWait = 10_000
/** The blow falls within so many milliseconds of the first acknowledgement of each kind. */
const spread = 400

/** Starts the server on one database and kills it in the middle of the traffic, again and again. */
export async function crashRound(
  settings: Record<string, string>,
  traffic: Traffic[],
  crashes: number,
): Promise<void> {
  for (let crash = 0; crash < crashes; crash++) {
    await using server = await startServerProcess(settings)
    let running = true
    let unexpected: unknown
    const write = async ({ act }: Traffic) => {
      while (running) {
        try {
          await act(server.url)
        } catch (error) {
          if (running) unexpected = error
          return
        }
      }
    }
    const before = traffic.map(({ acknowledged }) => acknowledged())
    const all = traffic.flatMap((kind) => Array.from({ length: writers }, () => write(kind)))
    const waiting = () => traffic.some(({ acknowledged }, i) => acknowledged() === before[i])
    const deadline = Date.now() + longestWait
    while (waiting() && !unexpected && Date.now() < deadline) await sleep(3)
    await sleep(Math.random() * spread)
    running = false
    await server.kill()
    await Promise.all(all)
    if (unexpected) throw unexpected
  }
}
