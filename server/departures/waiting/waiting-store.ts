import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookingEvents, bookings } from '#database/schema/bookings.ts'
import { departures } from '#database/schema/departures.ts'
import { waiting } from '#database/schema/waiting.ts'
import { offerMark } from '#domain/bookings/paid-by-link.ts'
import type { WaitingState } from '#domain/waiting/waiting-states.ts'
import { isSoldOn } from '../departure-store.ts'

export type Party = typeof waiting.$inferSelect
type Departure = { tripId: string; departureId: string }

const isOf = ({ tripId, departureId }: Departure) =>
  and(eq(waiting.tripId, tripId), eq(waiting.departureId, departureId))

/** Who was put first last, then who has waited longest. */
const inOrder: SQL[] = [sql`waiting.put_first_at desc nulls last`, asc(waiting.n)]

/** Those with a place in the line of a departure, in their order. */
export async function listLine(db: Pick<Database, 'select'>, which: Departure): Promise<Party[]> {
  return db
    .select()
    .from(waiting)
    .where(and(isOf(which), eq(waiting.state, 'waiting')))
    .orderBy(...inOrder)
}

/** Those of a departure in these states, in the order of the line. */
export async function listParties(
  db: Pick<Database, 'select'>,
  which: Departure,
  states: WaitingState[],
): Promise<Party[]> {
  return db
    .select()
    .from(waiting)
    .where(and(isOf(which), inArray(waiting.state, states)))
    .orderBy(...inOrder)
}

export async function findParty(db: Pick<Database, 'select'>, id: string): Promise<Party | null> {
  const [party] = await db.select().from(waiting).where(eq(waiting.id, id))
  return party ?? null
}

export async function findPartyByKey(db: Pick<Database, 'select'>, key: string): Promise<Party | null> {
  const [party] = await db.select().from(waiting).where(eq(waiting.key, key))
  return party ?? null
}

/** Nobody else changes it until the transaction ends. */
export async function lockParty(tx: Pick<Database, 'select'>, id: string): Promise<Party | null> {
  const [party] = await tx.select().from(waiting).where(eq(waiting.id, id)).for('update')
  return party ?? null
}

export async function countOpen(db: Pick<Database, 'select'>, which: Departure): Promise<number> {
  const [row] = await db
    .select({ parties: count() })
    .from(waiting)
    .where(and(isOf(which), inArray(waiting.state, ['waiting', 'offered'])))
  return row?.parties ?? 0
}

/** False when this phone waits there already. */
export async function insertParty(tx: Pick<Database, 'insert'>, party: Omit<Party, 'n'>): Promise<boolean> {
  const added = await tx.insert(waiting).values(party).onConflictDoNothing().returning({ id: waiting.id })
  return added.length > 0
}

export async function saveParty(
  tx: Pick<Database, 'update'>,
  id: string,
  change: Partial<Pick<Party, 'state' | 'changedAt' | 'reference' | 'told' | 'putFirstAt' | 'travellerId'>>,
): Promise<void> {
  await tx.update(waiting).set(change).where(eq(waiting.id, id))
}

/** What became of an offer follows its booking. Answers the party, if its state has changed. */
export async function moveByBooking(
  tx: Pick<Database, 'update'>,
  reference: string,
  move: { to: WaitingState; from?: WaitingState; at: Date },
): Promise<Party | null> {
  const [party] = await tx
    .update(waiting)
    .set({ state: move.to, changedAt: move.at })
    .where(
      and(
        eq(waiting.reference, reference),
        move.from === undefined ? undefined : eq(waiting.state, move.from),
      ),
    )
    .returning()
  return party ?? null
}

/** The booking of an offer, as a part of the statement that holds its seats. */
export function offerAsPart(
  tx: Pick<Database, '$with' | 'insert'>,
  party: Party,
  offer: { reference: string; terms: Party['terms']; at: Date; until: Date },
) {
  const { tripId, departureId, packageId, seats, name, email, phone, totalPaise, id, travellerId } = party
  const { reference, terms, at, until } = offer
  return tx.$with('booking').as(
    tx
      .insert(bookings)
      .values({
        reference,
        status: 'held',
        tripId,
        departureId,
        packageId,
        guests: seats,
        travellerId,
        name,
        email,
        phone,
        terms,
        totalPaise,
        walletPaise: 0,
        payablePaise: totalPaise,
        idempotencyKey: `waiting-${id}`,
        fingerprint: offerMark,
        holdExpiresAt: until,
        createdAt: at,
      })
      .returning({ reference: bookings.reference }),
  )
}

