import type { Database } from '#database/client.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { listSaved } from './saved-trip-store.ts'

/** All that hearts on cards need; the newest first. */
export type ListSavedIds = (traveller: Traveller) => Promise<string[]>

export function createListSavedIds(deps: { db: Database; isTrip: (id: string) => boolean }): ListSavedIds {
  return async ({ id }) => (await listSaved(deps.db, id)).map(({ tripId }) => tripId).filter(deps.isTrip)
}
