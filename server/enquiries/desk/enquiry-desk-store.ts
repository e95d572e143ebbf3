import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { logEntries } from '#database/schema/audit.ts'
import { bookings } from '#database/schema/bookings.ts'
import { enquiries, enquiryNotes } from '#database/schema/enquiries.ts'
import { staff } from '#database/schema/staff.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { EnquiryRow } from '../enquiry-store.ts'
import { digitsOf, isOfPhone } from './listed-store.ts'

type Reader = Pick<Database, 'select'>

export async function findEnquiry(db: Reader, reference: string): Promise<EnquiryRow | null> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.reference, reference))
  return row ?? null
}

/** Holds these rows until the transaction ends, in one order for all. */
export async function lockEnquiries(tx: Reader, references: string[]): Promise<EnquiryRow[]> {
  return tx
    .select()
    .from(enquiries)
    .where(inArray(enquiries.reference, references))
    .orderBy(asc(enquiries.reference))
    .for('update')
}

export type EnquiryChange = Partial<
  Pick<EnquiryRow, 'stage' | 'ownerId' | 'nextDay' | 'lostReason' | 'wonBooking' | 'mergedInto' | 'suspect'>
>

/** Changes what staff make of an enquiry; who and when stands beside it. */
export async function saveChange(
  tx: Pick<Database, 'update'>,
  reference: string,
  change: EnquiryChange,
  { staffId, at }: { staffId: string | null; at: Date },
): Promise<void> {
  await tx
    .update(enquiries)
    .set({ ...change, revision: sql`${enquiries.revision} + 1`, changedBy: staffId, changedAt: at })
    .where(eq(enquiries.reference, reference))
}

/** What stood under one enquiry stands under another. */
export async function moveMerged(tx: Pick<Database, 'update'>, from: string, to: string): Promise<void> {
  await tx.update(enquiries).set({ mergedInto: to }).where(eq(enquiries.mergedInto, from))
}

/** Those that stand under it, the newest first. */
export async function listMerged(db: Reader, reference: string): Promise<EnquiryRow[]> {
  return db
    .select()
    .from(enquiries)
    .where(eq(enquiries.mergedInto, reference))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.reference))
}

export type SamePhone = Pick<
  EnquiryRow,
  'reference' | 'name' | 'stage' | 'additionalData' | 'createdAt' | 'suspect'
>

/** Others of the same phone that stand by themselves, the newest first. */
export async function listOfSamePhone(
  db: Reader,
  { reference, phone }: { reference: string; phone: string },
  most: number,
): Promise<SamePhone[]> {
  const { name, stage, additionalData, createdAt, suspect } = enquiries
  return db
    .select({ reference: enquiries.reference, name, stage, additionalData, createdAt, suspect })
    .from(enquiries)
    .where(
      and(
        isOfPhone(digitsOf(sql`enquiries`), phone),
        ne(enquiries.reference, reference),
        isNull(enquiries.mergedInto),
        ne(enquiries.formType, 'Job Application'),
      ),
    )
    .orderBy(desc(createdAt), desc(enquiries.reference))
    .limit(most)
}

export type BookingOfPhone = {
  reference: string
  status: BookingStatus
  title: string
  startDate: string
  createdAt: Date
}

/** Bookings of the same phone that came to something, the newest first. */
export async function listBookingsOfPhone(
  db: Reader,
  phone: string,
  most: number,
): Promise<BookingOfPhone[]> {
  const { reference, status, createdAt } = bookings
  return db
    .select({
      reference,
      status,
      createdAt,
      title: sql<string>`coalesce(sold ->> 'title', '')`,
      startDate: sql<string>`coalesce(sold ->> 'startDate', '')`,
    })
    .from(bookings)
    .where(sql`${isOfPhone(sql`reverse(phone)`, phone)} and status not in ('failed', 'expired')`)
    .orderBy(desc(createdAt), desc(reference))
    .limit(most)
}

export async function isBooking(db: Reader, reference: string): Promise<boolean> {
  const found = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(eq(bookings.reference, reference))
  return found.length > 0
}

export type EnquiryNote = {
  id: number
  reference: string
  at: Date
  who: string
  kind: 'note' | 'whatsapp'
  text: string
}

/** The newest first. */
export async function listNotes(db: Reader, references: string[]): Promise<EnquiryNote[]> {
  const { id, reference, at, kind, text } = enquiryNotes
  return db
    .select({ id, reference, at, kind, text, who: staff.name })
    .from(enquiryNotes)
    .innerJoin(staff, eq(staff.id, enquiryNotes.staffId))
    .where(inArray(reference, references))
    .orderBy(desc(id))
}

/** False when the same form was sent before. */
export async function insertNote(
  tx: Pick<Database, 'insert'>,
  note: Omit<typeof enquiryNotes.$inferInsert, 'id'>,
): Promise<boolean> {
  const added = await tx
    .insert(enquiryNotes)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: enquiryNotes.id })
  return added.length > 0
}

export type EnquiryDeed = Pick<
  typeof logEntries.$inferSelect,
  'id' | 'at' | 'what' | 'subjectId' | 'before' | 'after'
> & { who: string | null }

/** What staff did, as the log tells it; who they were. */
export async function listDeeds(db: Reader, references: string[]): Promise<EnquiryDeed[]> {
  const { id, at, what, subjectId, before, after } = logEntries
  return db
    .select({ id, at, what, subjectId, before, after, who: staff.name })
    .from(logEntries)
    .leftJoin(staff, eq(staff.id, logEntries.staffId))
    .where(and(eq(logEntries.subjectKind, 'enquiry'), inArray(subjectId, references)))
    .orderBy(desc(id))
    .limit(200)
}

export type StaffName = { id: string; name: string; role: Role; active: boolean }

/** Everybody who works here, and who has worked here. */
export async function listStaff(db: Reader): Promise<StaffName[]> {
  return db
    .select({ id: staff.id, name: staff.name, role: staff.role, active: sql<boolean>`ended_at is null` })
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.id))
}
