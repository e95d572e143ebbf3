import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { guestDetails } from '#database/schema/guest-details.ts'
import { bookingGuests } from '#database/schema/guests.ts'

/** What a guest told of themselves. Health, passport, licence and PAN are encrypted. */
export type GuestDetails = typeof guestDetails.$inferSelect

export async function listDetails(db: Pick<Database, 'select'>, reference: string): Promise<GuestDetails[]> {
  return db.select().from(guestDetails).where(eq(guestDetails.reference, reference)).orderBy(guestDetails.n)
}

export async function saveDetails(tx: Pick<Database, 'insert'>, details: GuestDetails): Promise<void> {
  const { reference: _, n: __, ...told } = details
  await tx
    .insert(guestDetails)
    .values(details)
    .onConflictDoUpdate({ target: [guestDetails.reference, guestDetails.n], set: told })
}

/** Of all guests of a booking, or of those with these numbers: whoever does not travel has told us nothing. */
export async function eraseDetails(
  tx: Pick<Database, 'delete'>,
  reference: string,
  numbers?: readonly number[],
): Promise<void> {
  const whose: (SQL | undefined)[] = [eq(guestDetails.reference, reference)]
  if (numbers) whose.push(inArray(guestDetails.n, [...numbers]))
  await tx.delete(guestDetails).where(and(...whose))
}

/** Takes them along to the booking that takes the place of another: the guests' old numbers, in the order of the new ones. */
export async function carryDetails(
  tx: Pick<Database, 'execute'>,
  { from, to, numbers }: { from: string; to: string; numbers: readonly number[] },
): Promise<void> {
  for (const [i, n] of numbers.entries())
    await tx.execute(sql`
      update guest_details set reference = ${to}, n = ${i + 1}::integer
      where reference = ${from} and n = ${n}::integer`)
}

/** What whoever booked told of themselves, for all bookings of an account. */
export async function listDetailsOf(
  db: Pick<Database, 'select'>,
  travellerId: string,
): Promise<GuestDetails[]> {
  const rows = await db
    .select({ told: guestDetails })
    .from(guestDetails)
    .innerJoin(bookings, eq(bookings.reference, guestDetails.reference))
    .where(and(eq(bookings.travellerId, travellerId), eq(guestDetails.n, 1)))
    .orderBy(guestDetails.reference)
  return rows.map(({ told }) => told)
}

/** Of an account that is deleted. */
export async function eraseDetailsOf(
  tx: Pick<Database, 'select' | 'delete'>,
  travellerId: string,
): Promise<void> {
  const theirs = tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.travellerId, travellerId))
  await tx.delete(guestDetails).where(inArray(guestDetails.reference, theirs))
}

/** A guest of a departure with all that may be read without opening anything; `details` is null while nothing was told. */
export type GuestOfDeparture = {
  guest: typeof bookingGuests.$inferSelect
  lead: string
  details: Omit<GuestDetails, 'health' | 'passport' | 'licence' | 'pan'> | null
  /** Whether there is a declaration; what it says is opened for a captain alone. */
  hasHealth: boolean
}

/** Everybody who travels with a departure, party by party. */
export async function readGuestsOfDeparture(
  tx: Pick<Database, 'select'>,
  tripId: string,
  departureId: string,
): Promise<GuestOfDeparture[]> {
  const rows = await tx
    .select({ guest: bookingGuests, lead: bookings.name, told: guestDetails })
    .from(bookingGuests)
    .innerJoin(bookings, eq(bookings.reference, bookingGuests.reference))
    .leftJoin(
      guestDetails,
      and(eq(guestDetails.reference, bookingGuests.reference), eq(guestDetails.n, bookingGuests.n)),
    )
    .where(
      and(
        eq(bookings.tripId, tripId),
        eq(bookings.departureId, departureId),
        inArray(bookings.status, ['confirmed', 'completed']),
        sql`booking_guests.ended_at is null`,
      ),
    )
    .orderBy(bookingGuests.reference, bookingGuests.n)
  return rows.map(({ guest, lead, told }) => {
    if (!told) return { guest, lead, details: null, hasHealth: false }
    const { health, passport: _, licence: __, pan: ___, ...details } = told
    return { guest, lead, details, hasHealth: health !== null }
  })
}
