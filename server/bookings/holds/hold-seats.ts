import type { Database } from '#database/client.ts'
import { holdMinutes } from '#domain/bookings/hold.ts'
import { payNowOf } from '#domain/bookings/pay-now.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { changeSeats } from '../../departures/seat-store.ts'
import type { LimitTable } from '../../limits/limits.ts'
import { moveCredit } from '../../wallet/wallet-store.ts'
import type { BookingNews } from '../booking-news.ts'
import { type Booking, bookingAsPart, countHeldSeats, insertEvent } from '../booking-store.ts'
import { confirmBooking } from '../confirm-booking.ts'
import type { Payment } from '../payments/payment-store.ts'
import { placeOrder } from '../payments/place-order.ts'
import { bookingOf, type NewBooking } from './new-booking.ts'
import { createOneByOne } from './one-by-one.ts'

/** `order` is to be opened at PhonePe; null when credit pays all. A second booking of the same key gets no seats. */
export type Held = { ok: true; booking: Booking; order: Payment | null } | { ok: false; reason: NotHeld }

/** `no account`: it was deleted while the request was under way. */
type NotHeld = 'no seats' | 'no credit' | 'no account' | 'too many held'

/** Holds an account until the transaction ends: its deletion waits, and then finds what was written. False when it is gone. */
export type HoldAccount = (tx: Pick<Database, 'select'>, travellerId: string) => Promise<boolean>

/** Holds seats and credit and writes the booking down, in one transaction. What is paid with credit alone is confirmed in it. */
export type HoldSeats = (wanted: NewBooking) => Promise<Held>

/** Rolls a transaction back. */
class Refused extends Error {
  reason: NotHeld
  constructor(reason: NotHeld) {
    super(reason)
    this.reason = reason
  }
}

export function createHoldSeats(deps: {
  db: Database
  clock: Clock
  news: BookingNews
  holdAccount: HoldAccount
  limits: Pick<LimitTable, 'heldSeatsPerAddress' | 'heldSeatsPerTraveller'>
}): HoldSeats {
  const { db, clock, news, holdAccount, limits } = deps
  const oneByOne = createOneByOne()

  /** What is paid with credit alone is held for no time at all. */
  async function isTooMuch(tx: Database, wanted: NewBooking): Promise<boolean> {
    if (wanted.payablePaise === 0) return false
    const { attempts } = limits[wanted.travellerId ? 'heldSeatsPerTraveller' : 'heldSeatsPerAddress']
    return (await countHeldSeats(tx, wanted)) + wanted.guests > attempts
  }

  async function hold(
    tx: Database,
    wanted: NewBooking,
  ): Promise<{ booking: Booking; order: Payment | null }> {
    const at = clock.now()
    const { tripId, departureId, guests, travellerId, walletPaise } = wanted
    const until = new Date(at.getTime() + holdMinutes * 60_000)
    const booking = bookingOf({ ...wanted, channel: 'site' }, { at, until })
    const { reference } = booking
    // Before seats and credit, as a deletion holds it before anything else.
    if (travellerId && !(await holdAccount(tx, travellerId))) throw new Refused('no account')
    if (await isTooMuch(tx, wanted)) throw new Refused('too many held')
    const seats = { tripId, departureId, held: guests, sold: 0, today: dateInIndia(at) }
    if (!(await changeSeats(tx, seats, bookingAsPart(tx, booking)))) throw new Refused('no seats')
    const reserve = { from: 'wallet', to: 'reserved', amountPaise: walletPaise, reference, at } as const
    if (travellerId && !(await moveCredit(tx, { travellerId, ...reserve, what: 'reserved' })))
      throw new Refused('no credit')
    const event = { reference, at, by: 'traveller', from: null, to: 'held', why: 'started to pay' } as const
    const amountPaise = payNowOf(booking)
    if (amountPaise > 0)
      return {
        booking,
        order: await placeOrder(tx, booking, { amountPaise, attempt: 1, at, event }),
      }
    await insertEvent(tx, event)
    const why = 'paid with wallet credit'
    const confirmed = await confirmBooking(tx, booking, { by: 'site', why, at, news })
    if (!confirmed.ok) throw new Error(`a booking without payment was not confirmed: ${confirmed.reason}`)
    return { booking: { ...booking, status: 'confirmed', confirmedAt: at }, order: null }
  }

  return async (wanted) => {
    try {
      const holder = wanted.travellerId ?? wanted.heldBy ?? ''
      return { ok: true, ...(await oneByOne(holder, () => db.transaction((tx) => hold(tx, wanted)))) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return { ok: false, reason: error.reason }
    }
  }
}
