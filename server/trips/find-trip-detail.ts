import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/clock.ts'
import { type Packages, packagesOf } from '#domain/package.ts'
import type { Trip } from '#domain/trip.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { plannable } from '../catalogue/plannable.ts'
import { listDepartures } from '../departures/list-departures.ts'
import type { OfferedDeparture } from '../departures/offered-departure.ts'

export type TripDetail = { trip: Trip; packages: Packages; departures: OfferedDeparture[] }

/** A trip with its packages, the default one included, and the departures that are on offer today. */
export async function findTripDetail(
  deps: { db: Database; clock: Clock; catalogue: Catalogue },
  id: string,
): Promise<TripDetail | null> {
  const trip = deps.catalogue.findTrip(id)
  if (!trip) return null
  return { trip, packages: packagesOf(trip), departures: await listDepartures(deps, plannable(trip)) }
}
