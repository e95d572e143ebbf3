import { NearTrips, NoneLeft } from '#app/features/listings/on-demand/none-left.tsx'
import type { NearTrip } from '#server/listings/show-nearest.ts'
import { PopularSearches } from './popular-searches.tsx'

type NothingFoundProps = {
  failed: boolean
  ways: { label: string; count?: number; to: string }[]
  trips: NearTrip[]
  popular: string[]
  liked: NearTrip[]
}

/** What to try instead, where no trip has the words. */
export function NothingFound({ failed, ways, trips, popular, liked }: NothingFoundProps) {
  return (
    <div className="mt-6">
      {trips.length > 0 ? (
        <NoneLeft ways={ways} trips={trips} />
      ) : (
        <>
          <p className="display text-xl">No trips found.</p>
          <p className="mt-3 max-w-[40em] text-lg text-ink-2">
            {failed
              ? 'The search is not working just now. Please try again in a moment.'
              : 'None of our trips matches these words. A place, a month, a budget or a number of days works best: “Spiti”, “december”, “under 15000”, “3 days”. Or start from one of these.'}
          </p>
        </>
      )}
      {popular.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 font-strong">Popular Searches</h2>
          <PopularSearches keywords={popular} />
        </>
      )}
      {liked.length > 0 && (
        <div className="mt-10 m:mt-12">
          <NearTrips title="Trips that many like" trips={liked} />
        </div>
      )}
    </div>
  )
}
