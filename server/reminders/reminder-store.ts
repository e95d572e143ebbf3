import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { departures } from '#database/schema/departures.ts'
import { reminders } from '#database/schema/reviews.ts'
import { staff } from '#database/schema/staff.ts'

/** Notes a reminder; false when it was noted before, by whichever process. */
export async function noteReminder(
  tx: Pick<Database, 'insert'>,
  reminder: { reference: string; kind: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(reminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ reference: reminders.reference })
  return rows.length > 0
}

/** Confirmed bookings of trips that start from the one day to the other, whose travellers were not reminded of it under this name. */
export async function listStarting(
  db: Pick<Database, 'execute'>,
  { kind, from, to, most }: { kind: string; from: string; to: string; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select reference from bookings
    where sold ->> 'startDate' between ${from} and ${to} and status = 'confirmed'
      and not exists (select from reminders where reminders.reference = bookings.reference and reminders.kind = ${kind})
    limit ${most}`)
  return rows.map(({ reference }) => reference)
}

/** Who leads a departure; null while nobody was named, or who was no longer works here. */
export async function findCaptain(
  db: Pick<Database, 'select'>,
  { tripId, departureId }: { tripId: string; departureId: string },
): Promise<{ name: string; phone: string } | null> {
  const [captain] = await db
    .select({ name: staff.name, phone: staff.phone })
    .from(departures)
    .innerJoin(staff, eq(staff.id, departures.captainId))
    .where(and(eq(departures.tripId, tripId), eq(departures.id, departureId), isNull(staff.endedAt)))
  return captain ?? null
}
