import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { newsletterSubscribers } from '#database/schema.ts'

export type Subscriber = typeof newsletterSubscribers.$inferSelect

/** Adds the address, or finds the row it already has; `added` tells which. A former subscriber starts anew. */
export async function saveRequest(
  db: Database,
  request: { email: string; token: string; at: Date },
): Promise<{ added: boolean; subscriber: Subscriber }> {
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ email: request.email, token: request.token, requestedAt: request.at })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: { requestedAt: request.at, confirmedAt: null, unsubscribedAt: null },
      setWhere: sql`${newsletterSubscribers.unsubscribedAt} is not null`,
    })
    .returning()
  if (row) return { added: true, subscriber: row }
  const [known] = await db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, request.email))
  if (!known) throw new Error('a subscriber vanished between two statements')
  return { added: false, subscriber: known }
}

export async function findByToken(db: Database, token: string): Promise<Subscriber | null> {
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.token, token))
  return row ?? null
}

export async function markConfirmed(db: Database, token: string, at: Date): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({
      confirmedAt: sql`coalesce(${newsletterSubscribers.confirmedAt}, ${at.toISOString()}::timestamptz)`,
      unsubscribedAt: null,
    })
    .where(eq(newsletterSubscribers.token, token))
}

export async function markUnsubscribed(db: Database, token: string, at: Date): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: at })
    .where(eq(newsletterSubscribers.token, token))
}
