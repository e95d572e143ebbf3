import { and, asc, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { authFactors, authRefreshTokens, authSessions, authUsers } from '#database/schema/auth.ts'
import type { User } from '../users/user-store.ts'

export type Session = typeof authSessions.$inferSelect
export type RefreshToken = typeof authRefreshTokens.$inferSelect

export async function insertSession(tx: Pick<Database, 'insert'>, session: Session): Promise<void> {
  await tx.insert(authSessions).values(session)
}

export async function updateSession(
  tx: Pick<Database, 'update'>,
  id: string,
  change: Partial<Session>,
): Promise<void> {
  await tx.update(authSessions).set(change).where(eq(authSessions.id, id))
}

/** A session with its user, for as long as both are there. */
export async function findSession(
  db: Pick<Database, 'select'>,
  id: string,
): Promise<{ session: Session; user: User } | null> {
  const [found] = await db
    .select({ session: authSessions, user: authUsers })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authSessions.id, id))
  return found ?? null
}

/** Holds the session until the transaction ends, so that two refreshes of it come one after the other. */
export async function lockSession(
  tx: Pick<Database, 'select'>,
  id: string,
): Promise<{ session: Session; user: User } | null> {
  const [found] = await tx
    .select({ session: authSessions, user: authUsers })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authSessions.id, id))
    .for('update', { of: authSessions })
  return found ?? null
}

export async function insertRefreshToken(tx: Pick<Database, 'insert'>, token: RefreshToken): Promise<void> {
  await tx.insert(authRefreshTokens).values(token)
}

/** By any of the hashes under which it may have been stored. */
export async function findRefreshToken(
  tx: Pick<Database, 'select'>,
  hashes: string[],
): Promise<RefreshToken | null> {
  const [token] = await tx.select().from(authRefreshTokens).where(inArray(authRefreshTokens.hash, hashes))
  return token ?? null
}

/** The one that a session has handed out last. */
export async function findActiveToken(
  tx: Pick<Database, 'select'>,
  { id, counter }: Pick<Session, 'id' | 'counter'>,
): Promise<RefreshToken | null> {
  const isActive = and(eq(authRefreshTokens.sessionId, id), eq(authRefreshTokens.counter, counter))
  const [token] = await tx.select().from(authRefreshTokens).where(isActive)
  return token ?? null
}

/** That of every session. */
export async function listActiveTokens(db: Pick<Database, 'select'>): Promise<RefreshToken[]> {
  const isActive = and(
    eq(authRefreshTokens.sessionId, authSessions.id),
    eq(authRefreshTokens.counter, authSessions.counter),
  )
  const rows = await db
    .select({ token: authRefreshTokens })
    .from(authSessions)
    .innerJoin(authRefreshTokens, isActive)
  return rows.map(({ token }) => token)
}

export async function revokeRefreshToken(
  tx: Pick<Database, 'update'>,
  token: { sessionId: string; counter: number },
  at: Date,
): Promise<void> {
  await tx
    .update(authRefreshTokens)
    .set({ revokedAt: at })
    .where(
      and(eq(authRefreshTokens.sessionId, token.sessionId), eq(authRefreshTokens.counter, token.counter)),
    )
}

/** Whether the user has confirmed an authenticator app, and whether this session still lives. */
export async function findStanding(
  db: Pick<Database, 'select'>,
  who: { userId: string; sessionId: string },
): Promise<{ lives: boolean; hasFactor: boolean }> {
  const rows = await db
    .select({ sessionId: authSessions.id, verifiedAt: authFactors.verifiedAt })
    .from(authUsers)
    .leftJoin(authSessions, and(eq(authSessions.userId, authUsers.id), eq(authSessions.id, who.sessionId)))
    .leftJoin(authFactors, eq(authFactors.userId, authUsers.id))
    .where(eq(authUsers.id, who.userId))
  return {
    lives: rows.some(({ sessionId }) => sessionId !== null),
    hasFactor: rows.some(({ verifiedAt }) => verifiedAt !== null),
  }
}

/** The last used first. */
export async function listSessions(db: Pick<Database, 'select'>, userId: string): Promise<Session[]> {
  return db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(desc(authSessions.lastUsedAt), asc(authSessions.id))
}

/** Whether there was such a session of this user. */
export async function deleteSession(
  tx: Pick<Database, 'delete'>,
  which: { id: string; userId: string },
): Promise<boolean> {
  const gone = await tx
    .delete(authSessions)
    .where(and(eq(authSessions.id, which.id), eq(authSessions.userId, which.userId)))
    .returning({ id: authSessions.id })
  return gone.length > 0
}

export async function deleteSessions(tx: Pick<Database, 'delete'>, userId: string): Promise<void> {
  await tx.delete(authSessions).where(eq(authSessions.userId, userId))
}

export async function deleteOtherSessions(
  tx: Pick<Database, 'delete'>,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  await tx.delete(authSessions).where(and(eq(authSessions.userId, userId), ne(authSessions.id, id)))
}

/** Sessions that never showed a second factor. */
export async function deleteOtherSingleFactorSessions(
  tx: Pick<Database, 'delete'>,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<void> {
  await tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), ne(authSessions.id, id), eq(authSessions.aal, 'aal1')))
}

/** Without a factor there is nothing left to have shown. */
export async function lowerSessions(tx: Pick<Database, 'update'>, userId: string): Promise<void> {
  await tx.update(authSessions).set({ aal: 'aal1' }).where(eq(authSessions.userId, userId))
}

export async function deleteDeadSessions(
  db: Database,
  before: { lastUsed: Date; tokensRevoked: Date },
): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.lastUsedAt, before.lastUsed))
  await db.delete(authRefreshTokens).where(lt(authRefreshTokens.revokedAt, before.tokensRevoked))
}
