import { loadTripPage } from '#app/features/trip-page/load-trip-page.ts'
import { tripMeta } from '#app/features/trip-page/trip-meta.ts'
import { TripNotFound } from '#app/features/trip-page/trip-not-found.tsx'
import { TripPage } from '#app/features/trip-page/trip-page.tsx'
import { pageState, services } from '#app/services.ts'
import type { Route } from './+types/suggested'

export function loader({ params, context }: Route.LoaderArgs) {
  return loadTripPage(context.get(services), context.get(pageState), params.id)
}

export const meta: Route.MetaFunction = ({ loaderData }) => tripMeta(loaderData)

export default function SuggestedRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <TripNotFound />
  return <TripPage key={loaderData.trip.id} {...loaderData} suggested />
}
