import type { Order, Refund } from './order.ts'

/** An order as its status shows it. */
export function describeOrder(order: Order, withErrorContext: boolean): Record<string, unknown> {
  const { orderId, state, amount, expireAt, transactionId, errorCode, changedAt } = order
  const attempt = {
    transactionId,
    paymentMode: 'UPI_QR',
    timestamp: changedAt,
    amount,
    state,
    ...(state === 'COMPLETED' &&
      transactionId !== null && { rail: { type: 'UPI', utr: utrOf(transactionId) } }),
  }
  const failed = state === 'FAILED' && errorCode !== null
  return {
    orderId,
    state,
    amount,
    expireAt,
    paymentDetails: transactionId === null ? [] : [failed ? { ...attempt, errorCode } : attempt],
    ...(failed && withErrorContext
      ? {
          errorContext: {
            errorCode,
            detailedErrorCode: errorCode,
            source: 'CUSTOMER',
            stage: 'AUTHENTICATION',
            description: 'The payment was not made',
          },
        }
      : {}),
  }
}

/** A refund as its status shows it. */
export function describeRefund(refund: Refund): Record<string, unknown> {
  const { refundId, originalMerchantOrderId, amount, state, errorCode, changedAt } = refund
  const answer = { originalMerchantOrderId, amount, state, timestamp: changedAt, refundId }
  return errorCode === null ? answer : { ...answer, errorCode }
}

/** Twelve digits, as banks give them. */
function utrOf(transactionId: string): string {
  return transactionId.replace(/\D/g, '').slice(-12).padStart(12, '6')
}
