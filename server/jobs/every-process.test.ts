import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../tests/setup/database.ts'
import { systemClock } from '../clock.ts'
import { nextFill } from '../departures/jobs.ts'
import { createLog } from '../log.ts'
import { createJobs } from './create-jobs.ts'
import type { EveryProcessJob } from './job.ts'

const { db } = await openTestDatabase()
const log = createLog('silent')
beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-15T18:32:00Z'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A job of this kind that notes in India's time when it ran; the given runs fail. */
function noting(kind: { everySeconds: number } | { nextRun: (now: Date) => Date }, failing: number[] = []) {
  const ran: string[] = []
  // Fails at once, not by a promise: the hardest case.
  const run = () => {
    ran.push(new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(5, 19))
    if (failing.includes(ran.length)) throw new Error('no database')
    return Promise.resolve()
  }
  return { ran, job: { on: 'every-process' as const, name: 'noting', run, ...kind } }
}

function start(job: EveryProcessJob, clock = systemClock) {
  const jobs = createJobs({ jobs: [job], db, clock, log })
  jobs.start()
  return jobs
}

test('a daily job runs at start and at 00:05 in India every day', async () => {
  const { ran, job } = noting({ nextRun: nextFill })
  const jobs = start(job)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  for (const day of [16, 17]) {
    vi.setSystemTime(new Date(`2026-11-${day}T18:34:57Z`))
    await vi.advanceTimersByTimeAsync(10_000)
  }
  await jobs.stop()
  expect(ran).toEqual(['11-16T00:02:00', '11-16T00:05:00', '11-17T00:05:00', '11-18T00:05:00'])
})

test('a daily job that fails is tried again a minute later', async () => {
  const { ran, job } = noting({ nextRun: nextFill }, [1, 2])
  const jobs = start(job)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await jobs.stop()
  expect(ran).toEqual(['11-16T00:02:00', '11-16T00:03:00', '11-16T00:04:00', '11-16T00:05:00'])
})

test('a job of seconds waits that long after each beginning, also after a failure, and stops', async () => {
  const { ran, job } = noting({ everySeconds: 5 }, [2])
  const jobs = start(job)
  await vi.advanceTimersByTimeAsync(12_000)
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ran).toEqual(['11-16T00:02:00', '11-16T00:02:05', '11-16T00:02:10'])
})

test('a clock that jumps a day ahead makes a daily job due within a second', async () => {
  let shift = 0
  const { ran, job } = noting({ nextRun: nextFill })
  const jobs = start(job, { now: () => new Date(Date.now() + shift) })
  await vi.advanceTimersByTimeAsync(0)
  shift = 24 * 3600_000
  await vi.advanceTimersByTimeAsync(1000)
  await jobs.stop()
  expect(ran).toHaveLength(2)
})

test('a job never runs twice at once, and stop waits for its end', async () => {
  let starts = 0
  let end = () => {}
  const jobs = start({
    on: 'every-process',
    name: 'slow',
    everySeconds: 1,
    run: () => {
      starts++
      return new Promise<void>((resolve) => {
        end = resolve
      })
    },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(starts).toBe(1)
  let stopped = false
  const stop = jobs.stop().then(() => {
    stopped = true
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(stopped).toBe(false)
  end()
  await stop
  expect(starts).toBe(1)
})

test('the next fill lies strictly ahead', () => {
  const next = (moment: string) => nextFill(new Date(moment)).toISOString()
  expect(next('2026-11-15T18:34:59.999Z')).toBe('2026-11-15T18:35:00.000Z')
  expect(next('2026-11-15T18:35:00.000Z')).toBe('2026-11-16T18:35:00.000Z')
})
