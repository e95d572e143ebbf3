import { showDate } from '#domain/calendar/calendar-date.ts'
import type { DepartureRun } from '#domain/departures/departure-run.ts'
import {
  alikeCells,
  isShared,
  type Standing,
  sharedStatements,
  standingOf,
} from '#domain/listings/compare.ts'
import { type CancellationRow, cancellationRows } from '#domain/money/cancellation.ts'
import { toPaise } from '#domain/money/money.ts'
import { gstOnTop } from '#domain/money/tax.ts'
import type { Said } from '#domain/trips/describe-facts.ts'
import { fromPriced } from '#domain/trips/from-price.ts'
import { cardPriceOf, type PriceView, packagesOf, priceViewOf } from '#domain/trips/package.ts'
import { type Difficulty, type Trip, type TripRating, tripPath } from '#domain/trips/trip.ts'
import { plannable } from '../../catalogue/plannable.ts'
import type { FromPricesWatch } from '../../departures/from-prices.ts'
import type { ListDepartures } from '../../departures/list-departures.ts'
import type { OfferedDeparture } from '../../departures/offered-departure.ts'
import type { Log } from '../../log.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import { rated, type TripRatings } from '../../ratings/trip-ratings.ts'
import { type ComparedFacts, comparedFacts, type FactKey, mapFacts } from './compared-facts.ts'

/** How many of a trip's next departures stand in its column. */
const datesShown = 3
const listRows = ['places', 'highlights', 'inclusions', 'exclusions'] as const

/** `shared` where every other trip of the comparison says the same: 'in both'. */
export type ListItem = { text: string; shared: string | null }

type NextDate = { date: string; seats: number; run: DepartureRun | null }

/** A trip's column. */
export type ComparedTrip = Record<(typeof listRows)[number], ListItem[]> & {
  id: string
  href: string
  title: string
  location: string
  picture: PictureData
  price: PriceView
  /** It alone has the lowest price of those compared, or the first date. */
  cheapest: boolean
  soonest: boolean
  packages: { title: string; price: PriceView }[]
  duration: string
  /** Null where a trip is asked for, not booked. */
  dates: { next: NextDate[]; more: number } | 'unread' | null
  rating: TripRating | null
  difficulty: Difficulty | null
  cancellation: CancellationRow[]
  facts: ComparedFacts
}

type Row = (typeof listRows)[number] | RowOfOne | FactKey
type RowOfOne = 'price' | 'packages' | 'duration' | 'dates' | 'rating' | 'difficulty' | 'cancellation'

export type Comparison = {
  trips: ComparedTrip[]
  standings: Record<Row, Standing>
  /** For each trip the first one that says the same in this row. */
  alike: Record<Row, number[]>
}
export type CompareTrips = (trips: readonly Trip[]) => Promise<Comparison>

/** Puts trips side by side, with their real seats, and says what sets them apart. */
export function createCompareTrips(deps: {
  listDepartures: ListDepartures
  ratings: Pick<TripRatings, 'current'>
  fromPrices: Pick<FromPricesWatch, 'current'>
  log: Log
  picture: ResolvePicture
}): CompareTrips {
  return async (trips) => {
    const departures = await Promise.all(trips.map((trip) => deps.listDepartures(plannable(trip)))).catch(
      (error: unknown) => {
        deps.log.error({ error }, 'trips are compared without dates')
        return null
      },
    )
    const [sums, prices] = await Promise.all([deps.ratings.current(), deps.fromPrices.current()])
    const shown = trips.map((trip) => rated(sums, fromPriced(trip, prices)))
    const lists = shown.map((trip) => ({ ...trip, places: trip.placesCovered }))
    const shared = mapRows((row) => sharedStatements(lists.map((trip) => trip[row])))
    const inAll = trips.length === 2 ? 'in both' : 'in all three'
    const cheapest = onlyLowest(shown.map((trip) => paidFor(cardPriceOf(trip))))
    const soonest = onlyLowest(trips.map((_, i) => departures?.[i]?.[0]?.startDate ?? null))
    const columns = lists.map(
      (trip, i): ComparedTrip => ({
        cheapest: i === cheapest,
        soonest: i === soonest,
        ...columnOf(trip, departures ? (departures[i] ?? []) : null, deps.picture),
        ...mapRows((row) =>
          trip[row].map((text) => ({ text, shared: isShared(shared[row], text) ? inAll : null })),
        ),
      }),
    )
    const standings = mapStatements(columns, standingOf)
    return { trips: columns, standings, alike: mapStatements(columns, alikeCells) }
  }
}

