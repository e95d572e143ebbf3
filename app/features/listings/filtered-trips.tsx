import { SlidersHorizontal } from 'lucide'
import { useState } from 'react'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import { noFilter, type Sort, sorts } from '#domain/listings/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { ActiveFilters } from './active-filters.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterForm } from './filter-form.tsx'
import { addressOf, type ListingAddress } from './listing-address.ts'
import { TripResults } from './trip-results.tsx'
import { useFilter } from './use-filter.ts'

const drawer = loadOnDemand(() =>
  import('./on-demand/filter-drawer.tsx').then(({ FilterDrawer }) => FilterDrawer),
)

type FilteredTripsProps = {
  address: ListingAddress
  part: ListingPart
  /** Where a page of this list is had as data. */
  partAt: (page: number) => string
}

/** A list with its filters beside it, on phones behind a button. All of it lives in the address. */
export function FilteredTrips({ address, part, partAt }: FilteredTripsProps) {
  const control = useFilter(address, part.filter)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const active = Object.keys(control.filter.chosen).length
  if (part.all === 0) return <EmptyList because="category" clearTo={address.path} />
  return (
    <div className="gap-10 l:grid l:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)] xl:gap-12">
      {/* Without JavaScript the phone's button leads here, which shows it. */}
      <aside id="filters" aria-label="Filters" className="max-l:not-target:hidden max-l:pb-8">
        <FilterForm id="trip-filters" address={address} control={control} counts={part.counts} />
      </aside>
      <section id="trips" tabIndex={-1} aria-label="Trips" className="outline-none">
        <h2 className="sr-only">Trips</h2>
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <p role="status" className="grow font-strong tabular-nums max-s:w-full">
            {countTrips(part.total)}
          </p>
          {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it leads to the filters. */}
          <a
            href="#filters"
            aria-haspopup="dialog"
            className={buttonLook('ghost', 's', 'l:hidden')}
            onPointerDown={drawer.preload}
            onFocus={drawer.preload}
            onClick={(event) => drawer.open(event, () => setDrawerOpen(true))}
          >
            <Icon node={SlidersHorizontal} size={18} />
            {active > 0 ? `Filters (${active})` : 'Filters'}
          </a>
          <div className="flex min-w-0 items-center gap-2 max-s:grow">
            <Select
              form="trip-filters"
              name="sort"
              aria-label="Sort by"
              value={control.filter.sort}
              onChange={(event) =>
                control.apply((last) => ({ ...last, sort: event.target.value as Sort, page: 1 }))
              }
              className="w-52 max-s:w-auto max-s:grow"
            >
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <div className="hidden noscript:block">
              <Button type="submit" form="trip-filters" tone="ghost" size="s">
                Sort
              </Button>
            </div>
          </div>
        </div>
        <ActiveFilters address={address} filter={part.filter} />
        {part.total === 0 ? (
          <EmptyList because="filters" clearTo={addressOf(address, noFilter)} />
        ) : (
          <TripResults
            key={addressOf(address, part.filter)}
            address={address}
            part={part}
            partAt={partAt}
            stale={control.pending}
          />
        )}
      </section>
      {drawerOpen && (
        <drawer.Component
          address={address}
          control={control}
          part={part}
          onClose={() => setDrawerOpen(false)}
        />
      )}
    </div>
  )
}
