import { Suspense } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { FilteredTrips } from '#app/features/listings/filtered-trips.tsx'
import { addressOf } from '#app/features/listings/listing-address.ts'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { toast } from '#app/ui/toast.tsx'
import { useEachTime } from '#app/ui/use-each-time.ts'
import { countTrips } from '#domain/listings/count-trips.ts'
import { anyTrips, sayTerm } from '#domain/search/any-trips.ts'
import type { Results } from '#server/pages/show-results.ts'
import { searchParameter } from '../search-path.ts'

const nothing = loadOnDemand(() => import('./nothing-found.tsx').then(({ NothingFound }) => NothingFound))

/** What a search found, in place of the home page's sections. */
export function SearchResults({
  results: { term, text, base, lookedUp, part, popular },
}: {
  results: Results
}) {
  useResultToast(term, part?.total ?? 0)
  const address = { path: '/', keep: { [searchParameter]: text }, base }
  return (
    <section aria-labelledby="results" className="pt-12 m:pt-18">
      <div className="wrap">
        <Heading term={term} />
      </div>
      {part?.all ? (
        <div className="mt-4 m:mt-5">
          <FilteredTrips
            address={address}
            part={part}
            partAt={(page) => addressOf({ ...address, path: '/api/listings' }, { ...part.filter, page })}
            lookedUp={lookedUp === null ? null : { words: lookedUp, without: anywhere }}
          />
        </div>
      ) : (
        <div className="wrap">
          <Suspense>
            <nothing.Component failed={!part} popular={popular} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

/** All trips under the same filter, looked up by no word. */
const anywhere = { path: '/', keep: { [searchParameter]: anyTrips } }

function Heading({ term }: { term: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <h1 id="results" className="display min-w-0 text-2xl">
        {sayTerm(term)}
      </h1>
      <PageLink
        to="/"
        className="inline-flex min-h-11 items-center font-label text-peacock underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Clear search
      </PageLink>
    </div>
  )
}

/** Says what was found to those who just asked, not to those who come back to it. */
function useResultToast(term: string, total: number): void {
  const { key, state } = useLocation()
  const wasAsked = useNavigationType() !== 'POP' && (state as { asked?: boolean } | null)?.asked === true
  useEachTime(key, () => {
    if (!wasAsked) return
    if (total === 0) {
      toast({
        title: 'No trips found',
        description: 'Try different search terms or explore our featured trips',
        tone: 'destructive',
      })
    } else toast({ title: `Found ${countTrips(total)}`, description: `Showing results for ${term}` })
  })
}
