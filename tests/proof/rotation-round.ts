import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '../../database/client.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { readEnv } from '../../server/env.ts'
import { runCommand } from '../../server/operator/run-command.ts'
import { addSeats } from './add-seats.ts'
import { type Belongings, gatherBelongings } from './belongings.ts'
import { bookingTraffic, memberSettings } from './booking-traffic.ts'
import type { Traffic } from './crash-round.ts'
import { faultsOf, type Proof, type Proven } from './proof.ts'
import { raisedLimits } from './raised-limits.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { sessions } from './sessions.ts'

type Secrets = { AUTH_SECRET: string; AUTH_SECRET_PREVIOUS: string }

const writers = 3
/** Between two acts of a writer, in milliseconds: what is proven is order, not load. */
const pause = 60
const renewedWithin = 30_000
const enoughSeats = 9999

const makeSecret = () => randomBytes(32).toString('hex')

/** AUTH_SECRET is changed as docs/operations.md says, process by process, while people log in, book and pay. */
export const rotation: Proof = {
  name: 'rotation',
  title: 'A new AUTH_SECRET under traffic',
  doing: 'Changing AUTH_SECRET of two servers under logins and bookings',
  prove: (ground) => ground.withDatabase('rotation', (database) => rotationRound(database)),
}

async function rotationRound(database: OpenDatabase & { url: string }): Promise<Proven> {
  await using opened = new AsyncDisposableStack()
  const sms = await startSmsSandbox()
  opened.defer(sms.stop)
  const phonepe = await startPhonePeSandbox()
  opened.defer(phonepe.stop)
  const settings = {
    DATABASE_URL: database.url,
    LIMITS: raisedLimits,
    ...memberSettings,
    ...sms.settings('msg91'),
    ...phonepe.settings,
  }
  const [former, next] = [makeSecret(), makeSecret()]
  const stages: Secrets[] = [
    { AUTH_SECRET: former, AUTH_SECRET_PREVIOUS: next },
    { AUTH_SECRET: next, AUTH_SECRET_PREVIOUS: former },
    { AUTH_SECRET: next, AUTH_SECRET_PREVIOUS: '' },
  ]
  const { pool } = database
  const pair = await startPair({ ...settings, AUTH_SECRET: former })
  opened.defer(pair.stop)
  await addSeats(pool, enoughSeats)
  const [people, buyers] = [sessions(sms.codeFor), bookingTraffic(database, phonepe)]
  const belongings = await gatherBelongings(pair.url, { pool, sms, phonepe })
  const traffic = keepActing([people, buyers], pair)
  opened.defer(traffic.stop)

  const faults: string[] = []
  let left: string[] = []
  for (const [stage, secrets] of stages.entries()) {
    if (stage === 2) {
      // Whoever has a device comes back with it; nothing else may need the former secret when it goes.
      await people.check(pair.url)
      left = await untilRenewed({ ...settings, ...stages[1] })
    }
    const found = await changeBoth(pair, { ...settings, ...secrets }, belongings).catch((error: Error) => [
      error.message,
    ])
    faults.push(...found.map((fault) => `step ${stage + 1}: ${fault}`))
    await addSeats(pool, enoughSeats)
  }
  await traffic.stop()
  const loggedIn = await people.check(pair.url)
  await pair.stop()
  const booked = await buyers.check({ ...settings, AUTH_SECRET: next })
  const bars = {
    'nobody logged in or booked': loggedIn.logins > 0 && loggedIn.refreshes > 0 && booked.confirmed > 0,
    'the former secret was still needed': left.length === 0,
    'sessions were lost': loggedIn.lost.length === 0,
    'requests failed': traffic.failures.length === 0,
    'bookings were lost, leaked or differ':
      booked.lost.length + booked.leaked + booked.differences.length === 0,
  }
  return {
    text: `Two servers on one database were given a new AUTH_SECRET in three steps, one server after the other: known, used, and the former gone. Meanwhile ${loggedIn.logins} people logged in and came back ${loggedIn.refreshes} times: ${loggedIn.lost.length} sessions lost.
${booked.acknowledged} bookings were acknowledged and ${booked.paid} paid, ${booked.invoices} invoices with a PAN issued: ${booked.lost.length} lost, differences in the books: ${booked.differences.join(' ') || 'none'}. Requests that failed: ${traffic.failures.slice(0, 3).join('; ') || 'none'}.
Codes under way, links to papers, vouchers and a guest’s details, tokens of holds, access tokens, a second factor, a PAN and a guest’s passport were shown at each step to the server that had changed and to the one that had not. Not taken: ${faults.join('; ') || 'none'}. Encrypted under the former secret when it went: ${left.join('; ') || 'nothing'}.`,
    faults: [...faults, ...faultsOf(bars)],
  }
}

