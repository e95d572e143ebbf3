import type { Context } from 'hono'
import { minutesToWait } from '#domain/forms/minutes-to-wait.ts'
import type { Taken } from '../limits/limiter.ts'
import { refuseAccount } from './refusals.ts'

/** Refuses what a limit does not allow just now, and says when it will. */
export function refuseUsedUp(c: Context, taken: Exclude<Taken, { ok: true }>): Response {
  if (taken.reason === 'away') return refuseAccount(c, 'away')
  c.header('Retry-After', String(taken.retryAfter))
  return refuseAccount(
    c,
    'over_request_rate_limit',
    `That was a lot of tries. Please wait ${minutesToWait(taken.retryAfter)}.`,
  )
}
