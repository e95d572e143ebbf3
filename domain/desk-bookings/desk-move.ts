import * as v from 'valibot'
import { checkForm } from '../forms/check-form.ts'
import { dayIfGiven } from '../forms/day-field.ts'
import { required } from '../forms/enquiry-forms.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLine } from '../forms/free-text.ts'
import { checkReceipt, type ReceiptForm } from '../receipts/receipt-form.ts'
import { keepHours } from './desk-booking.ts'

/** What the company keeps of what was paid: as the terms of the sale say, or nothing. */
export const keepings = ['terms', 'nothing'] as const

const unwhole = 'This form is not whole. Open the page anew.'
const name = v.pipe(v.string(unwhole), v.regex(/^[\w-]{1,60}$/, unwhole))
const paise = v.pipe(v.string(unwhole), v.regex(/^\d{1,12}$/, unwhole), v.transform(Number))

const schema = v.pipe(
  v.object(
    {
      key: v.pipe(v.string(unwhole), v.uuid(unwhole)),
      trip: name,
      departure: name,
      package: name,
      keeping: v.picklist(keepings, unwhole),
      /** The difference as it was shown, in paise. */
      nowPaise: paise,
      backPaise: paise,
      /** How what is dearer is paid: money taken now, a link that keeps the seats until it is used, or owed until a day. */
      pay: v.optional(v.picklist(['receipt', 'link', 'owed'], 'Please say how it is paid.'), 'link'),
      keep: v.pipe(
        v.optional(v.string(), '24'),
        v.transform(Number),
        v.picklist(keepHours, 'Please choose how long.'),
      ),
      dueOn: dayIfGiven('Please enter a day.'),
      /** Which way what is cheaper goes back. */
      backWay: v.optional(v.picklist(['as paid', 'wallet'], 'Please say how it goes back.'), 'as paid'),
      reason: v.pipe(
        freeLine('Please say why.', 300),
        v.minLength(3, 'Please say why: it stands in the log.'),
      ),
    },
    required,
  ),
  v.forward(
    v.partialCheck(
      [['nowPaise'], ['pay'], ['dueOn']],
      ({ nowPaise, pay, dueOn }) => nowPaise === 0 || pay !== 'owed' || dueOn !== null,
      'Please enter until when.',
    ),
    ['dueOn'],
  ),
)

export type DeskMoveForm = v.InferOutput<typeof schema> & { receipt: ReceiptForm | null }

/** The fields of a receipt count where something is to be paid, and money is taken now. */
export function checkDeskMove(fields: URLSearchParams): FormCheck<DeskMoveForm> {
  const form = checkForm(schema, fields)
  const takes = form.ok ? form.value.nowPaise > 0 && form.value.pay === 'receipt' : false
  const taken = takes ? checkReceipt(fields) : null
  if (form.ok && (!taken || taken.ok))
    return { ok: true, value: { ...form.value, receipt: taken?.value ?? null } }
  return {
    ok: false,
    errors: { ...(form.ok ? {} : form.errors), ...(taken && !taken.ok ? taken.errors : {}) },
  }
}
