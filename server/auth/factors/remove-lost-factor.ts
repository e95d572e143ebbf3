import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { TellTraveller } from '../../account/tell-traveller.ts'
import { writeLog } from '../../audit/write-log.ts'
import { holdUser } from '../sessions/login-store.ts'
import { findUserByPhone } from '../users/user-store.ts'
import { listFactors } from './factor-store.ts'
import { takeFactorsAway } from './take-factors-away.ts'

export type LostFactorRemoved = { ok: true } | { ok: false; reason: 'no account' | 'no factor' }

/** For a traveller who lost the device with the authenticator app. Who is signed in stays so, as one who has shown no second factor. */
export type RemoveLostFactor = (phone: string, by: Actor, why?: string) => Promise<LostFactorRemoved>

export function createRemoveLostFactor(deps: {
  db: Database
  clock: Clock
  tellTraveller: TellTraveller
}): RemoveLostFactor {
  const { db, clock, tellTraveller } = deps
  return (phone, by, why) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const user = await findUserByPhone(tx, phone)
      // Held, so that of two who do it at once one finds it done.
      if (!user || !(await holdUser(tx, user.id))) return { ok: false, reason: 'no account' }
      const factors = await listFactors(tx, user.id)
      const confirmed = factors.filter(({ verifiedAt }) => verifiedAt !== null)
      if (confirmed.length === 0) return { ok: false, reason: 'no factor' }
      await takeFactorsAway(tx, { user, factors, at }, tellTraveller)
      await writeLog(tx, at, {
        by,
        what: 'second factor removed',
        subject: { kind: 'traveller', id: user.id },
        before: { factors: confirmed.length },
        after: { factors: 0 },
        why,
      })
      return { ok: true }
    })
}
