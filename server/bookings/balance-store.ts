import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { owedFor } from '#database/owed-query.ts'

/** Bookings whose rest is owed until that day or one before, and that were not yet reminded under this name. */
export async function listOwing(
  db: Pick<Database, 'execute'>,
  due: { until: string; kind: string; soldBefore: Date; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select reference from bookings
    where due_on is not null and due_on <= ${due.until}::date and status = 'confirmed'
      and confirmed_at < ${due.soldBefore} and ${owedFor('bookings')} > 0
      and not exists (select from reminders where reminders.reference = bookings.reference and reminders.kind = ${due.kind})
    order by due_on, reference limit ${due.most}`)
  return rows.map(({ reference }) => reference)
}
