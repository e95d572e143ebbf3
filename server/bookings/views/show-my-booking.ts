import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { type RefundStep, refundsAhead } from '#domain/bookings/refund-amount.ts'
import { sayLeft } from '#domain/bookings/say-party.ts'
import { isSentBack } from '#domain/bookings/sent-back.ts'
import type { TripAhead } from '#domain/bookings/trip-ahead.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { Detail } from '#domain/guests/details.ts'
import { toRupees } from '#domain/money/money.ts'
import type { TaxPercent } from '#domain/money/tax.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { ReadStanding } from '../../guests/guest-standing.ts'
import type { Traveller } from '../../identity/identify-traveller.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import type { ReviewLinkOf } from '../../reviews/review-link-of.ts'
import { sumPaidBack } from '../../wallet/wallet-store.ts'
import { isTheirs, wasMadeByGuest } from '../booking-owner.ts'
import { type Booking, findBooking, listBookingsOf } from '../booking-store.ts'
import { type BookingChange, listChanges } from '../changes/change-store.ts'
import { type BookingGuest, listGuests, present } from '../guests/guest-store.ts'
import { partyOf } from '../guests/read-party.ts'
import { listRefundsOf, type Refund } from '../payments/payment-store.ts'
import { readReceived } from '../payments/read-received.ts'
import type { ReadAhead } from '../read-ahead.ts'
import { eachSum, openSums } from '../refunds/queue-refund.ts'
import { readRefundable } from '../refunds/read-refundable.ts'
import { type BookingList, coverOf, listOf } from './booking-list.ts'
import { type BookingView, lineView, type ViewBooking } from './show-booking.ts'
import { listTogether } from './together-store.ts'

/** What comes back on which day, in rupees; `until` is the last day of a step (23:59 IST), null for the last one. */
type RefundStepView = {
  until: string | null
  refund: number
  fee: number
  percentage: number
  toOnline: number
  toWallet: number
}

/** A line of /my-trips. */
export type BookingSummary = Pick<
  BookingView,
  | 'bookingRef'
  | 'status'
  | 'tripId'
  | 'title'
  | 'packageTitle'
  | 'startDate'
  | 'endDate'
  | 'guests'
  | 'holdExpiresAt'
  | 'movedTo'
> & {
  list: BookingList
  image: PictureData
  /** Null for what is over or does not stand. */
  ahead: TripAhead | null
  /** What goes back through PhonePe and has not arrived, in rupees; the moment since when. */
  refund: { amount: number; since: string; accepted: boolean } | null
  /** What PhonePe has refused for good and we send again by hand, in rupees. */
  sentByHand: number
  /** What is still owed of one that stands, in rupees; null where nothing is, or no day was agreed. */
  owed: { amount: number; dueOn: string } | null
  review: MyBooking['review']
}

export type MyBooking = BookingView & {
  image: PictureData
  /** How many of the guests travel at a child's price. */
  children: number
  list: BookingList
  ahead: BookingSummary['ahead']
  /** The price line by line, without the ways in which it was paid. */
  costs: BookingView['lines']
  perPerson: number
  /** For how many it was sold, and what it costs now that some of them have left. */
  guestsSold: number
  totalNow: number
  overseas: boolean
  /** The tax in the price, in rupees, with the rates of the sale. */
  includedTax: { gst: number; tcs: number; percent: TaxPercent }
  /** Booked without login: a refund goes back the way it was paid. */
  madeByGuest: boolean
  /** What we gave for the trouble, when we cancelled. */
  troubleCredit: number
  /** What a refund has given to the wallet so far. */
  toWallet: number
  /** What was sent back of it before, while it can still be cancelled. */
  sentBefore: number
  sentByHand: BookingSummary['sentByHand']
  /** Who travels; empty before it is sold. */
  party: { n: number; name: string; kind: 'adult' | 'child' }[]
  /** Other bookings whose guests travel as one party with these. */
  with: { reference: string; guests: number }[]
  /** Where each tells of themselves, and what is missing of it; empty once the trip is over. */
  details: { n: number; told: boolean; missing: Detail[]; url: string }[]
  /** Empty when it can no longer be cancelled. */
  refundSteps: RefundStepView[]
  /** Where it is reviewed, or the review is read and withdrawn; null before the trip, and when it is too late. */
  review: { href: string; written: boolean } | null
}

export type ListMyBookings = (traveller: Traveller) => Promise<BookingSummary[]>
export type ShowMyBooking = (reference: string, traveller: Traveller) => Promise<MyBooking | null>
/** Whoever asks has been found to be allowed to see it. */
export type ViewMyBooking = (booking: Booking) => Promise<MyBooking>

