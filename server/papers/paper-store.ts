import { and, asc, desc, eq, inArray, lte, max, notExists, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { invoiceDetails, papers } from '#database/schema/papers.ts'
import type { CreditNote, Invoice } from '#domain/papers/paper.ts'
import type { PaperKind } from '#domain/papers/paper-number.ts'

export type Paper = typeof papers.$inferSelect
export type DetailsRow = typeof invoiceDetails.$inferSelect

export const invoiceKinds = ['tax invoice', 'receipt'] as const satisfies PaperKind[]

/**
 * The next number of a series, counted from 1. The series is held until the transaction ends, so numbers are given one after the other, and one
 * whose transaction fails is given again.
 */
export async function takeCounter(
  tx: Pick<Database, 'execute' | 'select'>,
  kind: PaperKind,
  financialYear: string,
): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('papers'), hashtext(${`${kind} ${financialYear}`}))`,
  )
  const [row] = await tx
    .select({ last: max(papers.counter) })
    .from(papers)
    .where(and(eq(papers.kind, kind), eq(papers.financialYear, financialYear)))
  return (row?.last ?? 0) + 1
}

export async function insertPaper(tx: Pick<Database, 'insert'>, paper: Paper): Promise<void> {
  await tx.insert(papers).values(paper)
}

/** In the order in which they were issued; of one moment the invoice first. */
export async function listPapers(db: Pick<Database, 'select'>, references: string[]): Promise<Paper[]> {
  if (references.length === 0) return []
  return db
    .select()
    .from(papers)
    .where(inArray(papers.reference, references))
    .orderBy(asc(papers.issuedAt), desc(inArray(papers.kind, [...invoiceKinds])), asc(papers.counter))
}

export async function findPaper(db: Pick<Database, 'select'>, number: string): Promise<Paper | null> {
  const [paper] = await db.select().from(papers).where(eq(papers.number, number))
  return paper ?? null
}

export function isInvoice(paper: Paper): paper is Paper & { content: Invoice } {
  return invoiceKinds.some((kind) => kind === paper.kind)
}

export function isCreditNote(paper: Paper): paper is Paper & { content: CreditNote } {
  return !isInvoice(paper)
}

/** Bookings that were confirmed by then, still stand, and have no invoice. */
export async function listWithoutInvoice(
  db: Pick<Database, 'select'>,
  confirmedBy: Date,
  most: number,
): Promise<string[]> {
  const invoice = db
    .select({ number: papers.number })
    .from(papers)
    .where(and(eq(papers.reference, bookings.reference), inArray(papers.kind, [...invoiceKinds])))
  const rows = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, ['confirmed', 'completed']),
        lte(bookings.confirmedAt, confirmedBy),
        notExists(invoice),
      ),
    )
    .orderBy(asc(bookings.confirmedAt))
    .limit(most)
  return rows.map(({ reference }) => reference)
}

export async function findDetails(
  db: Pick<Database, 'select'>,
  reference: string,
): Promise<DetailsRow | null> {
  const [row] = await db.select().from(invoiceDetails).where(eq(invoiceDetails.reference, reference))
  return row ?? null
}

export async function saveDetails(tx: Pick<Database, 'insert'>, row: DetailsRow): Promise<void> {
  const { reference: _, ...change } = row
  await tx
    .insert(invoiceDetails)
    .values(row)
    .onConflictDoUpdate({ target: invoiceDetails.reference, set: change })
}
