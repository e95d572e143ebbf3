import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import type { PaymentRequest } from '#domain/bookings/payment-request.ts'
import { findBooking } from '../booking-store.ts'
import { refuse } from '../payments/refuse-payment.ts'

export const notJoined = refuse(
  'invalid_input',
  'This booking can’t be joined: it is of another date, or no longer stands. Please book on its own.',
  { field: 'booking.joins' },
)

/** The booking with whose party new guests travel, null for none, undefined where it can't be joined: only one's own, of the same date. */
export async function findJoined(
  db: Pick<Database, 'select'>,
  { joins, tripId, batchId }: PaymentRequest['booking'],
  travellerId: string | null,
): Promise<string | null | undefined> {
  if (joins === undefined) return null
  const joined = isBookingReference(joins) ? await findBooking(db, joins) : null
  const isOwn = travellerId !== null && joined?.travellerId === travellerId
  const isSame = joined?.tripId === tripId && joined.departureId === batchId
  if (!isOwn || !isSame || joined.status !== 'confirmed') return undefined
  return joined.joins ?? joined.reference
}
