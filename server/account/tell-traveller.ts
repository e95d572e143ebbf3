import type { Database } from '#database/client.ts'
import type { Site } from '#domain/site/site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { QueueNotice } from '../sms/queue-notice.ts'
import { type AccountEvent, accountEvents } from './account-event.ts'
import { noticeMail } from './notice-mail.ts'
import { findTraveller } from './traveller-store.ts'

/**
 * Tells a traveller what happened to the account, in the caller's transaction: by SMS to the given phone, the old one if it was
 * changed, and by mail to the address of the profile if there is one.
 */
export type TellTraveller = (
  tx: Pick<Database, 'insert' | 'select'>,
  news: { travellerId: string; phone: string; event: AccountEvent; at: Date },
) => Promise<void>

export function createTellTraveller(deps: { site: Site; queueNotice: QueueNotice }): TellTraveller {
  const { site, queueNotice } = deps
  return async (tx, { travellerId, phone, event, at }) => {
    const { sms } = accountEvents[event]
    if (sms && phone !== '') await queueNotice(tx, { phone, what: sms, at })
    const { email = '' } = (await findTraveller(tx, travellerId)) ?? {}
    if (email !== '') await queueMail(tx, { ...noticeMail({ to: email, event, at, site }), urgent: true }, at)
  }
}
