import type { Database } from '#database/client.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { deleteSaved } from './saved-trip-store.ts'

/** A trip that is not saved, or no trip at all, is in order. */
export type RemoveSavedTrip = (traveller: Traveller, tripId: string) => Promise<void>

export function createRemoveSavedTrip({ db }: { db: Database }): RemoveSavedTrip {
  return async ({ id }, tripId) => {
    // PostgreSQL takes no NUL in a text.
    if (!tripId.includes('\0')) await deleteSaved(db, id, tripId)
  }
}
