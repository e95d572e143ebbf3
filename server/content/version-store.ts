import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { contentLive, contentVersions } from '#database/schema/content.ts'
import { staff } from '#database/schema/staff.ts'
import { type Item, type Kind, nameOf } from '#domain/content/kinds.ts'

type Reader = Pick<Database, 'select' | 'execute'>
export type VersionRow = typeof contentVersions.$inferSelect
export type Pointer = typeof contentLive.$inferSelect
/** A version without its body, and with the name of who published it; null for the command line. */
export type ListedVersion = Omit<VersionRow, 'body' | 'staffId'> & { by: string | null; isLive: boolean }

/** Any number that nothing else in this database locks. */
const publishLock = 5_203_433
/** How many bodies are asked for at once. */
const bodiesAtOnce = 100

/** Which versions stand on the site. */
export function listPointers(db: Reader): Promise<Pointer[]> {
  return db.select().from(contentLive).orderBy(contentLive.kind, contentLive.id)
}

/** One text for all of them, which differs as soon as anything live differs. */
export function keyOfPointers(pointers: readonly Pointer[]): string {
  return pointers.map((pointer) => `${nameOf(pointer)}@${pointer.version}`).join('\n')
}

/** Publishing goes one by one, until the transaction ends. */
export async function lockPublishing(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${publishLock})`)
}

export async function listVersions(db: Reader, wanted: readonly Pointer[]): Promise<VersionRow[]> {
  const rows: VersionRow[] = []
  for (let from = 0; from < wanted.length; from += bodiesAtOnce) {
    const part = JSON.stringify(wanted.slice(from, from + bodiesAtOnce))
    const isWanted = sql`(content_versions.kind, content_versions.id, content_versions.version) in (
      select kind, id, version from json_to_recordset(${part}::json) as wanted (kind text, id text, version int))`
    rows.push(...(await db.select().from(contentVersions).where(isWanted)))
  }
  return rows
}

export async function findVersion(db: Reader, wanted: Pointer): Promise<VersionRow | null> {
  const [found] = await db.select().from(contentVersions).where(isVersion(wanted))
  return found ?? null
}

/** The newest before that one. */
export async function findOlderVersion(
  db: Reader,
  { kind, id, version }: Pointer,
): Promise<VersionRow | null> {
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(isThing({ kind, id }), lt(contentVersions.version, version)))
    .orderBy(desc(contentVersions.version))
    .limit(1)
  return found ?? null
}

/** All of one thing, the newest first. */
export async function listHistory(db: Reader, which: Pick<Item, 'kind' | 'id'>): Promise<ListedVersion[]> {
  const { body: _body, staffId: _staffId, ...columns } = columnsOf
  return db
    .select({ ...columns, by: staff.name, isLive: sql<boolean>`content_live.version is not null` })
    .from(contentVersions)
    .leftJoin(staff, eq(staff.id, contentVersions.staffId))
    .leftJoin(
      contentLive,
      and(
        eq(contentLive.kind, contentVersions.kind),
        eq(contentLive.id, contentVersions.id),
        eq(contentLive.version, contentVersions.version),
      ),
    )
    .where(isThing(which))
    .orderBy(desc(contentVersions.version))
}

/** What stands on the site as it was published. */
export function listLive(db: Reader) {
  const { staffId: _staffId, base: _base, ...columns } = columnsOf
  return db
    .select({ ...columns, by: staff.name })
    .from(contentLive)
    .innerJoin(
      contentVersions,
      and(
        eq(contentLive.kind, contentVersions.kind),
        eq(contentLive.id, contentVersions.id),
        eq(contentLive.version, contentVersions.version),
      ),
    )
    .leftJoin(staff, eq(staff.id, contentVersions.staffId))
    .orderBy(contentLive.kind, contentLive.id)
}

/** Adds it as the next version and makes it the live one. Answers its number. */
export async function saveLive(tx: Transaction, row: Omit<VersionRow, 'version'>): Promise<number> {
  const { kind, id } = row
  const [last] = await tx
    .select({ version: sql<number>`coalesce(max(version), 0)::int` })
    .from(contentVersions)
    .where(isThing({ kind, id }))
  const version = (last?.version ?? 0) + 1
  await tx.insert(contentVersions).values({ ...row, version })
  await tx
    .insert(contentLive)
    .values({ kind, id, version })
    .onConflictDoUpdate({ target: [contentLive.kind, contentLive.id], set: { version } })
  return version
}

const columnsOf = {
  kind: contentVersions.kind,
  id: contentVersions.id,
  version: contentVersions.version,
  sourceName: contentVersions.sourceName,
  body: contentVersions.body,
  base: contentVersions.base,
  fileHash: contentVersions.fileHash,
  staffId: contentVersions.staffId,
  at: contentVersions.at,
  note: contentVersions.note,
}

function isThing({ kind, id }: { kind: Kind; id: string }) {
  return and(eq(contentVersions.kind, kind), eq(contentVersions.id, id))
}

function isVersion({ kind, id, version }: Pointer) {
  return and(isThing({ kind, id }), eq(contentVersions.version, version))
}
