import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { departures } from '#database/schema/departures.ts'
import type { Span, Stay } from '#domain/calendar/date-window.ts'

export type DepartureRow = typeof departures.$inferSelect

/** The group can still become large enough on that day, is, or runs by our word. */
const mayRun = (today: string) =>
  sql`(departures.decide_on is null or departures.decide_on >= ${today} or departures.sold_in_all >= departures.smallest or departures.decision is not distinct from 'runs')`

/** What is sold on a day in India, wherever it is listed and whenever seats are taken. */
export const isSoldOn = (today: string) =>
  sql`departures.on_sale and departures.start_date > ${today} and ${mayRun(today)}`

/** How many dates of a wanted trip were added by hand: they come on top of what it offers at once, and hide none of its own. */
const addedByHand = (today: string) =>
  sql`(select count(*) from departures where departures.trip_id = wanted.trip_id and by_hand and ${isSoldOn(today)})`

export async function listOffered(
  db: Database,
  { tripId, today, count }: { tripId: string; today: string; count: number },
): Promise<DepartureRow[]> {
  const rows = await db
    .select()
    .from(departures)
    .where(and(eq(departures.tripId, tripId), isSoldOn(today)))
    .orderBy(asc(departures.startDate))
  return rows.slice(0, count + rows.filter(({ byHand }) => byHand).length)
}

/** Those ahead that are no longer sold because too few had booked by their decision day, called off or not. */
export async function listMissed(db: Database, tripId: string, today: string): Promise<DepartureRow[]> {
  const isMissed = sql`(cancelled_at is null or decision in ('too few', 'missed')) and not ${mayRun(today)}`
  return db
    .select()
    .from(departures)
    .where(
      and(
        eq(departures.tripId, tripId),
        sql`offered and closed_at is null and start_date > ${today} and ${isMissed}`,
      ),
    )
    .orderBy(asc(departures.startDate))
}

/** For each trip its next `count` departures, earliest first. */
export async function listUpcoming(
  db: Database,
  trips: { tripId: string; count: number }[],
  today: string,
): Promise<DepartureRow[]> {
  const wanted = JSON.stringify(trips.map(({ tripId, count }) => ({ trip_id: tripId, count })))
  const upcoming = sql`
    select upcoming.trip_id, upcoming.id
    from json_to_recordset(${wanted}::json) as wanted (trip_id text, count integer)
    cross join lateral (
      select * from departures
      where departures.trip_id = wanted.trip_id and ${isSoldOn(today)}
      order by start_date limit wanted.count + ${addedByHand(today)}
    ) as upcoming`
  return db
    .select()
    .from(departures)
    .where(sql`(trip_id, id) in (${upcoming})`)
    .orderBy(asc(departures.startDate))
}

/**
 * For each trip the first departure with a free seat among its next `count`, or the first when all are full. Where a time is asked
 * for, one with a free seat that lies in it goes before all others.
 */
export async function listNextOffered(
  db: Database,
  trips: { tripId: string; count: number }[],
  { today, time = {} }: { today: string; time?: AskedTime },
): Promise<DepartureRow[]> {
  const wanted = JSON.stringify(trips.map(({ tripId, count }) => ({ trip_id: tripId, count })))
  const next = sql`
    select distinct on (upcoming.trip_id) upcoming.trip_id, upcoming.id
    from json_to_recordset(${wanted}::json) as wanted (trip_id text, count integer)
    cross join lateral (
      select * from departures
      where departures.trip_id = wanted.trip_id and ${isSoldOn(today)}
      order by start_date limit wanted.count + ${addedByHand(today)}
    ) as upcoming
    order by upcoming.trip_id, free = 0, not (${isAskedFor(time)}), start_date`
  return db.select().from(departures).where(sql`(trip_id, id) in (${next})`)
}

export type OpenPayments = { id: string; payments: number; until: Date }

/** For each of these departures, how many open payments hold seats, and when the first of them is over. */
export async function listOpenPayments(db: Database, tripId: string, ids: string[]): Promise<OpenPayments[]> {
  return db
    .select({
      id: bookings.departureId,
      payments: count(),
      until: sql`min(${bookings.holdExpiresAt})`.mapWith(bookings.holdExpiresAt),
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.tripId, tripId),
        inArray(bookings.departureId, ids),
        inArray(bookings.status, ['held', 'awaiting_payment']),
      ),
    )
    .groupBy(bookings.departureId)
}

export type FreeRow = { tripId: string; seats: number; dates: Stay[] }

