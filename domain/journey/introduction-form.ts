import * as v from 'valibot'
import { required } from '../forms/enquiry-forms.ts'
import type { FormCheck } from '../forms/form-check.ts'
import { freeLine } from '../forms/free-text.ts'

export const longestCity = 80

const introductionSchema = v.object(
  {
    shown: v.boolean('Please choose whether the others see you'),
    city: freeLine('Please write your city', longestCity),
  },
  required,
)

/** Whether those who travel along see first name and city, and which city; '' for none. */
export type Introduction = v.InferOutput<typeof introductionSchema>

export function checkIntroduction(fields: Record<string, unknown>): FormCheck<Introduction> {
  const checked = v.safeParse(introductionSchema, fields, { abortPipeEarly: true })
  if (checked.success) return { ok: true, value: checked.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.issues) errors[String(path?.[0]?.key ?? '')] ??= message
  return { ok: false, errors }
}
