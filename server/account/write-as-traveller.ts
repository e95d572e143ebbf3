import type { Database } from '#database/client.ts'
import { holdLogin } from '../auth/sessions/login-store.ts'
import type { Traveller } from '../identity/identify-traveller.ts'

/** Of a session that ended while the request was under way. */
export type SignedOut = { ok: false; reason: 'signed out' }

/** Does the work in one transaction, unless the session ended meanwhile. The work is given the traveller's phone of now. */
export type WriteAsTraveller = <Answer>(
  traveller: Traveller,
  work: (tx: Database, phone: string) => Promise<Answer>,
) => Promise<Answer | SignedOut>

/**
 * With our own logins the user is held while the work is done: a deletion of the account waits for it, and whoever waits for a
 * deletion writes nothing after it. Logins of a hosted project can't be held.
 */
export function createWriteAsTraveller(deps: { db: Database; ownLogins: boolean }): WriteAsTraveller {
  const { db, ownLogins } = deps
  return (traveller, work) =>
    db.transaction(async (tx) => {
      const { id: userId, sessionId } = traveller
      const held = ownLogins ? await holdLogin(tx, { userId, sessionId }) : traveller
      return held ? work(tx, held.phone) : { ok: false, reason: 'signed out' }
    })
}
