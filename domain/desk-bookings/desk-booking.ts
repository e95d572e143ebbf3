import * as v from 'valibot'
import { phoneDigits } from '../bookings/payment-request.ts'
import { checkForm } from '../forms/check-form.ts'
import { dayIfGiven } from '../forms/day-field.ts'
import { nameSchema, required, validPhoneSchema } from '../forms/enquiry-forms.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLine } from '../forms/free-text.ts'
import { validEmailSchema } from '../forms/mail-address.ts'
import { rupeesIfGiven } from '../forms/rupees.ts'
import { panIfGiven } from '../papers/pan.ts'
import { checkReceipt, type ReceiptForm } from '../receipts/receipt-form.ts'

/** Above this share of the price a discount takes a second person. */
const discountAlonePercent = 15

export function needsSecondPerson(discountPaise: number, subtotalPaise: number): boolean {
  return discountPaise * 100 > subtotalPaise * discountAlonePercent
}

/** For how many hours seats can be kept for who has a pay link. */
export const keepHours = [2, 24, 48] as const
/** So long they are kept while a second person decides about a discount. */
export const askHours = 24

/** How it is paid: money taken now, a link that keeps the seats until it is used, or owed until a day. */
const payWays = ['receipt', 'link', 'owed'] as const

/** A number of some of the guests; none where the field is empty. */
const countIfGiven = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.regex(/^(\d|1[0-5])?$/, 'Please enter a number from 0 to 15.'),
  v.transform(Number),
)

const schema = v.pipe(
  v.object(
    {
      key: v.pipe(v.string('Please open the page anew.'), v.uuid('Please open the page anew.')),
      package: v.pipe(
        v.string('Please choose a package.'),
        v.regex(/^[\w-]{1,60}$/, 'Please choose a package.'),
      ),
      guests: v.pipe(
        v.string('Please say how many travel.'),
        v.trim(),
        v.regex(/^([1-9]|1[0-5])$/, 'Please enter a number from 1 to 15.'),
        v.transform(Number),
      ),
      children: countIfGiven,
      ownRooms: countIfGiven,
      name: nameSchema,
      phone: v.pipe(validPhoneSchema, v.transform(phoneDigits)),
      email: v.union(
        [v.pipe(v.string(), v.trim(), v.literal('')), validEmailSchema],
        'Please check the address.',
      ),
      pan: v.optional(panIfGiven, ''),
      discount: rupeesIfGiven(),
      discountWhy: v.optional(freeLine('Please say why.', 300), ''),
      /** Its seats are among those noted by phone. */
      fromPhone: v.pipe(
        v.optional(v.string(), ''),
        v.transform((ticked) => ticked === 'yes'),
      ),
      pay: v.picklist(payWays, 'Please say how it is paid.'),
      keep: v.pipe(
        v.optional(v.string(), '24'),
        v.transform(Number),
        v.picklist(keepHours, 'Please choose how long.'),
      ),
      dueOn: dayIfGiven('Please enter a day.'),
      /** With whose party they travel: more guests of a booking of the same date. */
      joins: v.pipe(v.optional(v.string(), ''), v.regex(/^(KF-\w{8})?$/, 'Please open the page anew.')),
      /** What the price was when it was shown, in paise; null before it was. */
      shown: v.pipe(
        v.optional(v.string(), ''),
        v.regex(/^\d{0,12}$/, 'Please look at the price again.'),
        v.transform((digits) => (digits === '' ? null : Number(digits))),
      ),
    },
    required,
  ),
  v.forward(
    v.partialCheck(
      [['discount'], ['discountWhy']],
      ({ discount, discountWhy }) => discount === 0 || discountWhy.length >= 3,
      'Please say why: it stands in the log.',
    ),
    ['discountWhy'],
  ),
  v.forward(
    v.partialCheck(
      [['pay'], ['dueOn']],
      ({ pay, dueOn }) => pay !== 'owed' || dueOn !== null,
      'Please enter until when.',
    ),
    ['dueOn'],
  ),
)

export type DeskBookingForm = v.InferOutput<typeof schema> & { receipt: ReceiptForm | null }

/** The fields of a receipt count where money is taken now. */
export function checkDeskBooking(fields: URLSearchParams): FormCheck<DeskBookingForm> {
  const form = checkForm(schema, fields)
  const taken = fields.get('pay') === 'receipt' ? checkReceipt(fields) : null
  if (form.ok && (!taken || taken.ok))
    return { ok: true, value: { ...form.value, receipt: taken?.value ?? null } }
  return {
    ok: false,
    errors: { ...(form.ok ? {} : form.errors), ...(taken && !taken.ok ? taken.errors : {}) },
  }
}
