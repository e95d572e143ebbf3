import type { Context } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import type { LimitName } from '../limits/limits.ts'
import type { AuthError } from './auth-error.ts'
import type { AuthService } from './auth-service.ts'
import { takeOrRefuse } from './take-or-refuse.ts'

/** What the endpoints share. */
export type AuthRequests = {
  auth: AuthService
  /** Null when the caller's address may go on. */
  overLimit: (c: Context, name: LimitName) => Promise<AuthError | null>
}

export function createOverLimit(auth: AuthService, trustedProxies: number): AuthRequests['overLimit'] {
  return (c, name) => takeOrRefuse(auth.takeFromLimit, name, clientAddress(c, trustedProxies))
}
