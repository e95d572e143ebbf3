import { readFileSync } from 'node:fs'
import type { OpenDatabase } from '../../../database/client.ts'
import { editTrip, itemOf } from '../../setup/edit-trip.ts'
import { editionOf, growCatalogue, openPublisher, slowestHealth, untilSwapped } from '../edition-round.ts'
import { faultsOf, type Proof } from '../proof.ts'
import { type ServerProcess, startServerProcess } from '../server-process.ts'

const manyTrips = 10_000
/** Bars: seconds in the background, milliseconds of /health, times of memory. */
const [longestSwap, longestHealth, mostMemory] = [10, 50, 1.5]
const swaps = 3

export const editions: Proof = {
  name: 'editions',
  title: 'What is published while the site runs',
  doing: `Publishing among 147 and among ${manyTrips} trips`,
  async prove({ withDatabase }) {
    const few = await withDatabase('editions_few', (database) => swapRound(database, null))
    const many = await withDatabase('editions_many', (database) => swapRound(database, manyTrips))
    return {
      text: [few, many]
        .map(
          ({ trips, seconds, health, memory }) =>
            `${trips} trips: a swap takes ${seconds.toFixed(1)} s, /health at most ${health.toFixed(0)} ms meanwhile, and memory at most ${memory.toFixed(2)} times what it was.`,
        )
        .join(' '),
      faults: faultsOf({
        'a swap took too long': many.seconds <= longestSwap,
        'somebody waited for a swap': Math.max(few.health, many.health) <= longestHealth,
        'two editions took too much memory': many.memory <= mostMemory,
      }),
    }
  },
}

/** Publishes some changes of one trip, and watches one server take each up. */
async function swapRound(database: OpenDatabase & { url: string }, trips: number | null) {
  const { files, publish } = await openPublisher(database)
  if (trips) await growCatalogue(database, files, trips)
  const item = itemOf(files, 'trip', 'lb2')
  await using server = await startServerProcess({ DATABASE_URL: database.url, BACKGROUND_PICTURES: 'off' })
  await slowestHealth(server.url, () => fetch(`${server.url}/trip/lb2`))
  const before = residentBytes(server)
  let [seconds, health, memory] = [0, 0, 1]
  for (let i = 1; i <= swaps; i++) {
    const body = editTrip(item, { title: `Umling La by Motorcycle, Number ${i}`, more: i * 100 })
    // By hand where all rules would take minutes: the swap alone is looked at.
    const write = () =>
      trips
        ? writeVersion(database, { ...item, body, version: i })
        : publish(
            { kind: 'trip', id: 'lb2', body, base: i === 1 ? null : i - 1, note: '' },
            { kind: 'command line' },
          )
    const earlier = await editionOf(server.url)
    const slowest = await slowestHealth(server.url, async () => {
      await write()
      seconds = Math.max(seconds, (await untilSwapped(server.url, earlier)) / 1000)
    })
    health = Math.max(health, slowest)
    memory = Math.max(memory, residentBytes(server) / before)
  }
  await server.stop()
  return { trips: trips ?? files.filter(({ kind }) => kind === 'trip').length, seconds, health, memory }
}

async function writeVersion(
  { pool }: Pick<OpenDatabase, 'pool'>,
  { id, source, body, version }: { id: string; source: string; body: object; version: number },
): Promise<void> {
  await pool.query(
    `insert into content_versions (kind, id, version, source_name, body, at, note) values ('trip', $1, $2, $3, $4, now(), '')`,
    [id, version, source, JSON.stringify(body)],
  )
  await pool.query(
    `insert into content_live values ('trip', $1, $2) on conflict (kind, id) do update set version = $2`,
    [id, version],
  )
}

function residentBytes({ pid }: ServerProcess): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
