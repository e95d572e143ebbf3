import { desc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { photographs } from '#database/schema/photographs.ts'

type Reader = Pick<Database, 'select'>

/** A photograph without its bytes. */
export type Photograph = Pick<
  typeof photographs.$inferSelect,
  'hash' | 'width' | 'height' | 'alt' | 'colors' | 'staffId' | 'at'
>

const facts = {
  hash: photographs.hash,
  width: photographs.width,
  height: photographs.height,
  alt: photographs.alt,
  colors: photographs.colors,
  staffId: photographs.staffId,
  at: photographs.at,
}

/** The newest first. */
export function listPhotographs(db: Reader): Promise<Photograph[]> {
  return db.select(facts).from(photographs).orderBy(desc(photographs.at), photographs.hash)
}

export async function findPhotograph(db: Reader, hash: string): Promise<Photograph | null> {
  const [row] = await db.select(facts).from(photographs).where(eq(photographs.hash, hash))
  return row ?? null
}

export async function readPhotographBody(db: Reader, hash: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ body: photographs.body })
    .from(photographs)
    .where(eq(photographs.hash, hash))
  return row?.body ?? null
}

/** Those of these that were kept. */
export async function knownPhotographs(db: Reader, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .select({ hash: photographs.hash })
    .from(photographs)
    .where(inArray(photographs.hash, [...hashes]))
  return new Set(rows.map(({ hash }) => hash))
}

/** False when the same photograph was there before: it stays as it was. */
export async function addPhotograph(tx: Transaction, row: typeof photographs.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(photographs)
    .values(row)
    .onConflictDoNothing()
    .returning({ hash: photographs.hash })
  return added.length > 0
}
