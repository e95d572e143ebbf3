import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

export type NextDeparture = { tripId: string; startDate: string; total: number; taken: number }

/** The next date of each trip that has one. */
export async function listNextDepartures(
  db: Pick<Database, 'execute'>,
  today: string,
): Promise<NextDeparture[]> {
  const { rows } = await db.execute<NextDeparture>(sql`
    select distinct on (trip_id) trip_id as "tripId", start_date::text as "startDate", total,
      (sold + held + coalesce(sold_by_phone, sold_elsewhere))::int as taken
    from departures
    where offered and cancelled_at is null and start_date > ${today}
    order by trip_id, start_date`)
  return rows
}
