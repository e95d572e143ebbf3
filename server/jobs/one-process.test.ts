import { beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#database/client.ts'
import { jobs } from '#database/schema/jobs.ts'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { createLog } from '../log.ts'
import { createJobs } from './create-jobs.ts'
import type { OneProcessJob } from './job.ts'
import { claimDue } from './job-store.ts'

const { db, url } = await openTestDatabase()
const start = new Date('2026-11-15T06:00:00Z')
let now = start
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
beforeEach(async () => {
  await db.delete(jobs)
  now = start
})

function processWith(job: OneProcessJob, on: Database = db) {
  return createJobs({ jobs: [job], db: on, clock: { now: () => now }, log: createLog('silent') })
}

test('a periodic job of one process runs once a turn among two, and on the next start waits for its turn', async () => {
  const other = openDatabase(url, () => {})
  const ran: [string, string][] = []
  const hourly = (by: string): OneProcessJob => ({
    on: 'one-process',
    name: 'books',
    leaseSeconds: 60,
    everySeconds: 3600,
    run: async () => ran.push([by, now.toISOString().slice(11, 16)]),
  })
  const both = [processWith(hourly('one')), processWith(hourly('two'), other.db)]
  const pass = () => Promise.all(both.map(({ runDue }) => runDue()))
  await pass()
  later(3599)
  await pass()
  expect(ran.map(([, time]) => time)).toEqual(['06:00'])
  later(1)
  await pass()
  await processWith(hourly('three')).runDue()
  expect(ran.map(([, time]) => time)).toEqual(['06:00', '07:00'])
  await processWith({ ...hourly('four'), everySeconds: 60 }).runDue()
  later(60)
  await processWith(hourly('five')).runDue()
  expect(ran.map(([, time]) => time)).toEqual(['06:00', '07:00', '07:01'])
  await other.close()
})

test('a turn that fails is taken again after a minute, one whose process died after its lease', async () => {
  let fails = true
  const ran: number[] = []
  const daily: OneProcessJob = {
    on: 'one-process',
    name: 'books',
    leaseSeconds: 120,
    everySeconds: 86_400,
    run: async () => {
      ran.push((now.getTime() - start.getTime()) / 1000)
      if (fails) throw new Error('no')
    },
  }
  const process = processWith(daily)
  await process.runDue()
  later(59)
  await process.runDue()
  fails = false
  later(1)
  await process.runDue()
  expect(ran).toEqual([0, 60])
  later(86_400)
  await claimDue(db, [{ task: 'books', slots: 1, lease: 120 }], now)
  await process.runDue()
  later(120)
  await process.runDue()
  expect(ran).toEqual([0, 60, 86_400 + 60 + 120])
})
