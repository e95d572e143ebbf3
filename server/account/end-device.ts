import type { Database } from '#database/client.ts'
import { deleteSession } from '../auth/sessions/session-store.ts'
import type { Traveller } from '../identity/identify-traveller.ts'
import { isUuid } from '../identity/read-claims.ts'

/** Signs a device out; false when the traveller has no such device. */
export type EndDevice = (traveller: Traveller, id: string) => Promise<boolean>

export function createEndDevice({ db }: { db: Database }): EndDevice {
  return async (traveller, id) => isUuid(id) && deleteSession(db, { id, userId: traveller.id })
}
