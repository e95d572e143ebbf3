import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { TripCard } from '#app/features/trips/trip-card.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.tsx'
import type { Results } from './load-results.ts'
import { PopularSearches } from './popular-searches.tsx'
import { searchPath } from './search-path.ts'

const firstScreen = 4

/** What a search found, in place of the home page's sections. */
export function SearchResults({ results }: { results: Results }) {
  const { term, total, first, cards, popular } = results
  useResultToast(term, total)
  if (total === 0) return <NothingFound term={term} popular={popular} />
  const last = first + cards.length - 1
  return (
    <section aria-labelledby="results" className="wrap pt-12 m:pt-18">
      <Heading term={term} />
      <h2 className="mt-3 text-lg text-ink-2">
        {cards.length === total ? countOf(total) : `${first} to ${last} of ${countOf(total)}`}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-12 s:grid-cols-2 m:mt-10 m:grid-cols-3 l:grid-cols-4">
        {cards.map((trip, i) => (
          <li key={trip.id}>
            <TripCard
              trip={trip}
              priority={i < firstScreen}
              sizes="(width < 480px) 90vw, (width < 768px) 45vw, (width < 1024px) 30vw, 300px"
            />
          </li>
        ))}
      </ul>
      <nav aria-label="Pages of results" className="mt-12 flex flex-wrap justify-center gap-3 empty:hidden">
        {results.previousPage && (
          <Link to={searchPath(term, results.previousPage)} className={buttonLook('ghost')}>
            Previous trips
          </Link>
        )}
        {results.nextPage && (
          <Link to={searchPath(term, results.nextPage)} className={buttonLook('ghost')}>
            More trips ({total - last} remaining)
          </Link>
        )}
      </nav>
    </section>
  )
}

function NothingFound({ term, popular }: { term: string; popular: string[] }) {
  return (
    <section aria-labelledby="results" className="wrap pt-12 m:pt-18">
      <Heading term={term} />
      <p className="mt-4 max-w-[40em] text-lg text-ink-2">
        Nothing of ours matches these words yet. A place, a month, a budget or a number of days works best:
        “Spiti”, “december”, “under 15000”, “3 days”. Or start from one of these.
      </p>
      <h2 className="mt-8 mb-3 font-strong">Popular Searches</h2>
      <PopularSearches keywords={popular} />
    </section>
  )
}

function Heading({ term }: { term: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <h1 id="results" className="display min-w-0 text-2xl">
        Trips for “{term}”
      </h1>
      <Link
        to="/"
        className="inline-flex min-h-11 items-center font-label text-peacock underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        Clear search
      </Link>
    </div>
  )
}

/** Says what was found to those who just asked, not to those who come back to it. */
function useResultToast(term: string, total: number): void {
  const { key, state } = useLocation()
  const wasAsked = useNavigationType() !== 'POP' && (state as { asked?: boolean } | null)?.asked === true
  const tell = useEffectEvent(() => {
    if (!wasAsked) return
    if (total === 0) {
      toast({
        title: 'No trips found',
        description: 'Try different search terms or explore our featured trips',
        tone: 'destructive',
      })
    } else toast({ title: `Found ${countOf(total)}`, description: `Showing results for ${term}` })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address tells once.
  useEffect(() => tell(), [key])
}

function countOf(total: number): string {
  return total === 1 ? '1 trip' : `${total} trips`
}
