import { countChildren } from '#domain/bookings/say-party.ts'
import { type MeetingPoint, mapsHrefOf } from '#domain/bookings/trip-ahead.ts'
import { showDate, showDates } from '#domain/calendar/calendar-date.ts'
import { type CalendarLeaf, leafOf } from '#domain/calendar/calendar-leaf.ts'
import type { DepartureRun } from '#domain/departures/departure-run.ts'
import { sayMissing, shortNameOf, type Told } from '#domain/guests/detail-words.ts'
import { formatRupees } from '#domain/money/money.ts'
import { isPrintable } from '#domain/papers/is-printable.ts'
import { briefly, capitalFirst } from '#domain/trips/describe-facts.ts'
import { nothingAdded, payLocallyFor, payLocallyOf } from '#domain/trips/pay-locally.ts'
import type { Meal, Trip } from '#domain/trips/trip.ts'
import type { Booking } from '../bookings/booking-store.ts'

/**
 * What is shown when the group meets, on a page and as a PDF. Whoever has its link reads it, so it names no sum of the booking, no phone and no
 * email address of its travellers. The rows are facts of the trip in their order, label and words.
 */
export type Voucher = {
  reference: string
  title: string
  /** 'Rishikesh, Uttarakhand'; null for a trip that left the catalogue, as all that is told of it alone. */
  location: string | null
  /** YYYY-MM-DD */
  startDate: string
  endDate: string
  dates: string
  leaf: CalendarLeaf
  meet: MeetingPoint | null
  name: string
  guests: number
  /** How many of them travel at a child's price. */
  children: number
  packageTitle: string
  /** Null while nobody has said how many it takes. */
  run: DepartureRun | null
  /** Of several lines each is a thing of its own. */
  rows: { label: string; lines: string[] }[]
  route: string[]
  /** The number to call on the road, digits with country code. */
  phone: string
  /** YYYY-MM-DD */
  issuedOn: string
}

const mostStops = 9

type BookedTrip = Pick<Booking, 'reference' | 'name' | 'guests' | 'dueOn'> & {
  terms: Pick<Booking['terms'], 'title' | 'packageTitle' | 'startDate' | 'endDate'>
}

export function describeVoucher(about: {
  booking: BookedTrip
  trip: Trip | null
  run: DepartureRun | null
  standing: NamedGuest[]
  /** Whether some of the price is still to come. */
  owes: boolean
  phone: string
  today: string
}): Voucher {
  const { booking, trip, run, standing, owes, phone, today } = about
  const { terms, reference, name, guests } = booking
  return {
    reference,
    title: terms.title,
    location: trip?.location ?? null,
    startDate: terms.startDate,
    endDate: terms.endDate,
    dates: showDates(terms),
    leaf: leafOf(terms.startDate),
    meet: trip && meetingOf(trip),
    name,
    guests,
    children: countChildren(standing),
    packageTitle: terms.packageTitle,
    run,
    rows: [
      ...stillMissing(standing),
      { label: 'Ends', lines: [endOf(booking, trip)] },
      ...(trip ? factsOf(trip) : []),
      { label: 'Paid', lines: [sayPaid(booking, owes)] },
      ...(trip ? [stillToPay(trip, guests)] : []),
    ],
    route: stopsOf(trip),
    phone,
    issuedOn: today,
  }
}

type NamedGuest = Told & { name: string; kind: 'adult' | 'child' }

function sayPaid({ dueOn }: BookedTrip, owes: boolean): string {
  const due = dueOn ? ` by ${showDate(dueOn)}` : ''
  const paid = owes ? `In part: the rest is to be paid${due}.` : 'In full, GST included.'
  return `${paid} My Trips shows the amounts to whoever booked.`
}

