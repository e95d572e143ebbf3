import { nextMidnightInIndia } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs.ts'
import { type FillDeps, fillDepartures } from './fill-departures.ts'

const minutesPastMidnight = 5

/** Fills departures at start and every day at 00:05 in India. */
export function departuresJob(deps: FillDeps): Job {
  return { name: 'fill departures', nextRun: nextFill, run: () => fillDepartures(deps) }
}

export function nextFill(now: Date): Date {
  const shift = minutesPastMidnight * 60_000
  return new Date(nextMidnightInIndia(new Date(now.getTime() - shift)).getTime() + shift)
}
