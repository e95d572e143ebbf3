import { data, redirect } from 'react-router'
import { ListingPage } from '#app/features/listings/listing-page.tsx'
import { services } from '#app/services.ts'
import { keepSearch } from '#domain/listings/keep-search.ts'
import { isCanonical, parseFilter, printFilter } from '#domain/listings/trip-filter.ts'
import type { Route } from './+types/listing'

/** Every listing of the table, and the catch-all of one segment: what the table lacks is not found. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { listings, site, siteUrl } = context.get(services)
  const { pathname, searchParams, search } = url
  const found = listings.find(pathname)
  if (!found) throw data(null, { status: 404 })
  if ('redirect' in found) throw redirect(keepSearch(found.redirect, search), 301)
  const { listing } = found
  const filter = parseFilter(searchParams)
  // A form sent without JavaScript names every field; the address people share is the short one.
  if (!isCanonical(searchParams, filter)) throw redirect(pathname + printFilter(filter))
  const part = await listings.show(listing, filter)
  if (part.filter.page !== filter.page) throw redirect(pathname + printFilter(part.filter))
  return {
    path: pathname,
    listing: {
      path: listing.path,
      title: listing.title,
      intro: listing.intro,
      description: listing.description,
    },
    part,
    title: `${listing.title} | ${site.name}`,
    // A later page of the whole list holds other trips; a filtered list is a part of it.
    canonical:
      siteUrl + listing.path + (printFilter({ ...filter, page: 1 }) === '' ? printFilter(filter) : ''),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.listing.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : []

export default function ListingRoute({ loaderData: { listing, path, part } }: Route.ComponentProps) {
  return <ListingPage listing={listing} path={path} part={part} />
}
