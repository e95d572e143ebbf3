import { and, asc, desc, eq, gte, isNotNull, isNull, lt, lte } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { outbox } from '#database/schema/mail.ts'

export type OutboxMessage = typeof outbox.$inferSelect
type NewMessage = Pick<OutboxMessage, 'channel' | 'recipient' | 'subject' | 'body' | 'createdAt'> & {
  replyTo?: string
  sentAt?: Date | null
} & Partial<Pick<OutboxMessage, 'reference' | 'attachments'>>

/** Answers the new message's id. */
export async function insertMessage(db: Pick<Database, 'insert'>, message: NewMessage): Promise<number> {
  const [added] = await db.insert(outbox).values(message).returning({ id: outbox.id })
  if (!added) throw new Error('no message was added')
  return added.id
}

export async function findMessage(db: Database, id: number): Promise<OutboxMessage | undefined> {
  const [message] = await db.select().from(outbox).where(eq(outbox.id, id))
  return message
}

export async function markSent(db: Database, id: number, sentAt: Date): Promise<void> {
  await db.update(outbox).set({ sentAt }).where(eq(outbox.id, id))
}

export async function markRefused(db: Database, id: number, refusedAt: Date): Promise<void> {
  await db.update(outbox).set({ refusedAt }).where(eq(outbox.id, id))
}

/** Those that were written by then, whether they were sent or not. */
export async function deleteMessagesUntil(db: Pick<Database, 'delete'>, until: Date): Promise<void> {
  await db.delete(outbox).where(lte(outbox.createdAt, until))
}

export async function listNewest(db: Database, count: number): Promise<OutboxMessage[]> {
  return db.select().from(outbox).orderBy(desc(outbox.id)).limit(count)
}

export async function listMessagesSince(db: Pick<Database, 'select'>, from: Date): Promise<OutboxMessage[]> {
  return db.select().from(outbox).where(gte(outbox.createdAt, from)).orderBy(asc(outbox.id))
}

export type MessageState = keyof typeof inState

const inState = {
  waiting: and(isNull(outbox.sentAt), isNull(outbox.refusedAt)),
  refused: and(isNull(outbox.sentAt), isNotNull(outbox.refusedAt)),
  sent: isNotNull(outbox.sentAt),
}

/** The newest first, those before an id. */
export async function listMessages(
  db: Pick<Database, 'select'>,
  { state, reference }: { state: MessageState | null; reference: string | null },
  { before, most }: { before: number | null; most: number },
): Promise<OutboxMessage[]> {
  return db
    .select()
    .from(outbox)
    .where(
      and(
        state === null ? undefined : inState[state],
        reference === null ? undefined : eq(outbox.reference, reference),
        before === null ? undefined : lt(outbox.id, before),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(most)
}

/** It is tried anew. */
export async function forgetRefusal(tx: Pick<Database, 'update'>, id: number): Promise<void> {
  await tx.update(outbox).set({ refusedAt: null }).where(eq(outbox.id, id))
}
