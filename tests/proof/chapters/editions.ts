import { createCatalogue } from '../../../server/catalogue/catalogue.ts'
import { editTrip, itemOf } from '../../setup/edit-trip.ts'
import { growTrips } from '../../setup/grow-trips.ts'
import { startBuiltApp } from '../../setup/start-built-app.ts'
import { editionOf, slowestHealth, untilSwapped } from '../edition-round.ts'
import { faultsOf, type Proof } from '../proof.ts'

const manyTrips = 10_000
/** Bars: seconds in the background, milliseconds of /health, times of memory. */
const [longestSwap, longestHealth, mostMemory] = [10, 50, 1.5]
const swaps = 5

export const editions: Proof = {
  name: 'editions',
  title: 'What is published while the site runs',
  doing: `Publishing among all trips, and among ${manyTrips}`,
  async prove({ freshDatabase }) {
    const few = await swapRound(await freshDatabase('editions_few'), null)
    const many = await swapRound(await freshDatabase('editions_many'), manyTrips)
    return {
      text: [few, many].map(describe).join(' '),
      faults: faultsOf({
        'a swap took too long': many.swap <= longestSwap * 1000,
        'somebody waited while it was published': Math.max(few.health, many.health) <= longestHealth,
        'two editions took too much memory': many.memory <= mostMemory,
      }),
    }
  },
}

type Swapped = { trips: number; published: number; swap: number; health: number; memory: number }

function describe({ trips, published, swap, health, memory }: Swapped): string {
  return `Among ${trips} trips one is published in ${(published / 1000).toFixed(1)} s and shown ${(swap / 1000).toFixed(1)} s later at most; meanwhile /health took ${health.toFixed(0)} ms at most, and memory ${memory.toFixed(2)} times what it was.`
}

/** Publishes some changes of one trip, and watches the server take each up. */
async function swapRound(databaseUrl: string, trips: number | null): Promise<Swapped> {
  const grow = trips === null ? null : growTrips(trips)
  const server = await startBuiltApp(
    { DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' },
    {
      changeCatalogue: (written) =>
        grow ? createCatalogue({ ...written, trips: grow(written.trips) }) : written,
    },
  )
  try {
    const { content } = server.app
    const item = itemOf(content.files, 'trip', 'lb2')
    const report: Swapped = {
      trips: trips ?? countTrips(content.files),
      published: 0,
      swap: 0,
      health: 0,
      memory: 1,
    }
    // The first starts whoever asks the rules.
    for (let i = 0; i <= swaps; i++) {
      const body = editTrip(item, { title: `Umling La by Motorcycle, Number ${i}`, more: i * 100 })
      const base = i === 0 ? null : i
      const earlier = await editionOf(server.url)
      const before = process.memoryUsage().rss
      let [published, swap] = [0, 0]
      const health = await slowestHealth(server.url, async () => {
        const startedAt = performance.now()
        const done = await content.publish(
          { kind: 'trip', id: 'lb2', body, base, note: '' },
          { kind: 'command line' },
        )
        if (!done.ok) throw new Error(`not published: ${JSON.stringify(done)}`)
        published = performance.now() - startedAt
        swap = await untilSwapped(server.url, earlier)
      })
      if (i === 0) continue
      report.published = Math.max(report.published, published)
      report.swap = Math.max(report.swap, swap)
      report.health = Math.max(report.health, health)
      report.memory = Math.max(report.memory, process.memoryUsage().rss / before)
    }
    return report
  } finally {
    await server.stop()
  }
}

function countTrips(files: readonly { kind: string }[]): number {
  return files.filter(({ kind }) => kind === 'trip').length
}
