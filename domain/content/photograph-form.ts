import * as v from 'valibot'
import { checkForm } from '../forms/check-form.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLine } from '../forms/free-text.ts'

const noWords = 'Say in 10 to 200 characters what it shows, for those who can’t see it.'

const photographForm = v.object({
  alt: v.optional(v.pipe(freeLine(noWords, 200), v.minLength(10, noWords)), ''),
})

/** What comes with a photograph. */
export function checkPhotograph(fields: URLSearchParams): FormCheck<v.InferOutput<typeof photographForm>> {
  return checkForm(photographForm, fields)
}
