import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { residentMegabytes } from '../../../bench/settled-memory.ts'
import { allocatorSettings, serverArguments } from '../../../scripts/run.mjs'
import { editionOf, slowestHealth, untilSwapped } from '../edition-round.ts'
import type {
  ManyTripsAsked,
  ManyTripsDone,
  ManyTripsReady,
  ManyTripsSettings,
} from '../many-trips-server.ts'
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

/** Publishes some changes of one trip in a server of its own process, and watches from here how it takes each up. */
async function swapRound(databaseUrl: string, trips: number | null): Promise<Swapped> {
  const server = await startServer({ databaseUrl, trips })
  const { url, pid } = server
  const report: Swapped = { trips: server.trips, published: 0, swap: 0, health: 0, memory: 1 }
  try {
    // The first starts whoever asks the rules.
    for (let number = 0; number <= swaps; number++) {
      const earlier = await editionOf(url)
      const before = residentMegabytes(pid)
      let [published, swap] = [0, 0]
      const health = await slowestHealth(url, async () => {
        published = (await server.publish({ number })).published
        swap = await untilSwapped(url, earlier)
      })
      if (number === 0) continue
      report.published = Math.max(report.published, published)
      report.swap = Math.max(report.swap, swap)
      report.health = Math.max(report.health, health)
      report.memory = Math.max(report.memory, residentMegabytes(pid) / before)
    }
    return report
  } finally {
    await server.stop()
  }
}

/** As `npm start` runs it, apart from who asks it: what these do must not be taken for its own work. */
async function startServer(settings: ManyTripsSettings) {
  const child = fork(join(import.meta.dirname, '../many-trips-server.ts'), [JSON.stringify(settings)], {
    execArgv: serverArguments.filter((argument) => argument.startsWith('--')),
    env: { ...process.env, ...allocatorSettings },
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')))
  const answer = async <Answer>() => (await Promise.race([once(child, 'message'), ended]))[0] as Answer
  const { url, trips } = await answer<ManyTripsReady>()
  return {
    url,
    trips,
    pid: child.pid ?? 0,
    publish(asked: ManyTripsAsked) {
      child.send(asked)
      return answer<ManyTripsDone>()
    },
    async stop() {
      child.disconnect()
      await ended.catch(() => {})
    },
  }
}
