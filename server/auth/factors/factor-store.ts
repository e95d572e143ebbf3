import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { authChallenges, authFactors } from '#database/schema/auth.ts'

export type Factor = typeof authFactors.$inferSelect
export type Challenge = typeof authChallenges.$inferSelect

export async function listFactors(db: Pick<Database, 'select'>, userId: string): Promise<Factor[]> {
  return db
    .select()
    .from(authFactors)
    .where(eq(authFactors.userId, userId))
    .orderBy(asc(authFactors.createdAt), asc(authFactors.id))
}

export async function findFactor(
  db: Pick<Database, 'select'>,
  which: { id: string; userId: string },
): Promise<Factor | null> {
  const [factor] = await db
    .select()
    .from(authFactors)
    .where(and(eq(authFactors.id, which.id), eq(authFactors.userId, which.userId)))
  return factor ?? null
}

/** False when the user has a factor of that name. */
export async function insertFactor(tx: Pick<Database, 'insert'>, factor: Factor): Promise<boolean> {
  const added = await tx
    .insert(authFactors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ id: authFactors.id })
  return added.length > 0
}

export async function deleteFactor(tx: Pick<Database, 'delete'>, id: string): Promise<void> {
  await tx.delete(authFactors).where(eq(authFactors.id, id))
}

/** Takes a code of that time step, unless one of it or of a later one was taken before. */
export async function takeStep(
  tx: Pick<Database, 'update'>,
  factor: Factor,
  { step, at }: { step: number; at: Date },
): Promise<boolean> {
  const taken = await tx
    .update(authFactors)
    .set({ lastStep: step, verifiedAt: factor.verifiedAt ?? at, updatedAt: at })
    .where(and(eq(authFactors.id, factor.id), lt(authFactors.lastStep, step)))
    .returning({ id: authFactors.id })
  return taken.length > 0
}

export async function insertChallenge(db: Database, challenge: Challenge): Promise<void> {
  await db.insert(authChallenges).values(challenge)
}

export async function findChallenge(
  db: Pick<Database, 'select'>,
  which: { id: string; factorId: string },
): Promise<Challenge | null> {
  const [challenge] = await db
    .select()
    .from(authChallenges)
    .where(and(eq(authChallenges.id, which.id), eq(authChallenges.factorId, which.factorId)))
  return challenge ?? null
}

export async function takeChallenge(tx: Pick<Database, 'delete'>, id: string): Promise<boolean> {
  const used = await tx
    .delete(authChallenges)
    .where(eq(authChallenges.id, id))
    .returning({ id: authChallenges.id })
  return used.length > 0
}

/** Challenges that are over, and apps that were never confirmed. */
export async function deleteStaleFactors(
  db: Database,
  { at, unconfirmedSince, userId }: { at: Date; unconfirmedSince: Date; userId?: string },
): Promise<void> {
  await db.delete(authChallenges).where(lte(authChallenges.expiresAt, at))
  await db
    .delete(authFactors)
    .where(
      and(
        isNull(authFactors.verifiedAt),
        lt(authFactors.createdAt, unconfirmedSince),
        userId ? eq(authFactors.userId, userId) : undefined,
      ),
    )
}
