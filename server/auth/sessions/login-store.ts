import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { authCodes, authSessions, authUsers } from '#database/schema/auth.ts'

/** Holds the user of a living session until the transaction ends, and answers the phone; null when session or user is gone. */
export async function holdLogin(
  tx: Pick<Database, 'select'>,
  which: { userId: string; sessionId: string },
): Promise<{ phone: string } | null> {
  const [held] = await tx
    .select({ phone: authUsers.phone })
    .from(authUsers)
    .innerJoin(authSessions, eq(authSessions.userId, authUsers.id))
    .where(and(eq(authUsers.id, which.userId), eq(authSessions.id, which.sessionId)))
    // Logins go on meanwhile: a new session refers to the user's key alone.
    .for('no key update', { of: authUsers })
  return held ?? null
}

/** Holds a user until the transaction ends; false when there is none. */
export async function holdUser(tx: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const held = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.id, userId))
    .for('no key update')
  return held.length > 0
}

/** Codes that wait for a phone, whatever they are for. */
export async function deleteCodesTo(tx: Pick<Database, 'delete'>, phone: string): Promise<void> {
  await tx.delete(authCodes).where(eq(authCodes.phone, phone))
}
