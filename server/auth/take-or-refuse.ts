import type { TakeFromLimit } from '../limits/limiter.ts'
import type { LimitName } from '../limits/limits.ts'
import { type AuthError, authErrors, retryLater } from './auth-error.ts'

/** Takes one attempt of a limit, or says in the protocol's words why not. */
export async function takeOrRefuse(
  takeFromLimit: TakeFromLimit,
  name: LimitName,
  who: string,
): Promise<AuthError | null> {
  const taken = await takeFromLimit(name, who)
  if (taken.ok) return null
  return taken.reason === 'away' ? authErrors.away : retryLater(authErrors.requests, taken.retryAfter)
}
