import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import { findWallet, moveCredit } from './wallet-store.ts'

export type CreditPaidOut =
  | { ok: true; leftPaise: number }
  | { ok: false; reason: 'too much'; balancePaise: number }

/** Notes that credit was paid to the traveller by bank: it leaves the wallet and counts as given out no longer. */
export type PayOutCredit = (
  travellerId: string,
  amountPaise: number,
  by: Actor,
  why?: string,
) => Promise<CreditPaidOut>

export function createPayOutCredit({ db, clock }: { db: Database; clock: Clock }): PayOutCredit {
  return (travellerId, amountPaise, by, why) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const what = 'Paid out to your bank account'
      const out = { from: 'wallet', to: 'credits', reference: null, what } as const
      const isPaid = await moveCredit(tx, { travellerId, ...out, amountPaise, at })
      const { balancePaise } = await findWallet(tx, travellerId)
      if (!isPaid) return { ok: false, reason: 'too much', balancePaise }
      await writeLog(tx, at, {
        by,
        what: 'credit paid out',
        subject: { kind: 'traveller', id: travellerId },
        before: { balancePaise: balancePaise + amountPaise },
        after: { balancePaise },
        why,
      })
      return { ok: true, leftPaise: balancePaise }
    })
}
