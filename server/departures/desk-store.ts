import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { owedFor } from '#database/owed-query.ts'
import { departures } from '#database/schema/departures.ts'
import { staff } from '#database/schema/staff.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import {
  captainSees,
  type DeskFilter,
  type DeskOrder,
  type DeskPlace,
  type DeskView,
  decideAheadDays,
} from '#domain/departures/desk-list.ts'
import { type DepartureRow, isSoldOn } from './departure-store.ts'

/** A departure as the operator sees it. `duePaise` is what is asked for and not paid yet, `deskSeats` those of bookings that staff made, `waiting` the parties that wait or have an offer. */
export type DeskRow = DepartureRow & {
  captain: string | null
  duePaise: number
  deskSeats: number
  waiting: number
}

type Reader = Pick<Database, 'select'>

/** Payments under way and what is owed until a day are few at any time, and have indexes of their own: read once, whatever is shown. For seats that are only held nothing has come yet. */
const isUnderWay = sql`(status in ('held', 'awaiting_payment') and payable_paise > 0 or due_on is not null)`
const underWay = sql`(
  select trip_id, departure_id, sum(case when due_on is null then payable_paise - carried_paise else ${owedFor('bookings')} end) as paise
  from bookings where ${isUnderWay} group by trip_id, departure_id
) as under_way`
/** Seats of bookings that staff made. They stand among those that are sold. */
const atDesk = sql`(
  select trip_id, departure_id, sum(guests)::integer as seats from bookings
  where channel = 'desk' and status in ('confirmed', 'completed') group by trip_id, departure_id
) as at_desk`
const isAtDesk = sql`at_desk.trip_id = departures.trip_id and at_desk.departure_id = departures.id`
const deskSeats = sql`coalesce(at_desk.seats, 0)`
/** Parties with a place or an offer: few at any time, and read by an index of their own. */
const inLine = sql`(
  select trip_id, departure_id, count(*)::integer as parties from waiting
  where state in ('waiting', 'offered') group by trip_id, departure_id
) as in_line`
const isInLine = sql`in_line.trip_id = departures.trip_id and in_line.departure_id = departures.id`
const isOfDeparture = sql`under_way.trip_id = departures.trip_id and under_way.departure_id = departures.id`

const selected = {
  ...getTableColumns(departures),
  captain: staff.name,
  duePaise: sql`coalesce(under_way.paise, 0)`.mapWith(Number),
  deskSeats: deskSeats.mapWith(Number),
  waiting: sql`coalesce(in_line.parties, 0)`.mapWith(Number),
}

/** Somebody has booked, it may not run, and the day on which that is decided is near or over. */
const isToDecide = (today: string) => sql`(cancelled_at is null and start_date > ${today} and sold_in_all > 0
  and sold_in_all < smallest and decision is distinct from 'runs' and decide_on <= ${addDays(today, decideAheadDays)})`

const conditions: Record<DeskView, (today: string) => SQL> = {
  all: () => sql`true`,
  'on-sale': (today) => sql`(${isSoldOn(today)} and free > 0)`,
  'to-decide': isToDecide,
  'no-captain': () => sql`captain_id is null and cancelled_at is null and sold_in_all > 0`,
  'sold-out': () => sql`free = 0 and cancelled_at is null`,
  'money-due': () => sql`under_way.trip_id is not null`,
}

const columns: Record<DeskOrder, SQL> = {
  leaves: sql`start_date`,
  online: sql`sold - ${deskSeats}`,
  desk: sql`coalesce(sold_by_phone, sold_elsewhere) + ${deskSeats}`,
  held: sql`held`,
  free: sql`free`,
}

/** Those of a trip or of all, in a time. What is neither planned any more nor sold to anybody is nobody's business. */
function isAmong({ tripId, from, to }: Pick<DeskFilter, 'tripId' | 'from' | 'to'>): SQL {
  const ofTrip = tripId === null ? sql`true` : sql`departures.trip_id = ${tripId}`
  const until = to === null ? sql`true` : sql`start_date <= ${to}`
  return sql`start_date >= ${from} and ${until} and ${ofTrip} and (offered or sold_in_all + held > 0 or cancelled_at is not null)`
}

/** One more than a page holds, so that it is known whether another follows. */
export async function listDesk(
  db: Reader,
  filter: DeskFilter,
  { today, most }: { today: string; most: number },
): Promise<DeskRow[]> {
  const { by, down, after } = filter
  const column = columns[by]
  const way = down ? sql`desc` : sql`asc`
  const value = by === 'leaves' ? sql`${after?.value}::date` : sql`${after?.value}::integer`
  const place = sql`(${column}, start_date, departures.trip_id, departures.id) ${down ? sql`<` : sql`>`} (${value}, ${after?.startDate}::date, ${after?.tripId}, ${after?.id})`
  return db
    .select(selected)
    .from(departures)
    .leftJoin(staff, eq(staff.id, departures.captainId))
    .leftJoin(underWay, isOfDeparture)
    .leftJoin(atDesk, isAtDesk)
    .leftJoin(inLine, isInLine)
    .where(sql`${isAmong(filter)} and ${conditions[filter.view](today)} and ${after ? place : sql`true`}`)
    .orderBy(sql`${column} ${way}, start_date ${way}, departures.trip_id ${way}, departures.id ${way}`)
    .limit(most + 1)
}

