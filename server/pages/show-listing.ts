import { printFilter, type TripFilter } from '#domain/listings/trip-filter.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ListingPart, Listings } from '../listings/listings.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import type { PageWithSeats } from './page-with-seats.ts'
import { breadcrumbList, type Crumb, home } from './structured/breadcrumb-list.ts'
import { itemList } from './structured/item-list.ts'

export type ListingPageData = {
  head: PageHead
  /** The listing's own address, whichever of its names it was asked by. */
  path: string
  title: string
  intro: string
  trail: Crumb[]
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
    const trail = [home, { label: title, to: path }]
    const head = pageHead(deps, {
      ...ofPage(part, { title, description }),
      path: path + (isWhole(part.filter) ? printFilter(part.filter) : ''),
      card: `page${path}`,
      structured: [
        breadcrumbList(deps.siteUrl, trail),
        itemList(deps.siteUrl, { name: title, items: part.cards, start: part.start }),
      ],
    })
    return { page: { head, path, title, intro, trail, part }, seatsOf }
  }
}

/** A later page of the whole list holds other trips and is a page of its own; a filtered list is a part of it. */
function isWhole(filter: TripFilter): boolean {
  return printFilter({ ...filter, page: 1 }) === ''
}

function ofPage({ filter }: ListingPart, { title, description }: { title: string; description: string }) {
  if (filter.page === 1 || !isWhole(filter)) return { title, description }
  return { title: `${title}, page ${filter.page}`, description: `Page ${filter.page}. ${description}` }
}
