import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { payments, refunds } from '#database/schema/bookings.ts'
import { type BookingStatus, bookingStatuses, isUnpaid, seatsIn } from '#domain/bookings/booking-status.ts'
import type { Payment, Refund } from '../bookings/payments/payment-store.ts'

/** Each question is one statement, so that what it compares stood side by side at one moment. */

export const statuses = (kept: (status: BookingStatus) => boolean): SQL =>
  sql.join(
    bookingStatuses.filter(kept).map((status) => sql`${status}`),
    sql`, `,
  )
const unpaid = statuses(isUnpaid)
const holding = statuses((status) => seatsIn(status) === 'held')
export const selling = statuses((status) => seatsIn(status) === 'sold')
/** What an account gained by the entries of a group. */
const gained = (account: string) =>
  sql`sum(amount_paise * ((to_account = ${account})::integer - (from_account = ${account})::integer))`
/** As a number: PostgreSQL's own are wider. */
export const number = (value: SQL) => sql`coalesce(${value}, 0)::double precision`

export type SeatDifference = {
  tripId: string
  id: string
  held: number
  sold: number
  heldByBookings: number
  soldByBookings: number
}

export async function listSeatDifferences(db: Pick<Database, 'execute'>): Promise<SeatDifference[]> {
  const { rows } = await db.execute<SeatDifference>(sql`
    select departures.trip_id as "tripId", departures.id, departures.held, departures.sold,
      coalesce(counted.held, 0)::integer as "heldByBookings", coalesce(counted.sold, 0)::integer as "soldByBookings"
    from departures left join (
      select trip_id, departure_id, sum(guests) filter (where status in (${holding})) as held,
        sum(guests) filter (where status in (${selling})) as sold
      from bookings group by trip_id, departure_id
    ) as counted on counted.trip_id = departures.trip_id and counted.departure_id = departures.id
    where departures.held <> coalesce(counted.held, 0) or departures.sold <> coalesce(counted.sold, 0)
    order by departures.trip_id, departures.start_date`)
  return rows
}

export type WalletDifference = {
  travellerId: string
  balance: number
  reserved: number
  balanceByEntries: number
  reservedByEntries: number
}

export async function listWalletDifferences(db: Pick<Database, 'execute'>): Promise<WalletDifference[]> {
  const { rows } = await db.execute<WalletDifference>(sql`
    select traveller_id as "travellerId", ${number(sql`balance_paise`)} as balance, ${number(sql`reserved_paise`)} as reserved,
      ${number(sql`by_entries.balance`)} as "balanceByEntries", ${number(sql`by_entries.reserved`)} as "reservedByEntries"
    from wallets full join (
      select traveller_id, ${gained('wallet')} as balance, ${gained('reserved')} as reserved
      from wallet_entries group by traveller_id
    ) as by_entries using (traveller_id)
    where coalesce(balance_paise, 0) <> coalesce(by_entries.balance, 0)
      or coalesce(reserved_paise, 0) <> coalesce(by_entries.reserved, 0)
    order by traveller_id`)
  return rows
}

/** What all accounts of the ledger gained together: zero. */
export async function readLedgerSum(db: Pick<Database, 'execute'>): Promise<number> {
  const accounts = ['wallet', 'reserved', 'sales', 'credits'].map(gained)
  const { rows } = await db.execute<{ sum: number }>(
    sql`select ${number(sql.join(accounts, sql` + `))} as sum from wallet_entries`,
  )
  return rows[0]?.sum ?? 0
}

export type CreditDifference = {
  reference: string
  status: BookingStatus
  credit: number
  reserved: number
  spent: number
}

/** Bookings whose wallet credit is not where their status wants it. */
export async function listCreditDifferences(db: Pick<Database, 'execute'>): Promise<CreditDifference[]> {
  const { rows } = await db.execute<CreditDifference>(sql`
    select reference, status, ${number(sql`wallet_paise`)} as credit, ${number(sql`reserved`)} as reserved, ${number(sql`spent`)} as spent
    from bookings left join (
      select reference, ${gained('reserved')} as reserved, sum(amount_paise) filter (where to_account = 'sales') as spent
      from wallet_entries where reference is not null group by reference
    ) as entries using (reference)
    where coalesce(reserved, 0) <> (case when status in (${unpaid}) then wallet_paise else 0 end)
      or status in (${selling}) and coalesce(spent, 0) <> wallet_paise
    order by reference`)
  return rows
}

export type TroubleDifference = { reference: string; promised: number; given: number }

/** Bookings whose credit for the trouble is not in their owner's wallet; that of a booking without an owner waits. */
export async function listTroubleDifferences(db: Pick<Database, 'execute'>): Promise<TroubleDifference[]> {
  const { rows } = await db.execute<TroubleDifference>(sql`
    select reference, ${number(sql`promised`)} as promised, ${number(sql`given`)} as given from (
      select reference, case when bookings.traveller_id is null then 0 else trouble_credit_paise end as promised,
        coalesce((
          select sum(amount_paise) from wallet_entries
          where wallet_entries.reference = bookings.reference and from_account = 'credits' and to_account = 'wallet'
        ), 0) as given
      from bookings
    ) as trouble
    where promised <> given
    order by reference`)
  return rows
}

export type PaidBack = { reference: string; paid: number; back: number }

