import { mostSavedTrips } from '#domain/account/saved-trips.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { insertSaved, listSaved } from './saved-trip-store.ts'
import { holdTraveller } from './traveller-store.ts'
import type { SignedOut, WriteAsTraveller } from './write-as-traveller.ts'

/** Adds what a visitor saved, the oldest first, and answers all that is saved, the newest first. */
export type MergeSavedTrips = (
  traveller: Traveller,
  tripIds: readonly string[],
) => Promise<{ ok: true; tripIds: string[] } | SignedOut>

/** What is no trip, or finds no room, is left out: first the oldest. */
export function createMergeSavedTrips(deps: {
  writeAsTraveller: WriteAsTraveller
  clock: Clock
  isTrip: (id: string) => boolean
}): MergeSavedTrips {
  const { writeAsTraveller, clock, isTrip } = deps
  return (traveller, tripIds) =>
    writeAsTraveller(traveller, async (tx) => {
      const at = clock.now()
      await holdTraveller(tx, { id: traveller.id, at })
      const saved = await listSaved(tx, traveller.id)
      const known = new Set(saved.map(({ tripId }) => tripId))
      const wanted = [...new Set(tripIds)].filter((id) => isTrip(id) && !known.has(id)).reverse()
      const rows = wanted
        .slice(0, Math.max(0, mostSavedTrips - saved.length))
        // A millisecond apart, so that their order stays.
        .map((tripId, i) => ({ tripId, savedAt: new Date(at.getTime() - i) }))
      await insertSaved(tx, traveller.id, rows)
      const all = await listSaved(tx, traveller.id)
      return { ok: true, tripIds: all.map(({ tripId }) => tripId).filter(isTrip) }
    })
}