type Pair = Awaited<ReturnType<typeof startPair>>

/** Two processes behind a proxy, which asks one of those that stand for each request. */
async function startPair(settings: Record<string, string>) {
  const all = await Promise.all([startServerProcess(settings), startServerProcess(settings)])
  const standing = new Set<ServerProcess>(all)
  const busy = new Map<string, number>()
  const count = (url: string, by: number) => busy.set(url, (busy.get(url) ?? 0) + by)
  const proxy = createServer((asked, answer) => {
    const { url } = [...standing][Math.floor(Math.random() * standing.size)] as ServerProcess
    count(url, 1)
    answer.once('close', () => count(url, -1))
    const options = { method: asked.method, headers: asked.headers, agent: false } as const
    const further = request(url + asked.url, options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    further.on('error', () => asked.socket.destroy())
    asked.pipe(further)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    urlOf: (place: 0 | 1) => all[place]?.url ?? '',
    /** Nobody is sent to it any more, what it has begun it ends, and another takes its place. */
    async restart(place: 0 | 1, changed: Record<string, string>): Promise<string> {
      const server = all[place] as ServerProcess
      standing.delete(server)
      while ((busy.get(server.url) ?? 0) > 0) await sleep(10)
      await server.stop()
      const fresh = await startServerProcess(changed)
      all[place] = fresh
      standing.add(fresh)
      return fresh.url
    },
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
      await Promise.all(all.map((server) => server.stop()))
    },
  }
}

/** One server after the other; at each turn one reads what the other has made. Answers what was not taken. */
async function changeBoth(
  pair: Pair,
  changed: Record<string, string>,
  { renew, show, showSealed }: Belongings,
): Promise<string[]> {
  const faults: string[] = []
  await renew(pair.urlOf(1))
  const first = await pair.restart(0, changed)
  faults.push(...(await show(first)))
  await renew(first)
  faults.push(...(await show(pair.urlOf(1))))
  await renew(pair.urlOf(1))
  const second = await pair.restart(1, changed)
  faults.push(...(await show(second)), ...(await showSealed(second)))
  return faults
}

function keepActing(kinds: Traffic[], pair: Pair) {
  const failures: string[] = []
  let running = true
  const write = async ({ act }: Traffic) => {
    while (running) {
      await act(pair.url).catch((error: Error) => failures.push(error.message))
      await sleep(pause)
    }
  }
  const all = kinds.flatMap((kind) => Array.from({ length: writers }, () => write(kind)))
  return {
    failures,
    async stop() {
      running = false
      await Promise.all(all)
    },
  }
}

/** What `npm run operator -- secrets` still counts under the former secret, but for sessions: none, once the servers have encrypted it anew. */
async function untilRenewed(settings: Record<string, string>): Promise<string[]> {
  const deadline = Date.now() + renewedWithin
  for (;;) {
    const { message } = await runCommand(['secrets'], readEnv(settings))
    const rows = message
      .split('\n')
      .slice(1)
      .map((line) => line.split(/ {2,}/))
    const left = rows.filter(
      ([what, , before, unreadable]) => (what !== 'sessions' && Number(before) > 0) || Number(unreadable) > 0,
    )
    if (left.length === 0 || Date.now() > deadline) return left.map((row) => row.join(' '))
    await sleep(500)
  }
}
