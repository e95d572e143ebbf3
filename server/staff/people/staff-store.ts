import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import {
  staff,
  staffAttempts,
  staffFactors,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
} from '#database/schema/staff.ts'

export type Person = typeof staff.$inferSelect

type Reader = Pick<Database, 'select'>

/** Who has access and this number. */
export async function findActiveByPhone(db: Reader, phone: string): Promise<Person | null> {
  const [person] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.phone, phone), isNull(staff.endedAt)))
  return person ?? null
}

export async function readActive(db: Reader, id: string): Promise<Person | null> {
  const [person] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.endedAt)))
  return person ?? null
}

/** With and without access. */
export async function listPeopleByIds(db: Reader, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return []
  return db.select().from(staff).where(inArray(staff.id, ids))
}

/** Holds these people until the transaction ends, in one order for all, and answers those who have access. */
export async function lockActive(tx: Reader, ids: string[]): Promise<Person[]> {
  return tx
    .select()
    .from(staff)
    .where(and(inArray(staff.id, ids), isNull(staff.endedAt)))
    .orderBy(asc(staff.id))
    .for('no key update')
}

/** False when somebody with access has that number. */
export async function insertPerson(tx: Pick<Database, 'insert'>, person: Person): Promise<boolean> {
  const added = await tx.insert(staff).values(person).onConflictDoNothing().returning({ id: staff.id })
  return added.length > 0
}

export async function updatePerson(
  tx: Pick<Database, 'update'>,
  id: string,
  change: Partial<Pick<Person, 'role' | 'endedAt' | 'lastSignInAt'>>,
): Promise<void> {
  await tx.update(staff).set(change).where(eq(staff.id, id))
}

/** As the trigger of migration 0020 says it; drizzle wraps what PostgreSQL said. */
export function isLastOwner(error: unknown): boolean {
  const { cause } = error as Error
  return (cause as { constraint?: string } | undefined)?.constraint === 'staff_keeps_an_owner'
}

/** Everything that this person could log in with, or is logged in by. */
export async function deleteLogins(tx: Pick<Database, 'delete'>, staffId: string): Promise<void> {
  for (const table of [staffSessions, staffAttempts, staffFactors, staffRecoveryCodes, staffPasskeys])
    await tx.delete(table).where(eq(table.staffId, staffId))
}

export type ListedPerson = Person & { hasApp: boolean; passkeys: number; recoveryCodes: number }

/** Those with access first, each by name. */
export async function listPeople(db: Pick<Database, 'select' | '$count'>): Promise<ListedPerson[]> {
  const rows = await db
    .select({
      person: staff,
      enrolledAt: staffFactors.enrolledAt,
      passkeys: db.$count(staffPasskeys, eq(staffPasskeys.staffId, staff.id)),
      recoveryCodes: db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, staff.id)),
    })
    .from(staff)
    .leftJoin(staffFactors, eq(staffFactors.staffId, staff.id))
    .orderBy(sql`${staff.endedAt} is not null`, asc(staff.name), asc(staff.id))
  return rows.map(({ person, enrolledAt, ...counts }) => ({
    ...person,
    hasApp: enrolledAt !== null,
    ...counts,
  }))
}

/** Of those whose access has ended; the name stays with what the log says. */
export async function erasePhonesUntil(db: Pick<Database, 'update'>, until: Date): Promise<void> {
  await db
    .update(staff)
    .set({ phone: '' })
    .where(and(lte(staff.endedAt, until), ne(staff.phone, '')))
}
