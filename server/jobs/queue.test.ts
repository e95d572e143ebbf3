import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '#database/client.ts'
import { jobs } from '#database/schema/jobs.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { createLog } from '../log.ts'
import { createJobs } from './create-jobs.ts'
import { doubling } from './doubling.ts'
import type { Job, JobPayload, QueuedJob } from './job.ts'
import { claimDue, enqueue, listDeadJobs, removeDone } from './job-store.ts'
import { createQueue } from './queue.ts'

vi.setConfig({ testTimeout: 30_000 })
const { db, url } = await openTestDatabase()
const start = new Date('2026-11-15T06:00:00Z')
let now = start
let logged: Record<string, unknown>[] = []
const log = createLog('warn', { write: (line) => logged.push(JSON.parse(line) as Record<string, unknown>) })
/** A busy machine takes its time. */
const slowly = { timeout: 20_000 }
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
beforeEach(async () => {
  await db.delete(jobs)
  now = start
  logged = []
})

/** The jobs of one process, all on one clock. */
function processWith(list: Job[], on: Database = db) {
  return createJobs({ jobs: list, db: on, clock: { now: () => now }, log })
}

function queued(run: QueuedJob['run'], change: Partial<QueuedJob> = {}): QueuedJob {
  return {
    on: 'queue',
    name: 'greet',
    leaseSeconds: 60,
    atOnce: 5,
    retryAfter: doubling({ firstSeconds: 10, longestSeconds: 30, tries: 4 }),
    run,
    ...change,
  }
}
const greet = (payload: JobPayload, change: { key?: string; runAt?: Date } = {}, on: Database = db) =>
  on.transaction((tx) => enqueue(tx, { task: 'greet', payload, runAt: now, ...change }))

test('a job runs once its transaction is kept, and never if that fails', async () => {
  const ran: JobPayload[] = []
  const process = processWith([
    queued(async (payload) => {
      ran.push(payload)
      return { ok: true }
    }),
  ])
  await db.transaction(async (tx) => {
    await enqueue(tx, { task: 'greet', payload: { name: 'kept' }, runAt: now })
    await process.runDue()
    expect(ran).toEqual([])
  })
  await db
    .transaction(async (tx) => {
      await enqueue(tx, { task: 'greet', payload: { name: 'lost' }, runAt: now })
      throw new Error('no')
    })
    .catch(() => {})
  await process.runDue()
  expect(ran).toEqual([{ name: 'kept' }])
  expect(await db.$count(jobs)).toBe(0)
})

test('where a second has its measure, the rest waits for the next look of the clock', async () => {
  let runs = 0
  const job = queued(
    async () => {
      runs++
      return { ok: true }
    },
    { atOnce: 1, perSecond: 3 },
  )
  const queue = createQueue({ jobs: [job], db, clock: { now: () => now }, log })
  for (let i = 0; i < 5; i++) await greet({ i })
  const untouched = () => db.$count(jobs, eq(jobs.attempts, 0))
  await queue.takeDue()
  await expect.poll(() => db.$count(jobs), slowly).toBe(2)
  expect([runs, await untouched()]).toEqual([3, 2])
  await queue.takeDue()
  await expect.poll(() => db.$count(jobs), slowly).toBe(0)
  await queue.stop()
  expect(runs).toBe(5)
})

test('what is due is decided by the clock alone', async () => {
  let runs = 0
  const process = processWith([
    queued(async () => {
      runs++
      return { ok: true }
    }),
  ])
  await greet({}, { runAt: new Date('2031-01-01T00:00:00Z') })
  now = new Date('2030-12-31T23:59:59Z')
  await process.runDue()
  expect(runs).toBe(0)
  later(1)
  await process.runDue()
  expect(runs).toBe(1)
})

test('a job that fails is tried ever more slowly, then given up, listed and logged once', async () => {
  const at: number[] = []
  const process = processWith([
    queued(async () => {
      at.push((now.getTime() - start.getTime()) / 1000)
      return { ok: false, reason: 'busy' }
    }),
  ])
  await greet({ message: 7 })
  for (; now.getTime() < start.getTime() + 300_000; later(5)) await process.runDue()
  expect(at).toEqual([0, 10, 30, 60])
  expect(await listDeadJobs(db)).toMatchObject([
    { task: 'greet', payload: { message: 7 }, attempts: 4, lastError: 'busy' },
  ])
  expect(logged.filter(({ msg }) => msg === 'job given up')).toMatchObject([{ job: 'greet', reason: 'busy' }])

  logged = []
  const next = processWith([])
  next.start()
  await expect.poll(() => logged, slowly).toMatchObject([{ job: 'greet', count: 1 }])
  await next.stop()
})

test('an exception counts as a failure, and its words stay out of the table', async () => {
  const process = processWith([
    queued(async () => {
      throw Object.assign(new Error('Asha of 12 Hill Road'), { code: 'ECONNRESET' })
    }),
  ])
  await greet({})
  await process.runDue()
  expect(await db.select().from(jobs)).toMatchObject([
    { attempts: 1, lastError: 'ECONNRESET', failedAt: null },
  ])
})

