import { data } from 'react-router'
import { pageState, services } from '#app/services.ts'
import { parseFilter } from '#domain/trip-filter.ts'
import type { Route } from './+types/listing-part'

/** A page of a listing as data, for Load More. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { listings } = context.get(services)
  const found = listings.find(`/${params.name}`)
  if (!found || 'redirect' in found) throw data(null, { status: 404 })
  context.get(pageState).lifetime = 'seats'
  const filter = parseFilter(url.searchParams)
  return Response.json(await listings.show(found.listing, filter))
}
