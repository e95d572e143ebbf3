import { randomBytes } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Site } from '#domain/site/site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { saveRequest } from './newsletter-store.ts'

/** Answers alike for new and known addresses, so that nobody can ask who reads it. */
export type SubscribeAddress = (email: string) => Promise<void>

export type SubscribeDeps = { db: Database; clock: Clock; site: Site; siteUrl: string }

export function createSubscribeAddress({ db, clock, site, siteUrl }: SubscribeDeps): SubscribeAddress {
  return async (email) => {
    const at = clock.now()
    await db.transaction(async (tx) => {
      const due = await saveRequest(tx, { email, token: randomBytes(24).toString('base64url'), at })
      if (due) await queueMail(tx, confirmationMail({ site, siteUrl, email, token: due.token }), at)
    })
  }
}
