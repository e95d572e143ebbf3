import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

export type LeftAlone = { reference: string; name: string; title: string; startDate: string; guests: number }

/** Of packages that two share: bookings ahead with an odd number since somebody left, about which no note was written since. The first to leave first. */
export async function listLeftAlone(
  db: Pick<Database, 'execute'>,
  byTwos: { tripId: string; packageId: string }[],
  today: string,
): Promise<LeftAlone[]> {
  const { rows } = await db.execute<LeftAlone>(sql`
    select reference, name, sold ->> 'title' as title, sold ->> 'startDate' as "startDate", guests
    from bookings
    where reference in (select reference from booking_changes where kind = 'guests left')
      and status = 'confirmed' and guests % 2 = 1 and sold ->> 'startDate' > ${today}
      and (trip_id, package_id) in (
        select part ->> 'tripId', part ->> 'packageId' from jsonb_array_elements(${JSON.stringify(byTwos)}::jsonb) as part
      )
      and not exists (
        select from booking_notes
        where booking_notes.reference = bookings.reference
          and booking_notes.at > (select max(at) from booking_changes where booking_changes.reference = bookings.reference and kind = 'guests left')
      )
    order by sold ->> 'startDate', reference limit 20`)
  return rows
}
