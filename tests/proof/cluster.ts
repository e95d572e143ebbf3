import { openDatabase } from '../../database/client.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { addSeats } from './add-seats.ts'
import { findOffers } from './book-one.ts'
import { type BookingReport, bookingTraffic, memberSettings } from './booking-traffic.ts'
import { findPostgres, installPackages } from './cluster/install-packages.ts'
import { type KillReport, killRound } from './cluster/kill-round.ts'
import { type RestoreReport, restoreMoment, takeBaseBackup } from './cluster/restore-moment.ts'
import { type Cluster, startCluster } from './cluster/start-cluster.ts'
import { faultsOf, type Proof, type Proven } from './proof.ts'
import { raisedLimits } from './raised-limits.ts'
import { startServerProcess } from './server-process.ts'

const rounds = 10
const bookings = 50
const processes = 3
/** Seconds. */
const longestAway = 30
/** Milliseconds. */
const oldestSeats = 5_000
/** What a buyer may be told while there is no primary. */
const sensible = /We can’t (book|look that up) just now|PhonePe does not answer/

export const clusterProof: Proof = {
  name: 'cluster',
  title: 'A primary that dies',
  doing: `Killing the primary of three machines ${rounds} times under bookings`,
  onlyWhenNamed: true,
  async prove() {
    const missing = installPackages()
    const postgres = findPostgres()
    if (missing || !postgres) return { text: `Left out. ${missing}`, faults: [] }
    await using cluster = await startCluster(postgres)
    try {
      return await proveOn(cluster)
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${cluster.logs()}`, { cause: error })
    }
  },
}

async function proveOn(cluster: Cluster): Promise<Proven> {
  await using stack = new AsyncDisposableStack()
  const phonepe = await startPhonePeSandbox()
  stack.defer(phonepe.stop)
  const settings = { ...cluster.settings, ...memberSettings, ...phonepe.settings, LIMITS: raisedLimits }
  const database = openDatabase(cluster.settings.DATABASE_DIRECT_URL, () => {})
  stack.defer(database.close)
  const { pool } = database
  const servers = await Promise.all(Array.from({ length: processes }, () => startServerProcess(settings)))
  for (const server of servers) stack.use(server)
  const sites = servers.map(({ url }) => url)
  const told = new Map<string, number>()
  const traffic = bookingTraffic(database, phonepe, ({ code, error }) => {
    if (code !== 'sold_out' && code !== 'departure_closed') told.set(error, (told.get(error) ?? 0) + 1)
  })
  await addSeats(pool, 9999)
  const base = await takeBaseBackup(cluster)
  // Prices and the login are read while nobody dies.
  await traffic.act(sites[0] ?? '')
  const [offer] = await findOffers(sites[0] ?? '', pool, { count: 1 })
  if (!offer) throw new Error('nothing can be booked')
  const kills: KillReport[] = []
  const ground = { cluster, sites, pool, traffic, told, tripId: offer.tripId }
  // The last one is harder than a crash: nothing breaks off, so each has to find out by itself.
  for (let number = 1; number <= rounds + 1; number++)
    kills.push(await killRound(ground, { number, bookings, blow: number > rounds ? 'frozen' : 'killed' }))
  const restored = await restoreMoment(cluster, { site: sites[0] ?? '', offer, pool, base })
  for (const server of servers) await server.stop()
  const checked = await traffic.check(settings)
  return { text: writeReport({ kills, restored, checked }), faults: findFaults({ kills, restored, checked }) }
}

type Reports = { kills: KillReport[]; restored: RestoreReport; checked: BookingReport }

function findFaults({ kills, restored, checked }: Reports): string[] {
  const nonsense = kills.flatMap(({ told }) => [...told.keys()].filter((words) => !sensible.test(words)))
  const wrongPages = kills.flatMap(({ pages }) => pages.wrong)
  return [
    ...faultsOf({
      [`bookings are taken again within ${longestAway} s`]: kills.every(
        ({ seconds }) => seconds <= longestAway,
      ),
      'nothing acknowledged is lost':
        kills.every(({ lost }) => lost.length === 0) && checked.lost.length === 0,
      'no seat is sold twice': kills.every(({ doubled }) => doubled.length === 0),
      'nothing is left open': checked.leaked === 0,
      [`no page shows seats older than ${oldestSeats / 1000} s`]: kills.every(
        ({ seatAge }) => seatAge <= oldestSeats,
      ),
    }),
    ...nonsense.map((words) => `a buyer was told: ${words}`),
    ...wrongPages.map((page) => `a page was neither served nor refused with words: ${page}`),
    ...restored.wrong,
    ...checked.differences,
  ]
}

function writeReport({ kills, restored, checked }: Reports): string {
  const rows = kills.map(
    ({ machine, blow, after, seconds, lost, doubled, told, pages, seatAge, returned }, i) =>
      `| ${i + 1} | ${machine} ${blow} | ${after} | ${seconds.toFixed(1)} | ${lost.length} | ${doubled.length} | ${describeTold(told)} | ${pages.served} (${pages.refused}) | ${(pages.slowest / 1000).toFixed(1)} | ${(seatAge / 1000).toFixed(1)} | ${returned.toFixed(1)} |`,
  )
  return `Three machines on loopback, each with etcd, Patroni and PostgreSQL, one of them the primary and one a synchronous standby; HAProxy and PgBouncer before ${processes} processes of the site, by the files of ops/cluster.
In each of ${rounds} rounds of ${bookings} bookings the primary no longer reached its standbys, and a moment later all processes of its machine were killed (SIGKILL). In one round more they stood still (SIGSTOP), with all connections open.

| round | machine | acknowledged before | s until a booking is taken | lost | doubled | buyers were told meanwhile | pages served (503) | slowest page, s | oldest seats after, s | s until the machine is back |
|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

${checked.acknowledged} bookings were acknowledged and ${checked.paid} orders paid: ${checked.confirmed} confirmed, ${checked.refunded} refunded, ${checked.invoices} invoices numbered, ${checked.lost.length} lost, ${checked.leaked} left open. Differences in the books: ${checked.differences.join(' ') || 'none'}.

A copy of the primary's files of before the first round and the log that was archived since were brought to a moment between two bookings in ${restored.seconds.toFixed(1)} s: ${restored.bookings} bookings are there, the first of the two among them and the second not. Wrong: ${restored.wrong.join('; ') || 'nothing'}.`
}

function describeTold(told: Map<string, number>): string {
  return [...told].map(([words, times]) => `'${words}' × ${times}`).join('; ') || 'nothing'
}
