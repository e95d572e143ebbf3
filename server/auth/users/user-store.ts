import { and, eq, not, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { authUsers } from '#database/schema/auth.ts'

export type User = typeof authUsers.$inferSelect

export async function findUserByPhone(db: Pick<Database, 'select'>, phone: string): Promise<User | null> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.phone, phone))
  return user ?? null
}

export async function findUserById(db: Pick<Database, 'select'>, id: string): Promise<User | null> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, id))
  return user ?? null
}

/** The user of a phone that was just confirmed; a new one begins with what the client said of it. */
export async function signInUser(
  tx: Pick<Database, 'insert'>,
  login: { id: string; phone: string; metadata: Record<string, unknown>; codeSentAt: Date; at: Date },
): Promise<User> {
  const { at, codeSentAt } = login
  const [user] = await tx
    .insert(authUsers)
    .values({
      id: login.id,
      phone: login.phone,
      metadata: login.metadata,
      phoneConfirmedAt: at,
      codeSentAt,
      lastSignInAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoUpdate({ target: authUsers.phone, set: { lastSignInAt: at, codeSentAt, updatedAt: at } })
    .returning()
  if (!user) throw new Error('no user was found or made')
  return user
}

export async function updateUser(
  tx: Pick<Database, 'update'>,
  id: string,
  change: Partial<Omit<User, 'id' | 'createdAt'>>,
): Promise<User | null> {
  const [user] = await tx.update(authUsers).set(change).where(eq(authUsers.id, id)).returning()
  return user ?? null
}

/** Null when somebody else has that number. */
export async function changeToNewPhone(
  tx: Pick<Database, 'execute' | 'update'>,
  id: string,
  at: Date,
): Promise<User | null> {
  // Whoever logs in with the number at the same moment waits, or is seen.
  await tx.execute(sql`lock table auth_users in share row exclusive mode`)
  const taken = sql`exists (select from auth_users as other where other.phone = ${authUsers.newPhone})`
  const [user] = await tx
    .update(authUsers)
    .set({ phone: sql`${authUsers.newPhone}`, phoneConfirmedAt: at, newPhone: null, updatedAt: at })
    .where(and(eq(authUsers.id, id), not(taken)))
    .returning()
  return user ?? null
}

/** With all sessions, codes and factors. */
export async function deleteUser(tx: Pick<Database, 'delete'>, id: string): Promise<void> {
  await tx.delete(authUsers).where(eq(authUsers.id, id))
}
