import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import type { Booking } from './booking-store.ts'

export async function listBookingsOfDeparture(
  db: Pick<Database, 'select'>,
  which: { tripId: string; departureId: string },
): Promise<Booking[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.tripId, which.tripId), eq(bookings.departureId, which.departureId)))
    .orderBy(asc(bookings.createdAt), asc(bookings.reference))
}

/** All since a moment, the oldest first, with what has come back through PhonePe. */
export async function listBookingsSince(
  db: Pick<Database, 'select'>,
  since: Date,
): Promise<{ booking: Booking; backPaise: number }[]> {
  return db
    .select({
      booking: bookings,
      // With the name of its table: drizzle leaves it out, and `reference` would be that of the refund itself.
      backPaise: sql<number>`coalesce((
        select sum(amount_paise) from refunds where refunds.reference = bookings.reference and refunds.state = 'completed'
      ), 0)::double precision`,
    })
    .from(bookings)
    .where(gte(bookings.createdAt, since))
    .orderBy(asc(bookings.createdAt), asc(bookings.reference))
}

/** Nobody else changes them until the transaction ends. */
export async function lockBookingsOf(tx: Pick<Database, 'select'>, travellerId: string): Promise<void> {
  await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.travellerId, travellerId))
    .orderBy(bookings.reference)
    .for('update')
}
