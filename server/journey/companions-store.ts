import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { guestDetails } from '#database/schema/guest-details.ts'
import { bookingGuests } from '#database/schema/guests.ts'
import type { OtherTraveller } from '#domain/journey/companions.ts'
import type { Booking } from '../bookings/booking-store.ts'

/** Everybody of other parties on a booking's departure; bookings that joined each other are one party. */
export async function listOthers(
  db: Pick<Database, 'select'>,
  { tripId, departureId, reference, joins }: Pick<Booking, 'tripId' | 'departureId' | 'reference' | 'joins'>,
): Promise<OtherTraveller[]> {
  const rows = await db
    .select({
      name: bookingGuests.name,
      kind: bookingGuests.kind,
      born: guestDetails.born,
      city: guestDetails.city,
      shown: guestDetails.shownToOthers,
    })
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
        isNull(bookingGuests.endedAt),
        sql`coalesce(${bookings.joins}, ${bookings.reference}) <> ${joins ?? reference}`,
      ),
    )
  return rows.map((row) => ({ ...row, shown: row.shown ?? false }))
}

/** What a guest lets the others see, from a moment on; nothing else that they have told changes. */
export async function saveIntroduction(
  tx: Pick<Database, 'insert'>,
  {
    at,
    shown,
    city,
    ...guest
  }: { reference: string; n: number; at: Date; shown: boolean; city: string | null },
): Promise<void> {
  const told = { city, shownToOthers: shown, savedAt: at }
  const since = sql`case when ${shown} then coalesce(guest_details.shown_at, ${at.toISOString()}::timestamptz) end`
  await tx
    .insert(guestDetails)
    .values({ ...guest, ...told, shownAt: shown ? at : null })
    .onConflictDoUpdate({
      target: [guestDetails.reference, guestDetails.n],
      set: { ...told, shownAt: since, revision: sql`guest_details.revision + 1` },
    })
}
