import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { outbox } from '#database/schema.ts'

export type OutboxMessage = typeof outbox.$inferSelect
type NewMessage = {
  channel: 'mail' | 'sms'
  recipient: string
  subject: string
  body: string
  replyTo?: string
  at: Date
}

export type Delivery =
  | { sentAt: Date }
  | { refusedAt: Date; error: string }
  | { nextAttemptAt: Date; error: string }

export async function insertMessage(
  db: Pick<Database, 'insert'>,
  { at, ...message }: NewMessage,
): Promise<void> {
  await db.insert(outbox).values({ ...message, createdAt: at, nextAttemptAt: at })
}

export async function listNewest(db: Database, count: number): Promise<OutboxMessage[]> {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(count)
}

/**
 * Hands the oldest due mail to `deliver` while its row is locked, so that two processes never send the same one
 * at the same time. Returns false when nothing was due.
 */
export async function withDueMail(
  db: Database,
  now: Date,
  deliver: (message: OutboxMessage) => Promise<Delivery>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [message] = await tx
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.channel, 'mail'),
          isNull(outbox.sentAt),
          isNull(outbox.refusedAt),
          lte(outbox.nextAttemptAt, now),
        ),
      )
      .orderBy(asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!message) return false
    const { error = null, ...change } = { error: undefined, ...(await deliver(message)) }
    await tx
      .update(outbox)
      .set({ ...change, lastError: error, attempts: message.attempts + 1 })
      .where(eq(outbox.id, message.id))
    return true
  })
}
