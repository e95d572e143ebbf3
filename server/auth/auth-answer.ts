import type { Context } from 'hono'
import type { AuthError } from './auth-error.ts'

const versionHeader = 'X-Supabase-Api-Version'
const version = '2024-01-01'

/** An error in the shape that the client's version of the protocol knows. */
export function answerError(c: Context, error: AuthError): Response {
  const { status, code, message, headers = {} } = error
  c.header('x-sb-error-code', code)
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  const asked = c.req.header(versionHeader) ?? ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= version) {
    c.header(versionHeader, version)
    return c.json({ code, message }, status)
  }
  return c.json({ code: status, error_code: code, msg: message }, status)
}
