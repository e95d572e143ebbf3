import { MyTripsPage } from '#app/features/account/my-trips/my-trips-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/my-trips'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(services).showAccount('/my-trips')
}

/** A tab is chosen in the browser alone. */
export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function MyTrips({ loaderData }: Route.ComponentProps) {
  return <MyTripsPage {...loaderData} />
}
