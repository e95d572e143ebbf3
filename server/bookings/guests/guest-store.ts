import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { bookingGuests } from '#database/schema/guests.ts'
import type { Booking } from '../booking-store.ts'
import { eraseDetails } from './details-store.ts'

export type BookingGuest = typeof bookingGuests.$inferSelect

/** All who ever were, by their numbers. */
export async function listGuests(db: Pick<Database, 'select'>, reference: string): Promise<BookingGuest[]> {
  return db
    .select()
    .from(bookingGuests)
    .where(eq(bookingGuests.reference, reference))
    .orderBy(asc(bookingGuests.n))
}

/** Those who still travel. */
export function present(guests: BookingGuest[]): BookingGuest[] {
  return guests.filter(({ endedAt }) => endedAt === null)
}

/** How many of them had not ended before. What they told of themselves goes with them. */
export async function endGuests(
  tx: Pick<Database, 'update' | 'delete'>,
  {
    reference,
    numbers,
    ended,
    at,
  }: { reference: string; numbers: number[]; ended: 'left' | 'replaced'; at: Date },
): Promise<number> {
  const changed = await tx
    .update(bookingGuests)
    .set({ endedAt: at, ended })
    .where(
      and(
        eq(bookingGuests.reference, reference),
        inArray(bookingGuests.n, numbers),
        isNull(bookingGuests.endedAt),
      ),
    )
    .returning({ n: bookingGuests.n })
  await eraseDetails(tx, reference, numbers)
  return changed.length
}

export async function insertGuest(tx: Pick<Database, 'insert'>, guest: BookingGuest): Promise<void> {
  await tx.insert(bookingGuests).values(guest)
}

export async function saveGuestName(
  tx: Pick<Database, 'update'>,
  { reference, n, name }: Pick<BookingGuest, 'reference' | 'n' | 'name'>,
): Promise<void> {
  await tx
    .update(bookingGuests)
    .set({ name })
    .where(and(eq(bookingGuests.reference, reference), eq(bookingGuests.n, n)))
}

export async function savePapers(
  tx: Pick<Database, 'update'>,
  { reference, n, papersAt }: Pick<BookingGuest, 'reference' | 'n' | 'papersAt'>,
): Promise<void> {
  await tx
    .update(bookingGuests)
    .set({ papersAt })
    .where(and(eq(bookingGuests.reference, reference), eq(bookingGuests.n, n)))
}

/** How many still travel: the rows of its guests say who. */
export async function saveGuestCount(
  tx: Pick<Database, 'update'>,
  { reference, guests }: Pick<Booking, 'reference' | 'guests'>,
): Promise<void> {
  await tx.update(bookings).set({ guests }).where(eq(bookings.reference, reference))
}
