import { BackpackingPage } from '#app/features/listings/pages/backpacking-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { pageWithSeats } from '#app/page-seats.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/backpacking'

export async function loader({ context }: Route.LoaderArgs) {
  return pageWithSeats(context, await context.get(services).showBackpacking())
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function BackpackingRoute({ loaderData }: Route.ComponentProps) {
  return <BackpackingPage {...loaderData} />
}
