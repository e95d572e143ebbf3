import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings, panReads } from '#database/schema/bookings.ts'
import { invoiceDetails, papers } from '#database/schema/papers.ts'
import { invoiceKinds } from './paper-store.ts'

/** The encrypted PAN of a booking: given for the invoice, or when it was booked. */
const sealedPan = sql<string | null>`coalesce(${invoiceDetails.pan}, ${bookings.pan})`
const isAbroad = sql`(${bookings.terms} ->> 'overseas')::boolean`

export async function findSealedPan(db: Pick<Database, 'select'>, reference: string): Promise<string | null> {
  const [row] = await db
    .select({ pan: sealedPan })
    .from(bookings)
    .leftJoin(invoiceDetails, eq(invoiceDetails.reference, bookings.reference))
    .where(eq(bookings.reference, reference))
  return row?.pan ?? null
}

/** Booked abroad without a PAN, with the invoice still to come, and last asked for it before that moment. */
function wantsPan(db: Pick<Database, 'select'>, askedBefore: Date): SQL | undefined {
  const invoice = db
    .select({ number: papers.number })
    .from(papers)
    .where(and(eq(papers.reference, bookings.reference), inArray(papers.kind, [...invoiceKinds])))
  return and(
    inArray(bookings.status, ['confirmed', 'completed']),
    isAbroad,
    isNull(bookings.pan),
    lt(sql`coalesce(${bookings.panAskedAt}, ${bookings.confirmedAt})`, askedBefore),
    notExists(invoice),
  )
}

export async function listWithoutPan(
  db: Pick<Database, 'select'>,
  askedBefore: Date,
  most: number,
): Promise<string[]> {
  const rows = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(wantsPan(db, askedBefore))
    .orderBy(asc(bookings.confirmedAt))
    .limit(most)
  return rows.map(({ reference }) => reference)
}

export async function isWithoutPan(
  tx: Pick<Database, 'select'>,
  reference: string,
  askedBefore: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(and(eq(bookings.reference, reference), wantsPan(tx, askedBefore)))
  return row !== undefined
}

export async function noteAsked(tx: Pick<Database, 'update'>, reference: string, at: Date): Promise<void> {
  await tx.update(bookings).set({ panAskedAt: at }).where(eq(bookings.reference, reference))
}

/** The encrypted PANs of those that have one, in the order of their references. */
export async function listSealedPans(
  db: Pick<Database, 'select'>,
  references: string[],
): Promise<{ reference: string; pan: string }[]> {
  if (references.length === 0) return []
  return db
    .select({ reference: bookings.reference, pan: sql<string>`${sealedPan}` })
    .from(bookings)
    .leftJoin(invoiceDetails, eq(invoiceDetails.reference, bookings.reference))
    .where(and(inArray(bookings.reference, references), isNotNull(sealedPan)))
    .orderBy(asc(bookings.reference))
}

export async function notePanReads(
  tx: Pick<Database, 'insert'>,
  reads: (typeof panReads.$inferInsert)[],
): Promise<void> {
  if (reads.length > 0) await tx.insert(panReads).values(reads)
}

export async function forgetPanReads(db: Pick<Database, 'delete'>, before: Date): Promise<void> {
  await db.delete(panReads).where(lt(panReads.at, before))
}
