import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { Period } from '#domain/reports/periods.ts'
import type { DepartureSales } from '#domain/reports/sales.ts'

const invoiced = sql`kind in ('tax invoice', 'receipt')`
/** As a number: PostgreSQL's own are wider. */
const number = (value: ReturnType<typeof sql>) => sql`coalesce(${value}, 0)::double precision`

/** What the papers of a period say, for each departure. */
export async function listSales(
  db: Pick<Database, 'execute'>,
  { from, until }: Period,
): Promise<Omit<DepartureSales, 'month'>[]> {
  const paise = (name: string) => sql`(amounts ->> ${name})::bigint`
  const signed = (value: ReturnType<typeof sql>) => sql`(${value}) * case when ${invoiced} then 1 else -1 end`
  const { rows } = await db.execute<Omit<DepartureSales, 'month'>>(sql`
    with issued as materialized (
      select reference, kind, content -> 'amounts' as amounts from papers
      where issued_at >= ${from.toISOString()}::timestamptz and issued_at < ${until.toISOString()}::timestamptz
    ), sums as (
      select trip_id, departure_id, count(*) filter (where ${invoiced})::integer as bookings,
        coalesce(sum(guests) filter (where ${invoiced}), 0)::integer as guests,
        ${number(sql`sum(${paise('totalPaise')}) filter (where ${invoiced})`)} as "invoicedPaise",
        ${number(sql`sum(${paise('totalPaise')}) filter (where not ${invoiced})`)} as "creditedPaise",
        ${number(sql`sum(${signed(sql`${paise('cgstPaise')} + ${paise('sgstPaise')} + ${paise('igstPaise')}`)})`)} as "gstPaise",
        ${number(sql`sum(${signed(paise('tcsPaise'))})`)} as "tcsPaise"
      from issued join bookings using (reference) group by trip_id, departure_id
    )
    select sums.trip_id as "tripId", sums.departure_id as "departureId", sums.bookings, sums.guests, "invoicedPaise", "creditedPaise", "gstPaise", "tcsPaise",
      departures.start_date::text as "startDate",
      (select sold ->> 'title' from bookings where bookings.trip_id = sums.trip_id and bookings.departure_id = sums.departure_id limit 1) as title
    from sums join departures on departures.trip_id = sums.trip_id and departures.id = sums.departure_id`)
  return rows
}
