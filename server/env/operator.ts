import * as v from 'valibot'
import { toPaise } from '#domain/money/money.ts'
import { defineConcern } from './concern.ts'
import { mailAddress, phoneDigits } from './values.ts'

/** What stands in place of the sample numbers of content/site, what one of the staff may send back alone, and how returns of taxes are worded. */
export type OperatorSettings = {
  email?: string
  phone?: string
  whatsapp?: string
  /** Of one booking within 24 hours. */
  refundLimitPaise: number
  /** By which section of the law tax is collected at source, as the register says it. */
  tcsSection: string
}

export const operator = defineConcern({
  variables: {
    OPERATOR_EMAIL: v.optional(mailAddress),
    OPERATOR_PHONE: v.optional(phoneDigits),
    OPERATOR_WHATSAPP: v.optional(phoneDigits),
    REFUND_LIMIT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'must be whole rupees')), '25000'),
    TCS_SECTION: v.optional(
      v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(60)),
      'Tax collected at source',
    ),
  },
  problems: () => [],
  read: (raw): OperatorSettings => ({
    email: raw.OPERATOR_EMAIL,
    phone: raw.OPERATOR_PHONE,
    whatsapp: raw.OPERATOR_WHATSAPP,
    refundLimitPaise: toPaise(Number(raw.REFUND_LIMIT)),
    tcsSection: raw.TCS_SECTION,
  }),
})