/** For each trip the most seats that are free on any of its next `count` departures, and the days of those with any. */
export async function listFree(
  db: Database,
  trips: { tripId: string; count: number }[],
  today: string,
): Promise<FreeRow[]> {
  const wanted = JSON.stringify(trips.map(({ tripId, count }) => ({ trip_id: tripId, count })))
  const { rows } = await db.execute<FreeRow>(sql`
    select trip_id as "tripId", max(free)::integer as seats,
      coalesce(json_agg(json_build_array(start_date, end_date) order by start_date) filter (where free > 0), '[]') as dates
    from (
      select trip_id, start_date, end_date, free, row_number() over (partition by trip_id order by start_date) as place,
        wanted.count + count(*) filter (where by_hand) over (partition by trip_id) as count
      from departures join json_to_recordset(${wanted}::json) as wanted (trip_id text, count integer) using (trip_id)
      where ${isSoldOn(today)}
    ) as upcoming
    where place <= count
    group by trip_id`)
  return rows
}

/** Chosen months (1 to 12) and a window of days; a departure is asked for when it lies in both. */
export type AskedTime = { months?: readonly number[]; spans?: readonly Span[] }

function isAskedFor({ months = [], spans = [] }: AskedTime) {
  const inMonths = sql`extract(month from start_date) = any (array(select json_array_elements_text(${JSON.stringify(months)}::json)::integer))`
  const inSpans = sql`exists (
    select from json_to_recordset(${JSON.stringify(spans)}::json) as span ("startFrom" date, "startTo" date, "endFrom" date, "endTo" date)
    where start_date between "startFrom" and "startTo" and end_date between "endFrom" and "endTo"
  )`
  return sql`${months.length > 0 ? inMonths : sql`true`} and ${spans.length > 0 ? inSpans : sql`true`}`
}

type Departure = { tripId: string; id: string }
const isThis = ({ tripId, id }: Departure) => and(eq(departures.tripId, tripId), eq(departures.id, id))

export async function findDeparture(
  db: Pick<Database, 'select'>,
  which: Departure,
): Promise<DepartureRow | null> {
  const [row] = await db.select().from(departures).where(isThis(which))
  return row ?? null
}

/** Nobody else changes it until the transaction ends. */
export async function lockDeparture(
  tx: Pick<Database, 'select'>,
  which: Departure,
): Promise<DepartureRow | null> {
  const [row] = await tx.select().from(departures).where(isThis(which)).for('update')
  return row ?? null
}

export async function isOnSale(
  db: Pick<Database, 'select'>,
  which: Departure,
  today: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: departures.id })
    .from(departures)
    .where(and(isThis(which), isSoldOn(today)))
  return rows.length > 0
}

/** All that start on a day or later, of one trip or of all. */
export async function listDeparturesFrom(
  db: Pick<Database, 'select'>,
  { from, tripId }: { from: string; tripId: string | null },
): Promise<DepartureRow[]> {
  return db
    .select()
    .from(departures)
    .where(and(gte(departures.startDate, from), tripId === null ? undefined : eq(departures.tripId, tripId)))
    .orderBy(asc(departures.tripId), asc(departures.startDate), asc(departures.id))
}

export async function hasDepartures(db: Pick<Database, 'select'>, tripId: string): Promise<boolean> {
  const rows = await db
    .select({ id: departures.id })
    .from(departures)
    .where(eq(departures.tripId, tripId))
    .limit(1)
  return rows.length > 0
}

/** What the operator decides about a departure. The caller's transaction holds its lock. */
export async function saveDecision(
  tx: Pick<Database, 'update'>,
  which: Departure,
  change: Partial<
    Pick<
      DepartureRow,
      | 'soldByPhone'
      | 'closedAt'
      | 'cancelledAt'
      | 'decision'
      | 'total'
      | 'seatsByOperator'
      | 'captainId'
      | 'note'
      | 'notedAt'
      | 'notedBy'
    >
  >,
): Promise<DepartureRow> {
  const [changed] = await tx.update(departures).set(change).where(isThis(which)).returning()
  if (!changed) throw new Error('a departure vanished while its lock was held')
  return changed
}

/**
 * Decides every departure once whose decision day has come: it runs when enough seats are sold by then, however many are given back later, and also when that is so afterwards.
 * Answers all that it decided. One that was sold to nobody needs a decision only while it is on sale, and was before its day.
 */
export async function decideDue(db: Pick<Database, 'update'>, today: string): Promise<DepartureRow[]> {
  const due = sql`
    select trip_id, id from departures
    where decide_on <= ${today} and start_date > ${today} and cancelled_at is null
      and (decision is null and on_sale or coalesce(decision, 'late') = 'late' and sold_in_all > 0
        or decision in ('too few', 'missed') and sold_in_all >= smallest)
    order by trip_id, id for update`
  return db
    .update(departures)
    .set({ decision: sql`case when sold_in_all >= smallest then 'runs' else 'too few' end` })
    .where(sql`(trip_id, id) in (${due})`)
    .returning()
}

/** Those whose decision day is over with too few, each once: from then on nobody can join them. */
export async function noteMissed(db: Pick<Database, 'update'>, today: string): Promise<DepartureRow[]> {
  return db
    .update(departures)
    .set({ decision: 'missed' })
    .where(
      sql`decision = 'too few' and decide_on < ${today} and start_date > ${today} and cancelled_at is null and sold_in_all < smallest`,
    )
    .returning()
}
