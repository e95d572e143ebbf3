import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  notInArray,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookingEvents, bookings, payments } from '#database/schema/bookings.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { type EventWhy, keepWhy } from '#domain/bookings/event-words.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { staffIdOf } from '#domain/staff/actor-facts.ts'

export type Booking = typeof bookings.$inferSelect
export type BookingEvent = typeof bookingEvents.$inferSelect
/** What happens to a booking: nobody of the operator's side changes it without saying who. */
export type NewEvent = Omit<BookingEvent, 'id' | 'by' | 'staffId' | 'why' | 'told'> & {
  by: EventBy
  why: EventWhy
}
export type EventBy = Exclude<BookingEvent['by'], 'operator'> | Actor

const sideOf = { staff: 'operator', 'command line': 'operator', job: 'site', traveller: 'traveller' } as const

function eventRow({ by, why, ...event }: NewEvent): Omit<BookingEvent, 'id'> {
  const kept = { ...event, ...keepWhy(why) }
  return typeof by === 'string'
    ? { ...kept, by, staffId: null }
    : { ...kept, by: sideOf[by.kind], staffId: staffIdOf(by) }
}

/** A new booking as a part of another statement. It has no row when a booking of that key is there already. */
export function bookingAsPart(tx: Pick<Database, '$with' | 'insert'>, booking: Booking) {
  const added = tx
    .insert(bookings)
    .values(booking)
    .onConflictDoNothing({ target: bookings.idempotencyKey })
    .returning({ reference: bookings.reference })
  return tx.$with('booking').as(added)
}

export async function findBooking(db: Pick<Database, 'select'>, reference: string): Promise<Booking | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.reference, reference))
  return booking ?? null
}

export async function listBookingsByReference(
  db: Pick<Database, 'select'>,
  references: string[],
): Promise<Booking[]> {
  if (references.length === 0) return []
  return db.select().from(bookings).where(inArray(bookings.reference, references))
}

export async function findBookingByKey(db: Pick<Database, 'select'>, key: string): Promise<Booking | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.idempotencyKey, key))
  return booking ?? null
}

/** Nobody else changes it until the transaction ends. */
export async function lockBooking(tx: Pick<Database, 'select'>, reference: string): Promise<Booking | null> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.reference, reference)).for('update')
  return booking ?? null
}

/** The status with its event, in one statement. */
export async function saveStatus(
  tx: Pick<Database, '$with' | 'insert' | 'with'>,
  change: {
    status: BookingStatus
    confirmedAt?: Date
    cancelledAt?: Date
    heldBy?: null
    pan?: null
    dueOn?: string | null
  },
  event: NewEvent,
): Promise<void> {
  await tx
    .with(eventAsPart(tx, event))
    .update(bookings)
    .set(change)
    .where(eq(bookings.reference, event.reference))
}

/** Until when what is owed is owed, and when its traveller was reminded. */
export async function saveDue(
  tx: Pick<Database, 'update'>,
  reference: string,
  change: Partial<Pick<Booking, 'dueOn' | 'remindedAt'>>,
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.reference, reference))
}

/** What was sold at another price, before it was paid. */
export async function saveDiscount(
  tx: Pick<Database, 'update'>,
  reference: string,
  change: Pick<Booking, 'terms' | 'totalPaise' | 'payablePaise'>,
): Promise<void> {
  await tx.update(bookings).set(change).where(eq(bookings.reference, reference))
}

export async function insertEvent(tx: Pick<Database, 'insert'>, event: NewEvent): Promise<void> {
  await tx.insert(bookingEvents).values(eventRow(event))
}

/** An event as a part of another statement: each one costs a way to the database and back. */
export function eventAsPart(tx: Pick<Database, '$with' | 'insert'>, event: NewEvent) {
  return tx.$with('event').as(tx.insert(bookingEvents).values(eventRow(event)))
}

/** The oldest first. */
export async function listEvents(db: Pick<Database, 'select'>, reference: string): Promise<BookingEvent[]> {
  return db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.reference, reference))
    .orderBy(asc(bookingEvents.id))
}

/** Holds that are over, the oldest first. */
export async function listOverdueHolds(db: Database, at: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(and(inArray(bookings.status, ['held', 'awaiting_payment']), lte(bookings.holdExpiresAt, at)))
    .orderBy(asc(bookings.holdExpiresAt))
    .limit(most)
  return rows.map(({ reference }) => reference)
}

/**
 * How many seats a traveller, or all visitors of one address, have in unpaid holds. Whoever asks about the same one waits until the transaction
 * ends, so nobody counts past a hold that is being made.
 */
