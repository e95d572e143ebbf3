import * as v from 'valibot'
import type { FormCheck } from './form-check.ts'

/** What the fields of a form say, cleaned by its schema, or the first thing that is wrong with each. */
export function checkFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: URLSearchParams,
): FormCheck<v.InferOutput<Schema>> {
  const checked = v.safeParse(schema, Object.fromEntries(fields), { abortPipeEarly: true })
  if (checked.success) return { ok: true, value: checked.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.issues as v.BaseIssue<unknown>[])
    errors[String(path?.[0]?.key ?? '')] ??= message
  return { ok: false, errors }
}
