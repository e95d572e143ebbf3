import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { justBookedHours } from '#domain/bookings/hold.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { type Booking, findBooking } from '../bookings/booking-store.ts'
import type { StatusTokens } from '../bookings/payments/status-token.ts'
import type { MyBooking, ViewMyBooking } from '../bookings/views/show-my-booking.ts'
import type { PapersView, ShowPapers } from '../papers/show-papers.ts'

/** A booking as the tab sees it that has just paid for it: what a traveller would see, without names, email and phone. */
export type JustBooked = Omit<MyBooking, 'name' | 'email' | 'phone' | 'party' | 'details'> &
  PapersView & {
    /** With the phone's login and the reference it becomes the account's. */
    claimId: string
  }

/**
 * Shows a guest's booking to the tab that started its payment, which alone was given the token. Null for anybody else, once the booking is in an
 * account, when it does not stand, and after some hours: then a login shows it.
 */
export type ShowJustBooked = (reference: string, token: string) => Promise<JustBooked | null>

export function createShowJustBooked(deps: {
  db: Database
  clock: Clock
  statusTokens: StatusTokens
  viewMyBooking: ViewMyBooking
  showPapers: ShowPapers
}): ShowJustBooked {
  const { db, clock, statusTokens, viewMyBooking, showPapers } = deps

  function isOpen({ travellerId, status, confirmedAt }: Booking): boolean {
    if (travellerId !== null || status !== 'confirmed' || !confirmedAt) return false
    return clock.now().getTime() < confirmedAt.getTime() + justBookedHours * 3600_000
  }

  return async (reference, token) => {
    if (!isBookingReference(reference) || !statusTokens.isTokenOf(reference, token)) return null
    const booking = await findBooking(db, reference)
    if (!booking || !isOpen(booking)) return null
    const {
      name: _,
      email: __,
      phone: ___,
      party: ____,
      details: _____,
      ...view
    } = await viewMyBooking(booking)
    return { ...view, ...(await showPapers(reference)), claimId: booking.claimId }
  }
}
