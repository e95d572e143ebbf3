import { DestinationPage } from '#app/features/listings/pages/destination-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { notFound } from '#app/not-found.ts'
import { pageWithSeats } from '#app/page-seats.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/destination'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const part = url.pathname.startsWith('/india/') ? 'india' : 'world'
  const found = await context.get(services).showDestination(part, params.slug)
  if (!found) throw await notFound(context, url)
  return pageWithSeats(context, found)
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function DestinationRoute({ loaderData }: Route.ComponentProps) {
  return <DestinationPage key={loaderData.path} {...loaderData} />
}
