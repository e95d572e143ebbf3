import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { FaqPage } from '#app/features/faq/faq-page.tsx'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { services } from '#app/services.ts'
import type { Route } from './+types/faq'

export function loader({ context, url }: Route.LoaderArgs) {
  return context.get(services).showFaq(url.searchParams.get('q') ?? '')
}

/** The page has every question already: a search changes the address alone. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}
