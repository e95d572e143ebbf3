import { DestinationsPage } from '#app/features/destinations/destinations-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/destinations'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(services).showDestinations()
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Destinations({ loaderData }: Route.ComponentProps) {
  return <DestinationsPage {...loaderData} />
}
