import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { departures } from '#database/schema/departures.ts'
import { fieldIncidents, fieldSpendings, fieldTicks } from '#database/schema/field.ts'
import { bookingGuests } from '#database/schema/guests.ts'
import { staff } from '#database/schema/staff.ts'
import { captainSees } from '#domain/departures/desk-list.ts'
import type { WhichDeparture } from '../departures/change-departure.ts'

type Reader = Pick<Database, 'select'>
type Writer = Pick<Database, 'insert'>

/** Whether somebody leads a departure and may work with it on that day in India. */
export async function isLedBy(
  db: Reader,
  { tripId, id }: WhichDeparture,
  { captain, today }: { captain: string; today: string },
): Promise<boolean> {
  const { daysBefore, daysAfter } = captainSees
  const found = await db
    .select({ id: departures.id })
    .from(departures)
    .where(
      sql`trip_id = ${tripId} and id = ${id} and captain_id = ${captain} and start_date - ${daysBefore}::integer <= ${today}::date and end_date + ${daysAfter}::integer >= ${today}::date`,
    )
  return found.length > 0
}

/** Whether that guest travels on that departure. */
export async function travelsOn(
  db: Reader,
  { tripId, id }: WhichDeparture,
  { reference, n }: { reference: string; n: number },
): Promise<boolean> {
  const found = await db
    .select({ n: bookingGuests.n })
    .from(bookingGuests)
    .innerJoin(bookings, eq(bookings.reference, bookingGuests.reference))
    .where(
      and(
        eq(bookingGuests.reference, reference),
        eq(bookingGuests.n, n),
        eq(bookings.tripId, tripId),
        eq(bookings.departureId, id),
        inArray(bookings.status, ['confirmed', 'completed']),
      ),
    )
  return found.length > 0
}

/** False where a note with that key has arrived before. */
export async function insertTick(tx: Writer, row: typeof fieldTicks.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(fieldTicks)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: fieldTicks.key })
  return added.length > 0
}

export async function insertSpending(tx: Writer, row: typeof fieldSpendings.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(fieldSpendings)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: fieldSpendings.key })
  return added.length > 0
}

export async function insertIncident(tx: Writer, row: typeof fieldIncidents.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(fieldIncidents)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: fieldIncidents.key })
  return added.length > 0
}

export async function listTicks(db: Reader, { tripId, id }: WhichDeparture) {
  const { key, reference, n, state, at } = fieldTicks
  return db
    .select({ key, reference, n, state, at, who: staff.name })
    .from(fieldTicks)
    .innerJoin(staff, eq(staff.id, fieldTicks.staffId))
    .where(and(eq(fieldTicks.tripId, tripId), eq(fieldTicks.departureId, id)))
    .orderBy(asc(at), asc(key))
}

export async function listSpendings(db: Reader, { tripId, id }: WhichDeparture) {
  const { key, paise, what, at } = fieldSpendings
  return db
    .select({ key, paise, what, at, who: staff.name })
    .from(fieldSpendings)
    .innerJoin(staff, eq(staff.id, fieldSpendings.staffId))
    .where(and(eq(fieldSpendings.tripId, tripId), eq(fieldSpendings.departureId, id)))
    .orderBy(asc(at), asc(key))
}

export async function listIncidents(db: Reader, { tripId, id }: WhichDeparture) {
  const { key, text, at } = fieldIncidents
  return db
    .select({ key, text, at, who: staff.name })
    .from(fieldIncidents)
    .innerJoin(staff, eq(staff.id, fieldIncidents.staffId))
    .where(and(eq(fieldIncidents.tripId, tripId), eq(fieldIncidents.departureId, id)))
    .orderBy(asc(at), asc(key))
}

/** Who was there goes with what else is known of the guests of trips that ended before that day. */
export async function deleteTicksOfTripsBefore(
  db: Pick<Database, 'delete' | 'select'>,
  endedBefore: string,
): Promise<void> {
  await db
    .delete(fieldTicks)
    .where(
      sql`exists (select from departures where departures.trip_id = field_ticks.trip_id and departures.id = field_ticks.departure_id and departures.end_date < ${endedBefore})`,
    )
}

export async function deleteIncidentsUntil(db: Pick<Database, 'delete'>, until: Date): Promise<void> {
  await db.delete(fieldIncidents).where(sql`received_at <= ${until}`)
}
