import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { staffPasskeys } from '#database/schema/staff.ts'

export type Passkey = typeof staffPasskeys.$inferSelect

export async function findPasskey(db: Pick<Database, 'select'>, id: string): Promise<Passkey | null> {
  const [passkey] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.id, id))
  return passkey ?? null
}

export async function listPasskeysOf(db: Pick<Database, 'select'>, staffId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id))
}

/** False when it is known already. */
export async function insertPasskey(tx: Pick<Database, 'insert'>, passkey: Passkey): Promise<boolean> {
  const added = await tx
    .insert(staffPasskeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id })
  return added.length > 0
}

/** False when it is gone, or another use was counted meanwhile. */
export async function notePasskeyUse(
  tx: Pick<Database, 'update'>,
  { id, counter }: Passkey,
  use: { counter: number; at: Date },
): Promise<boolean> {
  const noted = await tx
    .update(staffPasskeys)
    .set({ counter: use.counter, lastUsedAt: use.at })
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.counter, counter)))
    .returning({ id: staffPasskeys.id })
  return noted.length > 0
}

export async function deletePasskey(
  tx: Pick<Database, 'delete'>,
  which: { staffId: string; id: string },
): Promise<boolean> {
  const gone = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, which.id), eq(staffPasskeys.staffId, which.staffId)))
    .returning({ id: staffPasskeys.id })
  return gone.length > 0
}
