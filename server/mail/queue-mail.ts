import type { Database } from '#database/client.ts'
import { insertMessage } from './outbox-store.ts'

export type Mail = { to: string; subject: string; body: string; replyTo?: string }

/** Stores a mail in the caller's transaction; delivery follows on its own. */
export async function queueMail(db: Pick<Database, 'insert'>, mail: Mail, at: Date): Promise<void> {
  const { to, ...rest } = mail
  await insertMessage(db, { channel: 'mail', recipient: to, ...rest, at })
}
