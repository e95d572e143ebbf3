import type { Database } from '#database/client.ts'
import {
  type BookingStatus,
  canMove,
  creditMove,
  isUnpaid,
  seatsIn,
} from '#domain/bookings/booking-status.ts'
import type { EventWhy } from '#domain/bookings/event-words.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { changeSeats } from '../departures/seat-store.ts'
import { followOffer, offerFreeSeats } from '../departures/waiting/offer-seats.ts'
import { moveCredit } from '../wallet/wallet-store.ts'
import { type Booking, type EventBy, saveStatus } from './booking-store.ts'
import { eraseDetails } from './guests/details-store.ts'

export type Moved = { ok: true } | { ok: false; reason: 'not allowed' | 'no seats' | 'no credit' }

/**
 * The only way in which a booking changes its status: with it go its seats, its wallet credit and an event, and seats that come free are offered to who waits, in the caller's
 * transaction, which holds the booking's lock. When it answers no, that transaction must be rolled back.
 */
export async function moveBooking(
  tx: Database,
  booking: Booking,
  move: {
    to: BookingStatus
    by: EventBy
    why: EventWhy
    at: Date
    /** Its seats are taken anew by whoever had them, and offered to nobody before that. */
    keepSeats?: boolean
  },
): Promise<Moved> {
  const { reference, status: from, guests, tripId, departureId, terms } = booking
  const { to, by, why, at } = move
  if (!canMove(from, to)) return { ok: false, reason: 'not allowed' }
  const difference = (kind: 'held' | 'sold') =>
    guests * (Number(seatsIn(to) === kind) - Number(seatsIn(from) === kind))
  const seated = await changeSeats(tx, {
    tripId,
    departureId,
    held: difference('held'),
    sold: difference('sold'),
    today: dateInIndia(at),
  })
  if (!seated) return { ok: false, reason: 'no seats' }
  if (!(await moveItsCredit(tx, booking, to, at))) return { ok: false, reason: 'no credit' }
  const change = {
    status: to,
    ...(!isUnpaid(to) && { heldBy: null }),
    // Nobody needs it for an attempt that came to nothing.
    ...((to === 'failed' || to === 'expired') && { pan: null }),
    ...(to === 'confirmed' && { confirmedAt: at, ...(terms.balance && { dueOn: terms.balance.dueOn }) }),
    ...(from === 'confirmed' && to !== 'completed' && { cancelledAt: at, dueOn: null }),
  }
  await saveStatus(tx, change, { reference, at, by, from, to, why })
  // Nobody travels: what guests told of themselves is nobody's business any more.
  if (from === 'confirmed' && to !== 'completed') await eraseDetails(tx, reference)
  await followOffer(tx, booking, { to, at })
  if (seatsIn(from) !== 'free' && seatsIn(to) === 'free' && !move.keepSeats)
    await offerFreeSeats(tx, { tripId, departureId }, at)
  return { ok: true }
}

async function moveItsCredit(tx: Database, booking: Booking, to: BookingStatus, at: Date): Promise<boolean> {
  const { travellerId, walletPaise, reference, status } = booking
  const accounts = creditMove(status, to)
  if (!accounts || !travellerId) return true
  const what = accounts.to === 'sales' ? 'paid' : 'given back'
  return moveCredit(tx, { travellerId, ...accounts, amountPaise: walletPaise, reference, what, at })
}
