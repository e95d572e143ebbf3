import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { approvals } from '#database/schema/approvals.ts'

/** To which prices of it an owner has agreed, and nobody has published them. */
export async function listAgreedPrices(db: Pick<Database, 'select'>, name: string): Promise<string[]> {
  const rows = await db.select({ payload: approvals.payload }).from(approvals).where(isAgreed(name))
  return rows.map(({ payload }) => String(payload.prices))
}

/** Published: it was agreed to once. */
export async function takeAgreedPrices(
  tx: Pick<Transaction, 'update'>,
  { name, prices }: { name: string; prices: string },
  at: Date,
): Promise<void> {
  await tx
    .update(approvals)
    .set({ doneAt: at })
    .where(and(isAgreed(name), sql`payload ->> 'prices' = ${prices}`))
}

function isAgreed(name: string) {
  return and(
    eq(approvals.kind, 'price change'),
    eq(approvals.subjectKind, 'content'),
    eq(approvals.subjectId, name),
    inArray(approvals.decision, ['approved', 'alone']),
    isNull(approvals.doneAt),
  )
}
