import type { PhonePe, RefundAnswer } from '../../phonepe/phonepe.ts'
import type { Refund } from '../payments/payment-store.ts'
import { attemptId } from './queue-refund.ts'

/**
 * Sends a refund unless PhonePe has it. What was sent may have arrived although its answer did not: so it is asked for before and, as PhonePe also refuses an id
 * that it has, after a refusal.
 */
export async function askRefund(phonepe: PhonePe, refund: Refund): Promise<RefundAnswer> {
  const { merchantRefundId, merchantOrderId, amountPaise } = refund
  if (merchantOrderId === null) throw new Error('what is paid back by hand is none of PhonePe’s')
  const known = await phonepe.refundStatus(merchantRefundId)
  if (known.ok || known.reason !== 'not found') return known
  const sent = await phonepe.refund({ merchantRefundId, merchantOrderId, amountPaise })
  if (sent.ok || sent.reason !== 'refused') return sent
  const now = await phonepe.refundStatus(merchantRefundId)
  return now.ok || now.reason === 'unknown' ? now : sent
}

/** The id of an earlier attempt at the same sum that PhonePe has after all: then this one must not be sent. */
export async function findEarlier(phonepe: PhonePe, refund: Refund): Promise<string | 'none' | 'unknown'> {
  for (let attempt = 1; attempt < refund.attempt; attempt++) {
    const earlier = attemptId(refund, attempt)
    const answer = await phonepe.refundStatus(earlier)
    if (answer.ok && answer.state !== 'FAILED') return earlier
    if (!answer.ok && answer.reason !== 'not found') return 'unknown'
  }
  return 'none'
}
