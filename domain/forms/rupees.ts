import * as v from 'valibot'
import { toPaise } from '../money/money.ts'

const wholeRupees = 'Please enter whole rupees, such as 1500.'

const typedRupees = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.replace(/[₹,\s]/g, '')),
)

/** A sum as people type it, in paise. */
export const rupees = () =>
  v.pipe(
    typedRupees,
    v.regex(/^[1-9]\d{0,6}$/, wholeRupees),
    v.transform((digits) => toPaise(Number(digits))),
  )

/** Nothing where the field is empty. */
export const rupeesIfGiven = () =>
  v.pipe(
    typedRupees,
    v.regex(/^\d{0,7}$/, wholeRupees),
    v.transform((digits) => toPaise(Number(digits))),
  )

/** Of what was counted, which may be nothing. */
export const countedRupees = () =>
  v.pipe(
    typedRupees,
    v.regex(/^\d{1,8}$/, 'Please enter what was counted, in whole rupees.'),
    v.transform((digits) => toPaise(Number(digits))),
  )
