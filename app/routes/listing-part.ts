import { data } from 'react-router'
import { searchedTerm } from '#app/features/search/search-path.ts'
import { pageWithSeats } from '#app/page-seats.ts'
import { services } from '#app/services.ts'
import { parseFilter } from '#domain/listings/trip-filter.ts'
import type { Route } from './+types/listing-part'

/** A page of a listing, or of what a search found, as data for Load More. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { showListing, showResults } = context.get(services)
  const term = params.name ? '' : searchedTerm(url.searchParams)
  if (term) {
    const { results } = pageWithSeats(context, await showResults(term, url.searchParams))
    if (!results.part) throw data(null, { status: 503 })
    return Response.json(results.part)
  }
  const filter = parseFilter(url.searchParams)
  const found = params.name ? await showListing(`/${params.name}`, filter) : null
  if (!found || 'redirect' in found) throw data(null, { status: 404 })
  return Response.json(pageWithSeats(context, found).part)
}
