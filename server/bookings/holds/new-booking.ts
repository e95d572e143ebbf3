import { randomBytes, randomUUID } from 'node:crypto'
import { bookingReferenceOf } from '#domain/bookings/booking-reference.ts'
import type { Booking } from '../booking-store.ts'

/** What somebody wants to book, priced. */
export type NewBooking = Pick<
  Booking,
  | 'tripId'
  | 'departureId'
  | 'packageId'
  | 'guests'
  | 'travellerId'
  | 'name'
  | 'email'
  | 'phone'
  | 'pan'
  | 'terms'
  | 'couponCode'
  | 'joins'
  | 'totalPaise'
  | 'walletPaise'
  | 'payablePaise'
  | 'idempotencyKey'
  | 'fingerprint'
  | 'heldBy'
>

/** As a row with a reference of its own, whose seats are held until then. */
export function bookingOf(
  wanted: NewBooking & Pick<Booking, 'channel'>,
  { at, until }: { at: Date; until: Date },
): Booking {
  return {
    ...wanted,
    reference: bookingReferenceOf(randomBytes(8)),
    status: 'held',
    createdAt: at,
    holdExpiresAt: until,
    carriesFrom: null,
    carriedPaise: 0,
    movedTo: null,
    dueOn: null,
    remindedAt: null,
    confirmedAt: null,
    cancelledAt: null,
    claimId: randomUUID(),
    claimedAt: null,
    claimTries: 0,
    troubleCreditPaise: 0,
    panAskedAt: null,
  }
}
