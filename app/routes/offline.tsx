import { OfflinePage } from '#app/features/offline/page/offline-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/offline'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(services).showOffline()
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

/** What the service worker shows in place of a page that it has no copy of (app/worker/offline-page.ts). */
export default function Offline({ loaderData }: Route.ComponentProps) {
  return <OfflinePage {...loaderData} />
}
