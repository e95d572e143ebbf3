import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { printFilter } from '#domain/listings/trip-filter.ts'
import type { ListingPageData } from '#server/pages/show-listing.ts'
import { FilteredTrips } from '../filtered-trips.tsx'

/** `address` is the one of its names by which the listing was asked for. */
type ListingPageProps = { listing: Omit<ListingPageData, 'head'>; address: string }

export function ListingPage({ listing, address }: ListingPageProps) {
  const { title, intro, path, trail, part } = listing
  return (
    <div className="pt-6 m:pt-8">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <header className="mt-3 mb-5 m:mt-4 m:mb-6">
          <h1 className="display text-3xl">{title}</h1>
          <p className="mt-3 max-w-[46rem] text-lg text-ink-2">{intro}</p>
        </header>
      </div>
      <FilteredTrips
        key={address}
        address={{ path: address }}
        part={part}
        partAt={(page) => `/api/listings${path}${printFilter({ ...part.filter, page })}`}
      />
    </div>
  )
}
