import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { staffAttempts } from '#database/schema/staff.ts'

export type Attempt = typeof staffAttempts.$inferSelect
export type WaitsFor = Attempt['waitsFor']

/** Which of the living ones: by any of the hashes under which it may have been stored. */
export type Which = { hashes: string[]; waitsFor: WaitsFor; at: Date }

const living = ({ hashes, waitsFor, at }: Which) =>
  and(
    inArray(staffAttempts.hash, hashes),
    eq(staffAttempts.waitsFor, waitsFor),
    gt(staffAttempts.expiresAt, at),
  )

export async function insertAttempt(
  db: Pick<Database, 'insert'>,
  attempt: typeof staffAttempts.$inferInsert,
): Promise<void> {
  await db.insert(staffAttempts).values(attempt)
}

export async function findAttempt(db: Pick<Database, 'select'>, which: Which): Promise<Attempt | null> {
  const [attempt] = await db.select().from(staffAttempts).where(living(which))
  return attempt ?? null
}

/** Counts a try before anybody looks at what was typed, so that many at once get no more tries than one after the other. */
export async function takeTry(
  db: Pick<Database, 'update'>,
  which: Which,
  tries: number,
): Promise<Attempt | null> {
  const [attempt] = await db
    .update(staffAttempts)
    .set({ tries: sql`${staffAttempts.tries} + 1` })
    .where(and(living(which), lt(staffAttempts.tries, tries)))
    .returning()
  return attempt ?? null
}

/** To the next step, under another hash; of several with the right code only the first gets there. */
export async function moveOn(
  tx: Pick<Database, 'update'>,
  attempt: Attempt,
  next: Pick<Attempt, 'hash' | 'waitsFor' | 'expiresAt'>,
): Promise<boolean> {
  const moved = await tx
    .update(staffAttempts)
    .set({ ...next, codeHash: null })
    .where(and(eq(staffAttempts.id, attempt.id), eq(staffAttempts.hash, attempt.hash)))
    .returning({ id: staffAttempts.id })
  return moved.length > 0
}

/** Keeps the secret of an app that is being enrolled; the first one stays, and is answered. */
export async function keepSecret(
  db: Pick<Database, 'update'>,
  which: Which,
  sealed: string,
): Promise<{ staffId: string | null; secret: string | null } | null> {
  const [kept] = await db
    .update(staffAttempts)
    .set({ secret: sql`coalesce(${staffAttempts.secret}, ${sealed})` })
    .where(living(which))
    .returning({ staffId: staffAttempts.staffId, secret: staffAttempts.secret })
  return kept ?? null
}

/** Whether this caller is the one who ends it. */
export async function takeAttempt(tx: Pick<Database, 'delete'>, id: string): Promise<boolean> {
  const taken = await tx
    .delete(staffAttempts)
    .where(eq(staffAttempts.id, id))
    .returning({ id: staffAttempts.id })
  return taken.length > 0
}

/** Takes one that is shown, whatever comes of it: what a passkey signs counts once. */
export async function takeShown(db: Pick<Database, 'delete'>, which: Which): Promise<Attempt | null> {
  const [attempt] = await db.delete(staffAttempts).where(living(which)).returning()
  return attempt ?? null
}

export async function deleteExpiredAttempts(db: Pick<Database, 'delete'>, at: Date): Promise<void> {
  await db.delete(staffAttempts).where(lte(staffAttempts.expiresAt, at))
}