export async function countHeldSeats(
  tx: Pick<Database, 'execute' | 'select'>,
  { travellerId, heldBy }: Pick<Booking, 'travellerId' | 'heldBy'>,
): Promise<number> {
  const holder = travellerId ?? heldBy
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('held seats'), hashtext(${holder}))`)
  const isTheirs = travellerId
    ? eq(bookings.travellerId, travellerId)
    : and(isNull(bookings.travellerId), eq(bookings.heldBy, heldBy ?? ''))
  const [row] = await tx
    .select({ seats: sum(bookings.guests).mapWith(Number) })
    .from(bookings)
    .where(and(isTheirs, inArray(bookings.status, ['held', 'awaiting_payment'])))
  return row?.seats ?? 0
}

/** Confirmed bookings whose trip ended before that day. */
export async function listEndedTrips(db: Database, before: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(and(eq(bookings.status, 'confirmed'), sql`${bookings.terms} ->> 'endDate' < ${before}`))
    .limit(most)
  return rows.map(({ reference }) => reference)
}

/** Whether a booking of this phone was ever confirmed. */
export async function hasBookedBefore(db: Pick<Database, 'select'>, phone: string): Promise<boolean> {
  const [booked] = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(and(eq(bookings.phone, phone), isNotNull(bookings.confirmedAt)))
    .limit(1)
  return booked !== undefined
}

/** What a traveller last gave when booking; null where nothing of it is left. */
export async function findLastGiven(
  db: Pick<Database, 'select'>,
  travellerId: string,
): Promise<Pick<Booking, 'name' | 'email'> | null> {
  const [last] = await db
    .select({ name: bookings.name, email: bookings.email })
    .from(bookings)
    .where(and(eq(bookings.travellerId, travellerId), ne(bookings.name, ''), ne(bookings.email, '')))
    .orderBy(desc(bookings.createdAt))
    .limit(1)
  return last ?? null
}

/** Whether the same phone has booked, or is booking, the same departure anew since then. */
export async function hasNewerBooking(tx: Pick<Database, 'select'>, booking: Booking): Promise<boolean> {
  const [newer] = await tx
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(
      and(
        eq(bookings.phone, booking.phone),
        eq(bookings.tripId, booking.tripId),
        eq(bookings.departureId, booking.departureId),
        ne(bookings.reference, booking.reference),
        gt(bookings.createdAt, booking.createdAt),
        inArray(bookings.status, ['held', 'awaiting_payment', 'confirmed', 'completed']),
      ),
    )
    .limit(1)
  return newer !== undefined
}

/** What is a traveller's, the newest first. Attempts that came to nothing are listed only if asked for. */
export async function listBookingsOf(
  db: Pick<Database, 'select'>,
  travellerId: string,
  { attempts = false } = {},
): Promise<Booking[]> {
  const seen = attempts ? undefined : notInArray(bookings.status, noBooking)
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.travellerId, travellerId), seen))
    .orderBy(desc(bookings.createdAt))
}

/** Attempts that came to nothing. */
const noBooking: BookingStatus[] = ['failed', 'expired']

/** Bookings that guests made with this phone and nobody has claimed. Who has no phone has none. */
function isUnclaimedOf(phone: string): SQL | undefined {
  const made = and(isNull(bookings.travellerId), notInArray(bookings.status, noBooking))
  return phone === '' ? sql`false` : and(made, eq(bookings.phone, phone))
}

/** The newest first. */
export async function listUnclaimed(db: Pick<Database, 'select'>, phone: string): Promise<Booking[]> {
  return db.select().from(bookings).where(isUnclaimedOf(phone)).orderBy(desc(bookings.createdAt))
}

/** Nobody else claims or changes them until the transaction ends. */
export async function lockUnclaimed(tx: Pick<Database, 'select'>, phone: string): Promise<Booking[]> {
  return tx.select().from(bookings).where(isUnclaimedOf(phone)).orderBy(bookings.reference).for('update')
}

export async function findBookingByClaim(
  db: Pick<Database, 'select'>,
  claimId: string,
): Promise<Booking | null> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.claimId, claimId))
  return booking ?? null
}

/** Counts a wrong answer for every booking that could have been meant. */
export async function countClaimTry(tx: Pick<Database, 'update'>, phone: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ claimTries: sql`${bookings.claimTries} + 1` })
    .where(isUnclaimedOf(phone))
}

/** False when there is no such booking that nobody has claimed. */
export async function forgetClaimTries(tx: Pick<Database, 'update'>, reference: string): Promise<boolean> {
  const changed = await tx
    .update(bookings)
    .set({ claimTries: 0 })
    .where(and(eq(bookings.reference, reference), isNull(bookings.travellerId)))
    .returning({ reference: bookings.reference })
  return changed.length > 0
}

export async function saveClaim(
  tx: Pick<Database, 'update'>,
  { reference, travellerId, claimedAt }: Booking,
): Promise<void> {
  await tx.update(bookings).set({ travellerId, claimedAt }).where(eq(bookings.reference, reference))
}

export async function saveTroubleCredit(
  tx: Pick<Database, 'update'>,
  { reference, troubleCreditPaise }: Booking,
): Promise<void> {
  await tx.update(bookings).set({ troubleCreditPaise }).where(eq(bookings.reference, reference))
}

/** Takes name, e-mail and phone out of attempts that nobody paid: no law asks for them. */
export async function eraseAttempts(
  tx: Pick<Database, 'select' | 'update'>,
  travellerId: string,
): Promise<void> {
  const paid = tx
    .select({ id: payments.merchantOrderId })
    .from(payments)
    .where(and(eq(payments.reference, bookings.reference), ne(payments.state, 'failed')))
  await tx
    .update(bookings)
    .set({ name: '', email: '', phone: '' })
    .where(and(eq(bookings.travellerId, travellerId), inArray(bookings.status, noBooking), notExists(paid)))
}
