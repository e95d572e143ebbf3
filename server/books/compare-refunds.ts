import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { formatPaise } from '#domain/money/money.ts'
import { findRefund, type Refund } from '../bookings/payments/payment-store.ts'
import type { PhonePe, RefundAnswer } from '../phonepe/phonepe.ts'
import { type Compared, compareAll, underWay, type Verdict } from './compared.ts'

export type CompareRefunds = (refunds: Refund[]) => Promise<Compared>

export function createCompareRefunds(deps: { db: Database; clock: Clock; phonepe: PhonePe }): CompareRefunds {
  const { db, clock, phonepe } = deps
  async function judge({ merchantRefundId }: Refund): Promise<Verdict> {
    const theirs = await phonepe.refundStatus(merchantRefundId)
    if (!theirs.ok && theirs.reason !== 'not found') return 'no answer'
    const ours = await findRefund(db, merchantRefundId)
    if (!ours) return { difference: `Refund ${merchantRefundId} is gone from our books.`, again: false }
    return judgeRefund(ours, theirs, clock.now())
  }
  return (refunds) => compareAll(refunds, ({ merchantRefundId }) => merchantRefundId, judge)
}

function judgeRefund(ours: Refund, theirs: RefundAnswer, now: Date): Verdict {
  const { merchantRefundId, state, amountPaise, createdAt, acceptedAt } = ours
  const said = theirs.ok ? `${theirs.state} with ${formatPaise(theirs.amountPaise)}` : 'not found'
  const differs = (again: boolean): Verdict => ({
    difference: `Refund ${merchantRefundId} of ${formatPaise(amountPaise)} is ${state} in our books, at PhonePe it is ${said}.`,
    again,
  })
  if (theirs.ok && theirs.amountPaise !== amountPaise) return differs(false)
  switch (state) {
    case 'completed':
      return theirs.ok && theirs.state === 'COMPLETED' ? 'agrees' : differs(false)
    case 'failed':
      return theirs.ok && theirs.state !== 'FAILED' ? differs(false) : 'agrees'
    case 'due':
    case 'pending': {
      if (now.getTime() - (acceptedAt ?? createdAt).getTime() < underWay) return 'agrees'
      // Accepted and not finished can last for days.
      return theirs.ok && theirs.state === 'PENDING' ? 'agrees' : differs(true)
    }
  }
}
