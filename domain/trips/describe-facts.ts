import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { generatedSeats } from '#domain/departures/generated-departures.ts'
import { formatRupees } from '#domain/money/money.ts'
import { nightsOnTheWay } from './nights-on-the-way.ts'
import { type PayLocally, payLocallyOf } from './pay-locally.ts'
import { isAbroad, type Trip } from './trip.ts'
import type { Night, TripFacts } from './trip-facts.ts'

/** A fact as it is read: what matters most, the sentence, and what is good to know besides. */
export type Said = { lead?: string; text: string; note?: string }

/** Every fact of a trip in its one wording, for page, comparison, voucher and papers alike. */
export type FactsInWords = {
  meet: Said
  end: Said
  /** '12:00 noon · Hotel Snow View, Manali' */
  meetBriefly: string
  endBriefly: string
  airport: Said
  railhead: Said | null
  group: Said
  /** '6 to 24 people, from 18 years' */
  sizeAndAges: string
  ages: Said
  child: Said
  /** '₹12,900 for 5 to 11 years' */
  childBriefly: string | null
  nights: (Said & { label: string })[]
  /** 'Twin, own washroom on 9 of 11 nights' */
  rooms: string
  singleRoom: Said
  papers: Record<TripFacts['papers'][number]['by'], Said[]>
  payLocally: PayLocally | null
  checked: string
}

export type DescribedTrip = Pick<Trip, 'country' | 'duration' | 'itinerary' | 'departures' | 'facts' | 'tags'>

const washrooms = { own: 'own washroom', shared: 'shared washroom', none: 'no washroom' }

export function describeFacts(trip: DescribedTrip): FactsInWords {
  const { facts } = trip
  const { meet, end, airport, railhead } = facts
  const { size, group } = groupOf(trip)
  const endPlace = briefly(end.place) === briefly(meet.place) ? ', where we met' : ` · ${briefly(end.place)}`
  const ages = agesOf(facts.ages)
  const lastDay = trip.duration === 'Flexible' ? 'the last day' : `day ${trip.itinerary.length}`
  return {
    meet: { lead: `${meet.time} on day 1:`, text: sentence(meet.place) },
    end: { lead: `${end.time} on ${lastDay}:`, text: sentence(end.place) },
    meetBriefly: `${meet.time} · ${briefly(meet.place)}`,
    endBriefly: `${end.time} on ${lastDay}${endPlace}`,
    airport: { lead: `${airport.name}.`, text: sentence(airport.transfer) },
    railhead: railhead ? railheadOf(railhead) : null,
    group,
    sizeAndAges: `${size}, ${lowerFirst(ages)}`,
    ages: { lead: `${ages}.`, text: facts.ages.note ? sentence(facts.ages.note) : '' },
    child: childOf(facts.child),
    childBriefly: 'none' in facts.child ? null : childPriceOf(facts.child, facts.party !== undefined),
    nights: nightsOf(facts.nights),
    rooms: roomsOf(facts.nights),
    singleRoom: singleRoomOf(trip),
    papers: { you: papersOf(facts, 'you'), us: papersOf(facts, 'us') },
    payLocally: payLocallyOf(facts),
    checked: `${whatWasChecked(trip)} as published by ${showPlainDate(facts.sourcesUntil)}. They may change.`,
  }
}

/** As it is said in one line: without what follows a semicolon, a colon or stands in brackets at the end. */
export function briefly(place: string): string {
  return place.replace(/(?:;|:(?!\d)).*$/s, '').replace(/\s*\([^)]*\)$/, '')
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function railheadOf(railhead: NonNullable<TripFacts['railhead']>): Said {
  if ('none' in railhead) return { text: sentence(railhead.none) }
  return { lead: `${railhead.name}.`, text: sentence(railhead.transfer) }
}

function groupOf({ departures, facts: { party, team } }: DescribedTrip): { group: Said; size: string } {
  if (party) {
    const size = numbers(party.smallest, party.largest)
    const note =
      'It runs for your party alone, once we have confirmed the dates you choose. Until then you pay nothing.'
    return { size, group: { lead: `${size}, only your own party.`, text: sentence(team), note } }
  }
  const { smallest, decideDays } = departures ?? {}
  const size = numbers(smallest, seatsOf(departures))
  const note =
    smallest && smallest > 1 && decideDays
      ? `It runs once ${smallest} have booked. If fewer have booked ${decideDays} days before the start, we may cancel it, and you get back all you paid.`
      : undefined
  return { size, group: { lead: `${size}.`, text: sentence(team), ...(note && { note }) } }
}

