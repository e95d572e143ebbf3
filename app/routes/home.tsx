import { redirect } from 'react-router'
import { HomePage, type HomePageProps } from '#app/features/home/home-page.tsx'
import { loadFront } from '#app/features/home/lazy-front.tsx'
import { loadHome } from '#app/features/home/load-home.ts'
import { addressOf } from '#app/features/listings/listing-address.ts'
import { keepResults } from '#app/features/search/keep-results.ts'
import { loadSearchResults } from '#app/features/search/lazy-results.tsx'
import { loadResults } from '#app/features/search/load-results.ts'
import { searchedTerm } from '#app/features/search/search-path.ts'
import { shareMeta } from '#app/features/site/share-meta.ts'
import { pageState, services } from '#app/services.ts'
import { isCanonical, parseFilter } from '#domain/listings/trip-filter.ts'
import type { Route } from './+types/home'

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(services)
  const { site, siteUrl, picture } = shop
  const page = context.get(pageState)
  const query = url.searchParams
  const filter = parseFilter(query)
  const results = await loadResults({ ...shop, report: page.report }, query)
  const part = results?.part
  if (part === null) page.keepAtMost('none')
  // A form sent without JavaScript names every field; the address people share is the short one.
  const asked = part?.filter.page === filter.page && isCanonical(query, filter)
  if (part && !asked) throw redirect(addressOf({ path: '/', keep: { search: results.term } }, part.filter))
  const shown: HomePageProps = results
    ? { home: null, found: { results, band: picture('hero/desert', 'banner') } }
    : { home: await loadHome(shop), found: null }
  return {
    shown,
    title: results ? `Trips for “${results.term}” | ${site.name}` : `${site.name}: ${site.tagline}`,
    description: site.description,
    canonical: `${siteUrl}/`,
    shareImage: shop.shareImage(),
  }
}

type HomeData = Awaited<ReturnType<typeof loader>>

/** A visitor who comes by a link gets the scripts with their data, so that the page appears whole. */
export async function clientLoader({
  url,
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<HomeData> {
  const term = searchedTerm(url.searchParams)
  const loadPage = (): Promise<HomeData> =>
    serverLoader().catch((error: unknown) => {
      // Redirects are thrown too, and whoever has gone elsewhere needs no answer.
      if (!term || error instanceof Response || request.signal.aborted) throw error
      return failedSearch(term, error)
    })
  const loadScripts = term ? loadSearchResults : loadFront
  const [data] = await Promise.all([
    keepResults(url.href, loadPage, ({ shown }) => shown.found?.results.part === null),
    loadScripts().catch(() => null),
  ])
  return data
}

/** What is shown when the server can't be reached: the empty list of a search that failed. */
function failedSearch(term: string, error: unknown): HomeData {
  console.warn('search failed:', error instanceof Error ? error.message : error)
  return {
    shown: { home: null, found: { results: { term, part: null, popular: [] }, band: null } },
    title: `Trips for “${term}”`,
    description: '',
    canonical: `${location.origin}/`,
    shareImage: undefined,
  }
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
