import { redirect } from 'react-router'
import { HomePage } from '#app/features/home/home-page.tsx'
import { loadFront } from '#app/features/home/lazy-front.tsx'
import { loadHome } from '#app/features/home/load-home.ts'
import { addressOf } from '#app/features/listings/listing-address.ts'
import { keepResults } from '#app/features/search/keep-results.ts'
import { loadSearchResults } from '#app/features/search/lazy-results.tsx'
import { loadResults } from '#app/features/search/load-results.ts'
import { searchParameter } from '#app/features/search/search-path.ts'
import { shareMeta } from '#app/features/site/share-meta.ts'
import { pageState, services } from '#app/services.ts'
import { isCanonical, parseFilter } from '#domain/trip-filter.ts'
import type { Route } from './+types/home'

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(services)
  const { site, siteUrl, picture } = shop
  const page = context.get(pageState)
  page.lifetime = 'seats'
  const query = url.searchParams
  const filter = parseFilter(query)
  const results = await loadResults({ ...shop, report: page.report }, query)
  // A form sent without JavaScript names every field; the address people share is the short one.
  const asked = results && results.part.filter.page === filter.page && isCanonical(query, filter)
  if (results && !asked)
    throw redirect(addressOf({ path: '/', keep: { search: results.term } }, results.part.filter))
  return {
    shown: results
      ? { home: null, found: { results, band: picture('hero/desert', 'banner') } }
      : { home: await loadHome(shop), found: null },
    title: results ? `Trips for “${results.term}” | ${site.name}` : `${site.name}: ${site.tagline}`,
    description: site.description,
    canonical: `${siteUrl}/`,
    shareImage: shop.shareImage(),
  }
}

/** A visitor who comes by a link gets the scripts with their data, so that the page appears whole. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const loadScripts = url.searchParams.has(searchParameter) ? loadSearchResults : loadFront
  const [data] = await Promise.all([keepResults(url.href, serverLoader), loadScripts().catch(() => null)])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: 'description', content: loaderData.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
        ...(loaderData.shown.found
          ? [{ name: 'robots', content: 'noindex' }]
          : shareMeta({ ...loaderData, url: loaderData.canonical, image: loaderData.shareImage })),
      ]
    : []

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.shown} />
}
