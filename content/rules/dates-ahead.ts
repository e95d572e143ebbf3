import { addDays } from '#domain/calendar-date.ts'
import type { Problem, Source } from '../problem.ts'

/** How long before a list of dates runs out somebody is told. */
const noticeDays = 92

/** A trip with a list of dates still has one in three months. Rules never run out. */
export function checkDatesAhead({ trips, today }: Source): Problem[] {
  if (today === null) return []
  const day = addDays(today, noticeDays)
  return trips.flatMap(({ file, value: { departures } }): Problem[] => {
    if (!departures || !('dates' in departures)) return []
    if (departures.dates.some(({ start }) => start > day)) return []
    return [{ file, field: 'departures.dates', message: `the dates run out: add one after ${day}` }]
  })
}