function seatsOf(departures: Trip['departures']): number {
  if (!departures) return generatedSeats
  return 'dates' in departures ? Math.max(...departures.dates.map(({ seats }) => seats)) : departures.seats
}

function numbers(smallest: number | undefined, largest: number): string {
  if (!smallest || smallest === 1) return `Up to ${largest} people`
  return smallest === largest ? `${largest} people` : `${smallest} to ${largest} people`
}

function agesOf({ from, to }: TripFacts['ages']): string {
  if (to !== undefined) return `${from} to ${to} years`
  return from === 0 ? 'All ages' : `From ${from} years`
}

function childOf(child: TripFacts['child']): Said {
  if ('none' in child) return { text: sentence(child.none) }
  const { from, to, price, note } = child
  const ages = from === to ? `${from}` : `${from} to ${to}`
  return {
    lead: formatRupees(price),
    text: `for children of ${ages} years.${note ? ` ${sentence(note)}` : ''}`,
  }
}

type ChildPrice = Extract<TripFacts['child'], { price: number }>

/** A trip for one's own party is asked for; of a group's one says how many children come along. */
function childPriceOf({ from, to, price }: ChildPrice, isAskedFor: boolean): string {
  const each = `${formatRupees(price)} for ${from === to ? from : `${from} to ${to}`} years`
  return isAskedFor ? `${each}; the price here is for adults, so ask us for the sum` : each
}

function nightsOf(nights: Night[]): FactsInWords['nights'] {
  let before = 0
  return nights.map(({ count, place, room, sharing, washroom, examples }) => {
    const first = before + 1
    before += count
    return {
      label: countedNights(first, before),
      lead: `${place}:`,
      text: `${room}, ${lowerFirst(sharing)}, ${washrooms[washroom]}`,
      ...(examples && { note: `${examples.join(' or ')}, or similar` }),
    }
  })
}

function countedNights(first: number, last: number): string {
  if (first === last) return `Night ${first}`
  return `Nights ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`
}

/** How one sleeps on most nights in a room, on how many of them with a washroom of one's own, and how many are spent on the way. */
function roomsOf(all: Night[]): string {
  const nights = all.filter(({ sharing }) => !(sharing in nightsOnTheWay))
  const moving = Object.entries(nightsOnTheWay).flatMap(([sharing, words]) => {
    const spent = countOf(all.filter((night) => night.sharing === sharing))
    return spent === 0 ? [] : [`${spent} ${spent === 1 ? 'night' : 'nights'} ${words}`]
  })
  return [...(nights.length > 0 ? [sleptIn(nights)] : []), ...moving].join(', ')
}

function countOf(nights: Night[]): number {
  return nights.reduce((sum, { count }) => sum + count, 0)
}

function sleptIn(nights: Night[]): string {
  const shares = [...new Set(nights.map(({ sharing }) => sharing))]
    .map((sharing) => ({ sharing, nights: countOf(nights.filter((night) => night.sharing === sharing)) }))
    .toSorted((a, b) => b.nights - a.nights)
  const usual = shares[0]?.sharing ?? ''
  const all = countOf(nights)
  const own = countOf(nights.filter(({ washroom }) => washroom === 'own'))
  const washroom =
    own === all ? 'own washroom' : own === 0 ? 'shared washroom' : `own washroom on ${own} of ${all} nights`
  return `${shares.length > 1 ? `Mostly ${lowerFirst(usual)}` : usual}, ${washroom}`
}

function singleRoomOf({ facts: { singleRoom, party }, tags }: DescribedTrip): Said {
  const isShared = !party && !tags.includes('honeymoonSpecial')
  const note = isShared ? 'If you come alone and share, it is with someone of the same gender.' : undefined
  const said =
    'more' in singleRoom
      ? { lead: `${formatRupees(singleRoom.more)} more`, text: 'for a room of your own.' }
      : { text: sentence(singleRoom.none) }
  return { ...said, ...(note && { note }) }
}

function papersOf({ papers }: TripFacts, whose: 'you' | 'us'): Said[] {
  return papers.filter(({ by }) => by === whose).map(({ what, when }) => ({ text: what, note: when }))
}

/** Of all that is told here, what others decide and may change. */
function whatWasChecked(trip: DescribedTrip): string {
  if (isAbroad(trip)) return 'Visa rules and fees'
  const named = [...trip.facts.papers, ...trip.facts.payLocally].map(({ what }) => what).join(' ')
  if (/\bpermits?\b/i.test(named)) return 'Permits and fees'
  return /\bregistration\b/i.test(named) ? 'Registration rules and fees' : 'Opening times and fees'
}

export function capitalFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
