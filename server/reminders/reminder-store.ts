import type { Database } from '#database/client.ts'
import { reminders } from '#database/schema/reviews.ts'

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
