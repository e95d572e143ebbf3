import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { Period } from '#domain/reports/periods.ts'
import type { ReasonSum } from '#domain/reports/refund-reasons.ts'

/** What went back in the period, by month in India and reason. Credit has the reason of the event it came with. */
export async function listReasons(
  db: Pick<Database, 'execute'>,
  { from, until }: Period,
  trip: string | null,
): Promise<ReasonSum[]> {
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${until.toISOString()}::timestamptz`
  const ofTrip = (column: string) =>
    trip === null
      ? sql`true`
      : sql`exists (select from bookings where bookings.reference = ${sql.raw(column)} and trip_id = ${trip})`
  const { rows } = await db.execute<ReasonSum>(sql`
    with back as (
      select reference, created_at as at, why, amount_paise as online, 0 as wallet from refunds
      where attempt = 1 and ${within('created_at')} and ${ofTrip('refunds.reference')}
      union all
      select reference, at, (
        select why from booking_events where booking_events.reference = wallet_entries.reference and booking_events.at = wallet_entries.at order by id limit 1
      ), 0, amount_paise from wallet_entries
      where from_account = 'sales' and to_account = 'wallet' and ${within('at')} and ${ofTrip('wallet_entries.reference')}
    )
    select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, coalesce(why, 'another reason') as reason, count(*)::integer as refunds,
      count(distinct reference)::integer as bookings, sum(online)::double precision as "onlinePaise", sum(wallet)::double precision as "walletPaise"
    from back group by 1, 2`)
  return rows
}
