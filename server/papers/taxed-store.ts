import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { Movement } from '#domain/reports/tcs.ts'
import { moneyOf } from '../bookings/money-store.ts'

/** Days in India; the last is not counted in. */
export type TaxedDays = { firstDay: string; endDay: string }

/** What came for a booking abroad on a day, or went back: one line for each, however many ways it came. */
export type TaxedMovement = Movement & {
  day: string
  reference: string
  status: BookingStatus
  name: string
  title: string
}

/** By day; of one day by booking. */
export async function listTaxed(
  db: Pick<Database, 'execute'>,
  { firstDay, endDay }: TaxedDays,
): Promise<TaxedMovement[]> {
  const { rows } = await db.execute<TaxedMovement>(sql`
    with abroad as materialized (
      select reference from bookings where (sold ->> 'overseas')::boolean and confirmed_at is not null
    ), days as (
      select reference, (at at time zone 'Asia/Kolkata')::date as day, paise > 0 as received, sum(paise) as paise
      from (${moneyOf(sql`select reference from abroad`)}) as money group by 1, 2, 3
    ), moved as (
      select *, abs(coalesce(sum(paise) over (partition by reference, received order by day rows between unbounded preceding and 1 preceding), 0)) as before
      from days
    )
    select moved.day::text as day, moved.reference, bookings.status, bookings.name, bookings.sold ->> 'title' as title, moved.paise::double precision as paise,
      moved.before::double precision as "beforePaise", bookings.total_paise::double precision as "totalPaise",
      (bookings.sold #>> '{included,tcsPaise}')::double precision as "tcsPaise"
    from moved join bookings using (reference)
    where moved.day >= ${firstDay}::date and moved.day < ${endDay}::date
    order by moved.day, moved.reference, moved.received desc`)
  return rows
}
