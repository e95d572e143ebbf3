import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { approvals } from '#database/schema/approvals.ts'
import { staff } from '#database/schema/staff.ts'
import type { ApprovalKind, Decision } from '#domain/approvals/approval.ts'

export type Approval = typeof approvals.$inferSelect
export type ApprovalSubject = Pick<Approval, 'subjectKind' | 'subjectId'>

type Reader = Pick<Database, 'select'>

/** False while another of that kind about the same waits to be decided. */
export async function insertApproval(tx: Pick<Database, 'insert'>, approval: Approval): Promise<boolean> {
  const added = await tx
    .insert(approvals)
    .values(approval)
    .onConflictDoNothing()
    .returning({ id: approvals.id })
  return added.length > 0
}

export async function findApproval(db: Reader, id: string): Promise<Approval | null> {
  const [found] = await db.select().from(approvals).where(eq(approvals.id, id))
  return found ?? null
}

/** Nobody else decides it until the transaction ends. */
export async function lockApproval(tx: Reader, id: string): Promise<Approval | null> {
  const [found] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update')
  return found ?? null
}

/** The one of that kind about the same that waits. */
export async function findOpen(
  db: Reader,
  kind: ApprovalKind,
  { subjectKind, subjectId }: ApprovalSubject,
): Promise<Approval | null> {
  const [found] = await db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.kind, kind),
        eq(approvals.subjectKind, subjectKind),
        eq(approvals.subjectId, subjectId),
        isNull(approvals.decision),
      ),
    )
  return found ?? null
}

/** What nobody decided in time makes room for another about the same. */
export async function closeExpired(
  tx: Pick<Database, 'update'>,
  kind: ApprovalKind,
  { subjectKind, subjectId }: ApprovalSubject,
  at: Date,
): Promise<void> {
  await tx
    .update(approvals)
    .set({ decision: 'lapsed', decidedAt: at })
    .where(
      and(
        eq(approvals.kind, kind),
        eq(approvals.subjectKind, subjectKind),
        eq(approvals.subjectId, subjectId),
        isNull(approvals.decision),
        lte(approvals.expiresAt, at),
      ),
    )
}

/** The caller's transaction holds its lock. */
export async function saveDecision(
  tx: Pick<Database, 'update'>,
  id: string,
  decided: { decision: Decision; decidedBy: string | null; decidedAt: Date },
): Promise<void> {
  await tx.update(approvals).set(decided).where(eq(approvals.id, id))
}

/** True once, for what was agreed to: this kind, about this, of this sum. */
export async function markDone(
  tx: Pick<Database, 'update'>,
  id: string,
  agreed: { kind: ApprovalKind; subjectId: string; sumPaise: number },
  at: Date,
): Promise<boolean> {
  const done = await tx
    .update(approvals)
    .set({ doneAt: at })
    .where(
      and(
        eq(approvals.id, id),
        eq(approvals.kind, agreed.kind),
        eq(approvals.subjectId, agreed.subjectId),
        eq(approvals.sumPaise, agreed.sumPaise),
        inArray(approvals.decision, ['approved', 'alone']),
        isNull(approvals.doneAt),
      ),
    )
    .returning({ id: approvals.id })
  return done.length > 0
}

/** Those that wait, the oldest first. */
export async function listOpen(db: Reader, kinds: readonly ApprovalKind[]): Promise<Approval[]> {
  return db
    .select()
    .from(approvals)
    .where(and(isNull(approvals.decision), inArray(approvals.kind, [...kinds])))
    .orderBy(asc(approvals.askedAt), asc(approvals.id))
    .limit(200)
}

export type Colleague = Pick<typeof staff.$inferSelect, 'id' | 'name' | 'role'>

/** Who has access, by name. */
export async function listColleagues(db: Reader): Promise<Colleague[]> {
  return db
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(isNull(staff.endedAt))
    .orderBy(asc(staff.name), asc(staff.id))
}

/** Also of those whose access has ended. */
export async function namesOf(db: Reader, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Held, so that nobody loses the role while they decide. */
export async function holdColleague(tx: Reader, id: string): Promise<Colleague | null> {
  const [found] = await tx
    .select({ id: staff.id, name: staff.name, role: staff.role })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.endedAt)))
    .for('share')
  return found ?? null
}
