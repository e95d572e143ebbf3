import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { owedFor } from '#database/owed-query.ts'
import { type BookingStatus, isUnpaid } from '#domain/bookings/booking-status.ts'
import { moneyOf } from '../bookings/money-store.ts'
import { number, selling, statuses } from './books-store.ts'

/** What was sold, who travels and what papers say, held against each other. */

export type BookingMoney = {
  reference: string
  status: BookingStatus
  price: number
  paid: number
  back: number
}

/**
 * Bookings for which another sum came in than their sale and its changes say, of which less went back than changes of the sale promised, or more is kept than
 * they cost now. What was never taken for a booking is not its money.
 */
export async function listMoneyDifferences(db: Pick<Database, 'execute'>): Promise<BookingMoney[]> {
  const { rows } = await db.execute<BookingMoney>(sql`
    select reference, status, ${number(sql`price`)} as price, ${number(sql`paid`)} as paid, ${number(sql`back`)} as back from (
      select bookings.reference, status, due_on, coalesce(sale.price, total_paise) as price, coalesce(sale.promised, 0) as promised,
        coalesce(moved.paid, 0) as paid, coalesce(moved.back, 0) as back
      from bookings left join (
        select reference, sum(paise) as price, sum(back_paise) as promised from booking_changes group by reference
      ) as sale using (reference) left join (
        select reference, sum(paise) filter (where came) as paid, -sum(paise) filter (where not came) as back
        from (${moneyOf(sql`select reference from bookings`)}) as money group by reference
      ) as moved using (reference)
    ) as money
    where status in (${selling}) and ((paid < price + promised) <> (due_on is not null) or paid - back > price or back < promised)
      or status in (${statuses((status) => isUnpaid(status) || status === 'failed' || status === 'expired')}) and paid > 0
    order by reference`)
  return rows
}

export type GuestDifference = { reference: string; guests: number; byRows: number; byChanges: number }

/** Bookings that stand for another number of guests than there are rows of them, or than were sold and have left since. */
export async function listGuestDifferences(db: Pick<Database, 'execute'>): Promise<GuestDifference[]> {
  const { rows } = await db.execute<GuestDifference>(sql`
    select reference, guests, coalesce(by_rows, 0)::integer as "byRows", coalesce(by_changes, 0)::integer as "byChanges"
    from bookings left join (
      select reference, count(*) as by_rows from booking_guests where ended_at is null group by reference
    ) as rows using (reference) left join (
      select reference, sum(seats) as by_changes from booking_changes group by reference
    ) as changes using (reference)
    where status in (${selling}) and (guests <> coalesce(by_rows, 0) or guests <> coalesce(by_changes, 0))
    order by reference`)
  return rows
}

export type PaperDifference = { reference: string; invoiced: number; credited: number; kept: number }

/** Bookings whose invoices less their credit notes are not what they cost: what was paid and has not gone back, and what is still owed. */
export async function listPaperDifferences(db: Pick<Database, 'execute'>): Promise<PaperDifference[]> {
  const total = sql`(content #>> '{amounts,totalPaise}')::bigint`
  const isInvoice = sql`kind in ('tax invoice', 'receipt')`
  const { rows } = await db.execute<PaperDifference>(sql`
    with said as (
      select reference, coalesce(sum(${total}) filter (where ${isInvoice}), 0) as invoiced, coalesce(sum(${total}) filter (where not ${isInvoice}), 0) as credited
      from papers group by reference
    ), kept as (
      select said.*, coalesce(money.paise, 0) + case when due_on is null then 0 else ${owedFor('bookings')} end as kept
      from said join bookings using (reference) left join (
        select reference, sum(paise) as paise from (${moneyOf(sql`select reference from said`)}) as money group by reference
      ) as money using (reference)
    )
    select reference, ${number(sql`invoiced`)} as invoiced, ${number(sql`credited`)} as credited, ${number(sql`kept`)} as kept
    from kept where invoiced - credited <> kept order by reference`)
  return rows
}
