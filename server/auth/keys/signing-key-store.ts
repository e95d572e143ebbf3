import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { authKeys } from '#database/schema/auth.ts'

export type StoredKey = typeof authKeys.$inferSelect

/** The oldest first, by when they began to sign. */
export async function listKeys(db: Pick<Database, 'select'>): Promise<StoredKey[]> {
  return db.select().from(authKeys).orderBy(asc(authKeys.signsFrom), asc(authKeys.kid))
}

/** Lets one process at a time look at the keys and add one where it is wanted. */
export async function addKeyIfWanted(
  db: Database,
  makeKey: (keys: StoredKey[]) => Promise<StoredKey | null>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table auth_keys in share row exclusive mode`)
    const key = await makeKey(await listKeys(tx))
    if (key) await tx.insert(authKeys).values(key)
  })
}

export async function deleteKeys(db: Database, kids: string[]): Promise<void> {
  if (kids.length > 0) await db.delete(authKeys).where(inArray(authKeys.kid, kids))
}
