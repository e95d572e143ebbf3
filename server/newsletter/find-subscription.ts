import type { Database } from '#database/client.ts'
import { isNewsletterToken } from '#domain/forms/newsletter.ts'
import { findByToken } from './newsletter-store.ts'

export type SubscriptionState = 'requested' | 'confirmed' | 'unsubscribed'

export type FindSubscription = (token: string) => Promise<SubscriptionState | null>

export function createFindSubscription({ db }: { db: Database }): FindSubscription {
  return async (token) => {
    const subscriber = isNewsletterToken(token) ? await findByToken(db, token) : null
    if (!subscriber) return null
    if (subscriber.unsubscribedAt) return 'unsubscribed'
    return subscriber.confirmedAt ? 'confirmed' : 'requested'
  }
}
