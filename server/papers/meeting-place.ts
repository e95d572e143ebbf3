import { briefly } from '#domain/trips/describe-facts.ts'
import type { Trip } from '#domain/trips/trip.ts'

/** 'Hotel Snow View, Manali, 12:00 noon'; null for a trip that left the catalogue. */
export function meetingPlaceOf(trip: Trip | null): string | null {
  if (!trip) return null
  const { place, time } = trip.facts.meet
  return `${briefly(place)}, ${time}`
}
