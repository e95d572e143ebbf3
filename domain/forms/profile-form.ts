import * as v from 'valibot'
import { nameSchema } from './enquiry-forms.ts'
import type { FormCheck } from './form-check.ts'
import { validEmailSchema } from './mail-address.ts'

const required = 'This field is required'
const broken = 'Please write this without hidden characters'

/** NUL and halves of characters are no slip of the hand. */
const writtenText = v.pipe(
  v.string(required),
  v.check((text) => !text.includes('\0') && !/\p{Cs}/u.test(text), broken),
)

/** Nothing, or what the schema asks for. */
function emptyOr(schema: typeof nameSchema | typeof validEmailSchema) {
  return v.pipe(
    writtenText,
    v.trim(),
    v.lazy((text) => (text === '' ? v.literal('') : schema)),
  )
}

/** 'Details' of /profile: both may be empty, and both must be there, so that half a form erases nothing. */
const profileFormSchema = v.object({ name: emptyOr(nameSchema), email: emptyOr(validEmailSchema) }, required)

export type ProfileForm = v.InferOutput<typeof profileFormSchema>

/** One check for the browser and the server. */
export function checkProfileForm(fields: Record<string, unknown>): FormCheck<ProfileForm> {
  const result = v.safeParse(profileFormSchema, fields)
  if (result.success) return { ok: true, value: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[String(issue.path?.[0]?.key)] ??= issue.message
  return { ok: false, errors }
}
