import { CompareTrayHost } from '#app/features/trips/cards/compare-tray-host.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { printFilter } from '#domain/listings/trip-filter.ts'
import type { ListingPageData } from '#server/pages/show-listing.ts'
import { FilteredTrips } from '../filtered-trips.tsx'

/** `address` is the one of its names by which the listing was asked for. */
type ListingPageProps = { listing: Omit<ListingPageData, 'head'>; address: string }

export function ListingPage({ listing, address }: ListingPageProps) {
  const { title, intro, path, trail, part } = listing
  return (
    // On a phone the trips come before the words about them, on a wide screen these stand beside the title.
    <div className="flex flex-col pt-3 m:pt-8">
      <div className="items-end gap-x-14 max-l:contents l:wrap l:grid l:grid-cols-2">
        <header className="max-l:wrap m:mb-3">
          <Breadcrumbs trail={trail} />
          <h1 className="display mt-1 text-xl m:mt-4 m:text-3xl">{title}</h1>
        </header>
        <div className="max-l:wrap max-m:order-last max-m:mt-12 m:mb-3">
          <p className="text-lg text-pretty text-ink-2">{intro}</p>
        </div>
      </div>
      <FilteredTrips
        key={address}
        address={{ path: address }}
        part={part}
        partAt={(page) => `/api/listings${path}${printFilter({ ...part.filter, page })}`}
      />
      <CompareTrayHost />
    </div>
  )
}
