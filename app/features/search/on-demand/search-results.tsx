import { Suspense } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { FilteredTrips } from '#app/features/listings/filtered-trips.tsx'
import { addressOf, waysOn } from '#app/features/listings/listing-address.ts'
import { CompareTrayHost } from '#app/features/trips/cards/compare-tray-host.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { toast } from '#app/ui/toast.tsx'
import { useEachTime } from '#app/ui/use-each-time.ts'
import { countTrips } from '#domain/listings/count-trips.ts'
import { anyTrips, sayTerm } from '#domain/search/any-trips.ts'
import type { Results } from '#server/pages/show-results.ts'
import { rememberSearch } from '../recent-searches.ts'
import { searchParameter } from '../search-path.ts'

const nothing = loadOnDemand(() => import('./nothing-found.tsx').then(({ NothingFound }) => NothingFound))

/** What a search found, in place of the home page's sections. */
export function SearchResults({
  results: { term, text, base, lookedUp, kind, part, popular, liked },
}: {
  results: Results
}) {
  useResultToast(term, part?.total ?? 0)
  const address = { path: '/', keep: { [searchParameter]: text }, base }
  return (
    <section aria-labelledby="results" className="pt-1 m:pt-3">
      {part?.all ? (
        <FilteredTrips
          address={address}
          part={part}
          partAt={(page) => addressOf({ ...address, path: '/api/listings' }, { ...part.filter, page })}
          lookedUp={lookedUp === null ? null : { words: lookedUp, without: anywhere }}
          heading={<Heading term={term} total={part.total} kind={kind} />}
        />
      ) : (
        <div className="wrap">
          <h1 id="results" className="sr-only">
            {sayTerm(term)}
          </h1>
          <Suspense>
            <nothing.Component
              term={term}
              failed={!part}
              ways={part?.nearest ? waysOn(part.nearest, anywhere) : []}
              trips={part?.nearest?.trips ?? []}
              popular={popular}
              liked={liked}
            />
          </Suspense>
        </div>
      )}
      <CompareTrayHost />
    </section>
  )
}

/** All trips under the same filter, looked up by no word. */
const anywhere = { path: '/', keep: { [searchParameter]: anyTrips } }

type HeadingProps = Pick<Results, 'term' | 'kind'> & { total: number }

/** How many of which kind; that there are none is said in the specified words. The words themselves stand in the field above; who listens hears them here. */
function Heading({ term, kind, total }: HeadingProps) {
  const { one, many } = kind ?? { one: 'trip', many: 'trips' }
  return (
    <h1 id="results" className={`display min-w-0 text-xl m:text-2xl ${total ? '' : 'max-m:pt-5'}`}>
      {total ? `${total} ${total === 1 ? one : many}` : 'No trips found.'}
      {term !== anyTrips && <span className="sr-only"> for “{term}”</span>}
    </h1>
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
      return
    }
    rememberSearch(term)
    toast({ title: `Found ${countTrips(total)}`, description: `Showing results for ${term}` })
  })
}
