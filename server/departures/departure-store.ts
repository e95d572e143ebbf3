import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { departures } from '#database/schema/departures.ts'
import type { PlannedDeparture } from '#domain/departures/departure.ts'

type Executor = Pick<Database, 'execute'>
export type PlannedRow = PlannedDeparture & { tripId: string }
export type DepartureRow = typeof departures.$inferSelect

/** Any number that nothing else in this database locks. */
const fillLock = 5_203_412

/** Waits until no other process fills; the lock ends with the transaction. */
export async function lockFilling(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
}

/** Whether somebody counts on the dates. */
const isTaken = sql`(departures.sold + departures.held + coalesce(departures.sold_by_phone, 0) > 0)`
/** Seats that are gone once the content's own number is written. */
const takenAfterwards = sql`coalesce(departures.sold_by_phone, excluded.sold_elsewhere) + departures.sold + departures.held`

/** Whether somebody was told when it runs: then it may become easier, never harder. */
const isPromised = sql`(departures.sold_in_all + departures.held > 0)`
const smallest = sql`case when ${isPromised} then least(departures.smallest, excluded.smallest) else excluded.smallest end`
const decideOn = sql`case when ${isPromised} then coalesce(departures.decide_on, excluded.decide_on) else excluded.decide_on end`

/**
 * Adds what is new and corrects what differs. A total never falls below what is taken, dates that someone has paid for or is paying for
 * stay, the smallest group of a departure with sales never grows, and what the operator has noted is not touched. Rows are locked in the order of their key. Answers how many rows were written.
 */
export async function savePlanned(tx: Executor, planned: PlannedRow[], today: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into departures (trip_id, id, start_date, end_date, total, sold_elsewhere, smallest, decide_on, decision)
    select trip_id, id, start_date, end_date, total, sold_elsewhere, smallest, decide_on,
      case when decide_on <= ${today} then 'late' end
    from ${planTable(planned)}
    order by trip_id, id
    on conflict (trip_id, id) do update set
      start_date = case when ${isTaken} then departures.start_date else excluded.start_date end,
      end_date = case when ${isTaken} then departures.end_date else excluded.end_date end,
      total = greatest(excluded.total, ${takenAfterwards}),
      sold_elsewhere = excluded.sold_elsewhere,
      smallest = ${smallest},
      decide_on = ${decideOn},
      offered = true
    where not departures.offered
      or departures.sold_elsewhere <> excluded.sold_elsewhere
      or (departures.smallest, departures.decide_on) is distinct from (${smallest}, ${decideOn})
      or departures.total <> greatest(excluded.total, ${takenAfterwards})
      or not ${isTaken} and (departures.start_date, departures.end_date) <> (excluded.start_date, excluded.end_date)`)
  return rowCount ?? 0
}

/** Takes departures after a day off sale that the plan lacks; what is sold on them stands. */
export async function withdrawUnplanned(tx: Executor, planned: PlannedRow[], after: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update departures set offered = false
    where offered and start_date > ${after}
      and not exists (
        select from ${planTable(planned)} where plan.trip_id = departures.trip_id and plan.id = departures.id
      )`)
  return rowCount ?? 0
}

export async function listOffered(
  db: Database,
  { tripId, after, count }: { tripId: string; after: string; count: number },
): Promise<DepartureRow[]> {
  return db
    .select()
    .from(departures)
    .where(and(eq(departures.tripId, tripId), eq(departures.onSale, true), gt(departures.startDate, after)))
    .orderBy(asc(departures.startDate))
    .limit(count)
}

/** For each trip its next `count` departures, earliest first. */
export async function listUpcoming(
  db: Database,
  trips: { tripId: string; count: number }[],
  after: string,
): Promise<DepartureRow[]> {
  const wanted = JSON.stringify(trips.map(({ tripId, count }) => ({ trip_id: tripId, count })))
  const upcoming = sql`
    select upcoming.trip_id, upcoming.id
    from json_to_recordset(${wanted}::json) as wanted (trip_id text, count integer)
    cross join lateral (
      select * from departures
      where departures.trip_id = wanted.trip_id and on_sale and start_date > ${after}
      order by start_date limit wanted.count
    ) as upcoming`
  return db
    .select()
    .from(departures)
    .where(sql`(trip_id, id) in (${upcoming})`)
    .orderBy(asc(departures.startDate))
}

/**
 * For each trip the first departure with a free seat among its next `count`, or the first when all are full. Where months are
 * asked for (1 to 12), one with a free seat in any of them goes before all others.
 */