/** 'Rohan: emergency contact, passport'; 'Guest 3, Guest 4: nothing filled in yet' */
function stillMissing(guests: NamedGuest[]): Voucher['rows'] {
  const waiting = guests
    .map((guest, i) => ({ ...guest, who: shortNameOf(isPrintable(guest.name) ? guest.name : '', i + 1) }))
    .filter(({ missing }) => missing.length > 0)
  const missing = (guest: Told) => (guest.told ? sayMissing(guest) : 'nothing filled in yet')
  const lines = [...Map.groupBy(waiting, missing)].map(
    ([missing, alike]) => `${someOf(alike.map(({ who }) => who))}: ${missing}`,
  )
  return lines.length === 0 ? [] : [{ label: 'Details still missing', lines }]
}

/** 'Asha, Rohan, Guest 3 and 12 more': a party of fifteen has room on the sheet. */
function someOf(names: string[]): string {
  const named = names.length > 4 ? names.slice(0, 3) : names
  return named.join(', ') + (named.length < names.length ? ` and ${names.length - named.length} more` : '')
}

function meetingOf({ facts: { meet } }: Trip): Voucher['meet'] {
  return { time: meet.time, place: meet.place, mapsHref: mapsHrefOf(briefly(meet.place)) }
}

function endOf({ terms }: BookedTrip, trip: Trip | null): string {
  const last = showDate(terms.endDate)
  if (!trip) return last
  const { place, time } = trip.facts.end
  const isBack = briefly(place) === briefly(trip.facts.meet.place)
  return `${last}, ${time}, ${isBack ? 'where we met' : place}`
}

/** 'About ₹1,800 (2 × ₹900): Green tax' */
function stillToPay({ facts }: Trip, guests: number): Voucher['rows'][number] {
  const payLocally = payLocallyOf(facts)
  if (!payLocally) return { label: 'Payable locally', lines: [nothingAdded] }
  const { label, rupees, charges } = payLocally
  const each = guests > 1 ? ` (${guests} × ${formatRupees(rupees)})` : ''
  const amount = capitalFirst(payLocallyFor(payLocally, guests))
  const [only, ...others] = charges.map(({ what }) => what)
  return {
    label,
    lines: others.length === 0 ? [`${amount}${each}: ${only}`] : [`${amount}${each}`, only ?? '', ...others],
  }
}

function factsOf({ itinerary, thingsToCarry, facts }: Trip): Voucher['rows'] {
  const { airport, railhead, papers, network, cash, power, insurance } = facts
  const yours = papers.filter(({ by }) => by === 'you').map(({ what }) => what)
  const stays = itinerary.slice(0, -1).map(({ stay }) => stay)
  const bring = thingsToCarry.filter(({ essential }) => essential).flatMap(({ items }) => items)
  return [
    {
      label: 'Getting there',
      lines: railhead && 'name' in railhead ? [airport.name, `Railhead ${railhead.name}`] : [airport.name],
    },
    { label: 'Rooms', lines: counted(stays) },
    { label: 'Meals', lines: mealsOf(itinerary.flatMap(({ meals }) => meals)) },
    { label: 'Bring', lines: bring.slice(0, 4) },
    { label: 'Papers you carry or arrange', lines: yours },
    { label: 'Network', lines: [network] },
    { label: 'Cash', lines: [cash] },
    { label: 'Power', lines: [power] },
    { label: 'Insurance', lines: [insurance] },
  ].filter(({ lines }) => lines.some((line) => line !== ''))
}

/** 'Hotel, Leh, 2 nights' */
function counted(stays: string[]): string[] {
  return [...new Set(stays)].map((stay) => {
    const nights = stays.filter((other) => other === stay).length
    return `${stay}, ${nights === 1 ? '1 night' : `${nights} nights`}`
  })
}

/** '5 breakfasts, 1 lunch, 5 dinners' */
function mealsOf(meals: Meal[]): string[] {
  const counts = (['breakfast', 'lunch', 'dinner'] as const)
    .map((meal) => ({ meal, count: meals.filter((other) => other === meal).length }))
    .filter(({ count }) => count > 0)
    .map(({ meal, count }) => `${count} ${meal}${count === 1 ? '' : meal === 'lunch' ? 'es' : 's'}`)
  return counts.length === 0 ? [] : [counts.join(', ')]
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
