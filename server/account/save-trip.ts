import { mostSavedTrips } from '#domain/account/saved-trips.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { insertSaved, listSaved } from './saved-trip-store.ts'
import { holdTraveller } from './traveller-store.ts'
import type { SignedOut, WriteAsTraveller } from './write-as-traveller.ts'

export type SaveTrip = (
  traveller: Traveller,
  tripId: string,
) => Promise<{ ok: true } | { ok: false; reason: 'no such trip' | 'full' } | SignedOut>

/** A trip that is saved already is in order. */
export function createSaveTrip(deps: {
  writeAsTraveller: WriteAsTraveller
  clock: Clock
  isTrip: (id: string) => boolean
}): SaveTrip {
  const { writeAsTraveller, clock, isTrip } = deps
  return async (traveller, tripId) => {
    if (!isTrip(tripId)) return { ok: false, reason: 'no such trip' }
    return writeAsTraveller(traveller, async (tx) => {
      const at = clock.now()
      await holdTraveller(tx, { id: traveller.id, at })
      const saved = await listSaved(tx, traveller.id)
      if (saved.some((row) => row.tripId === tripId)) return { ok: true }
      if (saved.length >= mostSavedTrips) return { ok: false, reason: 'full' }
      await insertSaved(tx, traveller.id, [{ tripId, savedAt: at }])
      return { ok: true }
    })
  }
}
