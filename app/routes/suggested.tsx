import { pageMeta } from '#app/features/site/page-meta.ts'
import { TripNotFoundOnDemand } from '#app/features/trip-page/trip-not-found-on-demand.tsx'
import { TripPage } from '#app/features/trip-page/trip-page.tsx'
import { notFound } from '#app/not-found.ts'
import { pageWithSeats } from '#app/page-seats.ts'
import { services } from '#app/services.ts'
import { readReviewsPage } from '#domain/reviews/reviews-page.ts'
import type { Route } from './+types/suggested'

/** An unknown id is a page of its own, with status 404. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const found = await context
    .get(services)
    .showTrip(params.id, { reviews: readReviewsPage(url.searchParams) })
  return found ? pageWithSeats(context, found) : notFound(context, url)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData && 'head' in loaderData ? loaderData.head : undefined)

export default function SuggestedRoute({ loaderData }: Route.ComponentProps) {
  if ('near' in loaderData) return <TripNotFoundOnDemand {...loaderData} />
  return <TripPage key={loaderData.trip.id} {...loaderData} suggested />
}
