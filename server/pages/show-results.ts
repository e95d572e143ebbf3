import { noFilter, printFilter, type TripFilter } from '#domain/listings/trip-filter.ts'
import { anyTrips, sayTerm } from '#domain/search/any-trips.ts'
import type { Search } from '#domain/search/read-search.ts'
import { popularSearches } from '#domain/search/search-limits.ts'
import type { Site } from '#domain/site/site.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ListingPart, Listings, ListingView } from '../listings/listings.ts'
import type { Log } from '../log.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
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
  /** Null when the search failed: it is shown as an empty list, and never kept. */
  part: ListingPart | null
  /** Words to try instead, when nothing was found. */
  popular: string[]
}

export type ResultsPageData = { head: PageHead; results: Results; band: PictureData }

export type ShowResults = (search: Search) => Promise<PageWithSeats<ResultsPageData>>

type Deps = {
  site: Pick<Site, 'name' | 'description'>
  siteUrl: string
  catalogue: Pick<Catalogue, 'listByIds' | 'keywords'>
  listings: Pick<Listings, 'showTrips'>
  search: SearchIndex['search']
  picture: ResolvePicture
  log: Log
}

/** What a term finds, filtered and paged. */
export function createShowResults(deps: Deps): ShowResults {
  const { site, siteUrl, catalogue, listings, search, picture, log } = deps

  async function find({ query, filter }: Search): Promise<ListingView | null> {
    try {
      return await listings.showTrips(catalogue.listByIds(search(query)), filter)
    } catch (error) {
      log.error({ error }, 'search failed')
      return null
    }
  }

  return async (asked) => {
    const { term, text, saidByText: base } = asked
    const found = await find(asked)
    const part = found?.part ?? null
    return {
      page: {
        head: {
          title: `${sayTerm(term)} | ${site.name}`,
          description: site.description,
          canonical: `${siteUrl}/`,
          robots: 'noindex',
        },
        results: {
          ...{ term, text, base, lookedUp: lookedUpIn(asked), part },
          popular: part?.all ? [] : popularSearches(catalogue.keywords),
        },
        band: picture('hero/desert', 'banner'),
      },
      seatsOf: found?.seatsOf ?? null,
    }
  }
}

/** The words that were looked up, unless they are all that was asked for. */
function lookedUpIn({ text, filter }: Search): string | null {
  const isNarrowed = printFilter({ ...filter, page: 1, sort: noFilter.sort }) !== ''
  return isNarrowed && text !== anyTrips ? text : null
}
