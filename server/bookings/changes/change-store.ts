import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookingChanges } from '#database/schema/guests.ts'

export type BookingChange = typeof bookingChanges.$inferSelect

/** The sale first. */
export async function listChanges(db: Pick<Database, 'select'>, reference: string): Promise<BookingChange[]> {
  return db
    .select()
    .from(bookingChanges)
    .where(eq(bookingChanges.reference, reference))
    .orderBy(asc(bookingChanges.n))
}

type NewChange = Pick<BookingChange, 'reference' | 'at' | 'kind' | 'seats' | 'paise'> &
  Partial<Pick<BookingChange, 'backPaise' | 'feePaise' | 'carriedPaise' | 'guests' | 'other'>>

/** In the caller's transaction, which holds the booking's lock. */
export async function addChange(tx: Pick<Database, 'insert'>, change: NewChange): Promise<void> {
  const next = sql`(select coalesce(max(n), 0) + 1 from booking_changes where reference = ${change.reference})`
  await tx.insert(bookingChanges).values({ ...change, n: next as unknown as number })
}
