import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { findWallet, moveCredit } from './wallet-store.ts'

/** Notes that credit was paid to the traveller by bank: it leaves the wallet and counts as given out no longer. */
export type PayOutCredit = (
  travellerId: string,
  amountPaise: number,
) => Promise<{ ok: true; leftPaise: number } | { ok: false; reason: 'too much'; balancePaise: number }>

export function createPayOutCredit({ db, clock }: { db: Database; clock: Clock }): PayOutCredit {
  return (travellerId, amountPaise) =>
    db.transaction(async (tx) => {
      const what = 'Paid out to your bank account'
      const out = { from: 'wallet', to: 'credits', reference: null, what } as const
      const isPaid = await moveCredit(tx, { travellerId, ...out, amountPaise, at: clock.now() })
      const { balancePaise } = await findWallet(tx, travellerId)
      return isPaid ? { ok: true, leftPaise: balancePaise } : { ok: false, reason: 'too much', balancePaise }
    })
}
