import type { Context } from 'hono'
import type { Received } from './receive-form.ts'

/** A received form's answer under /api: what the use case gave, `errors` by field, or one `error`. */
export function formAsJson<Answer extends object>(
  c: Context,
  received: Received<Answer>,
  status: 200 | 201,
): Response {
  c.header('Cache-Control', 'no-store')
  if (received.ok) return c.json(received.answer, status)
  const { errors, message, headers } = received
  return c.json(errors ? { errors } : { error: message }, received.status, headers)
}
