import * as v from 'valibot'
import { readDate } from '../calendar/calendar-date.ts'

/** A day as the browser's own field sends it, YYYY-MM-DD. */
export const dayField = (message: string) =>
  v.pipe(v.string(message), v.transform(readDate), v.string(message))

/** Null where the field is empty. */
export const dayIfGiven = (message: string) =>
  v.pipe(
    v.optional(v.string(message), ''),
    v.trim(),
    v.transform((typed) => (typed === '' ? null : (readDate(typed) ?? ''))),
    v.check((day) => day !== '', message),
  )
