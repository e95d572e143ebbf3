import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { contentDrafts } from '#database/schema/content.ts'
import { staff } from '#database/schema/staff.ts'
import type { Item, Kind } from '#domain/content/kinds.ts'

export type DraftRow = typeof contentDrafts.$inferSelect
/** With the name of who saved it last; null at the command line. */
export type Draft = DraftRow & { by: string | null }
export type Which = Pick<Item, 'kind' | 'id'>

const {
  body: _body,
  staffId: _staffId,
  ...columns
} = {
  kind: contentDrafts.kind,
  id: contentDrafts.id,
  sourceName: contentDrafts.sourceName,
  body: contentDrafts.body,
  base: contentDrafts.base,
  fileHash: contentDrafts.fileHash,
  revision: contentDrafts.revision,
  staffId: contentDrafts.staffId,
  at: contentDrafts.at,
}

export async function findDraft(db: Pick<Database, 'select'>, which: Which): Promise<Draft | null> {
  const [found] = await db
    .select({ ...columns, body: contentDrafts.body, staffId: contentDrafts.staffId, by: staff.name })
    .from(contentDrafts)
    .leftJoin(staff, eq(staff.id, contentDrafts.staffId))
    .where(isThing(which))
  return found ?? null
}

/** All of a kind, with the title that each has now. */
export function listDrafts(db: Pick<Database, 'select'>, kind: Kind) {
  const title = sql<string | null>`coalesce(body ->> 'title', body ->> 'name')`
  return db
    .select({ ...columns, title, by: staff.name })
    .from(contentDrafts)
    .leftJoin(staff, eq(staff.id, contentDrafts.staffId))
    .where(eq(contentDrafts.kind, kind))
    .orderBy(contentDrafts.id)
}

/** Answers whether it came to stand: not where there is one already. */
export async function insertDraft(tx: Transaction, row: Omit<DraftRow, 'revision'>): Promise<boolean> {
  const { rowCount } = await tx
    .insert(contentDrafts)
    .values({ ...row, revision: 1 })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Answers whether that revision was still the one. */
export async function updateDraft(
  db: Pick<Database, 'update'>,
  {
    kind,
    id,
    revision,
    ...next
  }: Pick<DraftRow, 'kind' | 'id' | 'body' | 'base' | 'revision' | 'staffId' | 'at'> & {
    fileHash?: string | null
  },
): Promise<boolean> {
  const { rowCount } = await db
    .update(contentDrafts)
    .set({ ...next, revision: revision + 1 })
    .where(isRevision({ kind, id, revision }))
  return rowCount === 1
}

/** Answers whether that revision was still the one. */
export async function deleteDraft(
  tx: Transaction,
  which: Pick<DraftRow, 'kind' | 'id' | 'revision'>,
): Promise<boolean> {
  const { rowCount } = await tx.delete(contentDrafts).where(isRevision(which))
  return rowCount === 1
}

/** Whether another one is to stand in a file of that name. */
export async function isSourceDrafted(
  db: Pick<Database, 'select'>,
  { kind, id, sourceName }: Pick<DraftRow, 'kind' | 'id' | 'sourceName'>,
): Promise<boolean> {
  const rows = await db
    .select({ id: contentDrafts.id })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.sourceName, sourceName)))
  return rows.some((row) => row.id !== id)
}

function isThing({ kind, id }: Which) {
  return and(eq(contentDrafts.kind, kind), eq(contentDrafts.id, id))
}

function isRevision({ revision, ...which }: Pick<DraftRow, 'kind' | 'id' | 'revision'>) {
  return and(isThing(which), eq(contentDrafts.revision, revision))
}
