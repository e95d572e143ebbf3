import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { KeptPrice } from '#domain/content/prices/kept-prices.ts'

/** What of a trip is sold or being paid on dates that have not ended, by package and price, the dearest first. */
export async function listKeptPrices(
  db: Pick<Database, 'execute'>,
  { tripId, today }: { tripId: string; today: string },
): Promise<KeptPrice[]> {
  const { rows } = await db.execute<Omit<KeptPrice, 'perPersonPaise'> & { perPersonPaise: string }>(sql`
    select package_id as "packageId", bookings.sold ->> 'perPersonPaise' as "perPersonPaise", sum(guests)::int as guests,
      count(*) filter (where status = 'confirmed')::int as bookings,
      count(*) filter (where status <> 'confirmed')::int as "openPayments"
    from departures
    join bookings on bookings.trip_id = departures.trip_id and bookings.departure_id = departures.id
    where departures.trip_id = ${tripId} and end_date >= ${today}
      and status in ('confirmed', 'held', 'awaiting_payment')
    group by 1, 2
    order by package_id, (bookings.sold ->> 'perPersonPaise')::bigint desc`)
  return rows.map((row) => ({ ...row, perPersonPaise: Number(row.perPersonPaise) }))
}
