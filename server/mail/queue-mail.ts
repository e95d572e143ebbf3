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
  /** Whoever gets it must know at once. All that is about a booking is urgent without this. */
  urgent?: true
}

/** Two lines: what is urgent never waits behind forms and newsletters, however many of these there are. */
const deliverMail = 'deliver mail'
const deliverOrdinaryMail = 'deliver ordinary mail'
export const mailTasks = [deliverMail, deliverOrdinaryMail]

/** Stores a mail and its delivery in the caller's transaction; answers the message's id. */
export async function queueMail(
  tx: Pick<Database, 'insert'>,
  { to, urgent, ...mail }: Mail,
  at: Date,
): Promise<number> {
  const message = await insertMessage(tx, { channel: 'mail', recipient: to, ...mail, createdAt: at })
  const task = urgent || mail.reference ? deliverMail : deliverOrdinaryMail
  await enqueue(tx, { task, payload: { message }, runAt: at })
  return message
}
