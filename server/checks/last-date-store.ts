import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { isSoldOn } from '../departures/departure-store.ts'

/** For each trip the last day on which somebody can leave; trips without a date on sale are missing. */
export async function readLastDates(
  db: Pick<Database, 'execute'>,
  today: string,
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ trip_id: string; last: string }>(
    sql`select trip_id, max(start_date)::text as last from departures where ${isSoldOn(today)} group by trip_id`,
  )
  return new Map(rows.map(({ trip_id, last }) => [trip_id, last]))
}
