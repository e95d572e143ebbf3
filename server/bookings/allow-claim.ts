import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import { forgetClaimTries, lockBooking } from './booking-store.ts'

/** `not waiting`: there is no such booking, or somebody has it. */
export type ClaimAllowed = { ok: true } | { ok: false; reason: 'not waiting' }

/** For those who write to us once their tries are used up: a guest's booking can be opened anew with what it was made with. */
export type AllowClaim = (reference: string, by: Actor, why?: string) => Promise<ClaimAllowed>

export function createAllowClaim({ db, clock }: { db: Database; clock: Clock }): AllowClaim {
  return (reference, by, why) =>
    db.transaction(async (tx) => {
      const booking = await lockBooking(tx, reference)
      if (!booking || booking.travellerId) return { ok: false, reason: 'not waiting' }
      await forgetClaimTries(tx, reference)
      await writeLog(tx, clock.now(), {
        by,
        what: 'claim allowed',
        subject: { kind: 'booking', id: reference },
        before: { tries: booking.claimTries },
        after: { tries: 0 },
        why,
      })
      return { ok: true }
    })
}
