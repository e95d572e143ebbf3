import * as v from 'valibot'
import { checkForm } from '../forms/check-form.ts'
import { required } from '../forms/enquiry-forms.ts'
import { freeLine } from '../forms/free-text.ts'
import { countedRupees, rupees } from '../forms/rupees.ts'

/** Why cash comes into the till, or leaves it, without a booking. */
export const cashKinds = ['put in', 'to the bank', 'spent'] as const
export type CashKind = (typeof cashKinds)[number]

const cash = v.object(
  {
    key: v.pipe(v.string('Please open the page anew.'), v.uuid('Please open the page anew.')),
    kind: v.picklist(cashKinds, 'Please say what happened to it.'),
    cash: rupees(),
    for: v.pipe(freeLine('Please say what for.', 200), v.minLength(3, 'Please say what for.')),
  },
  required,
)
export type CashForm = v.InferOutput<typeof cash>
export const checkCash = (fields: URLSearchParams) => checkForm(cash, fields)

const close = v.object(
  {
    counted: countedRupees(),
    /** What was expected when the form was shown, in paise. */
    expected: v.pipe(
      v.string('Please open the page anew.'),
      v.regex(/^-?\d{1,15}$/, 'Please open the page anew.'),
      v.transform(Number),
    ),
    why: v.optional(freeLine('Please say why.', 300), ''),
  },
  required,
)
export type CloseForm = v.InferOutput<typeof close>
export const checkClose = (fields: URLSearchParams) => checkForm(close, fields)
