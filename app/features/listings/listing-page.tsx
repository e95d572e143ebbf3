import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { printFilter } from '#domain/listings/trip-filter.ts'
import type { Listing, ListingPart } from '#server/listings/listings.ts'
import { FilteredTrips } from './filtered-trips.tsx'

type ListingPageProps = { listing: Listing; path: string; part: ListingPart }

export function ListingPage({ listing, path, part }: ListingPageProps) {
  return (
    <div className="wrap pt-6 m:pt-8">
      <Breadcrumbs
        trail={[
          { label: 'Home', to: '/' },
          { label: listing.title, to: path },
        ]}
      />
      <header className="mt-4 mb-10 max-w-[44rem] m:mt-6 m:mb-14">
        <h1 className="display text-3xl">{listing.title}</h1>
        <p className="mt-4 text-lg text-ink-2">{listing.intro}</p>
      </header>
      <FilteredTrips
        key={path}
        address={{ path }}
        part={part}
        partAt={(page) => `/api/listings${listing.path}${printFilter({ ...part.filter, page })}`}
      />
    </div>
  )
}
