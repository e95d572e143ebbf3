import { addDays } from '#domain/calendar/calendar-date.ts'
import type { Trip } from './trip.ts'

/** Fees, permits and visas change within a year. */
const daysThatHold = 365

/** One line that names the trips whose facts were last checked more than a year ago. */
export function factsToCheck(trips: Pick<Trip, 'id' | 'facts'>[], today: string): string[] {
  const oldest = addDays(today, -daysThatHold)
  const old = trips.filter(({ facts }) => facts.checkedOn < oldest).map(({ id }) => id)
  if (old.length === 0) return []
  const which = old.length === 1 ? 'the facts of 1 trip were' : `the facts of ${old.length} trips were`
  return [`${which} last checked more than a year ago: check them and write checkedOn: ${old.join(', ')}`]
}
