import * as v from 'valibot'
import { checkForm } from '../forms/check-form.ts'
import type { FormCheck } from '../forms/form-check.ts'

const number = (most: number, message: string) =>
  v.pipe(v.string(message), v.regex(/^\d{1,6}$/, message), v.transform(Number), v.maxValue(most, message))
const anew = 'Please open the page anew.'
const ofPlan = { stay: number(60, anew), revision: number(999_999, anew) }

const forms = {
  /** Keeps what is proposed. */
  plan: v.object(ofPlan),
  move: v.object({
    ...ofPlan,
    guest: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,20}\/\d{1,4}$/, 'Please choose a guest.')),
    room: number(300, 'Please choose a room by its number.'),
  }),
}

type Forms = typeof forms

/** What a form about rooms says, or what is wrong with each field. */
export function checkRoomForm<Name extends keyof Forms>(
  name: Name,
  fields: URLSearchParams,
): FormCheck<v.InferOutput<Forms[Name]>> {
  return checkForm(forms[name], fields)
}
