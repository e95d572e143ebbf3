import { nextMidnightInIndia } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs/job.ts'
import type { CheckBooks } from './check-books.ts'

const hoursPastMidnight = 3

/** The books are compared every night at 03:00 in India. */
export function booksJobs({ checkBooks }: { checkBooks: CheckBooks }): Job[] {
  return [{ on: 'one-process', name: 'check books', nextRun: nextCheck, leaseSeconds: 3600, run: checkBooks }]
}

function nextCheck(now: Date): Date {
  const shift = hoursPastMidnight * 3600_000
  return new Date(nextMidnightInIndia(new Date(now.getTime() - shift)).getTime() + shift)
}
