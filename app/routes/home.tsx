import { HomePage } from '#app/features/home/home-page.tsx'
import { keepResults } from '#app/features/search/keep-results.ts'
import { loadResults } from '#app/features/search/load-results.ts'
import { pageState, services } from '#app/services.ts'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, siteUrl, picture, catalogue, cards, search } = context.get(services)
  const page = context.get(pageState)
  page.lifetime = 'seats'
  const query = new URL(request.url).searchParams
  const results = await loadResults({ search, catalogue, cards, report: page.report }, query)
  return {
    results,
    popular: results ? [] : await cards(catalogue.listTrips('popular')),
    hero: { wide: picture('hero/desert', 'banner'), phone: picture('hero/desert', 'tall') },
    title: results ? `Trips for “${results.term}” | ${site.name}` : `${site.name}: ${site.tagline}`,
    description: site.description,
    canonical: `${siteUrl}/`,
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keepResults(request.url, serverLoader)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
        ...(loaderData.results ? [{ name: 'robots', content: 'noindex' }] : []),
      ]
    : []

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
