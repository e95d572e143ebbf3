import type { Database } from '#database/client.ts'
import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { DepartureRun } from '#domain/departures/departure-run.ts'
import type { TravelKit } from '#domain/journey/travel-kit.ts'
import { voucherStanding } from '#domain/papers/voucher-standing.ts'
import type { Site } from '#domain/site/site.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { type Booking, findBooking } from '../bookings/booking-store.ts'
import { followMoves } from '../bookings/changes/follow-moves.ts'
import { readReceived } from '../bookings/payments/read-received.ts'
import { coverOf } from '../bookings/views/booking-list.ts'
import { findDeparture } from '../departures/departure-store.ts'
import { runOf } from '../departures/offered-departure.ts'
import type { ReadStanding } from '../guests/guest-standing.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { describeVoucher, type Voucher } from './describe-voucher.ts'
import { findVoucherLink } from './voucher-link-store.ts'
import type { VoucherLinks } from './voucher-links.ts'

/** What a voucher's address shows: the voucher, or why it shows it no more. */
export type ShownVoucher =
  | { state: 'open'; voucher: Voucher; picture: PictureData; kit: TravelKit | null }
  /** Another link took its place on that day. */
  | { state: 'withdrawn'; on: string }
  | { state: 'over'; endedOn: string }
  | { state: 'cancelled' }
  /** Another booking took its place, which has a voucher of its own. */
  | { state: 'moved'; title: string; dates: string }
  /** We never gave out such an address. */
  | { state: 'unknown' }

export type ShowVoucher = (code: string) => Promise<ShownVoucher>

export function createShowVoucher(deps: {
  db: Database
  clock: Clock
  site: Site
  links: VoucherLinks
  findTrip: (id: string) => Trip | null
  kitOf: (trip: Trip) => TravelKit
  picture: ResolvePicture
  readStanding: ReadStanding
}): ShowVoucher {
  const { db, clock, site, links, findTrip, kitOf, picture, readStanding } = deps

  async function readRun(booking: Booking, today: string): Promise<DepartureRun | null> {
    const row = await findDeparture(db, { tripId: booking.tripId, id: booking.departureId })
    return row && runOf(row, today)
  }

  return async (code) => {
    const link = links.read(code)
    const booking = link && (await findBooking(db, link.reference))
    if (!booking) return { state: 'unknown' }
    const { number, madeAt } = await findVoucherLink(db, booking.reference)
    // It says nothing of the booking any more, not even that it is over.
    if (link.number !== number)
      return { state: 'withdrawn', on: showDate(dateInIndia(madeAt ?? clock.now())) }
    const today = dateInIndia(clock.now())
    const { status, terms } = await followMoves(db, booking)
    const state = voucherStanding({ status, endDate: terms.endDate }, today)
    if (state === 'over') return { state: 'over', endedOn: showDate(terms.endDate) }
    if (state !== 'open') return { state }
    if (booking.movedTo) return { state: 'moved', title: terms.title, dates: showDates(terms) }
    const trip = findTrip(booking.tripId)
    const run = await readRun(booking, today)
    const standing = await readStanding(db, booking)
    const { owedPaise } = await readReceived(db, booking)
    const owes = owedPaise > 0
    const voucher = describeVoucher({ booking, trip, run, standing, owes, phone: site.phone, today })
    return { state: 'open', voucher, picture: picture(coverOf(trip), 'tall'), kit: trip && kitOf(trip) }
  }
}
