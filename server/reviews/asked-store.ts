import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

/** No trip is longer. By its start a booking is found (index `bookings_starts`), so that what ended is not looked for in all that was ever sold. */
const longestTripDays = 60

/** Bookings of trips that ended from the one day to the other, whose travellers were not asked and have not written. */
export async function listToAsk(
  db: Pick<Database, 'execute'>,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select reference from bookings
    where sold ->> 'startDate' between (${from}::date - ${longestTripDays}::integer)::text and ${to}
      and sold ->> 'endDate' between ${from} and ${to} and status = 'completed'
      and (email <> '' or phone <> '')
      and not exists (select from reminders where reminders.reference = bookings.reference and reminders.kind = 'review')
      and not exists (select from reviews where reviews.reference = bookings.reference)
    limit ${most}`)
  return rows.map(({ reference }) => reference)
}
