import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { noFilter, printFilter, type TripFilter } from '#domain/listings/trip-filter.ts'
import { anyTrips, sayTerm } from '#domain/search/any-trips.ts'
import { kindOfTrips, type TripKindName } from '#domain/search/kind-of-trips.ts'
import { readSearch, type Search } from '#domain/search/read-search.ts'
import { popularSearches } from '#domain/search/search-limits.ts'
import type { Site } from '#domain/site/site.ts'
import type { TripCardData } from '../cards/trip-card.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ListingPart, Listings, ListingView } from '../listings/listings.ts'
import type { NearTrip } from '../listings/show-nearest.ts'
import type { Log } from '../log.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { PageHead } from './page-head.ts'
import type { PageWithSeats } from './page-with-seats.ts'

export type Results = {
  /** As it was typed. */
  term: string
  /** What links look up beside their filter, and what those words say of themselves. */
  text: string
  base?: TripFilter
  /** What was looked up, in words to take away; null where that is all that was asked. */
  lookedUp: string | null
  /** What all that was found is called; null where that is 'trips'. */
  kind: TripKindName | null
  /** Null when the search failed: it is shown as an empty list, and never kept. */
  part: ListingPart | null
  /** Words to try instead, when nothing was found; and trips that many like, when none even comes near. */
  popular: string[]
  liked: NearTrip[]
}

/** `said` is what the words themselves narrow the list by. */
export type ResultsPageData = { head: PageHead; results: Results; said: TripFilter }

/** What a term finds under the filter of its address. */
export type ShowResults = (
  term: string,
  parameters: URLSearchParams,
) => Promise<PageWithSeats<ResultsPageData>>

type Deps = {
  site: Pick<Site, 'name' | 'description'>
  siteUrl: string
  catalogue: Pick<Catalogue, 'listByIds' | 'keywords' | 'lists'>
  listings: Pick<Listings, 'showTrips'>
  search: SearchIndex['search']
  clock: Clock
  log: Log
}

const mostLiked = 3

type Found = ListingView & Pick<Results, 'kind'>

/** What a term finds, filtered and paged. */
export function createShowResults(deps: Deps): ShowResults {
  const { site, siteUrl, catalogue, listings, search, clock, log } = deps

  async function find({ term, query, text, filter }: Search): Promise<Found | null> {
    try {
      const trips = catalogue.listByIds(search(query))
      const view = await listings.showTrips(trips, filter, text === anyTrips ? null : inTitle(text))
      return { ...view, kind: kindOfTrips(term, trips) }
    } catch (error) {
      log.error({ error }, 'search failed')
      return null
    }
  }

  /** Other trips where the words found none, and none that comes near. */
  async function instead(part: ListingPart | null): Promise<{ liked: NearTrip[]; seatsOf: string[] | null }> {
    if (!part || part.all > 0 || part.nearest?.trips.length) return { liked: [], seatsOf: [] }
    const shown = await listings.showTrips(
      catalogue.listByIds(catalogue.lists.popular.slice(0, mostLiked)),
      noFilter,
    )
    return { liked: shown.part.cards.map(asNear), seatsOf: shown.seatsOf }
  }

  return async (term, parameters) => {
    const asked = readSearch(term, dateInIndia(clock.now()), parameters)
    const { text, said, saidByText: base } = asked
    const found = await find(asked)
    const part = found?.part ?? null
    const { liked, seatsOf } = await instead(part)
    return {
      page: {
        head: {
          title: `${sayTerm(term)} | ${site.name}`,
          description: site.description,
          canonical: `${siteUrl}/`,
          robots: 'noindex',
        },
        results: {
          ...{ term, text, base, lookedUp: lookedUpIn(asked), part, kind: found?.kind ?? null },
          popular: part?.all ? [] : popularSearches(catalogue.keywords),
          liked,
        },
        said,
      },
      seatsOf: found?.seatsOf && seatsOf ? [...found.seatsOf, ...seatsOf] : null,
    }
  }
}

/** Nobody asked for it: nothing fits, and nothing differs. */
function asNear({ id, href, title, duration, price, picture, plan, next }: TripCardData): NearTrip {
  const leaves = next?.dates ?? plan ?? ''
  return { id, href, title, duration, price, picture, leaves, fits: [], differs: [] }
}

/** 'south india' as 'South India' */
function inTitle(words: string): string {
  return words.replace(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
}

/** The words that were looked up, unless they are all that was asked for. */
function lookedUpIn({ text, filter }: Search): string | null {
  const isNarrowed = printFilter({ ...filter, page: 1, sort: noFilter.sort }) !== ''
  return isNarrowed && text !== anyTrips ? text : null
}
