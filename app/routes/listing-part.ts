import { data } from 'react-router'
import { loadResults } from '#app/features/search/load-results.ts'
import { pageState, services } from '#app/services.ts'
import { parseFilter } from '#domain/listings/trip-filter.ts'
import type { Route } from './+types/listing-part'

/** A page of a listing, or of what a search found, as data for Load More. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const shop = context.get(services)
  const { listings } = shop
  const page = context.get(pageState)
  const results = params.name ? null : await loadResults({ ...shop, report: page.report }, url.searchParams)
  if (results?.part === null) throw data(null, { status: 503 })
  if (results) return Response.json(results.part)
  const found = params.name ? listings.find(`/${params.name}`) : null
  if (!found || 'redirect' in found) throw data(null, { status: 404 })
  const filter = parseFilter(url.searchParams)
  return Response.json(await listings.show(found.listing, filter))
}
