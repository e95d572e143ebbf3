import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { DepartureSeats } from '#domain/reports/occupancy.ts'
import type { Period } from '#domain/reports/periods.ts'

/** Departures that start in the period. What is neither planned any more nor sold to anybody is none. */
export async function listSeats(
  db: Pick<Database, 'execute'>,
  { firstDay, endDay }: Period,
  trip: string | null,
): Promise<DepartureSeats[]> {
  const { rows } = await db.execute<DepartureSeats>(sql`
    select trip_id as "tripId", id as "departureId", start_date::text as "startDate", total as seats, sold_in_all as sold, cancelled_at is not null as cancelled
    from departures
    where start_date >= ${firstDay} and start_date < ${endDay} and ${trip === null ? sql`true` : sql`trip_id = ${trip}`}
      and (offered or sold_in_all > 0 or cancelled_at is not null)`)
  return rows
}
