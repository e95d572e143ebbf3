import { ComparePage } from '#app/features/compare/compare-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { pageWithSeats } from '#app/page-seats.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/compare'

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const shown = await context.get(services).showComparison({
    ids: asked.getAll('ids').join(','),
    onlyDifferences: asked.get('only') === 'differences',
  })
  return pageWithSeats(context, shown)
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
