import * as v from 'valibot'
import type { FormCheck } from '#domain/forms/form-check.ts'
import { cleanLine, longestTyped } from '#domain/forms/free-text.ts'
import { gstinPattern, isGstin, panPattern, stateOfGstin } from './gstin.ts'
import { type StateName, stateNames } from './indian-states.ts'
import { isPrintable } from './is-printable.ts'
import { bareCode, wrongPan } from './pan.ts'

/** What a traveller gives for the invoice in My Trips. The same rules hold in the browser and on the server. */

const longestName = 80
const longestCompany = 120
const longestAddress = 200

const tooLong = (longest: number) => `Please use at most ${longest} characters`
const unprintable = 'Please remove characters that cannot be printed'
const otherLetters = 'Please use English or Hindi letters: the invoice is printed in them'
const noGstin = 'Please enter the company’s GSTIN, or leave its name empty'
const noCompany = 'Please enter the company’s name as it is registered'

/** Controls, line ends among them, and halves of characters. */
const controls = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** One line of text that can be printed. A field that is absent is answered as an empty one. */
const printedLine = (message: string, longest: number) =>
  v.pipe(
    v.string(message),
    // Spaces at either end are trimmed first, so that a pasted line with its line end is taken.
    v.trim(),
    v.maxLength(longestTyped, tooLong(longest)),
    v.check((text) => !controls.test(text), unprintable),
    v.transform(cleanLine),
    v.maxLength(longest, tooLong(longest)),
    v.check(isPrintable, otherLetters),
  )

const noName = 'Please enter the name for the invoice'
const noAddress = 'Please enter your address: house, street and city'
const noPin = 'Please enter a PIN code of 6 digits, such as 560001'
const noState = 'Please choose your State'
const wrongGstin = 'Please check the GSTIN: it has 15 letters and digits, the first two are the State’s code'
const mistypedGstin = 'Please check the GSTIN: one of its characters is mistyped'
const noPan = 'Please enter your PAN: the tax collected on a trip abroad is credited to it'

const fields = {
  name: v.optional(v.pipe(printedLine(noName, longestName), v.minLength(2, noName)), ''),
  address: v.optional(v.pipe(printedLine(noAddress, longestAddress), v.minLength(5, noAddress)), ''),
  pinCode: v.optional(v.pipe(bareCode(noPin), v.regex(/^[1-9]\d{5}$/, noPin)), ''),
  state: v.optional(v.picklist(stateNames, noState), '' as StateName),
  company: v.optional(printedLine(noCompany, longestCompany), ''),
  gstin: v.optional(
    v.pipe(
      bareCode(wrongGstin),
      v.check((text) => text === '' || gstinPattern.test(text), wrongGstin),
      v.check((text) => !gstinPattern.test(text) || isGstin(text), mistypedGstin),
    ),
    '',
  ),
}

const pan = v.optional(v.pipe(bareCode(wrongPan), v.nonEmpty(noPan), v.regex(panPattern, wrongPan)), '')
/** On a trip within India no tax is collected at source, so nobody's PAN is kept. */
const noPanKept = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => ''),
  ),
  '',
)

/** `overseas` says whether the trip leads abroad, which asks for a PAN. */
export function invoiceDetailsSchema({ overseas }: { overseas: boolean }) {
  return v.pipe(
    v.object({ ...fields, pan: overseas ? pan : noPanKept }, noName),
    v.forward(
      v.partialCheck([['company'], ['gstin']], ({ company, gstin }) => !company || gstin !== '', noGstin),
      ['gstin'],
    ),
    v.forward(
      v.partialCheck([['company'], ['gstin']], ({ company, gstin }) => !gstin || company !== '', noCompany),
      ['company'],
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { gstin, state } = dataset.value
      const home = gstin ? stateOfGstin(gstin) : null
      if (!home || home === state) return
      const message = `This GSTIN belongs to ${home}. Please choose that State, or check the number`
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'gstin', value: gstin }],
      })
    }),
  )
}

/** Texts that were not given are empty. */
export type InvoiceDetails = v.InferOutput<ReturnType<typeof invoiceDetailsSchema>>

/** Checks a body from anywhere; each message stands under its field's name. */
export function checkInvoiceDetails(body: unknown, trip: { overseas: boolean }): FormCheck<InvoiceDetails> {
  const result = v.safeParse(invoiceDetailsSchema(trip), body)
  if (result.success) return { ok: true, value: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[String(issue.path?.at(-1)?.key ?? 'name')] ??= issue.message
  return { ok: false, errors }
}
