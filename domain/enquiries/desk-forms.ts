import * as v from 'valibot'
import { readDate } from '../calendar/calendar-date.ts'
import { checkForm } from '../forms/check-form.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLines } from '../forms/free-text.ts'
import { isEnquiryReference } from './enquiry-reference.ts'
import { type LostReason, lostReasons, openStages } from './stages.ts'
import { type ChatWord, chatWords } from './whatsapp-words.ts'

const anew = 'This form is not whole. Open the enquiry anew.'
const noBooking = 'Please enter a booking’s reference, such as KF-22222222, or leave it empty.'
const noOwner = 'Please choose who has it.'
const noDay = 'Please enter a day, or leave it empty.'

const key = v.pipe(v.string(anew), v.uuid(anew))
/** What the change is held against: how often the enquiry had been changed when the page was opened. */
const revision = v.pipe(v.string(anew), v.regex(/^\d{1,9}$/, anew), v.transform(Number))
/** With or without its beginning, as people type it; '' where there is none. */
const booking = v.pipe(
  v.string(noBooking),
  v.transform((text) => text.trim().toUpperCase()),
  v.regex(/^((KF[- ]?)?[2-9A-Z]{8})?$/, noBooking),
  v.transform((text) => text && `KF-${text.slice(-8)}`),
)

const forms = {
  move: v.object({ stage: v.picklist(openStages, anew), revision }),
  won: v.object({ booking: v.optional(booking, ''), revision }),
  lost: v.object({
    reason: v.picklist(Object.keys(lostReasons) as LostReason[], 'Please choose why nothing came of it.'),
    revision,
  }),
  next: v.object({
    owner: v.union([v.literal(''), v.pipe(v.string(), v.uuid(noOwner))], noOwner),
    day: v.pipe(
      v.string(noDay),
      v.transform((text) => (text.trim() === '' ? '' : readDate(text))),
      v.string(noDay),
    ),
    revision,
  }),
  note: v.object({
    key,
    text: v.pipe(freeLines('Please write a note.', 2000), v.nonEmpty('Please write a note.')),
  }),
  whatsapp: v.object({
    key,
    words: v.picklist(Object.keys(chatWords) as ChatWord[], 'Please choose what to say.'),
  }),
  merge: v.object({
    other: v.pipe(
      v.string(anew),
      v.check((text) => isEnquiryReference(text), anew),
    ),
  }),
}

type Forms = typeof forms

/** What a form about an enquiry says, cleaned, or what is wrong with each field. */
export function checkEnquiryDeskForm<Name extends keyof Forms>(
  name: Name,
  fields: URLSearchParams,
): FormCheck<v.InferOutput<Forms[Name]>> {
  return checkForm(forms[name], fields)
}
