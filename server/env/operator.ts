import * as v from 'valibot'
import { toPaise } from '#domain/money/money.ts'
import { defineConcern } from './concern.ts'
import { mailAddress, phoneDigits } from './values.ts'

/** What stands in place of the sample numbers of content/site.ts, and what one of the staff may send back alone. */
export type OperatorSettings = {
  email?: string
  phone?: string
  whatsapp?: string
  /** Of one booking within 24 hours. */
  refundLimitPaise: number
}

export const operator = defineConcern({
  variables: {
    OPERATOR_EMAIL: v.optional(mailAddress),
    OPERATOR_PHONE: v.optional(phoneDigits),
    OPERATOR_WHATSAPP: v.optional(phoneDigits),
    REFUND_LIMIT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be whole rupees')), '25000'),
  },
  problems: () => [],
  read: (raw): OperatorSettings => ({
    email: raw.OPERATOR_EMAIL,
    phone: raw.OPERATOR_PHONE,
    whatsapp: raw.OPERATOR_WHATSAPP,
    refundLimitPaise: toPaise(Number(raw.REFUND_LIMIT)),
  }),
})
