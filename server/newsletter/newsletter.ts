import { randomBytes } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { findByToken, markConfirmed, markUnsubscribed, saveRequest } from './newsletter-store.ts'

export type SubscriptionState = 'requested' | 'confirmed' | 'unsubscribed'

export type Newsletter = {
  /** Answers alike for new and known addresses, so that nobody can ask who reads it. */
  subscribe: (email: string) => Promise<void>
  findState: (token: string) => Promise<SubscriptionState | null>
  confirm: (token: string) => Promise<void>
  unsubscribe: (token: string) => Promise<void>
}

export function createNewsletter(deps: {
  db: Database
  clock: Clock
  site: Site
  siteUrl: string
}): Newsletter {
  const { db, clock, site, siteUrl } = deps
  return {
    async subscribe(email) {
      const at = clock.now()
      await db.transaction(async (tx) => {
        const due = await saveRequest(tx, { email, token: randomBytes(24).toString('base64url'), at })
        if (due) await queueMail(tx, confirmationMail({ site, siteUrl, email, token: due.token }), at)
      })
    },
    async findState(token) {
      const subscriber = await findByToken(db, token)
      if (!subscriber) return null
      if (subscriber.unsubscribedAt) return 'unsubscribed'
      return subscriber.confirmedAt ? 'confirmed' : 'requested'
    },
    confirm: (token) => markConfirmed(db, token, clock.now()),
    unsubscribe: (token) => markUnsubscribed(db, token, clock.now()),
  }
}
