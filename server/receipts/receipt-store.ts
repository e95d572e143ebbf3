import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { dayClosings, receipts } from '#database/schema/receipts.ts'
import type { Receipt } from '#domain/receipts/receipt.ts'

/** The oldest first. */
export async function listReceipts(db: Pick<Database, 'select'>, references: string[]): Promise<Receipt[]> {
  if (references.length === 0) return []
  return db
    .select()
    .from(receipts)
    .where(inArray(receipts.reference, references))
    .orderBy(asc(receipts.at), asc(receipts.id))
}

export async function findReceipt(db: Pick<Database, 'select'>, id: string): Promise<Receipt | null> {
  const [receipt] = await db.select().from(receipts).where(eq(receipts.id, id))
  return receipt ?? null
}

/** False when there is one of that id, or one that counters the same. */
export async function insertReceipt(tx: Pick<Database, 'insert'>, receipt: Receipt): Promise<boolean> {
  const added = await tx.insert(receipts).values(receipt).onConflictDoNothing().returning({ id: receipts.id })
  return added.length > 0
}

/**
 * In the book of which day something of that day stands: in its own, or in the first one after those that are closed. Nobody closes a day until the transaction
 * ends.
 */
export async function openBookDay(tx: Pick<Database, 'execute' | 'select'>, day: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtext('day book'))`)
  const [row] = await tx
    .select({ day: sql<string>`greatest(${day}::date, max(${dayClosings.day}) + 1)::text` })
    .from(dayClosings)
  return row?.day ?? day
}
