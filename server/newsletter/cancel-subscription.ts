import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { isNewsletterToken } from '#domain/forms/newsletter.ts'
import { markUnsubscribed } from './newsletter-store.ts'

/** An unknown token changes nothing. */
export type CancelSubscription = (token: string) => Promise<void>

export function createCancelSubscription(deps: { db: Database; clock: Clock }): CancelSubscription {
  const { db, clock } = deps
  return async (token) => {
    if (isNewsletterToken(token)) await markUnsubscribed(db, token, clock.now())
  }
}
