import type { Database } from '#database/client.ts'
import type { CompanyFacts } from '#domain/site/site.ts'
import { enqueue } from '../jobs/job-store.ts'
import { insertMessage } from '../mail/outbox-store.ts'
import { type NoticeOf, noticeSms, noticeVariables } from './notice-sms.ts'

export const deliverSms = 'deliver sms'

/**
 * Stores a security notice and its delivery in the caller's transaction; answers the message's id. `phone` is digits with the
 * country code.
 */
export type QueueNotice = (
  tx: Pick<Database, 'insert'>,
  notice: { phone: string; what: NoticeOf; at: Date },
) => Promise<number>

export function createQueueNotice({ site }: { site: CompanyFacts }): QueueNotice {
  return async (tx, { phone, what, at }) => {
    const variables = noticeVariables({ what, at, call: site.phone })
    const { text } = noticeSms(phone, site.name, variables)
    const message = await insertMessage(tx, {
      channel: 'sms',
      recipient: phone,
      subject: null,
      body: text,
      createdAt: at,
    })
    await enqueue(tx, { task: deliverSms, payload: { message, ...variables }, runAt: at })
    return message
  }
}
