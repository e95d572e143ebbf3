import { everyDayInIndia } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs/job.ts'
import type { CheckBooks } from './check-books.ts'
import { checkBooksJob } from './last-comparison.ts'

const nextCheck = everyDayInIndia(3)

/** The books are compared every night at 03:00 in India. */
export function booksJobs({ checkBooks }: { checkBooks: CheckBooks }): Job[] {
  return [{ on: 'one-process', name: checkBooksJob, nextRun: nextCheck, leaseSeconds: 3600, run: checkBooks }]
}
