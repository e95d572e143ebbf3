import type { ListingSlug } from '#content/pages/types.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { windowOf } from '#domain/calendar/date-window.ts'
import { type FilterName, offeredFilters } from '#domain/listings/offered-filters.ts'
import { slicePage } from '#domain/listings/paging.ts'
import type { FacetName } from '#domain/listings/trip-facets.ts'
import {
  chosenMonths,
  noFilter,
  type Sort,
  type TripFilter,
  withoutRating,
} from '#domain/listings/trip-filter.ts'
import type { Selection } from '#domain/listings/trip-index.ts'
import { reach } from '#domain/pictures/choose-pictures.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { ListCards } from '../cards/list-cards.ts'
import type { TripCardData } from '../cards/trip-card.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { FreeSeatsWatch } from '../departures/free-seats.ts'
import type { FromPricesWatch } from '../departures/from-prices.ts'
import type { Log } from '../log.ts'
import type { TripRatings } from '../ratings/trip-ratings.ts'
import { createCurrentOrder, type Order } from './current-order.ts'
import { createCurrentSale, type Sale } from './current-sale.ts'
import { listingTrips, listingTwins } from './listing-table.ts'
import { createShowNearest, type Nearest } from './show-nearest.ts'

/** One page of a filtered list, ready to be drawn. */
export type ListingPart = {
  /** Trips before any filter. */
  all: number
  /** Trips that the filter leaves. */
  total: number
  /** Where this part begins and how many come after it. */
  start: number
  remaining: number
  filter: TripFilter
  /** How many trips there would be with each choice, in the facet's order, and last with none of them. */
  counts: Record<FacetName, number[]>
  /** Between which prices those lie that match all but the price; null where there are none. */
  prices: Selection['prices']
  /** The filters that divide this list. */
  offered: FilterName[]
  /** The orders in which it can stand. */
  sorts: { value: Sort; label: string }[]
  cards: TripCardData[]
  /** YYYY-MM, the current one: the months of the filter are the twelve from it on. */
  firstMonth: string
  /** The time that the filter names, in words: 'Christmas, 25 Dec 2026'. */
  when: string | null
  /** Where the filter leaves nothing: what one change each would give, and the trips that come nearest. */
  nearest: Nearest | null
}

/** The part, and the trips whose seats it shows: null while seats can't be read. */
export type ListingView = { part: ListingPart; seatsOf: string[] | null }

export type Listings = {
  /** The listing at a path, or where that path leads; null for what is no listing. */
  find: (path: string) => { slug: ListingSlug } | { redirect: string } | null
  show: (slug: ListingSlug, filter: TripFilter) => Promise<ListingView>
  /**
   * The same for any list of trips, in their own order: search results, for one. `words` are those that were looked up; while the filter
   * leaves none of theirs, other trips stand in.
   */
  showTrips: (trips: readonly Trip[], filter: TripFilter, words?: string | null) => Promise<ListingView>
  /** Those of a list that a filter leaves, in its order. */
  match: (trips: readonly Trip[], filter: TripFilter) => Promise<Trip[]>
}

/** How many cards above a page its pictures take into account: ten pages, beyond which no choice reaches in practice. */
const remembered = 120

type Deps = {
  catalogue: Catalogue
  cards: ListCards
  freeSeats: Pick<FreeSeatsWatch, 'current'>
  ratings: Pick<TripRatings, 'current'>
  fromPrices: Pick<FromPricesWatch, 'current'>
  clock: Clock
  log: Log
}

/** Filters, sorts, counts and pages lists of trips. Cards are made for the shown page alone. */
export function createListings(deps: Deps): Listings {
  const { catalogue, cards } = deps
  const positions = new Map(catalogue.trips.map((trip, at) => [trip.id, at]))
  const currentSale = createCurrentSale({ ...deps, trips: catalogue.trips })
  const currentOrder = createCurrentOrder(deps)

  function positionsOf(trips: readonly Trip[]): Uint32Array {
    return Uint32Array.from(new Set(trips.flatMap(({ id }) => positions.get(id) ?? [])))
  }

  function tripsAt(places: number[]): Trip[] {
    return places.flatMap((at) => catalogue.trips[at] ?? [])
  }

  function select({ index }: Order, sale: Sale, list: Uint32Array, filter: TripFilter): Selection {
    const dated = sale.datedFor(filter)
    return index.select(dated ? list.filter((at) => dated[at] === 1) : list, filter, sale.masks)
  }

  const showNearest = createShowNearest({ trips: catalogue.trips, cards })

  async function view(
    list: Uint32Array,
    asked: TripFilter,
    order: Order,
    words: string | null = null,
  ): Promise<ListingView> {
    const sale = await currentSale()
    const selectNow = (some: Uint32Array, narrowed: TripFilter) => select(order, sale, some, narrowed)
    const window = asked.when === null ? null : windowOf(asked.when, sale.today)
    const filter = offeredOf(asked, { isRated: order.isRated, isDated: window !== null })
    const { matches, counts, prices } = selectNow(list, filter)
    const { start, end, remaining, pages } = slicePage(matches.length, filter.page)
    const tripsFrom = (from: number, to: number) => tripsAt(matches.slice(from, to))
    const shown = tripsFrom(start, end)
    const { cards: made, seatsOf } = await cards(shown, {
      time: { months: chosenMonths(filter), spans: window?.spans },
      format: 'wide',
      around: {
        before: tripsFrom(Math.max(0, start - remembered), start),
        after: tripsFrom(end, end + reach),
      },
    })
    const missed =
      matches.length === 0 ? await showNearest({ list, filter, words, sale, select: selectNow }) : null
    const part = {
      all: list.length,
      total: matches.length,
      start,
      remaining,
      filter: { ...filter, page: Math.min(filter.page, pages) },
      counts,
      prices,
      offered: offeredFilters(order.index.select(list, noFilter, sale.masks), filter),
      sorts: order.sorts,
      cards: made,
      firstMonth: sale.today.slice(0, 7),
      when: window?.label ?? null,
      nearest: missed?.nearest ?? null,
    }
    return { part, seatsOf: missed ? missed.seatsOf : seatsOf }
  }

  return {
    find: (address) => findListing(catalogue, address),
    async show(slug, filter) {
      const order = await currentOrder()
      const list = order.members.get(slug) ?? positionsOf(listingTrips[slug](order.catalogue))
      order.members.set(slug, list)
      return view(list, filter, order)
    },
    showTrips: async (trips, filter, words) => view(positionsOf(trips), filter, await currentOrder(), words),
    async match(trips, filter) {
      const order = await currentOrder()
      return tripsAt(select(order, await currentSale(), positionsOf(trips), filter).matches)
    },
  }
}

/** Without what can't be asked for: ratings that no trip has, a time of which no day is known. */
function offeredOf(
  filter: TripFilter,
  { isRated, isDated }: { isRated: boolean; isDated: boolean },
): TripFilter {
  const dated = isDated ? filter : { ...filter, when: null }
  return isRated ? dated : withoutRating(dated)
}

function findListing({ moved }: Pick<Catalogue, 'moved'>, address: string): ReturnType<Listings['find']> {
  const path = address.length > 1 ? address.replace(/\/$/, '') : address
  const redirect = Object.hasOwn(moved, path) ? moved[path] : undefined
  if (redirect) return { redirect }
  const slug = Object.hasOwn(listingTwins, path) ? listingTwins[path] : path.slice(1)
  return slug !== undefined && isListing(slug) ? { slug } : null
}

function isListing(slug: string): slug is ListingSlug {
  return Object.hasOwn(listingTrips, slug)
}
