import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { authCodes } from '#database/schema/auth.ts'

export type Code = typeof authCodes.$inferSelect
export type CodePurpose = Code['purpose']
type Which = { phone: string; purpose: CodePurpose }

const isCode = ({ phone, purpose }: Which) => and(eq(authCodes.phone, phone), eq(authCodes.purpose, purpose))

/** The one before no longer works. */
export async function saveCode(tx: Pick<Database, 'insert'>, code: Omit<Code, 'tries'>): Promise<void> {
  await tx
    .insert(authCodes)
    .values({ ...code, tries: 0 })
    .onConflictDoUpdate({ target: [authCodes.phone, authCodes.purpose], set: { ...code, tries: 0 } })
}

/** A code that waits for its use. */
export async function findPendingCode(
  db: Pick<Database, 'select'>,
  which: Which,
  at: Date,
): Promise<Code | null> {
  const [code] = await db
    .select()
    .from(authCodes)
    .where(and(isCode(which), gt(authCodes.expiresAt, at)))
  return code ?? null
}

/** Counts a try before anybody looks at what was typed, so that many at once get no more tries than one after the other. */
export async function takeTry(db: Database, which: Which, at: Date, tries: number): Promise<Code | null> {
  const [code] = await db
    .update(authCodes)
    .set({ tries: sql`${authCodes.tries} + 1` })
    .where(and(isCode(which), gt(authCodes.expiresAt, at), lt(authCodes.tries, tries)))
    .returning()
  return code ?? null
}

/** Whether this caller is the one who uses it: of several with the right code, only the first. */
export async function takeCode(tx: Pick<Database, 'delete'>, code: Code): Promise<boolean> {
  const used = await tx
    .delete(authCodes)
    .where(and(isCode(code), eq(authCodes.hash, code.hash)))
    .returning({ phone: authCodes.phone })
  return used.length > 0
}

export async function deleteExpiredCodes(db: Database, at: Date): Promise<void> {
  await db.delete(authCodes).where(lte(authCodes.expiresAt, at))
}
