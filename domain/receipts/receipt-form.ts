import * as v from 'valibot'
import { checkForm } from '../forms/check-form.ts'
import { dayField, dayIfGiven } from '../forms/day-field.ts'
import { required } from '../forms/enquiry-forms.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLine } from '../forms/free-text.ts'
import { rupees } from '../forms/rupees.ts'
import { type ReceiptWay, receiptWays, receiptWords } from './receipt.ts'

const key = v.pipe(v.string('Please open the page anew.'), v.uuid('Please open the page anew.'))

const way = v.picklist(receiptWays, 'Please say how it was paid.')
const number = v.pipe(
  v.optional(freeLine('Please enter the number.', 40), ''),
  v.transform((typed) => typed.replace(/\s+/g, '')),
  v.regex(/^[\w./-]{0,40}$/, 'Please enter letters and digits alone.'),
)

const receipt = v.object(
  {
    key,
    rupees: rupees(),
    way,
    number,
    receivedOn: dayField('Please enter the day on which it came.'),
    dueOn: dayIfGiven('Please enter a day.'),
  },
  required,
)
export type ReceiptForm = v.InferOutput<typeof receipt>
export const checkReceipt = (fields: URLSearchParams) => withNumber(checkForm(receipt, fields))

const paidBack = v.object(
  { way, number, paidOn: dayField('Please enter the day on which it was paid.') },
  required,
)
export type PaidBackForm = v.InferOutput<typeof paidBack>
export const checkPaidBack = (fields: URLSearchParams) => withNumber(checkForm(paidBack, fields))

/** All but cash has the number of the bank. */
function withNumber<Form extends { way: ReceiptWay; number: string }>(
  form: FormCheck<Form>,
): FormCheck<Form> {
  if (!form.ok || receiptWords[form.value.way].number === null || form.value.number.length >= 4) return form
  return { ok: false, errors: { number: 'Please enter its number: the bank finds it by that.' } }
}

const reason = v.pipe(
  freeLine('Please say why.', 300),
  v.minLength(3, 'Please say why: it stands in the log.'),
)

const counter = v.object(
  {
    key,
    receipt: v.pipe(v.string('Please choose a receipt.'), v.uuid('Please choose a receipt.')),
    counterWhy: reason,
  },
  required,
)
export const checkCounter = (fields: URLSearchParams) => checkForm(counter, fields)

const laterDay = v.object({ laterDay: dayField('Please enter the day.'), laterWhy: reason }, required)
export const checkLaterDay = (fields: URLSearchParams) => checkForm(laterDay, fields)

const owed = v.object({ owedUntil: dayField('Please enter the day.') }, required)
export const checkOwed = (fields: URLSearchParams) => checkForm(owed, fields)
