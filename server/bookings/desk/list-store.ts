import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { nameQuery } from '#database/name-query.ts'
import { owedFor } from '#database/owed-query.ts'
import {
  type BookingChannel,
  type BookingFilter,
  type BookingMoney,
  type BookingOrder,
  bookingStates,
} from '#domain/bookings/booking-filter.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { type FindWish, readFind } from '#domain/bookings/find-booking.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { startOfDayInIndia } from '#domain/calendar/clock.ts'

/** Why a search found a booking. */
export type FoundBy = 'reference' | 'phone' | 'paper' | 'payment' | 'name'

/** A line of the desk's list. */
export type ListedBooking = {
  reference: string
  status: BookingStatus
  tripId: string
  departureId: string
  title: string
  startDate: string
  guests: number
  name: string
  phone: string
  email: string
  totalPaise: number
  walletPaise: number
  payablePaise: number
  /** What has come back, through PhonePe and by hand. */
  backPaise: number
  /** Of a booking that stands, until a day. */
  owedPaise: number
  channel: BookingChannel
  confirmed: boolean
  made: Date
  foundBy: FoundBy | null
}

/** After which row the next page begins: what the list is ordered by, and the reference. */
export type ListPlace = { key: string; reference: string }

/** A time is written to the microsecond, as the database has it: a page that began at a rounded one would show a row twice, or never. */
const keys: Record<BookingOrder['by'], { of: SQL; written: SQL; read: (key: string) => SQL }> = {
  made: {
    of: sql`b.created_at`,
    written: sql`(extract(epoch from b.created_at) * 1000000)::bigint::text`,
    read: (key) => sql`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`,
  },
  starts: {
    of: sql`(b.sold ->> 'startDate')`,
    written: sql`b.sold ->> 'startDate'`,
    read: (key) => sql`${key}::text`,
  },
}

export function isPlace({ by }: BookingOrder, { key }: ListPlace): boolean {
  return by === 'made' ? /^\d{1,17}$/.test(key) : /^\d{4}-\d{2}-\d{2}$/.test(key)
}

export type ListPart = { after: ListPlace | null; most: number }
type Row = Omit<ListedBooking, 'made'> & { made: string; key: string }

/** The next rows of a list, each with its place. */
export async function listBookings(
  db: Pick<Database, 'execute'>,
  filter: BookingFilter,
  { after, most }: ListPart,
): Promise<{ booking: ListedBooking; place: ListPlace }[]> {
  const { order } = filter
  const { of, written, read } = keys[order.by]
  const found = filter.find === '' ? null : await searchOf(db, filter)
  if (found === 'none') return []
  const [way, beyond] = order.down ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const conditions = [
    ...conditionsOf(filter, found !== null),
    ...(after ? [sql`(${of}, b.reference) ${beyond} (${read(after.key)}, ${after.reference})`] : []),
  ]
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const ordered = sql`order by ${of} ${way}, b.reference ${way}`
  // Of what a search finds only those that are shown are read whole: a frequent name finds thousands.
  const source = found
    ? sql`from (select b.reference, b.found_by from found b ${where} ${ordered} limit ${most}) as chosen join bookings b using (reference) ${ordered}`
    : sql`from bookings b ${where} ${ordered} limit ${most}`
  const { rows } = await db.execute<Row>(sql`
    ${found ? sql`with found as materialized (${found})` : sql``}
    select b.reference, b.status, b.trip_id as "tripId", b.departure_id as "departureId", coalesce(b.sold ->> 'title', '') as title,
      coalesce(b.sold ->> 'startDate', '') as "startDate", b.guests, b.name, b.phone, b.email, b.total_paise::double precision as "totalPaise",
      b.wallet_paise::double precision as "walletPaise", b.payable_paise::double precision as "payablePaise",
      coalesce((select sum(amount_paise) from refunds r where r.reference = b.reference and r.state = 'completed'), 0)::double precision as "backPaise",
      case when b.due_on is null then 0 else ${owedFor('b')} end::double precision as "owedPaise", b.channel, b.confirmed_at is not null as confirmed, (extract(epoch from b.created_at) * 1000)::bigint::text as made, ${written} as key,
      ${found ? sql`chosen.found_by` : sql`null`} as "foundBy"
    ${source}`)
  return rows.map(({ key, made, ...row }) => ({
    booking: { ...row, made: new Date(Number(made)) },
    place: { key, reference: row.reference },
  }))
}

