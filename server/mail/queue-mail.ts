import type { Database } from '#database/client.ts'
import { enqueue } from '../jobs/job-store.ts'
import type { MailAttachment } from './mail-attachment.ts'
import { insertMessage } from './outbox-store.ts'

export type Mail = {
  to: string
  subject: string
  body: string
  replyTo?: string
  /** The booking that it is about, and what of its papers goes with it. */
  reference?: string
  attachments?: MailAttachment[]
}

export const deliverMail = 'deliver mail'

/** Stores a mail and its delivery in the caller's transaction; answers the message's id. */
export async function queueMail(
  tx: Pick<Database, 'insert'>,
  { to, ...mail }: Mail,
  at: Date,
): Promise<number> {
  const message = await insertMessage(tx, { channel: 'mail', recipient: to, ...mail, createdAt: at })
  await enqueue(tx, { task: deliverMail, payload: { message }, runAt: at })
  return message
}