export async function listNextOffered(
  db: Database,
  trips: { tripId: string; count: number }[],
  { after, months = [] }: { after: string; months?: readonly number[] },
): Promise<DepartureRow[]> {
  const wanted = JSON.stringify(trips.map(({ tripId, count }) => ({ trip_id: tripId, count })))
  const next = sql`
    select distinct on (upcoming.trip_id) upcoming.trip_id, upcoming.id
    from json_to_recordset(${wanted}::json) as wanted (trip_id text, count integer)
    cross join lateral (
      select * from departures
      where departures.trip_id = wanted.trip_id and on_sale and start_date > ${after}
      order by start_date limit wanted.count
    ) as upcoming
    order by upcoming.trip_id, free = 0, extract(month from start_date) <> all (${monthList(months)}), start_date`
  return db.select().from(departures).where(sql`(trip_id, id) in (${next})`)
}

export type FreeRow = { tripId: string; seats: number; months: number[] }

/** For each trip the most seats that are free on any of its next `count` departures, and the months of those with any. */
export async function listFree(
  db: Database,
  trips: { tripId: string; count: number }[],
  after: string,
): Promise<FreeRow[]> {
  const wanted = JSON.stringify(trips.map(({ tripId, count }) => ({ trip_id: tripId, count })))
  const { rows } = await db.execute<FreeRow>(sql`
    select trip_id as "tripId", max(free)::integer as seats,
      coalesce(array_agg(distinct extract(month from start_date)::integer) filter (where free > 0), '{}') as months
    from (
      select trip_id, start_date, free, wanted.count, row_number() over (partition by trip_id order by start_date) as place
      from departures join json_to_recordset(${wanted}::json) as wanted (trip_id text, count integer) using (trip_id)
      where on_sale and start_date > ${after}
    ) as upcoming
    where place <= count
    group by trip_id`)
  return rows
}

function monthList(months: readonly number[]) {
  return sql`array(select json_array_elements_text(${JSON.stringify(months)}::json)::integer)`
}

/** One parameter however many rows. */
function planTable(planned: PlannedRow[]) {
  const rows = planned.map((departure) => ({
    trip_id: departure.tripId,
    id: departure.id,
    start_date: departure.startDate,
    end_date: departure.endDate,
    total: departure.totalSeats,
    sold_elsewhere: departure.soldElsewhere,
    smallest: departure.smallest,
    decide_on: departure.decideOn,
  }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as plan (trip_id text, id text, start_date date, end_date date,
    total integer, sold_elsewhere integer, smallest integer, decide_on date)`
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

/** The operator's number of seats sold by phone. False when more than that are gone otherwise. */
export async function noteSoldByPhone(
  db: Pick<Database, 'update'>,
  which: Departure,
  seats: number,
): Promise<boolean> {
  const changed = await db
    .update(departures)
    .set({ soldByPhone: seats })
    .where(and(isThis(which), sql`${departures.total} - ${departures.sold} - ${departures.held} >= ${seats}`))
    .returning({ id: departures.id })
  return changed.length > 0
}

/** No more seats are sold. The moment of the first time stays. */
export function closeDeparture(db: Pick<Database, 'update'>, which: Departure, at: Date): Promise<boolean> {
  return noteOnce(db, which, 'closedAt', at)
}

/** It does not run. The moment of the first time stays. */
export function markCancelled(db: Pick<Database, 'update'>, which: Departure, at: Date): Promise<boolean> {
  return noteOnce(db, which, 'cancelledAt', at)
}

/** It runs, whatever is sold. */
export async function promiseToRun(db: Pick<Database, 'update'>, which: Departure): Promise<void> {
  await db.update(departures).set({ decision: 'runs' }).where(isThis(which))
}

/**
 * Decides every departure once whose decision day has come: it runs when enough seats are sold by then, however many are given back later.
 * Answers those that have too few. One that was sold to nobody needs a decision only while it is on sale, and was before its day.
 */
export async function decideDue(db: Pick<Database, 'update'>, today: string): Promise<DepartureRow[]> {
  const due = sql`
    select trip_id, id from departures
    where decide_on <= ${today} and start_date > ${today} and cancelled_at is null
      and (decision is null and on_sale or coalesce(decision, 'late') = 'late' and sold_in_all > 0)
    order by trip_id, id for update`
  const decided = await db
    .update(departures)
    .set({ decision: sql`case when sold_in_all >= smallest then 'runs' else 'too few' end` })
    .where(sql`(trip_id, id) in (${due})`)
    .returning()
  return decided.filter(({ decision }) => decision === 'too few')
}

async function noteOnce(
  db: Pick<Database, 'update'>,
  which: Departure,
  moment: 'closedAt' | 'cancelledAt',
  at: Date,
): Promise<boolean> {
  const changed = await db
    .update(departures)
    .set({ [moment]: at })
    .where(and(isThis(which), isNull(departures[moment])))
    .returning({ id: departures.id })
  return changed.length > 0
}