test('a final failure is not tried again', async () => {
  let runs = 0
  const process = processWith([
    queued(async () => {
      runs++
      return { ok: false, reason: 'refused', final: true }
    }),
  ])
  await greet({})
  await process.runDue()
  later(3600)
  await process.runDue()
  expect(runs).toBe(1)
  expect(await listDeadJobs(db)).toHaveLength(1)
})

test('of jobs with the same key one waits; once it is done or given up, the next may come', async () => {
  const ran: JobPayload[] = []
  let ok = true
  const process = processWith([
    queued(async (payload) => {
      ran.push(payload)
      return ok ? { ok } : { ok, reason: 'no', final: true }
    }),
  ])
  for (const count of [1, 2]) await greet({ count }, { key: 'asha' })
  await greet({ count: 3 }, { key: 'ravi' })
  await process.runDue()
  expect(ran.map(({ count }) => count).toSorted()).toEqual([1, 3])
  ok = false
  await greet({ count: 4 }, { key: 'asha' })
  await process.runDue()
  await greet({ count: 5 }, { key: 'asha' })
  await process.runDue()
  expect(ran.map(({ count }) => count).toSorted()).toEqual([1, 3, 4, 5])
})

test('two processes share 100 jobs, each run once', async () => {
  const other = openDatabase(url, () => {})
  const ran: number[] = []
  const by = [0, 0]
  const noting = (process: number) =>
    queued(async ({ count }) => {
      ran.push(Number(count))
      by[process] = (by[process] ?? 0) + 1
      await new Promise(setImmediate)
      return { ok: true }
    })
  await db.transaction(async (tx) => {
    for (let count = 0; count < 100; count++)
      await enqueue(tx, { task: 'greet', payload: { count }, runAt: now })
  })
  const processes = [processWith([noting(0)]), processWith([noting(1)], other.db)]
  await Promise.all(processes.map(({ runDue }) => runDue()))
  expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, count) => count))
  expect(Math.min(...by)).toBeGreaterThan(0)
  await other.close()
})

test('a task that hangs leaves the others their turn', async () => {
  let release = () => {}
  const hanging = new Promise<void>((resolve) => {
    release = resolve
  })
  let done = 0
  const process = processWith([
    queued(
      async () => {
        await hanging
        return { ok: true }
      },
      { name: 'hang', atOnce: 2 },
    ),
    queued(async () => {
      done++
      return { ok: true }
    }),
  ])
  for (let count = 0; count < 5; count++) await enqueue(db, { task: 'hang', payload: {}, runAt: now })
  for (let count = 0; count < 20; count++) await enqueue(db, { task: 'greet', payload: {}, runAt: now })
  process.start()
  await expect.poll(() => done, slowly).toBe(20)
  await expect.poll(() => db.$count(jobs), slowly).toBe(5)
  release()
  await process.runDue()
  expect(await db.$count(jobs)).toBe(0)
  await process.stop()
})

test('a job of a dead process is due again after its lease, and the dead one settles nothing any more', async () => {
  await greet({})
  const wanted = [{ task: 'greet', slots: 1, lease: 60 }]
  const [lost] = await claimDue(db, wanted, now)
  if (!lost) throw new Error('nothing was due')
  later(59)
  expect(await claimDue(db, wanted, now)).toEqual([])
  later(1)
  expect(await claimDue(db, wanted, now)).toMatchObject([{ id: lost.id, attempts: 2 }])
  await removeDone(db, lost)
  expect(await db.$count(jobs)).toBe(1)
})

test('a job that kills its process at every try is given up unrun', async () => {
  await greet({})
  for (let tries = 0; tries < 4; tries++) {
    await claimDue(db, [{ task: 'greet', slots: 1, lease: 60 }], now)
    later(60)
  }
  let runs = 0
  await processWith([
    queued(async () => {
      runs++
      return { ok: true }
    }),
  ]).runDue()
  expect(runs).toBe(0)
  expect(await listDeadJobs(db)).toMatchObject([{ lastError: 'process died during the last try' }])
})

test('a database that is away is told once, and jobs go on when it is back', async () => {
  const cut = openDatabase('postgres://nobody@127.0.0.1:1/none', () => {})
  let target: Database = cut.db
  const switching = new Proxy({} as Database, {
    get: (_, name) => {
      const value = target[name as keyof Database]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  let runs = 0
  await greet({})
  const process = processWith(
    [
      queued(async () => {
        runs++
        return { ok: true }
      }),
    ],
    switching,
  )
  process.start()
  await expect.poll(() => logged.length, slowly).toBe(1)
  target = db
  await expect.poll(() => runs, slowly).toBe(1)
  expect(logged).toMatchObject([{ msg: 'due jobs can not be read' }])
  await process.stop()
  await cut.close()
})

test('a job whose answer is still to come is tried again without a word of failure', async () => {
  let tries = 0
  const process = processWith([
    queued(async () => {
      tries++
      return { ok: false, reason: 'not known yet', pending: true }
    }),
  ])
  await greet({ name: 'waits' })
  await process.runDue()
  later(11)
  await process.runDue()
  expect(tries).toBe(2)
  expect(logged).toEqual([])
})
