import { nextMidnightInIndia } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs/job.ts'
import type { FillDepartures } from './fill-departures.ts'

const minutesPastMidnight = 5

/** Departures are filled every day at 00:05 in India. */
export function departureJobs({ fillDepartures }: { fillDepartures: FillDepartures }): Job[] {
  return [
    {
      on: 'one-process',
      name: 'fill departures',
      nextRun: nextFill,
      leaseSeconds: 300,
      run: () => fillDepartures(),
    },
  ]
}

export function nextFill(now: Date): Date {
  const shift = minutesPastMidnight * 60_000
  return new Date(nextMidnightInIndia(new Date(now.getTime() - shift)).getTime() + shift)
}
