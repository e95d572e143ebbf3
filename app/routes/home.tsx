import { redirect } from 'react-router'
import { HomePage, type HomePageProps } from '#app/features/home/home-page.tsx'
import { loadFrontPage } from '#app/features/home/home-scripts.ts'
import { addressOf } from '#app/features/listings/listing-address.ts'
import { loadThroughResultsCache } from '#app/features/search/results-cache.ts'
import { searchedTerm } from '#app/features/search/search-path.ts'
import { searchResults } from '#app/features/search/search-scripts.ts'
import { pageMeta } from '#app/features/site/page-meta.ts'
import { pageWithSeats } from '#app/page-seats.ts'
import { services } from '#app/services.ts'
import { isCanonical } from '#domain/listings/filter-parameters.ts'
import type { PageHead } from '#server/pages/page-head.ts'
import type { Route } from './+types/home'

export async function loader({ url, context }: Route.LoaderArgs): Promise<HomeData> {
  const { showHome, showResults } = context.get(services)
  const query = url.searchParams
  const term = searchedTerm(query)
  if (!term) {
    const { head, ...home } = pageWithSeats(context, await showHome())
    return { head, shown: { home, found: null } }
  }
  const { head, said, ...found } = pageWithSeats(context, await showResults(term, query))
  const asked = found.results.part?.filter
  // A form sent without JavaScript names every field; the address people share is the short one.
  if (asked && !isCanonical(query, asked, said))
    throw redirect(addressOf({ path: '/', keep: { search: term }, base: said }, asked))
  return { head, shown: { home: null, found } }
}

type HomeData = { head: PageHead; shown: HomePageProps }

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
  const loadScripts = term ? searchResults.load : loadFrontPage
  const [data] = await Promise.all([
    loadThroughResultsCache(url.href, loadPage, ({ shown }) => shown.found?.results.part === null),
    loadScripts().catch(() => null),
  ])
  return data
}

/** What is shown when the server can't be reached: the empty list of a search that failed. */
function failedSearch(term: string, error: unknown): HomeData {
  console.warn('search failed:', error)
  const results = { term, text: term, lookedUp: null, kind: null, part: null, popular: [], liked: [] }
  return {
    shown: { home: null, found: { results } },
    head: {
      title: `Trips for “${term}”`,
      description: '',
      canonical: `${location.origin}/`,
      robots: 'noindex',
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head)

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.shown} />
}
