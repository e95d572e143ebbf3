import type { Trip } from '../../domain/trips/trip.ts'

/**
 * So many trips, all at home: the real ones over and over, under other ids. A trip that is the same as before has the same copies, so that what is made of them need not be made
 * again.
 */
export function growTrips(count: number): (trips: readonly Trip[]) => Trip[] {
  const known = new WeakMap<Trip, Map<number, Trip>>()
  function copyOf(trip: Trip, round: number): Trip {
    const copies = known.get(trip) ?? new Map<number, Trip>()
    known.set(trip, copies)
    const copy = copies.get(round) ?? makeCopy(trip, round)
    copies.set(round, copy)
    return copy
  }
  return (trips) => {
    const atHome = trips.filter(({ country }) => country === 'India')
    return Array.from({ length: count }, (_, i) => {
      const trip = atHome[i % atHome.length] as Trip
      const round = Math.floor(i / atHome.length)
      return round === 0 ? trip : copyOf(trip, round)
    })
  }
}

/** A little worse and a few rupees apart: the first page shows different trips, as in a real catalogue. */
function makeCopy(trip: Trip, round: number): Trip {
  const rating = trip.rating && { ...trip.rating, average: Math.round(trip.rating.average * 10 - 1) / 10 }
  return { ...trip, id: `${trip.id}-${round}`, rating, price: trip.price + (round % 90) * 10 }
}
