import * as v from 'valibot'
import { defineConcern } from './concern.ts'
import { mailAddress, phoneDigits } from './values.ts'

/** What stands in place of the sample numbers of content/site.ts. */
export type OperatorSettings = { email?: string; phone?: string; whatsapp?: string }

export const operator = defineConcern({
  variables: {
    OPERATOR_EMAIL: v.optional(mailAddress),
    OPERATOR_PHONE: v.optional(phoneDigits),
    OPERATOR_WHATSAPP: v.optional(phoneDigits),
  },
  problems: () => [],
  read: (raw): OperatorSettings => ({
    email: raw.OPERATOR_EMAIL,
    phone: raw.OPERATOR_PHONE,
    whatsapp: raw.OPERATOR_WHATSAPP,
  }),
})
