import { nextMidnightInIndia } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs/job.ts'
import type { EraseOldData } from './erase-old-data.ts'

const hoursPastMidnight = 2

/** What has been kept long enough is erased every night at 02:00 in India. */
export function retentionJobs({ eraseOldData }: { eraseOldData: EraseOldData }): Job[] {
  return [
    { on: 'one-process', name: 'erase old data', nextRun: nextNight, leaseSeconds: 3600, run: eraseOldData },
  ]
}

function nextNight(now: Date): Date {
  const shift = hoursPastMidnight * 3600_000
  return new Date(nextMidnightInIndia(new Date(now.getTime() - shift)).getTime() + shift)
}
