import type { Context } from 'hono'
import { clientAddress } from '../http/client-address.ts'
import type { LimitName } from '../limits/limits.ts'
import type { AuthError } from './auth-error.ts'
import type { AuthService } from './auth-service.ts'
import { takeOrRefuse } from './take-or-refuse.ts'

/** What the endpoints share. */
export type AuthRequests = {
  auth: AuthService
  /** Who asks, as limits count it. */
  addressOf: (c: Context) => string
  /** Null when the caller's address may go on. */
  overLimit: (c: Context, name: LimitName) => Promise<AuthError | null>
}

export function createAuthRequests(auth: AuthService, trustedProxies: number): AuthRequests {
  const addressOf = (c: Context) => clientAddress(c, trustedProxies)
  return {
    auth,
    addressOf,
    overLimit: (c, name) => takeOrRefuse(auth.takeFromLimit, name, addressOf(c)),
  }
}
