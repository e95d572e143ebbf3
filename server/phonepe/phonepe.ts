/** PhonePe as the rest of the server sees it. Amounts are whole paise; ids are 1 to 63 of `[A-Za-z0-9_-]`. */

export type OrderState = 'PENDING' | 'COMPLETED' | 'FAILED'

/** No definite answer: no network, no time, a failure of theirs, or words that can't be read. What was asked for may have happened. */
export type Unknown = { ok: false; reason: 'unknown' }
/** A definite no: what was asked for has not happened. */
export type Refused = { ok: false; reason: 'refused'; message: string }
export type NotFound = { ok: false; reason: 'not found' }

/** After `unknown`, `orderStatus` says whether the order exists; until then it is not tried again. */
export type PayAnswer = { ok: true; orderId: string; redirectUrl: string; expireAt: Date } | Refused | Unknown

export type OrderStatus =
  | {
      ok: true
      state: OrderState
      amountPaise: number
      orderId: string
      transactionId: string | null
      paymentMode: string | null
      /** The UTR, where a bank has given one. */
      bankReference: string | null
      errorCode: string | null
    }
  | NotFound
  | Unknown

/** `refused` answers a refund, `not found` a question for its status. */
export type RefundAnswer =
  | { ok: true; refundId: string; state: OrderState; amountPaise: number }
  | Refused
  | NotFound
  | Unknown

export type NewOrder = {
  merchantOrderId: string
  amountPaise: number
  /** PhonePe takes 300 to 3600; what lies beyond is brought to the nearer end. */
  expireAfterSeconds: number
  /** What the traveller reads on the payment page. */
  message: string
  /** Where the traveller comes back to. */
  redirectUrl: string
}

export type NewRefund = { merchantRefundId: string; merchantOrderId: string; amountPaise: number }

export type PhonePe = {
  pay: (order: NewOrder) => Promise<PayAnswer>
  orderStatus: (merchantOrderId: string) => Promise<OrderStatus>
  refund: (refund: NewRefund) => Promise<RefundAnswer>
  refundStatus: (merchantRefundId: string) => Promise<RefundAnswer>
}
