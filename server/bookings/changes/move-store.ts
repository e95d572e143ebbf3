import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { bookings } from '#database/schema/bookings.ts'
import { listReceipts } from '../../receipts/receipt-store.ts'
import { type Booking, findBooking } from '../booking-store.ts'
import { listTakenPayments } from '../payments/payment-store.ts'

/** The bookings whose place this one took, the last one first: mostly none. */
export async function listCarriedFrom(
  db: Pick<Database, 'select'>,
  { carriesFrom }: Pick<Booking, 'carriesFrom'>,
): Promise<Booking[]> {
  const before = carriesFrom === null ? null : await findBooking(db, carriesFrom)
  return before ? [before, ...(await listCarriedFrom(db, before))] : []
}

/** New bookings that would take the place of this one, and are not paid. */
export async function listMovesOf(db: Pick<Database, 'select'>, reference: string): Promise<Booking[]> {
  return db
    .select()
    .from(bookings)
    .where(and(eq(bookings.carriesFrom, reference), inArray(bookings.status, ['held', 'awaiting_payment'])))
}

/** Whether money came for a booking after a moment. */
export async function hasReceivedSince(
  db: Pick<Database, 'select'>,
  reference: string,
  since: Date,
): Promise<boolean> {
  const paid = (await listTakenPayments(db, [reference])).some(
    ({ settledAt }) => settledAt !== null && settledAt > since,
  )
  return paid || (await listReceipts(db, [reference])).some(({ at }) => at > since)
}

export async function saveMovedTo(
  tx: Pick<Database, 'update'>,
  { reference, movedTo }: Pick<Booking, 'reference' | 'movedTo'>,
): Promise<void> {
  await tx.update(bookings).set({ movedTo }).where(eq(bookings.reference, reference))
}
