import { data } from 'react-router'
import { BlogPage } from '#app/features/blog/blog-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/blog'

/** A tab or a page that there is not is not found. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const shown = context
    .get(services)
    .showBlog({ tab: searchParams.get('tab'), page: searchParams.get('page') })
  if (!shown) throw data(null, { status: 404 })
  return shown
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />
}
