import type { Trip } from '#domain/trips/trip.ts'

/** Where the route begins, 'Manali, Himachal Pradesh'; null for a trip that left the catalogue. */
export function meetingPlaceOf(trip: Trip | null): string | null {
  const first = trip?.route[0]?.place
  if (!first) return null
  return first.name === first.state ? first.name : `${first.name}, ${first.state || first.country}`
}
