import { nextMidnightInIndia } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs.ts'

const minutesPastMidnight = 5

/** Departures are filled at start and every day at 00:05 in India. */
export function departureJobs({ fillDepartures }: { fillDepartures: () => Promise<unknown> }): Job[] {
  return [{ name: 'fill departures', nextRun: nextFill, run: fillDepartures }]
}

export function nextFill(now: Date): Date {
  const shift = minutesPastMidnight * 60_000
  return new Date(nextMidnightInIndia(new Date(now.getTime() - shift)).getTime() + shift)
}