/** Which one lies below all others, or -1. Made to measure, a trip has no date. */
function onlyLowest<T extends number | string>(values: readonly (T | null)[]): number {
  const [first, second] = values.filter((value) => value !== null).sort((a, b) => (a < b ? -1 : 1))
  return first === undefined || second === undefined || first === second ? -1 : values.indexOf(first)
}

/** With the tax that comes on top. */
function paidFor({ price, gstNote }: PriceView): number {
  return toPaise(price) + (gstNote ? gstOnTop(toPaise(price)) : 0)
}

function mapRows<T>(make: (row: (typeof listRows)[number]) => T): Record<(typeof listRows)[number], T> {
  return {
    places: make('places'),
    highlights: make('highlights'),
    inclusions: make('inclusions'),
    exclusions: make('exclusions'),
  }
}

function datesOf(departures: OfferedDeparture[] | null): ComparedTrip['dates'] {
  if (!departures) return 'unread'
  const next = departures.slice(0, datesShown).map(({ startDate, freeSeats, run }) => ({
    date: showDate(startDate),
    seats: freeSeats,
    run,
  }))
  return { next, more: departures.length - next.length }
}

function columnOf(trip: Trip, departures: OfferedDeparture[] | null, picture: ResolvePicture) {
  return {
    id: trip.id,
    href: tripPath(trip),
    title: trip.title,
    location: trip.location,
    picture: picture(trip.cover, 'wide'),
    price: cardPriceOf(trip),
    packages: packagesOf(trip).map((each) => ({
      title: each.title,
      price: priceViewOf(each, trip.discount),
    })),
    duration: trip.duration,
    dates: trip.kind === 'group' ? datesOf(departures) : null,
    rating: trip.rating,
    difficulty: trip.difficulty ?? null,
    cancellation: cancellationRows(trip.cancellation),
    facts: comparedFacts(trip),
  }
}

function mapStatements<T>(trips: ComparedTrip[], judge: (cells: string[][]) => T): Record<Row, T> {
  const stand = (statementsOf: (trip: ComparedTrip) => string[]) => judge(trips.map(statementsOf))
  return {
    ...mapFacts((row) => stand(({ facts }) => facts[row].map(inWords))),
    ...mapRows((row) => stand((trip) => trip[row].map(({ text }) => text))),
    price: stand(({ price }) => [priceText(price)]),
    packages: stand(({ packages }) => packages.map(({ title, price }) => `${title} ${priceText(price)}`)),
    duration: stand(({ duration }) => [duration]),
    dates: stand(({ dates }) => statedDates(dates)),
    rating: stand(({ rating }) => (rating ? [`${rating.average} ${rating.reviews}`] : [])),
    difficulty: stand(({ difficulty }) => [difficulty ?? '']),
    cancellation: stand(({ cancellation }) => cancellation.map((row) => `${row.period} ${row.description}`)),
  }
}

function inWords({ lead, text, note }: Said): string {
  return [lead, text, note].join(' ')
}

function statedDates(dates: ComparedTrip['dates']): string[] {
  if (dates === null || dates === 'unread') return [dates ?? 'asked for']
  return [...dates.next.map(({ date, seats, run }) => `${date} ${seats} ${run?.text}`), `${dates.more} more`]
}

function priceText({ priceText, originalText, gstNote }: PriceView): string {
  return [priceText, originalText, gstNote].join(' ')
}
