import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextFill } from './departures/jobs.ts'
import { startJobs } from './jobs.ts'
import { createLog } from './log.ts'

const log = createLog('silent')
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T18:32:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A job of this kind that notes in India's time when it ran; the given runs fail. */
function noting(kind: { everySeconds: number } | { nextRun: (now: Date) => Date }, failing: number[] = []) {
  const ran: string[] = []
  const run = async () => {
    ran.push(new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(5, 19))
    if (failing.includes(ran.length)) throw new Error('no database')
  }
  return { ran, job: { name: 'noting', run, ...kind } }
}

test('a daily job runs at start and at 00:05 in India every day', async () => {
  const { ran, job } = noting({ nextRun: nextFill })
  const jobs = startJobs([job], log)
  await vi.advanceTimersByTimeAsync(50 * 3600_000)
  await jobs.stop()
  expect(ran).toEqual(['11-16T00:02:00', '11-16T00:05:00', '11-17T00:05:00', '11-18T00:05:00'])
})

test('a daily job that fails is tried again a minute later', async () => {
  const { ran, job } = noting({ nextRun: nextFill }, [1, 2])
  const jobs = startJobs([job], log)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await jobs.stop()
  expect(ran).toEqual(['11-16T00:02:00', '11-16T00:03:00', '11-16T00:04:00', '11-16T00:05:00'])
})

test('a job of seconds waits that long after each end, also after a failure, and stops', async () => {
  const { ran, job } = noting({ everySeconds: 5 }, [2])
  const jobs = startJobs([job], log)
  await vi.advanceTimersByTimeAsync(12_000)
  await jobs.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ran).toEqual(['11-16T00:02:00', '11-16T00:02:05', '11-16T00:02:10'])
})

test('the next fill lies strictly ahead', () => {
  const next = (moment: string) => nextFill(new Date(moment)).toISOString()
  expect(next('2026-11-15T18:34:59.999Z')).toBe('2026-11-15T18:35:00.000Z')
  expect(next('2026-11-15T18:35:00.000Z')).toBe('2026-11-16T18:35:00.000Z')
})
