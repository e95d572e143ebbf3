import { PopularSearches } from '../popular-searches.tsx'

/** What to try instead. */
export function NothingFound({ failed, popular }: { failed: boolean; popular: string[] }) {
  return (
    <>
      <p className="display mt-6 text-xl">No trips found</p>
      <p className="mt-3 max-w-[40em] text-lg text-ink-2">
        {failed
          ? 'The search is not working just now. Please try again in a moment.'
          : 'None of our trips matches these words. A place, a month, a budget or a number of days works best: “Spiti”, “december”, “under 15000”, “3 days”. Or start from one of these.'}
      </p>
      {popular.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 font-strong">Popular Searches</h2>
          <PopularSearches keywords={popular} />
        </>
      )}
    </>
  )
}
