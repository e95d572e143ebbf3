import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/legal'

export function loader({ context, url }: Route.LoaderArgs) {
  return context.get(services).showLegal(url.pathname.startsWith('/terms') ? 'terms' : 'privacy')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
