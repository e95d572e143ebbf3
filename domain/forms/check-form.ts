import * as v from 'valibot'
import type { FormCheck } from './form-check.ts'

/** What a sent form says, cleaned, or what is wrong with each field; '' for the form as a whole. */
export function checkForm<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: URLSearchParams,
): FormCheck<v.InferOutput<Schema>> {
  const checked = v.safeParse(schema, Object.fromEntries(fields), { abortPipeEarly: true })
  if (checked.success) return { ok: true, value: checked.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.issues) errors[String(path?.[0]?.key ?? '')] ??= message
  return { ok: false, errors }
}
