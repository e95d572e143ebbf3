import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { logEntries } from '#database/schema/audit.ts'
import { bookingEvents } from '#database/schema/bookings.ts'
import { bookingNotes } from '#database/schema/desk.ts'
import { outbox } from '#database/schema/mail.ts'
import { staff } from '#database/schema/staff.ts'
import { walletEntries } from '#database/schema/wallet.ts'
import { type LogWord, logWords } from '#domain/staff/log-words.ts'

type Reader = Pick<Database, 'select'>

export type DeskNote = { id: number; at: Date; who: string; text: string }

/** The newest first. */
export async function listNotes(db: Reader, reference: string): Promise<DeskNote[]> {
  return db
    .select({ id: bookingNotes.id, at: bookingNotes.at, who: staff.name, text: bookingNotes.text })
    .from(bookingNotes)
    .innerJoin(staff, eq(staff.id, bookingNotes.staffId))
    .where(eq(bookingNotes.reference, reference))
    .orderBy(desc(bookingNotes.id))
}

/** False when the same form was sent before. */
export async function insertNote(
  tx: Pick<Database, 'insert'>,
  note: Omit<typeof bookingNotes.$inferInsert, 'id'>,
): Promise<boolean> {
  const added = await tx
    .insert(bookingNotes)
    .values(note)
    .onConflictDoNothing()
    .returning({ id: bookingNotes.id })
  return added.length > 0
}

export type DeskEvent = {
  id: number
  at: Date
  by: string
  /** Null for all who are not of the staff. */
  who: string | null
  from: string | null
  to: string
  why: string
  told: Record<string, string | number> | null
}

export async function listEventsWithNames(db: Reader, reference: string): Promise<DeskEvent[]> {
  const { id, at, by, from, to, why, told } = bookingEvents
  return db
    .select({ id, at, by, from, to, why, told, who: staff.name })
    .from(bookingEvents)
    .leftJoin(staff, eq(staff.id, bookingEvents.staffId))
    .where(eq(bookingEvents.reference, reference))
    .orderBy(asc(bookingEvents.id))
}

export type DeskMessage = Pick<
  typeof outbox.$inferSelect,
  'id' | 'channel' | 'recipient' | 'subject' | 'createdAt' | 'sentAt' | 'refusedAt'
>

/** The newest first, without their text. */
export async function listMessagesAbout(db: Reader, reference: string): Promise<DeskMessage[]> {
  const { id, channel, recipient, subject, createdAt, sentAt, refusedAt } = outbox
  return db
    .select({ id, channel, recipient, subject, createdAt, sentAt, refusedAt })
    .from(outbox)
    .where(eq(outbox.reference, reference))
    .orderBy(desc(outbox.id))
}

export async function listCreditMoves(db: Reader, reference: string) {
  return db
    .select()
    .from(walletEntries)
    .where(eq(walletEntries.reference, reference))
    .orderBy(asc(walletEntries.id))
}

/** What stands in no event of the booking. */
const besideEvents: LogWord[] = ['claim allowed', 'PAN read', 'phone shown', 'refund sent again']

export type DeskDeed = { id: number; at: Date; who: string | null; what: string }

export async function listDeeds(db: Reader, reference: string): Promise<DeskDeed[]> {
  const rows = await db
    .select({ id: logEntries.id, at: logEntries.at, who: staff.name, what: logEntries.what })
    .from(logEntries)
    .leftJoin(staff, eq(staff.id, logEntries.staffId))
    .where(
      and(
        eq(logEntries.subjectKind, 'booking'),
        eq(logEntries.subjectId, reference),
        inArray(logEntries.what, besideEvents),
      ),
    )
    .orderBy(asc(logEntries.id))
  return rows.map((row) => ({ ...row, what: logWords[row.what as LogWord].shown }))
}
