import { addDays } from '#domain/calendar/calendar-date.ts'
import type { Trip } from './trip.ts'

/** Fees, permits and visas change within a year. */
const daysThatHold = 365

export function areFactsOld({ sourcesUntil }: Pick<Trip['facts'], 'sourcesUntil'>, today: string): boolean {
  return sourcesUntil < addDays(today, -daysThatHold)
}

/** One line that names the trips whose newest source is more than a year old. */
export function factsToCheck(trips: Pick<Trip, 'id' | 'facts'>[], today: string): string[] {
  const old = trips.filter(({ facts }) => areFactsOld(facts, today)).map(({ id }) => id)
  if (old.length === 0) return []
  const which = old.length === 1 ? 'the facts of 1 trip have' : `the facts of ${old.length} trips have`
  return [`${which} sources more than a year old: check them and change sourcesUntil: ${old.join(', ')}`]
}
