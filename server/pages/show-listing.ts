import { printFilter, type TripFilter } from '#domain/listings/trip-filter.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ListingPart, Listings } from '../listings/listings.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import type { PageWithSeats } from './page-with-seats.ts'

export type ListingPageData = {
  head: PageHead
  /** The listing's own address, whichever of its names it was asked by. */
  path: string
  title: string
  intro: string
  part: ListingPart
}

/** The listing at a path, or where that path leads; null for what is no listing. */
export type ShowListing = (
  path: string,
  filter: TripFilter,
) => Promise<PageWithSeats<ListingPageData> | { redirect: string } | null>

export function createShowListing(
  deps: HeadDeps & { catalogue: Pick<Catalogue, 'listings'>; listings: Listings },
): ShowListing {
  return async (address, filter) => {
    const found = deps.listings.find(address)
    if (!found || 'redirect' in found) return found
    const { title, intro, description } = deps.catalogue.listings[found.slug]
    const { part, seatsOf } = await deps.listings.show(found.slug, filter)
    const path = `/${found.slug}`
    // A later page of the whole list holds other trips; a filtered list is a part of it.
    const isWhole = printFilter({ ...filter, page: 1 }) === ''
    const head = pageHead(deps, { title, description, path: path + (isWhole ? printFilter(filter) : '') })
    return { page: { head, path, title, intro, part }, seatsOf }
  }
}
