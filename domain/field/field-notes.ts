import * as v from 'valibot'
import { isBookingReference } from '../bookings/booking-reference.ts'
import { checkForm } from '../forms/check-form.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLine, freeLines } from '../forms/free-text.ts'
import { rupees } from '../forms/rupees.ts'

/** Whether a guest is there; 'not yet' takes a tick back. */
export const tickStates = ['boarded', 'no-show', 'left early', 'not yet'] as const
export type TickState = (typeof tickStates)[number]

/** What the phone gives each note: its key, and when it was written. */
const ofNote = {
  key: v.pipe(v.string(), v.uuid('Please open the page anew.')),
  at: v.pipe(
    v.string(),
    v.isoTimestamp('Please open the page anew.'),
    v.transform((text) => new Date(text)),
  ),
}

const forms = {
  tick: v.object({
    ...ofNote,
    guest: v.pipe(
      v.string(),
      v.regex(/^[^/]{1,20}\/\d{1,4}$/, 'Please choose a guest.'),
      v.transform((text) => {
        const [reference = '', n = ''] = text.split('/')
        return { reference, n: Number(n) }
      }),
      v.check(({ reference }) => isBookingReference(reference), 'Please choose a guest.'),
    ),
    state: v.picklist(tickStates, 'Please choose whether they are there.'),
  }),
  spend: v.object({
    ...ofNote,
    rupees: rupees(),
    what: v.pipe(
      freeLine('Please write what it was spent on.', 120),
      v.minLength(2, 'Please write what it was spent on.'),
    ),
  }),
  incident: v.object({
    ...ofNote,
    text: v.pipe(
      freeLines('Please write what happened.', 2000),
      v.minLength(5, 'Please write what happened.'),
    ),
  }),
}

type Forms = typeof forms
export type FieldAct = keyof Forms
export type FieldNote<Name extends FieldAct> = v.InferOutput<Forms[Name]>

/** A note of a captain, cleaned, or what is wrong with each field. */
export function checkFieldNote<Name extends FieldAct>(
  name: Name,
  fields: URLSearchParams,
): FormCheck<FieldNote<Name>> {
  return checkForm(forms[name], fields)
}

/** The phone and the server forget a departure so many days after its end. */
export const fieldDaysAfter = 3

/** A tick that was written later is the one that is shown; of two at once the one with the greater key, on every phone alike. */
export function latestTicks<Tick extends { guest: string; at: string; key: string }>(
  ticks: Tick[],
): Map<string, Tick> {
  const latest = new Map<string, Tick>()
  for (const tick of ticks) {
    const other = latest.get(tick.guest)
    if (!other || other.at < tick.at || (other.at === tick.at && other.key < tick.key))
      latest.set(tick.guest, tick)
  }
  return latest
}