/** Where the list goes on after a row. */
export function placeOf(row: DeskRow, by: DeskOrder): DeskPlace {
  const { startDate, tripId, id, held, free } = row
  const desk = (row.soldByPhone ?? row.soldElsewhere) + row.deskSeats
  const value = { leaves: startDate, online: row.sold - row.deskSeats, desk, held, free }[by]
  return { value: String(value), startDate, tripId, id }
}

export type DeskCounts = Record<DeskView, number> & { seats: number; sold: number }

/** How many departures each view has, and of the chosen one all seats and those that are sold. */
export async function countDesk(
  db: Pick<Database, 'execute'>,
  filter: Pick<DeskFilter, 'view' | 'tripId' | 'from' | 'to'>,
  today: string,
): Promise<DeskCounts> {
  const inView = (view: DeskView) => sql`filter (where ${conditions[view](today)})`
  const { rows } = await db.execute<DeskCounts>(sql`
    select count(*)::integer as "all", ${sql.join(
      (['on-sale', 'to-decide', 'no-captain', 'sold-out', 'money-due'] as const).map(
        (view) => sql`count(*) ${inView(view)}::integer as ${sql.identifier(view)}`,
      ),
      sql`, `,
    )},
      coalesce(sum(total) ${inView(filter.view)}, 0)::integer as seats,
      coalesce(sum(sold_in_all) ${inView(filter.view)}, 0)::integer as sold
    from departures left join (
      select distinct trip_id, departure_id from bookings where ${isUnderWay}
    ) as under_way on ${isOfDeparture} where ${isAmong(filter)}`)
  return rows[0] as DeskCounts
}

/** All that start in a time, by day. */
export async function listDeskDays(
  db: Reader,
  days: Pick<DeskFilter, 'tripId' | 'from' | 'to'>,
): Promise<DeskRow[]> {
  return db
    .select(selected)
    .from(departures)
    .leftJoin(staff, eq(staff.id, departures.captainId))
    .leftJoin(underWay, isOfDeparture)
    .leftJoin(atDesk, isAtDesk)
    .leftJoin(inLine, isInLine)
    .where(isAmong(days))
    .orderBy(asc(departures.startDate), asc(departures.tripId), asc(departures.id))
}

export async function findDesk(db: Reader, which: { tripId: string; id: string }): Promise<DeskRow | null> {
  const [row] = await db
    .select(selected)
    .from(departures)
    .leftJoin(staff, eq(staff.id, departures.captainId))
    .leftJoin(underWay, isOfDeparture)
    .leftJoin(atDesk, isAtDesk)
    .leftJoin(inLine, isInLine)
    .where(sql`departures.trip_id = ${which.tripId} and departures.id = ${which.id}`)
  return row ?? null
}

/** Those that a captain leads and may look at on a day in India. */
export async function listOwn(db: Reader, captainId: string, today: string): Promise<DeskRow[]> {
  const { daysBefore, daysAfter } = captainSees
  return db
    .select(selected)
    .from(departures)
    .leftJoin(staff, eq(staff.id, departures.captainId))
    .leftJoin(underWay, isOfDeparture)
    .leftJoin(atDesk, isAtDesk)
    .leftJoin(inLine, isInLine)
    .where(
      sql`captain_id = ${captainId} and start_date <= ${addDays(today, daysBefore)} and end_date >= ${addDays(today, -daysAfter)}`,
    )
    .orderBy(asc(departures.startDate), asc(departures.tripId))
}

export type Captain = { id: string; name: string }

/** Who can lead a departure. */
export async function listCaptains(db: Reader): Promise<Captain[]> {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(sql`role = 'captain' and ended_at is null`)
    .orderBy(asc(staff.name), asc(staff.id))
}

/** Adds a departure; false when its trip has one under that id. */
export async function insertDeparture(
  tx: Pick<Database, 'insert'>,
  row: typeof departures.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(departures).values(row).onConflictDoNothing().returning({ id: departures.id })
  return added.length > 0
}

/** Whether a trip leaves on that day, by whichever id. */
export async function leavesOn(db: Reader, tripId: string, startDate: string): Promise<string | null> {
  const [row] = await db
    .select({ id: departures.id })
    .from(departures)
    .where(sql`trip_id = ${tripId} and start_date = ${startDate}`)
    .limit(1)
  return row?.id ?? null
}

/** Who leads it must be able to: asked with the row held, so that nobody ends their access meanwhile. */
export async function holdCaptain(tx: Reader, id: string): Promise<Captain | null> {
  const [person] = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(sql`id = ${id} and role = 'captain' and ended_at is null`)
    .for('key share')
  return person ?? null
}
