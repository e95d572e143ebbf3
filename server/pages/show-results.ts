import type { TripFilter } from '#domain/listings/trip-filter.ts'
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
  term: string
  /** Null when the search failed: it is shown as an empty list, and never kept. */
  part: ListingPart | null
  /** Words to try instead, when nothing was found. */
  popular: string[]
}

export type ResultsPageData = { head: PageHead; results: Results; band: PictureData }

export type ShowResults = (term: string, filter: TripFilter) => Promise<PageWithSeats<ResultsPageData>>

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

  async function find(term: string, filter: TripFilter): Promise<ListingView | null> {
    try {
      return await listings.showTrips(catalogue.listByIds(search(term)), filter)
    } catch (error) {
      log.error({ error }, 'search failed')
      return null
    }
  }

  return async (term, filter) => {
    const found = await find(term, filter)
    const part = found?.part ?? null
    return {
      page: {
        head: {
          title: `Trips for “${term}” | ${site.name}`,
          description: site.description,
          canonical: `${siteUrl}/`,
          robots: 'noindex',
        },
        results: { term, part, popular: part?.all ? [] : popularSearches(catalogue.keywords) },
        band: picture('hero/desert', 'banner'),
      },
      seatsOf: found?.seatsOf ?? null,
    }
  }
}
