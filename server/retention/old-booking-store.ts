import { and, eq, gt, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings, payments } from '#database/schema/bookings.ts'
import { bookingNotes } from '#database/schema/desk.ts'
import { guestDetails } from '#database/schema/guest-details.ts'
import { bookingGuests } from '#database/schema/guests.ts'

/** Takes name, e-mail and phone out of bookings that were begun by then and that nobody paid. */
export async function eraseUnpaidUntil(db: Pick<Database, 'select' | 'update'>, until: Date): Promise<void> {
  const { reference, status, createdAt, name, email, phone } = bookings
  const paid = db
    .select({ id: payments.merchantOrderId })
    .from(payments)
    .where(and(eq(payments.reference, reference), ne(payments.state, 'failed')))
  await db
    .update(bookings)
    .set({ name: '', email: '', phone: '' })
    .where(
      and(
        lte(createdAt, until),
        inArray(status, ['failed', 'expired']),
        or(ne(name, ''), ne(email, ''), ne(phone, '')),
        notExists(paid),
      ),
    )
}

/** Takes the names of those who travelled with whoever booked out of bookings whose trip ended before that day. */
export async function eraseGuestNames(
  db: Pick<Database, 'select' | 'update'>,
  endedBefore: string,
): Promise<void> {
  const over = db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(sql`sold ->> 'endDate' < ${endedBefore}`)
  await db
    .update(bookingGuests)
    .set({ name: '' })
    .where(and(ne(bookingGuests.name, ''), gt(bookingGuests.n, 1), inArray(bookingGuests.reference, over)))
}

/** Deletes what guests told of themselves for a trip that ended before that day, health and passports with all else. */
export async function deleteGuestDetails(
  db: Pick<Database, 'select' | 'delete'>,
  endedBefore: string,
): Promise<void> {
  const over = db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(sql`sold ->> 'endDate' < ${endedBefore}`)
  await db.delete(guestDetails).where(inArray(guestDetails.reference, over))
}

/** Takes PhonePe's numbers, its page and the way of paying out of payments that were begun by then; the amounts are part of the books. */
export async function erasePaymentFactsUntil(db: Pick<Database, 'update'>, until: Date): Promise<void> {
  const none = {
    providerOrderId: null,
    redirectUrl: null,
    transactionId: null,
    paymentMode: null,
    bankReference: null,
  }
  await db.update(payments).set(none).where(lte(payments.createdAt, until))
}

/**
 * What staff wrote about a booking is no part of the books. It ends with the name of a booking that nobody paid, which is empty then, and of any other with the payment's facts.
 */
export async function deleteNotesUntil(db: Pick<Database, 'select' | 'delete'>, until: Date): Promise<void> {
  const over = db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(or(lte(bookings.createdAt, until), eq(bookings.name, '')))
  await db.delete(bookingNotes).where(inArray(bookingNotes.reference, over))
}