/** Bookings of which more came back, to wallets and through PhonePe together, than was paid, with credit and through PhonePe together. */
export async function listPaidBackTooMuch(db: Pick<Database, 'execute'>): Promise<PaidBack[]> {
  const { rows } = await db.execute<PaidBack>(sql`
    select reference, ${number(sql`paid`)} as paid, ${number(sql`back`)} as back from (
      select reference, sum(paid) as paid, sum(back) as back from (
        select reference, paid_paise as paid, 0 as back from payments where paid_paise is not null
        union all
        select reference, amount_paise, 0 from receipts
        union all
        select reference, 0, amount_paise from refunds where state <> 'failed'
        union all
        select reference, case when to_account = 'sales' then amount_paise else 0 end,
          case when from_account = 'sales' then amount_paise else 0 end
        from wallet_entries where reference is not null and 'sales' in (from_account, to_account)
        union all
        select reference, greatest(carried_paise, 0), greatest(-carried_paise, 0) from booking_changes
      ) as moved group by reference
    ) as money
    where back > paid
    order by reference`)
  return rows
}

/** Bookings of which refunds went to a wallet more often than guests left them, and they ended. */
export async function listCreditedTwice(
  db: Pick<Database, 'execute'>,
): Promise<{ reference: string; times: number; paise: number }[]> {
  const { rows } = await db.execute<{ reference: string; times: number; paise: number }>(sql`
    select reference, count(*)::integer as times, ${number(sql`sum(amount_paise)`)} as paise
    from wallet_entries where reference is not null and from_account = 'sales' and to_account = 'wallet'
    group by reference having count(*) > 1 + (
      select count(*) from booking_changes where booking_changes.reference = wallet_entries.reference and back_paise > 0
    ) order by reference`)
  return rows
}

/** Bookings that stand, were confirmed before then and have no invoice. */
export async function listInvoicesMissing(
  db: Pick<Database, 'execute'>,
  confirmedBefore: Date,
): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select reference from bookings
    where status in (${selling}) and confirmed_at < ${confirmedBefore.toISOString()} and not exists (
      select from papers where papers.reference = bookings.reference and kind in ('tax invoice', 'receipt')
    )
    order by reference`)
  return rows.map(({ reference }) => reference)
}

/** Orders since then, and all that are open. */
export async function listOrders(db: Pick<Database, 'select'>, since: Date): Promise<Payment[]> {
  return db
    .select()
    .from(payments)
    .where(or(gte(payments.createdAt, since), inArray(payments.state, ['opening', 'pending'])))
    .orderBy(payments.createdAt, payments.merchantOrderId)
}

/** Refunds since then, and all of bookings for which money is under way. */
export async function listRefundsToCompare(db: Pick<Database, 'select'>, since: Date): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(
        // What is paid back by hand is none of PhonePe's.
        eq(refunds.byHand, false),
        or(
          gte(refunds.createdAt, since),
          sql`${refunds.reference} in (select reference from bookings where status = 'refunding')`,
          inArray(refunds.state, ['due', 'pending']),
        ),
      ),
    )
    .orderBy(refunds.createdAt, refunds.merchantRefundId)
}

/** Bookings that say that money is under way while no refund is. */
export async function listIdleRefunding(db: Pick<Database, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select reference from bookings
    where status = 'refunding' and not exists (
      select from refunds where refunds.reference = bookings.reference and state in ('due', 'pending')
    ) and not exists (
      select from refunds where refunds.reference = bookings.reference and state = 'failed'
    )
    order by reference`)
  return rows.map(({ reference }) => reference)
}

/** Days whose book does not hold what was written down when it was closed, or does not begin with what was counted the day before. */
export async function listDayDifferences(db: Pick<Database, 'execute'>): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    with by_rows as (
      select book_day, way, sum(greatest(paise, 0)) as paid_in, sum(greatest(-paise, 0)) as paid_out from (
        select book_day, way, amount_paise as paise from receipts
        union all
        select book_day, paid_way, -amount_paise from refunds where book_day is not null
        union all
        select book_day, 'till', case when kind = 'put in' then amount_paise else -amount_paise end from cash_moves
      ) as moved group by book_day, way
    ), closed as (
      select day, opening_paise, sums, lag(counted_paise) over (order by day) as counted_before from day_closings
    )
    select day::text as day from closed cross join unnest(array['cash', 'upi', 'bank', 'card', 'till']) as ways (way)
      left join by_rows on by_rows.book_day = closed.day and by_rows.way = ways.way
    where (sums -> ways.way ->> 'inPaise')::bigint <> coalesce(paid_in, 0)
      or (sums -> ways.way ->> 'outPaise')::bigint <> coalesce(paid_out, 0)
      or opening_paise <> coalesce(counted_before, 0)
    group by day order by day`)
  return rows.map(({ day }) => day)
}

/** Series of papers in which a number is missing. */
export async function listNumberGaps(
  db: Pick<Database, 'execute'>,
): Promise<{ kind: string; financialYear: string; last: number; papers: number }[]> {
  const { rows } = await db.execute<{
    kind: string
    financialYear: string
    last: number
    papers: number
  }>(sql`
    select kind, financial_year as "financialYear", max(counter) as last, count(*)::int as papers
    from papers group by kind, financial_year having max(counter) <> count(*) order by kind, financial_year`)
  return rows
}
