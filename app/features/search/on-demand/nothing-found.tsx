import { MessageCircle } from 'lucide'
import { PlanTripButton } from '#app/features/enquiry/plan-trip-button.tsx'
import { NearTrips, NoneLeft } from '#app/features/listings/on-demand/none-left.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { NearTrip } from '#server/listings/show-nearest.ts'
import { PopularSearches } from './popular-searches.tsx'

type NothingFoundProps = {
  term: string
  failed: boolean
  ways: { label: string; count?: number; to: string }[]
  trips: NearTrip[]
  popular: string[]
  liked: NearTrip[]
}

/** What to try instead, where no trip has the words. */
export function NothingFound({ term, failed, ways, trips, popular, liked }: NothingFoundProps) {
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
              : `Nothing fits “${term}”. A place, a month, a budget or a number of days works best: “Spiti”, “december”, “under\u00a015000”, “3\u00a0days”.`}
          </p>
          <AskUs term={term} />
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
          <NearTrips title="Trips many people like" trips={liked} />
        </div>
      )}
    </div>
  )
}

/** A person may know what no search does. */
function AskUs({ term }: { term: string }) {
  const site = useSite()
  if (!site) return null
  const text = encodeURIComponent(`Hello ${site.name}, do you have a trip for “${term}”?`)
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <a
        href={`https://wa.me/${site.whatsapp}?text=${text}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonLook('primary', 's')}
      >
        <Icon node={MessageCircle} size={18} />
        <span>
          Ask on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </span>
      </a>
      <PlanTripButton className={buttonLook('ghost', 's')}>Plan Trip</PlanTripButton>
    </div>
  )
}
