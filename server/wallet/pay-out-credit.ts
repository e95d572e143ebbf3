import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { takeApproval } from '../approvals/take-approval.ts'
import { writeLog } from '../audit/write-log.ts'
import { lockWallet, moveCredit } from './wallet-store.ts'

export type CreditPaidOut =
  | { ok: true; leftPaise: number }
  | { ok: false; reason: 'too much'; balancePaise: number }
  | { ok: false; reason: 'needs two persons' }

/**
 * Notes that credit was paid to the traveller by bank: it leaves the wallet and counts as given out no longer. Of the staff it takes two persons: `approval` is the id under which the second
 * has agreed.
 */
export type PayOutCredit = (
  travellerId: string,
  amountPaise: number,
  by: Actor,
  why?: string,
  approval?: string,
) => Promise<CreditPaidOut>

export function createPayOutCredit({ db, clock }: { db: Database; clock: Clock }): PayOutCredit {
  return (travellerId, amountPaise, by, why, approval) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const { balancePaise: before } = await lockWallet(tx, travellerId)
      if (amountPaise > before) return { ok: false, reason: 'too much', balancePaise: before }
      const agreed = { kind: 'pay-out', subjectId: travellerId, sumPaise: amountPaise } as const
      if (by.kind !== 'command line' && !(await takeApproval(tx, approval, agreed, at)))
        return { ok: false, reason: 'needs two persons' }
      const what = 'paid out'
      const out = { from: 'wallet', to: 'credits', reference: null, what } as const
      const balancePaise = before - amountPaise
      if (!(await moveCredit(tx, { travellerId, ...out, amountPaise, at })))
        throw new Error('credit moved although its wallet was held')
      await writeLog(tx, at, {
        by,
        what: 'credit paid out',
        subject: { kind: 'traveller', id: travellerId },
        before: { balancePaise: before },
        after: { balancePaise },
        why,
      })
      return { ok: true, leftPaise: balancePaise }
    })
}
