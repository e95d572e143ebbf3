import type { Context } from 'hono'
import * as v from 'valibot'
import { readBody } from '../http/read-body.ts'
import { type AuthError, authErrors } from './auth-error.ts'

/** In bytes. */
export const largestBody = 1024 * 1024

/** The body by its schema; as with Supabase Auth its content type is not asked. */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<{ ok: true; body: v.InferOutput<Schema> } | AuthError> {
  const sent = await readBody(c.req.raw, largestBody)
  if (!sent) return authErrors.tooLarge
  try {
    const value: unknown = JSON.parse(await sent.text())
    const parsed = v.safeParse(schema, value)
    return parsed.success && !Array.isArray(value) ? { ok: true, body: parsed.output } : authErrors.badJson
  } catch {
    return authErrors.badJson
  }
}