/** As the indexes of the list have them. */
const isFrom: Record<BookingChannel, SQL> = { site: sql`b.channel = 'site'`, desk: sql`b.channel = 'desk'` }
const isInMoney: Record<BookingMoney, SQL> = {
  owes: sql`(b.due_on is not null or b.status in ('held', 'awaiting_payment'))`,
  paid: sql`b.confirmed_at is not null and b.due_on is null`,
}

function conditionsOf(filter: BookingFilter, searches: boolean): SQL[] {
  const { state, channel, money, trip, departure, starts, since, until } = filter
  const statuses = state && bookingStates[state].statuses
  return [
    // Who looks for one thing is shown it, whatever became of it.
    ...(statuses
      ? [isOneOf(statuses)]
      : searches
        ? []
        : [sql`not ${isOneOf(bookingStates.attempts.statuses)}`]),
    ...(channel ? [isFrom[channel]] : []),
    ...(money ? [isInMoney[money]] : []),
    ...(trip ? [sql`b.trip_id = ${trip}`] : []),
    ...(departure ? [sql`b.departure_id = ${departure}`] : []),
    ...(starts ? [sql`b.sold ->> 'startDate' = ${starts}`] : []),
    ...(since ? [sql`b.created_at >= ${startOfDayInIndia(since).toISOString()}::timestamptz`] : []),
    ...(until
      ? [sql`b.created_at < ${startOfDayInIndia(addDays(until, 1)).toISOString()}::timestamptz`]
      : []),
  ]
}

function isOneOf(statuses: readonly BookingStatus[]): SQL {
  const [first, ...others] = statuses.map((status) => sql`${status}`)
  return others.length === 0
    ? sql`b.status = ${first}`
    : sql`b.status in (${sql.join([first, ...others] as SQL[], sql`, `)})`
}

/** What a search finds, as a statement with the columns that lists are filtered and ordered by, and the surest of its reasons. */
async function searchOf(
  db: Pick<Database, 'execute'>,
  { find, starts, order }: BookingFilter,
): Promise<SQL | 'none'> {
  const wish = readFind(find)
  if (!wish) return 'none'
  const { words, paper, payment } = await lookUp(db, wish)
  const query = nameQuery(words)
  const tail = wish.phoneTail && `${[...wish.phoneTail].reverse().join('')}%`
  const reasons: [FoundBy, SQL][] = [
    ...reason('reference', wish.reference && sql`reference = ${wish.reference}`),
    ...reason('paper', paper && sql`reference = ${paper}`),
    ...reason('payment', payment && sql`reference = ${payment}`),
    ...reason('phone', tail && sql`reverse(phone) like ${tail}`),
    ...reason('name', query && sql`array_to_tsvector(name_words(name)) @@ ${query}::tsquery`),
  ]
  if (reasons.length === 0) return 'none'
  // The last of them is true where no other is: words of names are costly to take apart once more.
  const cases = reasons.map(([name, isSo], i) =>
    i < reasons.length - 1 ? sql`when ${isSo} then ${name}::text` : sql`else ${name}::text`,
  )
  const asksForDay = starts !== null || order.by === 'starts'
  const sold = asksForDay ? sql`jsonb_build_object('startDate', sold -> 'startDate')` : sql`null::jsonb`
  return sql`select reference, status, channel, due_on, confirmed_at, trip_id, departure_id, created_at, ${sold} as sold,
      ${cases.length > 1 ? sql`case ${sql.join(cases, sql` `)} end` : sql`${reasons[0]?.[0]}::text`} as found_by
    from bookings where ${sql.join(
      reasons.map(([, isSo]) => isSo),
      sql` or `,
    )}`
}

function reason(name: FoundBy, isSo: SQL | '' | null): [FoundBy, SQL][] {
  return isSo ? [[name, isSo]] : []
}

type LookedUp = { words: string[]; paper: string | null; payment: string | null }

/** The words of a name as the database takes names apart, and the bookings of a paper and of a payment. */
async function lookUp(db: Pick<Database, 'execute'>, { name, paper, id }: FindWish): Promise<LookedUp> {
  const { rows } = await db.execute<LookedUp>(sql`select coalesce(name_words(${name}), '{}') as words,
    (select reference from papers where number = ${paper}) as paper,
    coalesce(
      (select reference from payments where transaction_id = ${id} or provider_order_id = ${id} or bank_reference = ${id} limit 1),
      (select reference from receipts where number = ${id} limit 1)
    ) as payment`)
  return rows[0] ?? { words: [], paper: null, payment: null }
}
