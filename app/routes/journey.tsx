import { JourneyPage } from '#app/features/account/journey/journey-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/journey'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(services).showAccount('/my-trips/journey')
}

/** Which journey is meant is known in the browser alone. */
export function shouldRevalidate() {
  return false
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Journey({ loaderData: { title, loggedOut } }: Route.ComponentProps) {
  return <JourneyPage title={title} loggedOut={loggedOut} />
}
