import type { ListingSlug } from '#content/pages/types.ts'
import { filterFacts } from '#domain/listings/filter-facts.ts'
import { type FilterName, offeredFilters } from '#domain/listings/offered-filters.ts'
import { slicePage } from '#domain/listings/paging.ts'
import type { FacetName, SaleFacts } from '#domain/listings/trip-facets.ts'
import {
  chosenMonths,
  noFilter,
  type Sort,
  sorts,
  type TripFilter,
  withoutRating,
} from '#domain/listings/trip-filter.ts'
import { createTripIndex, type SaleMasks, type Selection, saleMasks } from '#domain/listings/trip-index.ts'
import { reach } from '#domain/pictures/choose-pictures.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { ListCards } from '../cards/list-cards.ts'
import type { TripCardData } from '../cards/trip-card.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { FreeSeats, FreeSeatsWatch } from '../departures/free-seats.ts'
import type { Log } from '../log.ts'
import { listingTrips, listingTwins } from './listing-table.ts'

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
}

/** The part, and the trips whose seats it shows: null while seats can't be read. */
export type ListingView = { part: ListingPart; seatsOf: string[] | null }

export type Listings = {
  /** The listing at a path, or where that path leads; null for what is no listing. */
  find: (path: string) => { slug: ListingSlug } | { redirect: string } | null
  show: (slug: ListingSlug, filter: TripFilter) => Promise<ListingView>
  /** The same for any list of trips, in their own order: search results, for one. */
  showTrips: (trips: readonly Trip[], filter: TripFilter) => Promise<ListingView>
  /** Those of a list that a filter leaves, in its order. */
  match: (trips: readonly Trip[], filter: TripFilter) => Promise<Trip[]>
}

/** How many cards above a page its pictures take into account: ten pages, beyond which no choice reaches in practice. */
const remembered = 120

function saleOf({ id, kind, months }: Trip, free: FreeSeats): SaleFacts {
  return free.get(id) ?? { seats: 0, months: kind === 'group' ? [] : months }
}

/** Filters, sorts, counts and pages lists of trips. Cards are made for the shown page alone. */
export function createListings({
  catalogue,
  cards,
  freeSeats,
  log,
}: {
  catalogue: Catalogue
  cards: ListCards
  freeSeats: Pick<FreeSeatsWatch, 'current'>
  log: Log
}): Listings {
  const index = createTripIndex(catalogue.trips.map(filterFacts))
  const positions = new Map(catalogue.trips.map((trip, at) => [trip.id, at]))
  const isRated = catalogue.trips.some(({ rating }) => rating)
  const offeredSorts = sorts.filter(({ value }) => isRated || value !== 'rating')
  const members = new Map<ListingSlug, Uint32Array>()
  const withoutSale = saleMasks(catalogue.trips.map(({ months }) => ({ seats: 0, months })))
  let known: { of: FreeSeats; masks: SaleMasks } | null = null

  function positionsOf(trips: readonly Trip[]): Uint32Array {
    return Uint32Array.from(new Set(trips.flatMap(({ id }) => positions.get(id) ?? [])))
  }

  function tripsAt(places: number[]): Trip[] {
    return places.flatMap((at) => catalogue.trips[at] ?? [])
  }

  /** Lists need no database: without it they go by what was last known, or by no seats and the season. */
  async function currentSale(): Promise<SaleMasks> {
    const of = await freeSeats.current().catch((error: unknown) => {
      log.error({ error }, 'lists are filtered without the seats of now')
      return null
    })
    if (!of) return known?.masks ?? withoutSale
    if (known?.of !== of) known = { of, masks: saleMasks(catalogue.trips.map((trip) => saleOf(trip, of))) }
    return known.masks
  }

  async function view(list: Uint32Array, asked: TripFilter): Promise<ListingView> {
    const filter = isRated ? asked : withoutRating(asked)
    const sale = await currentSale()
    const { matches, counts, prices } = index.select(list, filter, sale)
    const { start, end, remaining, pages } = slicePage(matches.length, filter.page)
    const tripsFrom = (from: number, to: number) => tripsAt(matches.slice(from, to))
    const shown = tripsFrom(start, end)
    const { cards: made, seatsOf } = await cards(shown, {
      months: chosenMonths(filter),
      around: {
        before: tripsFrom(Math.max(0, start - remembered), start),
        after: tripsFrom(end, end + reach),
      },
    })
    const part = {
      all: list.length,
      total: matches.length,
      start,
      remaining,
      filter: { ...filter, page: Math.min(filter.page, pages) },
      counts,
      prices,
      offered: offeredFilters(index.select(list, noFilter, sale), filter),
      sorts: offeredSorts,
      cards: made,
    }
    return { part, seatsOf }
  }

  return {
    find: (address) => findListing(catalogue, address),
    show(slug, filter) {
      const list = members.get(slug) ?? positionsOf(listingTrips[slug](catalogue))
      members.set(slug, list)
      return view(list, filter)
    },
    showTrips: (trips, filter) => view(positionsOf(trips), filter),
    async match(trips, filter) {
      return tripsAt(index.select(positionsOf(trips), filter, await currentSale()).matches)
    },
  }
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
