export type State = 'PENDING' | 'COMPLETED' | 'FAILED'

/** Amounts are paise, moments milliseconds since 1970. */
export type Order = {
  merchantOrderId: string
  orderId: string
  /** Stands in the address of its payment page. */
  pageToken: string
  amount: number
  message: string
  redirectUrl: string
  createdAt: number
  expireAt: number
  state: State
  /** Of the one attempt to pay; null while nobody has tried. */
  transactionId: string | null
  errorCode: string | null
  changedAt: number
  /** Stays pending beyond its expiry, which the real one never should. */
  neverExpires: boolean
}

export type Refund = {
  merchantRefundId: string
  refundId: string
  originalMerchantOrderId: string
  amount: number
  state: State
  errorCode: string | null
  createdAt: number
  changedAt: number
  /** What becomes of it by itself, and when. */
  outcome: State
  outcomeAt: number
}
