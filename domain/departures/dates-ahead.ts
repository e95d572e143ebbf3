import { addDays } from '#domain/calendar/calendar-date.ts'
import type { Trip } from '#domain/trips/trip.ts'

/** How long before a list of dates runs out somebody is told. */
const noticeDays = 92

/** Says which trips with a list of dates have none left in three months. Rules never run out. */
export function datesThatRunOut(trips: Pick<Trip, 'id' | 'departures'>[], today: string): string[] {
  const day = addDays(today, noticeDays)
  return trips.flatMap(({ id, departures }) => {
    if (!departures || !('dates' in departures) || departures.dates.some(({ start }) => start > day))
      return []
    return [`the dates of trip ${id} run out: add one after ${day}`]
  })
}
