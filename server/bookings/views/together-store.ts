import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import type { Booking } from '../booking-store.ts'

/** Bookings that stand and travel as one party with this one. */
export async function listTogether(
  db: Pick<Database, 'select'>,
  { reference, joins }: Pick<Booking, 'reference' | 'joins'>,
): Promise<{ reference: string; guests: number }[]> {
  const first = joins ?? reference
  return db
    .select({ reference: bookings.reference, guests: bookings.guests })
    .from(bookings)
    .where(
      and(
        or(eq(bookings.reference, first), eq(bookings.joins, first)),
        ne(bookings.reference, reference),
        inArray(bookings.status, ['confirmed', 'completed']),
      ),
    )
    .orderBy(bookings.createdAt)
}