export function createListMyBookings(deps: {
  db: Database
  clock: Clock
  findTrip: (id: string) => Trip | null
  picture: ResolvePicture
  readAhead: ReadAhead
  reviewLinkOf: ReviewLinkOf
}): ListMyBookings {
  const { db, clock, findTrip, picture, readAhead, reviewLinkOf } = deps
  return async (traveller) => {
    const today = dateInIndia(clock.now())
    const bookings = await listBookingsOf(db, traveller.id)
    const open = openSums(
      await listRefundsOf(
        db,
        bookings.map(({ reference }) => reference),
      ),
    )
    const openOf = Map.groupBy(open, ({ reference }) => reference)
    const ahead = await Promise.all(bookings.map((booking) => readAhead(db, booking)))
    const owed = await Promise.all(bookings.map((booking) => readOwed(db, booking)))
    const reviews = await Promise.all(bookings.map((booking) => reviewLinkOf(booking, today)))
    return bookings.map((booking, i) => ({
      bookingRef: booking.reference,
      status: booking.status,
      tripId: booking.tripId,
      title: booking.terms.title,
      packageTitle: booking.terms.packageTitle,
      startDate: booking.terms.startDate,
      endDate: booking.terms.endDate,
      guests: booking.guests,
      holdExpiresAt: booking.holdExpiresAt.toISOString(),
      movedTo: booking.movedTo,
      list: listOf(booking, today),
      image: picture(coverOf(findTrip(booking.tripId)), 'tall'),
      ahead: ahead[i] ?? null,
      refund: refundOf(openOf.get(booking.reference) ?? []),
      sentByHand: byHand(openOf.get(booking.reference) ?? []),
      owed: owed[i] ?? null,
      review: reviews[i] ?? null,
    }))
  }
}

async function readOwed(db: Database, booking: Booking): Promise<BookingSummary['owed']> {
  const { status, dueOn } = booking
  if (status !== 'confirmed' || dueOn === null) return null
  const { owedPaise } = await readReceived(db, booking)
  return owedPaise > 0 ? { amount: toRupees(owedPaise), dueOn } : null
}

function refundOf(open: Refund[]): BookingSummary['refund'] {
  const underWay = open.filter(({ state }) => state !== 'failed')
  const [first] = underWay
  if (!first) return null
  const amountPaise = underWay.reduce((sum, refund) => sum + refund.amountPaise, 0)
  const since = (first.acceptedAt ?? first.createdAt).toISOString()
  return { amount: toRupees(amountPaise), since, accepted: first.acceptedAt !== null }
}

function byHand(open: Refund[]): number {
  const refused = open.filter(({ state }) => state === 'failed')
  return toRupees(refused.reduce((sum, { amountPaise }) => sum + amountPaise, 0))
}

export function createShowMyBooking(deps: { db: Database; viewMyBooking: ViewMyBooking }): ShowMyBooking {
  const { db, viewMyBooking } = deps
  return async (reference, traveller) => {
    const booking = isBookingReference(reference) ? await findBooking(db, reference) : null
    return booking && isTheirs(booking, traveller) ? viewMyBooking(booking) : null
  }
}

export function createViewMyBooking(deps: {
  db: Database
  clock: Clock
  findTrip: (id: string) => Trip | null
  picture: ResolvePicture
  viewBooking: ViewBooking
  readAhead: ReadAhead
  reviewLinkOf: ReviewLinkOf
  readStanding: ReadStanding
  siteUrl: string
}): ViewMyBooking {
  const { db, clock, findTrip, picture, viewBooking, readAhead, reviewLinkOf, readStanding, siteUrl } = deps
  return async (booking) => {
    const today = dateInIndia(clock.now())
    const { terms, reference } = booking
    const refundable = await readRefundable(db, booking)
    const steps = booking.status === 'confirmed' ? refundsAhead(refundable, today) : []
    const refunds = await listRefundsOf(db, [reference])
    const changes = await listChanges(db, reference)
    const guests = await listGuests(db, reference)
    return {
      ...(await viewBooking(booking)),
      image: picture(coverOf(findTrip(booking.tripId)), 'tall'),
      children: partyOf(booking, guests).children,
      list: listOf(booking, today),
      ahead: await readAhead(db, booking),
      costs: [
        ...terms.lines.filter(({ kind }) => kind !== 'wallet').map(lineView),
        ...changes.filter(({ kind }) => kind === 'guests left').map((left) => leftLine(left, guests)),
      ],
      guestsSold: changes[0]?.seats ?? booking.guests,
      totalNow: toRupees(
        changes
          .filter(({ kind }) => kind === 'guests left')
          .reduce((sum, { paise }) => sum + paise, booking.totalPaise),
      ),
      perPerson: toRupees(terms.perPersonPaise),
      overseas: terms.overseas,
      includedTax: {
        gst: toRupees(terms.included.gstPaise),
        tcs: toRupees(terms.included.tcsPaise),
        percent: terms.taxPercent,
      },
      madeByGuest: wasMadeByGuest(booking),
      troubleCredit: toRupees(booking.troubleCreditPaise),
      toWallet: toRupees(await sumPaidBack(db, reference)),
      sentBefore: steps.length > 0 ? toRupees(sumSent(refunds)) : 0,
      sentByHand: byHand(openSums(refunds)),
      party: present(guests).map(({ n, name, kind }) => ({ n, name, kind })),
      with: await listTogether(db, booking),
      details: (await readStanding(db, booking)).map(({ n, told, missing, path }) => ({
        n,
        told,
        missing,
        url: siteUrl + path,
      })),
      refundSteps: steps.map(stepView),
      review: await reviewLinkOf(booking, today),
    }
  }
}

function leftLine(left: BookingChange, guests: BookingGuest[]) {
  return { label: sayLeft(left.guests, guests), amount: toRupees(left.paise) }
}

/** Of what was taken for the booking; a payment that was not is none of it. */
function sumSent(refunds: Refund[]): number {
  const sent = eachSum(refunds).filter(({ why }) => !isSentBack(why))
  return sent.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}

function stepView(step: RefundStep): RefundStepView {
  return {
    until: step.until,
    percentage: step.percentage,
    refund: toRupees(step.refundPaise),
    fee: toRupees(step.feePaise),
    toOnline: toRupees(step.toOnlinePaise),
    toWallet: toRupees(step.toWalletPaise),
  }
}
