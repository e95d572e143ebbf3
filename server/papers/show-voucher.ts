import type { Database } from '#database/client.ts'
import { isBookingReference } from '#domain/bookings/booking-reference.ts'
import { type RefundStep, refundsAhead } from '#domain/bookings/refund-amount.ts'
import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { formatPaise, formatRupees } from '#domain/money/money.ts'
import type { Site } from '#domain/site/site.ts'
import { capitalFirst } from '#domain/trips/describe-facts.ts'
import { nothingAdded, payLocallyFor, payLocallyOf } from '#domain/trips/pay-locally.ts'
import type { Meal, Trip } from '#domain/trips/trip.ts'
import { type Booking, findBooking } from '../bookings/booking-store.ts'
import { readRefundable } from '../bookings/refunds/read-refundable.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import type { PaperLinks } from './paper-links.ts'

/** What is shown when the group meets. The rows are facts of the trip in their order, label and words. */
export type Voucher = {
  reference: string
  title: string
  dates: string
  /** '12 Jun 2027, 12:00 noon' */
  meetingTime: string
  name: string
  guests: number
  packageTitle: string
  meetingPlace: string | null
  picture: PictureData
  rows: { label: string; text: string }[]
  route: string[]
  issuedOn: string
}

/** Null without a signature that is still good, and for bookings that do not stand. */
export type ShowVoucher = (
  reference: string,
  shown: { expires?: string; signature?: string },
) => Promise<Voucher | null>

/** Stands in for the picture of a trip that left the catalogue. */
const otherScene = 'ladakh/day'
const mostStops = 9

export function createShowVoucher(deps: {
  db: Database
  clock: Clock
  site: Site
  links: PaperLinks
  findTrip: (id: string) => Trip | null
  picture: ResolvePicture
}): ShowVoucher {
  const { db, clock, site, links, findTrip, picture } = deps
  return async (reference, shown) => {
    if (!isBookingReference(reference) || !links.isOpen({ id: reference, kind: 'voucher' }, shown))
      return null
    const booking = await findBooking(db, reference)
    if (booking?.status !== 'confirmed' && booking?.status !== 'completed') return null
    const trip = findTrip(booking.tripId)
    const today = dateInIndia(clock.now())
    const { terms } = booking
    return {
      reference,
      title: terms.title,
      dates: showDates(terms),
      meetingTime: [showDate(terms.startDate), ...(trip ? [trip.facts.meet.time] : [])].join(', '),
      name: booking.name,
      guests: booking.guests,
      packageTitle: terms.packageTitle,
      meetingPlace: trip?.facts.meet.place ?? null,
      picture: picture(trip?.cover ?? otherScene, 'tall'),
      rows: [
        { label: 'Ends', text: endOf(booking, trip) },
        ...(trip ? factsOf(trip) : []),
        { label: 'Paid in full', text: `${formatPaise(booking.totalPaise)}, GST included` },
        ...(trip ? [stillToPay(trip, booking.guests)] : []),
        ...(booking.status === 'confirmed'
          ? cancelRow(refundsAhead(await readRefundable(db, booking), today))
          : []),
        { label: 'On the road, day and night', text: displayPhone(site.phone) },
      ],
      route: stopsOf(trip),
      issuedOn: showDate(today),
    }
  }
}

function endOf({ terms }: Booking, trip: Trip | null): string {
  const last = showDate(terms.endDate)
  if (!trip) return last
  const { place, time } = trip.facts.end
  return `${last}, ${time}, ${place}`
}

/** 'About ₹1,800 (2 × ₹900): Green tax' */
function stillToPay({ facts }: Trip, guests: number): Voucher['rows'][number] {
  const payLocally = payLocallyOf(facts)
  if (!payLocally) return { label: 'Payable locally', text: nothingAdded }
  const { label, rupees, charges } = payLocally
  const each = guests > 1 ? ` (${guests} × ${formatRupees(rupees)})` : ''
  const amount = capitalFirst(payLocallyFor(payLocally, guests))
  return { label, text: `${amount}${each}: ${charges.map(({ what }) => what).join('; ')}` }
}

function factsOf({ itinerary, thingsToCarry, facts }: Trip): Voucher['rows'] {
  const { airport, railhead, papers, network, cash, power, insurance } = facts
  const yours = papers.filter(({ by }) => by === 'you').map(({ what }) => what)
  const stays = itinerary.slice(0, -1).map(({ stay }) => stay)
  const bring = thingsToCarry.filter(({ essential }) => essential).flatMap(({ items }) => items)
  return [
    {
      label: 'Getting there',
      text: railhead && 'name' in railhead ? `${airport.name}; railhead ${railhead.name}` : airport.name,
    },
    { label: 'Rooms', text: counted(stays) },
    { label: 'Meals', text: mealsOf(itinerary.flatMap(({ meals }) => meals)) },
    { label: 'Bring', text: bring.slice(0, 4).join('; ') },
    { label: 'Papers you carry or arrange', text: yours.join('; ') },
    { label: 'Network', text: network },
    { label: 'Cash', text: cash },
    { label: 'Power', text: power },
    { label: 'Insurance', text: insurance },
  ].filter(({ text }) => text !== '')
}

/** 'Hotel, Leh, 2 nights; Homestay, Hanle, 1 night' */
function counted(stays: string[]): string {
  return [...new Set(stays)]
    .map((stay) => {
      const nights = stays.filter((other) => other === stay).length
      return `${stay}, ${nights === 1 ? '1 night' : `${nights} nights`}`
    })
    .join('; ')
}

/** '5 breakfasts, 1 lunch, 5 dinners' */
function mealsOf(meals: Meal[]): string {
  return (['breakfast', 'lunch', 'dinner'] as const)
    .map((meal) => ({ meal, count: meals.filter((other) => other === meal).length }))
    .filter(({ count }) => count > 0)
    .map(({ meal, count }) => `${count} ${meal}${count === 1 ? '' : meal === 'lunch' ? 'es' : 's'}`)
    .join(', ')
}

function cancelRow(steps: RefundStep[]): Voucher['rows'] {
  const [first, ...later] = steps.filter(({ until, refundPaise }) => until !== null && refundPaise > 0)
  if (!first?.until) return []
  const rest = later.map(
    ({ until, refundPaise }) => `, by ${showDate(until ?? '')} ${formatPaise(refundPaise)}`,
  )
  const text = `In My Trips. By ${showDate(first.until)}, 23:59 IST, you get ${formatPaise(first.refundPaise)} back${rest.join('')}`
  return [{ label: 'If you cancel', text }]
}

/** Where the group sleeps, its first and last place included; of a long route the stops that fit. */
function stopsOf(trip: Trip | null): string[] {
  const route = trip?.route ?? []
  const names = route
    .filter(({ night }, i) => night || i === 0 || i === route.length - 1)
    .map(({ place }) => place.name)
    .filter((name, i, all) => name !== all[i - 1])
  return names.length <= mostStops ? names : [...names.slice(0, mostStops - 1), names.at(-1) ?? '']
}
