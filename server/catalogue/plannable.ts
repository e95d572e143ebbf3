import type { PlannableTrip } from '#domain/departures/departure.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import type { Trip } from '#domain/trips/trip.ts'

/** What the schedule needs to know of a trip. */
export function plannable(trip: Trip): PlannableTrip {
  return { id: trip.id, kind: trip.kind, departures: trip.departures, days: trip.itinerary.length }
}

/** The default package's price per person, in rupees. */
export function defaultPrice(trip: Trip): number {
  return cardPriceOf(trip).price
}
