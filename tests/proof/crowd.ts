import { largest, median } from '../../bench/figures/statistics.ts'
import { type CrowdReport, crowdRound } from './crowd-round.ts'
import { faultsOf, type Ground, type Proof, type Proven } from './proof.ts'

const [slowest, oldest, megabytes, growth] = [500, 5000, 600, 5]
const [connections, bookingsPerSecond] = [500, 20]

/** A minute of it. */
export const crowd: Proof = {
  name: 'crowd',
  title: 'A crowd, while seats are booked',
  doing: `Reading over ${connections} connections for a minute while seats are booked`,
  prove: (ground) => prove(ground, 'crowd', 60),
}

/** Ten minutes of it, for what the server's memory does. */
export const longCrowd: Proof = {
  name: 'long-crowd',
  title: 'A crowd for ten minutes',
  doing: `Reading over ${connections} connections for ten minutes while seats are booked`,
  prove: (ground) => prove(ground, 'long_crowd', 600),
}

async function prove(ground: Ground, database: string, seconds: number): Promise<Proven> {
  const report = await ground.withDatabase(database, (opened) =>
    crowdRound(opened, { seconds, connections, bookingsPerSecond, comeWithin: 10 }),
  )
  const { read, booked, refused, compared, untrue, differences } = report
  const grown = growthOf(report)
  return {
    text: `${connections} connections read home, lists, results, trips and their seats ${read.requests} times in ${seconds} s, while ${booked} bookings (${bookingsPerSecond} a second) were made and paid, ${refused.length} refused${told(refused)}.
Wrong answers: ${read.wrong}. p50 ${read.p50} ms, p99 ${read.p99} ms (at most ${slowest}); ${((100 * read.fromCache) / read.requests).toFixed(1)} % came from the cache. p99 by kind: ${describeKinds(read.p99Of)}.
${compared} numbers of seats on pages and in answers were held against the database: the oldest was true ${(report.oldest / 1000).toFixed(1)} s before (at most ${oldest / 1000}), ${untrue.length} never were${told(untrue)}.
The server had at most ${largest(report.memory).toFixed(0)} MB (at most ${megabytes})${grown === null ? '' : `; from the second to the tenth minute it grew by ${grown.toFixed(1)} % (less than ${growth})`}. Differences in the books: ${differences.join(' ') || 'none'}.`,
    faults: faultsOf({
      'answers were wrong': read.wrong === 0,
      'bookings were refused': refused.length === 0 && booked > 0,
      'answers were slow': read.p99 <= slowest,
      'seats were shown too late': compared > 0 && report.oldest <= oldest && untrue.length === 0,
      'the server took too much memory': largest(report.memory) <= megabytes,
      'the server grew': grown === null || grown < growth,
      'the books differ': differences.length === 0,
    }),
  }
}

/** Percent from the second minute to the last; null where there are no ten. */
function growthOf({ memory }: CrowdReport): number | null {
  if (memory.length < 570) return null
  return (median(memory.slice(-60)) / median(memory.slice(60, 120)) - 1) * 100
}

const kinds: [name: string, pattern: RegExp][] = [
  ['home', /^\/$/],
  ['lists', /^\/[a-z]+$/],
  ['results', /^\/\?/],
  ['trips', /^\/trip\//],
  ['seats', /^\/api\//],
]

function describeKinds(p99Of: CrowdReport['read']['p99Of']): string {
  const slowestOf = (pattern: RegExp) =>
    largest(Object.entries(p99Of).flatMap(([path, p99]) => (pattern.test(path) ? p99 : [])))
  return kinds.map(([name, pattern]) => `${name} ${slowestOf(pattern)} ms`).join(', ')
}

/** The first few are enough to look for the cause. */
function told(faults: string[]): string {
  return faults.length === 0 ? '' : ` (${faults.slice(0, 5).join('; ')})`
}
