import { AboutPage } from '#app/features/about/about-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/about'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(services).showAbout()
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
