import * as v from 'valibot'
import { readDate } from '../calendar/calendar-date.ts'
import { checkFields } from '../forms/check-fields.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLine, freeLines } from '../forms/free-text.ts'

/** More than any vehicle, or two, that one captain leads. */
const mostSeats = 200

const count = (from: number, message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.regex(/^\d{1,3}$/, message),
    v.transform(Number),
    v.minValue(from, message),
    v.maxValue(mostSeats, message),
  )

const why = v.optional(freeLine('Please write why in words.', 200), '')
const seats = count(1, `Please enter a number of seats from 1 to ${mostSeats}.`)

const forms = {
  seats: v.object({ seats, why }),
  byPhone: v.object({
    phone: count(0, `Please enter a number of seats from 0 to ${mostSeats}.`),
    why,
  }),
  captain: v.object({
    captain: v.union([v.literal(''), v.pipe(v.string(), v.uuid())], 'Please choose a captain.'),
  }),
  note: v.object({
    note: freeLines('Please write a note in words.', 2000),
    version: v.pipe(v.string(), v.maxLength(20)),
  }),
  date: v.pipe(
    v.object({
      trip: v.pipe(v.string(), v.minLength(1, 'Please choose a trip.'), v.maxLength(80)),
      start: v.pipe(v.string(), v.transform(readDate), v.string('Please enter the day on which it leaves.')),
      seats,
      smallest: count(1, 'Please enter how many it takes to run, from 1 on.'),
      why,
    }),
    v.forward(
      v.partialCheck(
        [['seats'], ['smallest']],
        ({ seats: there, smallest }) => smallest <= there,
        'That is more than there are seats.',
      ),
      ['smallest'],
    ),
  ),
  cancel: v.object({
    why: v.pipe(
      freeLine('Please write why.', 200),
      v.minLength(3, 'Please write why: it stands in the log.'),
    ),
  }),
  letter: v.object({
    key: v.pipe(v.string(), v.uuid('Please open the page anew.')),
    subject: v.pipe(freeLine('Please write a subject.', 100), v.minLength(3, 'Please write a subject.')),
    body: v.pipe(freeLines('Please write the mail.', 4000), v.minLength(10, 'Please write the mail.')),
    sms: v.pipe(
      v.optional(v.string(), ''),
      v.transform((ticked) => ticked === 'yes'),
    ),
  }),
}

type Forms = typeof forms

/** What a form about a departure says, cleaned, or what is wrong with each field. */
export function checkDeskForm<Name extends keyof Forms>(
  name: Name,
  fields: URLSearchParams,
): FormCheck<v.InferOutput<Forms[Name]>> {
  return checkFields(forms[name], fields)
}