export async function noteOffered(
  tx: Pick<Database, 'insert'>,
  { reference, at }: { reference: string; at: Date },
): Promise<void> {
  const why = 'offered to the waiting list'
  await tx
    .insert(bookingEvents)
    .values({ reference, at, by: 'site', staffId: null, from: null, to: 'held', why })
}

/** Departures on which somebody waits whom the free seats would do, in the order of their keys. */
export async function listIdleSeats(
  db: Pick<Database, 'selectDistinct'>,
  today: string,
): Promise<Departure[]> {
  return db
    .selectDistinct({ tripId: departures.tripId, departureId: departures.id })
    .from(departures)
    .innerJoin(waiting, and(eq(waiting.tripId, departures.tripId), eq(waiting.departureId, departures.id)))
    .where(and(eq(waiting.state, 'waiting'), sql`waiting.seats <= departures.free`, isSoldOn(today)))
    .orderBy(departures.tripId, departures.id)
}

/** Departures that have left, or do not run, and for which somebody still waits. */
export async function listOver(db: Pick<Database, 'selectDistinct'>, today: string): Promise<Departure[]> {
  return db
    .selectDistinct({ tripId: departures.tripId, departureId: departures.id })
    .from(departures)
    .innerJoin(waiting, and(eq(waiting.tripId, departures.tripId), eq(waiting.departureId, departures.id)))
    .where(
      and(
        eq(waiting.state, 'waiting'),
        sql`(departures.start_date <= ${today} or departures.cancelled_at is not null)`,
      ),
    )
    .orderBy(departures.tripId, departures.id)
}

/** Those of a traveller that still wait or were offered seats, or all; the last to join first. */
export async function listPartiesOf(
  db: Pick<Database, 'select'>,
  travellerId: string,
  states?: WaitingState[],
): Promise<Party[]> {
  return db
    .select()
    .from(waiting)
    .where(and(eq(waiting.travellerId, travellerId), states && inArray(waiting.state, states)))
    .orderBy(desc(waiting.n))
}

/** Whoever has an offer has a booking that holds seats, and an account with such a booking is not deleted. */
export async function deletePartiesOf(tx: Pick<Database, 'delete'>, travellerId: string): Promise<void> {
  await tx.delete(waiting).where(and(eq(waiting.travellerId, travellerId), ne(waiting.state, 'offered')))
}

/** Those who waited for a departure that started before a day. */
export async function deletePartiesBefore(db: Pick<Database, 'delete'>, day: string): Promise<void> {
  const started = sql`exists (
    select from departures where departures.trip_id = waiting.trip_id and departures.id = waiting.departure_id and departures.start_date < ${day}
  )`
  await db.delete(waiting).where(and(ne(waiting.state, 'offered'), started))
}

export type RunningOffer = { party: Party; until: Date }

/** Offers that run, of one departure or of all, the first to end first. */
export async function listOffers(db: Pick<Database, 'select'>, which?: Departure): Promise<RunningOffer[]> {
  return db
    .select({ party: waiting, until: bookings.holdExpiresAt })
    .from(waiting)
    .innerJoin(bookings, eq(bookings.reference, waiting.reference))
    .where(and(eq(waiting.state, 'offered'), which && isOf(which)))
    .orderBy(asc(bookings.holdExpiresAt), asc(waiting.n))
    .limit(100)
}

/** Offers without held seats, and seats that are held for an offer of nobody. */
export async function listLooseOffers(db: Pick<Database, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select coalesce(bookings.reference, waiting.reference) as reference
    from (select * from waiting where state = 'offered') as waiting
    full join (select * from bookings where fingerprint = ${offerMark} and status in ('held', 'awaiting_payment')) as bookings
      on bookings.reference = waiting.reference
    where bookings.reference is null or waiting.reference is null
    order by 1`)
  return rows.map(({ reference }) => reference)
}
