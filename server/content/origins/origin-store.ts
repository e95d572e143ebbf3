import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { contentDrafts, contentLive, contentOrigins, contentVersions } from '#database/schema/content.ts'
import type { Item } from '#domain/content/kinds.ts'

export type Origin = Pick<typeof contentOrigins.$inferSelect, 'kind' | 'id' | 'hash'>

/** What a file says, for the day on which it says something else. */
export async function insertOrigin(
  tx: Pick<Transaction, 'insert'>,
  { kind, id, value }: Item,
  { hash, at }: { hash: string; at: Date },
): Promise<void> {
  const row = { kind, id, hash, body: value as object, at }
  await tx.insert(contentOrigins).values(row).onConflictDoNothing()
}

/** Null where it was published before anybody wrote down what the file said. */
export async function findOrigin(
  db: Pick<Database, 'select'>,
  { kind, id, hash }: Origin,
): Promise<object | null> {
  const [found] = await db
    .select({ body: contentOrigins.body })
    .from(contentOrigins)
    .where(and(eq(contentOrigins.kind, kind), eq(contentOrigins.id, id), eq(contentOrigins.hash, hash)))
  return found?.body ?? null
}

/** The files that what is live was made of, and what is being written. */
export async function listUsedOrigins(db: Pick<Database, 'select'>) {
  const { kind, id, version, fileHash: hash } = contentVersions
  const live = await db
    .select({ kind, id, version, hash })
    .from(contentLive)
    .innerJoin(
      contentVersions,
      and(eq(contentLive.kind, kind), eq(contentLive.id, id), eq(contentLive.version, version)),
    )
    .where(isNotNull(hash))
  const drafts = await db
    .select({ kind: contentDrafts.kind, id: contentDrafts.id, hash: contentDrafts.fileHash })
    .from(contentDrafts)
    .where(isNotNull(contentDrafts.fileHash))
  return { live, drafts }
}
