import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { newsletterSubscribers } from '#database/schema/newsletter.ts'

export type Subscriber = typeof newsletterSubscribers.$inferSelect

/** An address that has not confirmed may be asked again after this time, and after four times as long each time. */
const firstPause = '10 minutes'
const growth = 4

/** Adds the address and answers its row if a mail is due to it: to a new or former subscriber, or to one asked long enough ago. */
export async function saveRequest(
  db: Database,
  request: { email: string; token: string; at: Date },
): Promise<Subscriber | null> {
  const { asked, requestedAt, confirmedAt, unsubscribedAt } = newsletterSubscribers
  const former = sql`${unsubscribedAt} is not null`
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ email: request.email, token: request.token, requestedAt: request.at })
    .onConflictDoUpdate({
      target: newsletterSubscribers.email,
      set: {
        requestedAt: request.at,
        asked: sql`case when ${former} then 1 else ${asked} + 1 end`,
        confirmedAt: null,
        unsubscribedAt: null,
      },
      setWhere: sql`${former} or (${confirmedAt} is null and ${requestedAt} + interval '${sql.raw(firstPause)}' * power(${sql.raw(String(growth))}, ${asked} - 1) <= ${request.at.toISOString()}::timestamptz)`,
    })
    .returning()
  return row ?? null
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

/** Addresses that were asked by then and have not confirmed, and those that were taken back by then. */
export async function deleteUnwantedUntil(db: Pick<Database, 'delete'>, until: Date): Promise<void> {
  const { requestedAt, confirmedAt, unsubscribedAt } = newsletterSubscribers
  await db
    .delete(newsletterSubscribers)
    .where(or(and(isNull(confirmedAt), lte(requestedAt, until)), lte(unsubscribedAt, until)))
}

/** Who asked for the newsletter since then, the first first. */
export async function listSubscribersSince(db: Pick<Database, 'select'>, from: Date): Promise<Subscriber[]> {
  const { requestedAt, email } = newsletterSubscribers
  return db
    .select()
    .from(newsletterSubscribers)
    .where(gte(requestedAt, from))
    .orderBy(asc(requestedAt), asc(email))
}
