import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { contentSchedules } from '#database/schema/content.ts'
import { staff } from '#database/schema/staff.ts'
import type { Item } from '#domain/content/kinds.ts'

export type ScheduleRow = typeof contentSchedules.$inferSelect
/** With the name of who planned it. */
export type Schedule = ScheduleRow & { by: string | null }
type Which = Pick<Item, 'kind' | 'id'>

const { kind, id, staffId, refused } = contentSchedules

export async function findSchedule(db: Pick<Database, 'select'>, which: Which): Promise<Schedule | null> {
  const [found] = await db
    .select({ schedule: contentSchedules, by: staff.name })
    .from(contentSchedules)
    .leftJoin(staff, eq(staff.id, staffId))
    .where(isThing(which))
  return found ? { ...found.schedule, by: found.by } : null
}

/** Those that did not go out when they should have. */
export async function listRefused(db: Pick<Database, 'select'>): Promise<Schedule[]> {
  const rows = await db
    .select({ schedule: contentSchedules, by: staff.name })
    .from(contentSchedules)
    .leftJoin(staff, eq(staff.id, staffId))
    .where(isNotNull(refused))
    .orderBy(asc(contentSchedules.at))
    .limit(20)
  return rows.map(({ schedule, by }) => ({ ...schedule, by }))
}

export async function saveSchedule(tx: Transaction, row: Omit<ScheduleRow, 'refused'>): Promise<void> {
  await tx
    .insert(contentSchedules)
    .values({ ...row, refused: null })
    .onConflictDoUpdate({ target: [kind, id], set: { ...row, refused: null } })
}

/** Answers whether there was one. */
export async function deleteSchedule(tx: Transaction, which: Which): Promise<boolean> {
  const { rowCount } = await tx.delete(contentSchedules).where(isThing(which))
  return rowCount === 1
}

/** Answers whether it still waited. */
export async function noteRefusal(
  tx: Transaction,
  { at, refused: why, ...which }: Which & Pick<ScheduleRow, 'at' | 'refused'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(contentSchedules)
    .set({ refused: why })
    .where(and(isThing(which), eq(contentSchedules.at, at), isNull(refused)))
  return rowCount === 1
}

function isThing(which: Which) {
  return and(eq(kind, which.kind), eq(id, which.id))
}
