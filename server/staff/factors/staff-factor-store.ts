import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { staffFactors, staffRecoveryCodes } from '#database/schema/staff.ts'

export type StaffFactor = typeof staffFactors.$inferSelect

export async function findApp(db: Pick<Database, 'select'>, staffId: string): Promise<StaffFactor | null> {
  const [factor] = await db.select().from(staffFactors).where(eq(staffFactors.staffId, staffId))
  return factor ?? null
}

export async function hasApp(db: Pick<Database, 'select'>, staffId: string): Promise<boolean> {
  return (await findApp(db, staffId)) !== null
}

/** False when the person has one. */
export async function insertApp(tx: Pick<Database, 'insert'>, factor: StaffFactor): Promise<boolean> {
  const added = await tx
    .insert(staffFactors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ staffId: staffFactors.staffId })
  return added.length > 0
}

/** Takes a code of that time step, unless one of it or of a later one was taken before. */
export async function takeStep(
  tx: Pick<Database, 'update'>,
  staffId: string,
  step: number,
): Promise<boolean> {
  const taken = await tx
    .update(staffFactors)
    .set({ lastStep: step })
    .where(and(eq(staffFactors.staffId, staffId), lt(staffFactors.lastStep, step)))
    .returning({ staffId: staffFactors.staffId })
  return taken.length > 0
}

/** In place of those before. */
export async function replaceRecoveryCodes(
  tx: Pick<Database, 'delete' | 'insert'>,
  staffId: string,
  hashes: string[],
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ hash, staffId })))
}

/** Whether it was there: each counts once. */
export async function takeRecoveryCode(
  tx: Pick<Database, 'delete'>,
  staffId: string,
  hashes: string[],
): Promise<boolean> {
  const taken = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), inArray(staffRecoveryCodes.hash, hashes)))
    .returning({ hash: staffRecoveryCodes.hash })
  return taken.length > 0
}
