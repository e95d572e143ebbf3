import { findPackage, packagesOf } from './package.ts'
import { partyTermsOf } from './party.ts'
import type { Trip } from './trip.ts'

/** Whether two share what this package sells, so that an odd number of guests leaves somebody alone. */
export function isByTwos(trip: Trip | null, packageId: string): boolean {
  const chosen = trip && findPackage(packagesOf(trip), packageId)
  return chosen ? partyTermsOf(trip.facts, chosen).pairs : false
}

/** All packages that are sold by twos. */
export function byTwosOf(trips: readonly Trip[]): { tripId: string; packageId: string }[] {
  return trips.flatMap((trip) =>
    packagesOf(trip)
      .filter(({ id }) => isByTwos(trip, id))
      .map(({ id }) => ({ tripId: trip.id, packageId: id })),
  )
}
