import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { addSeats } from './add-seats.ts'
import type { Traffic } from './crash-round.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export type StrikeReport = { rounds: number; bookings: number; strikes: number[] }

const writers = 6
/** The blow falls within so many milliseconds of the acknowledgement that was drawn: about as long as one booking takes. */
const spread = 40
const longestRound = 60_000

/**
 * Two processes on one database. In each round one of them, by lot, is killed after so many acknowledgements of that round as the lot says, while the
 * other goes on; the round ends with the last of its bookings, and the dead one starts again.
 */
export async function bookingCrashRound(
  { settings, pool, traffic }: { settings: Record<string, string>; pool: pg.Pool; traffic: Traffic },
  { rounds, bookings }: { rounds: number; bookings: number },
): Promise<StrikeReport> {
  await using stack = new AsyncDisposableStack()
  const start = async () => stack.use(await startServerProcess(settings))
  const strikes: number[] = []
  let servers: ServerProcess[] = await Promise.all([start(), start()])
  for (let round = 0; round < rounds; round++) {
    // A start sets the seats back to those of the content, which so many bookings would use up.
    await addSeats(pool, 9999)
    // Prices and the login are read while nobody dies.
    if (round === 0) await traffic.act(servers[0]?.url ?? '')
    const [victim, survivor] = Math.random() < 0.5 ? servers : servers.toReversed()
    if (!victim || !survivor) throw new Error('there are not two servers')
    const strikeAt = 1 + Math.floor(Math.random() * bookings)
    await oneRound({ victim, survivor, traffic, strikeAt, bookings })
    strikes.push(strikeAt)
    if (round < rounds - 1) servers = [survivor, await start()]
  }
  return { rounds, bookings, strikes }
}

async function oneRound({
  victim,
  survivor,
  traffic,
  strikeAt,
  bookings,
}: {
  victim: ServerProcess
  survivor: ServerProcess
  traffic: Traffic
  strikeAt: number
  bookings: number
}): Promise<void> {
  const before = traffic.acknowledged()
  const deadline = Date.now() + longestRound
  let isStruck = false
  let killed: Promise<void> | null = null
  const count = () => traffic.acknowledged() - before
  async function strike(): Promise<void> {
    await sleep(Math.random() * spread)
    isStruck = true
    await victim.kill()
  }
  async function write(own: ServerProcess): Promise<void> {
    let server = own
    while (count() < bookings && Date.now() < deadline) {
      try {
        await traffic.act(server.url)
      } catch (error) {
        // Only the dead one breaks off what it was asked.
        if (server !== victim || !isStruck) throw error
        server = survivor
      }
      if (count() >= strikeAt) killed ??= strike()
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, i) => write(i % 2 ? victim : survivor)))
  await killed
  if (count() < bookings) throw new Error(`only ${count()} of ${bookings} bookings were acknowledged in time`)
}
