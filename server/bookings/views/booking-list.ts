import type { Trip } from '#domain/trips/trip.ts'
import type { Booking } from '../booking-store.ts'

/** The lists of /my-trips. */
export type BookingList = 'upcoming' | 'past' | 'cancelled'

const over = new Set(['cancelled', 'refunding', 'refunded'])

export function listOf({ status, terms }: Pick<Booking, 'status' | 'terms'>, today: string): BookingList {
  if (over.has(status)) return 'cancelled'
  return status === 'completed' || terms.endDate < today ? 'past' : 'upcoming'
}

/** Stands in for the picture of a trip that left the catalogue. */
const otherScene = 'ladakh/day'

export function coverOf(trip: Trip | null): Trip['cover'] | typeof otherScene {
  return trip?.cover ?? otherScene
}
