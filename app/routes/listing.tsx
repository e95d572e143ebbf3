import { redirect } from 'react-router'
import { ListingPage } from '#app/features/listings/pages/listing-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { notFound } from '#app/not-found.ts'
import { pageWithSeats } from '#app/page-seats.ts'
import { services } from '#app/services.ts'
import { isCanonical } from '#domain/listings/filter-parameters.ts'
import { keepSearch } from '#domain/listings/keep-search.ts'
import { parseFilter, printFilter } from '#domain/listings/trip-filter.ts'
import type { Route } from './+types/listing'

/** Every listing of the table, and the catch-all of one segment: what the table lacks is not found. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, searchParams, search } = url
  const found = await context.get(services).showListing(pathname, parseFilter(searchParams))
  if (!found) throw await notFound(context, url)
  if ('redirect' in found) throw redirect(keepSearch(found.redirect, search), 301)
  const listing = pageWithSeats(context, found)
  const asked = listing.part.filter
  // A form sent without JavaScript names every field; the address people share is the short one.
  if (!isCanonical(searchParams, asked)) throw redirect(pathname + printFilter(asked))
  return { listing, address: pathname }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.listing.head)

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />
}
