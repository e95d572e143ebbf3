import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../bench/free-port.ts'
import type { OpenDatabase } from '../../database/client.ts'
import { startPhonePeSandbox } from '../../sandbox/phonepe/start-phonepe-sandbox.ts'
import { startSmsSandbox } from '../../sandbox/sms/start-sms-sandbox.ts'
import { root } from '../../scripts/run.mjs'
import { limits } from '../../server/limits/limits.ts'
import { startNginx, writeFront } from '../setup/nginx.ts'
import { addSeats } from './add-seats.ts'
import { bookingTraffic, memberSettings } from './booking-traffic.ts'
import { checkFront } from './check-front.ts'
import type { Traffic } from './crash-round.ts'
import { assetsOf } from './next-release.ts'
import { openTabs } from './open-tabs.ts'
import { raisedLimits } from './raised-limits.ts'
import { ask, type ReadReport, startReaders } from './readers.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { sessions } from './sessions.ts'

/** The one that is not raised. */
const newsletterLimit = limits.newsletter
const pages = ['/', '/trip/lw6', '/treks', '/terms', '/trip/lw6.data', '/terms.data']
/** As operations.md tells operators to wait between two processes, in milliseconds. */
const betweenTwo = 2_000
const readers = 8
const writers = 2

type Round = { folder: string; next: string; nginx: string }

/**
 * Two processes behind nginx on one database, each with a disk of its own. Under load each is replaced by one of the next release, one after the other, and
 * then back again.
 */
export async function rollingRound(database: OpenDatabase & { url: string }, { folder, next, nginx }: Round) {
  await using stack = new AsyncDisposableStack()
  const sms = await startSmsSandbox()
  stack.defer(sms.stop)
  const phonepe = await startPhonePeSandbox()
  stack.defer(phonepe.stop)
  const settings = {
    DATABASE_URL: database.url,
    TRUST_PROXY: '1',
    LIMITS: raisedLimits.replace(/newsletter:\d+\/\d+,?/, ''),
    ...memberSettings,
    ...sms.settings('msg91'),
    ...phonepe.settings,
  }
  const sites: [number, number] = [await freePort(), await freePort()]
  const start = async (place: 0 | 1, checkout: string) => {
    const own = { ...settings, PORT: String(sites[place]), DATA_DIR: join(folder, `machine ${place + 1}`) }
    const server = stack.use(await startServerProcess(own, null, checkout))
    // A start sets the seats back to those of the content, which so many bookings would use up.
    await addSeats(database.pool, 9999)
    return server
  }
  const running = [await start(0, root), await start(1, root)] as [ServerProcess, ServerProcess]
  const ports = { https: await freePort(), http: await freePort(), plain: await freePort() }
  const url = `http://127.0.0.1:${ports.plain}`
  stack.use(await startNginx(nginx, await writeFront(join(folder, 'nginx'), { ports, sites }), url))

  const [browsers, bookings] = [sessions(sms.codeFor), bookingTraffic(database, phonepe)]
  await bookings.act(url)
  const [before, after] = [assetsOf(root), assetsOf(next)]
  const asked = [...before]
  const tabs = await openTabs(url)
  stack.defer(tabs.close)
  const load = startReaders(url, readers)
  load.readEach(() => pages)
  load.readEach(() => asked)
  load.readEach(() => asked.toReversed())
  load.readWithFiles(['/', '/trip/lw6', '/blog'])
  const writing = startWriters(url, [browsers, bookings])
  const seconds: number[] = []
  async function replace(checkout: string): Promise<void> {
    for (const place of [0, 1] as const) {
      const startedAt = performance.now()
      await running[place].stop()
      running[place] = await start(place, checkout)
      seconds.push((performance.now() - startedAt) / 1000)
      // Nobody knows the files of a release before one of its processes runs.
      if (asked.length === before.length) asked.push(...after)
      await sleep(betweenTwo)
    }
  }
  await replace(next)
  const followed = await tabs.followLinks()
  await replace(root)
  const read = await load.stop()
  const written = await writing.stop()
  const all = [...new Set([...before, ...after])]
  return {
    seconds,
    read,
    written,
    tabs: followed,
    front: await checkFront(ports),
    files: { all: all.length, missing: await findMissing(running, all) },
    limit: await tryLimit(running),
    sessions: await browsers.check(url),
    bookings: await bookings.check(settings),
  }
}

/** People who log in, refresh their sessions, book and pay, until they are told to stop. Nothing is tried twice. */
function startWriters(url: string, traffic: Traffic[]) {
  const report: ReadReport = { requests: 0, failed: [] }
  let writing = true
  const write = async ({ act }: Traffic) => {
    while (writing) {
      report.requests++
      await act(url).catch((error: Error) => report.failed.push(error.message))
      await sleep(20)
    }
  }
  const all = traffic.flatMap((kind) => Array.from({ length: writers }, () => write(kind)))
  return {
    async stop(): Promise<ReadReport> {
      writing = false
      await Promise.all(all)
      return report
    },
  }
}

/** Which of these files a process lacks, each asked by itself. */
async function findMissing(servers: ServerProcess[], files: string[]): Promise<string[]> {
  const missing: string[] = []
  for (const [at, server] of servers.entries())
    for (const file of files) {
      const { status } = await ask(server.url + file)
      if (status !== 200) missing.push(`${file} of process ${at + 1}: ${status}`)
    }
  return missing
}

/** Tries at one limit from one address, of each process in turns: how many are taken. */
async function tryLimit(servers: ServerProcess[]) {
  const { attempts: allowed } = newsletterLimit
  const asked = 2 * allowed
  let taken = 0
  for (let i = 0; i < asked; i++) {
    const { status } = await fetch(`${servers[i % servers.length]?.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: `limited${i}@example.com` }),
      headers: { 'x-forwarded-for': '10.9.8.7' },
    })
    if (status === 200) taken++
  }
  return { asked, allowed, taken }
}
