import { data } from 'react-router'
import { PostNotFoundOnDemand } from '#app/features/blog/post-not-found-on-demand.tsx'
import { PostPage } from '#app/features/blog/post-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { pageWithSeats } from '#app/page-seats.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/post'

/** An unknown slug is a page of its own, with status 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(services).showPost(params.slug)
  return found ? pageWithSeats(context, found) : data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function PostRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <PostNotFoundOnDemand />
  return <PostPage key={loaderData.slug} {...loaderData} />
}
