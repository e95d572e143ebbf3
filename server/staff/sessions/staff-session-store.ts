import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { staff, staffSessions } from '#database/schema/staff.ts'
import type { Person } from '../people/staff-store.ts'

export type StoredSession = typeof staffSessions.$inferSelect

/** Sessions that were seen and begun after these moments live. */
export type Lives = { seenAfter: Date; startedAfter: Date }

const lives = ({ seenAfter, startedAfter }: Lives) =>
  and(gt(staffSessions.lastSeenAt, seenAfter), gt(staffSessions.startedAt, startedAfter))

export async function insertSession(tx: Pick<Database, 'insert'>, session: StoredSession): Promise<void> {
  await tx.insert(staffSessions).values(session)
}

/** By any of the hashes under which it may have been stored; only of somebody who has access. */
export async function findLiving(
  db: Pick<Database, 'select'>,
  hashes: string[],
  since: Lives,
): Promise<{ session: StoredSession; person: Person } | null> {
  const [found] = await db
    .select({ session: staffSessions, person: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(inArray(staffSessions.hash, hashes), isNull(staff.endedAt), lives(since)))
  return found ?? null
}

export async function listLiving(
  db: Pick<Database, 'select'>,
  staffId: string,
  since: Lives,
): Promise<StoredSession[]> {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), lives(since)))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id))
}

/** False when it has ended meanwhile. */
export async function updateSession(
  tx: Pick<Database, 'update'>,
  id: string,
  change: Partial<Pick<StoredSession, 'lastSeenAt' | 'freshUntil'>>,
): Promise<boolean> {
  const changed = await tx
    .update(staffSessions)
    .set(change)
    .where(eq(staffSessions.id, id))
    .returning({ id: staffSessions.id })
  return changed.length > 0
}

/** Whether a factor was shown in it so lately that it is fresh. */
export async function isFresh(db: Pick<Database, 'select'>, id: string, at: Date): Promise<boolean> {
  const found = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, id), gt(staffSessions.freshUntil, at)))
  return found.length > 0
}

/** One session of a person, or all; answers how many there were. */
export async function deleteSessions(
  tx: Pick<Database, 'delete'>,
  which: { staffId: string; id?: string },
): Promise<number> {
  const gone = await tx
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, which.staffId),
        which.id === undefined ? undefined : eq(staffSessions.id, which.id),
      ),
    )
    .returning({ id: staffSessions.id })
  return gone.length
}

export async function deleteDeadSessions(
  db: Pick<Database, 'delete'>,
  { seenAfter, startedAfter }: Lives,
): Promise<void> {
  await db
    .delete(staffSessions)
    .where(or(lte(staffSessions.lastSeenAt, seenAfter), lte(staffSessions.startedAt, startedAfter)))
}
