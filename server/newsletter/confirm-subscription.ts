import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { isNewsletterToken } from '#domain/forms/newsletter.ts'
import { markConfirmed } from './newsletter-store.ts'

/** An unknown token changes nothing. */
export type ConfirmSubscription = (token: string) => Promise<void>

export function createConfirmSubscription(deps: { db: Database; clock: Clock }): ConfirmSubscription {
  const { db, clock } = deps
  return async (token) => {
    if (isNewsletterToken(token)) await markConfirmed(db, token, clock.now())
  }
}
