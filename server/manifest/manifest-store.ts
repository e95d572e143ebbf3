import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { guestDetails } from '#database/schema/guest-details.ts'
import { bookingGuests } from '#database/schema/guests.ts'
import type { WhichDeparture } from '../departures/change-departure.ts'

const ofDeparture = ({ tripId, id }: WhichDeparture) =>
  and(
    eq(bookings.tripId, tripId),
    eq(bookings.departureId, id),
    inArray(bookings.status, ['confirmed', 'completed']),
    isNull(bookingGuests.endedAt),
  )

const isDetailsOfGuest = and(
  eq(guestDetails.reference, bookingGuests.reference),
  eq(guestDetails.n, bookingGuests.n),
)

export type ManifestRow = Awaited<ReturnType<typeof listManifestRows>>[number]

/** Every guest of every booking that stands, whichever way it came, parties together. Of the details only what sheets may show. */
export async function listManifestRows(db: Pick<Database, 'select'>, which: WhichDeparture) {
  const { gender, born, phone, emergencyName, emergencyPhone, diet, pickup, roomMate } = guestDetails
  return db
    .select({
      reference: bookings.reference,
      joins: bookings.joins,
      bookedBy: bookings.name,
      bookingPhone: bookings.phone,
      terms: bookings.terms,
      n: bookingGuests.n,
      kind: bookingGuests.kind,
      insteadOf: bookingGuests.insteadOf,
      name: bookingGuests.name,
      gender,
      born,
      phone,
      emergencyName,
      emergencyPhone,
      diet,
      pickup,
      roomMate,
    })
    .from(bookings)
    .innerJoin(bookingGuests, eq(bookingGuests.reference, bookings.reference))
    .leftJoin(guestDetails, isDetailsOfGuest)
    .where(ofDeparture(which))
    .orderBy(asc(bookings.createdAt), asc(bookings.reference), asc(bookingGuests.n))
}

/** The sealed health declarations of those guests. */
export async function listSealedHealth(
  db: Pick<Database, 'select'>,
  which: WhichDeparture,
): Promise<{ reference: string; n: number; health: string | null }[]> {
  return db
    .select({ reference: bookingGuests.reference, n: bookingGuests.n, health: guestDetails.health })
    .from(bookings)
    .innerJoin(bookingGuests, eq(bookingGuests.reference, bookings.reference))
    .innerJoin(guestDetails, isDetailsOfGuest)
    .where(and(ofDeparture(which), isNotNull(guestDetails.health)))
}
