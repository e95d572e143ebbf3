import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { PlannedDeparture } from '#domain/departures/departure.ts'

type Executor = Pick<Database, 'execute'>
export type WrittenDeparture = { tripId: string; departureId: string }
export type PlannedRow = PlannedDeparture & { tripId: string }

/** Any number that nothing else in this database locks. */
const fillLock = 5_203_412

/** Waits until no other process fills; the lock ends with the transaction. */
export async function lockFilling(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${fillLock})`)
}

/** Whether somebody counts on the dates. */
const isTaken = sql`(departures.sold + departures.held + coalesce(departures.sold_by_phone, 0) > 0)`
/** The operator's number of seats stands instead of the content's. */
const seats = sql`coalesce(departures.seats_by_operator, excluded.total)`
/** Seats that are gone once the content's own number is written. */
const takenAfterwards = sql`coalesce(departures.sold_by_phone, excluded.sold_elsewhere) + departures.sold + departures.held`

/** Whether somebody was told when it runs: then it may become easier, never harder. */
const isPromised = sql`(departures.sold_in_all + departures.held > 0)`
const smallest = sql`case when ${isPromised} then least(departures.smallest, excluded.smallest) else excluded.smallest end`
const decideOn = sql`case when ${isPromised} then coalesce(departures.decide_on, excluded.decide_on) else excluded.decide_on end`

/**
 * Adds what is new and corrects what differs. A total never falls below what is taken, dates that someone has paid for or is paying for
 * stay, the smallest group of a departure with sales never grows, and what the operator has noted is not touched, nor anything that was added by hand. Rows are locked in the order of their key. Answers the departures that were written.
 */
export async function savePlanned(
  tx: Executor,
  planned: PlannedRow[],
  today: string,
): Promise<WrittenDeparture[]> {
  const { rows } = await tx.execute<WrittenDeparture>(sql`
    insert into departures (trip_id, id, start_date, end_date, total, sold_elsewhere, smallest, decide_on, decision)
    select trip_id, id, start_date, end_date, total, sold_elsewhere, smallest, decide_on,
      case when decide_on <= ${today} then 'late' end
    from ${planTable(planned)}
    where not exists (
      select from departures as added where added.by_hand and added.trip_id = plan.trip_id and added.start_date = plan.start_date
    )
    order by trip_id, id
    on conflict (trip_id, id) do update set
      start_date = case when ${isTaken} then departures.start_date else excluded.start_date end,
      end_date = case when ${isTaken} then departures.end_date else excluded.end_date end,
      total = greatest(${seats}, ${takenAfterwards}),
      sold_elsewhere = excluded.sold_elsewhere,
      smallest = ${smallest},
      decide_on = ${decideOn},
      offered = true
    where not departures.offered
      or departures.sold_elsewhere <> excluded.sold_elsewhere
      or (departures.smallest, departures.decide_on) is distinct from (${smallest}, ${decideOn})
      or departures.total <> greatest(${seats}, ${takenAfterwards})
      or not ${isTaken} and (departures.start_date, departures.end_date) <> (excluded.start_date, excluded.end_date)
    returning trip_id as "tripId", id as "departureId"`)
  return rows
}

/** Takes departures after a day off sale that the plan lacks, unless they were added by hand; what is sold on them stands. */
export async function withdrawUnplanned(
  tx: Executor,
  planned: PlannedRow[],
  { after, tripId }: { after: string; tripId?: string },
): Promise<number> {
  const ofTrip = tripId === undefined ? sql`` : sql`and departures.trip_id = ${tripId}`
  const { rowCount } = await tx.execute(sql`
    update departures set offered = false
    where offered and not by_hand and start_date > ${after} ${ofTrip}
      and not exists (
        select from ${planTable(planned)} where plan.trip_id = departures.trip_id and plan.id = departures.id
      )`)
  return rowCount ?? 0
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
