import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/clock.ts'
import type { Trip } from '#domain/trip.ts'
import { plannable } from '../catalogue/plannable.ts'
import { nextDepartures } from '../departures/next-departures.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { type TripCardData, tripCard } from './trip-card.ts'

export type ListCards = (trips: readonly Trip[]) => Promise<TripCardData[]>

/** Cards of the given trips, with their real seats in one query. */
export function createListCards(deps: { db: Database; clock: Clock; picture: ResolvePicture }): ListCards {
  return async (trips) => {
    const next = await nextDepartures(deps, trips.map(plannable))
    return trips.map((trip) => tripCard(trip, next.get(trip.id), deps.picture))
  }
}
