import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { departureLetters } from '#database/schema/departures.ts'
import { staff } from '#database/schema/staff.ts'
import type { Booking } from '../booking-store.ts'

type Letter = typeof departureLetters.$inferInsert

/** False when a letter was sent with that key before. */
export async function insertLetter(tx: Pick<Database, 'insert'>, letter: Letter): Promise<boolean> {
  const added = await tx
    .insert(departureLetters)
    .values(letter)
    .onConflictDoNothing()
    .returning({ key: departureLetters.key })
  return added.length > 0
}

/** More bookings than any departure has seats. */
const mostShown = 200

/** Bookings of a departure that came to something, the oldest first. */
export async function listDeskBookings(
  db: Pick<Database, 'select'>,
  which: { tripId: string; id: string },
): Promise<Booking[]> {
  return db
    .select()
    .from(bookings)
    .where(
      sql`trip_id = ${which.tripId} and departure_id = ${which.id} and status not in ('failed', 'expired')`,
    )
    .orderBy(bookings.createdAt, bookings.reference)
    .limit(mostShown)
}

export async function findStaffName(db: Pick<Database, 'select'>, id: string): Promise<string | null> {
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, id))
  return person?.name ?? null
}
