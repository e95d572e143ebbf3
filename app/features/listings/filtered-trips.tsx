import { SlidersHorizontal } from 'lucide'
import { type ComponentProps, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import { shortList } from '#domain/listings/short-list.ts'
import { countChosen, noFilter } from '#domain/listings/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { ActiveFilters, type LookedUp } from './active-filters.tsx'
import { filterNames, sayChosen } from './filter-labels.ts'
import { addressOf, type ListingAddress } from './listing-address.ts'
import { pillLook } from './pill-look.ts'
import { SortSelect } from './sort-select.tsx'
import { TripResults } from './trip-results.tsx'
import { useFilter } from './use-filter.ts'

const drawer = loadOnDemand(() =>
  import('./on-demand/filter-drawer.tsx').then(({ FilterDrawer }) => FilterDrawer),
)

const empty = loadOnDemand(() => import('./on-demand/empty-list.tsx').then(({ EmptyList }) => EmptyList))

/** The page is painted first; the filters behind their buttons come right after it. */
const pops = loadOnDemand(() => import('./on-demand/filter-pops.tsx').then(({ FilterPops }) => FilterPops))

type FilteredTripsProps = {
  address: ListingAddress
  part: ListingPart
  /** Where a page of this list is had as data. */
  partAt: (page: number) => string
  lookedUp?: LookedUp | null
}

function Empty(props: ComponentProps<typeof empty.Component>) {
  return (
    <Suspense>
      <empty.Component {...props} />
    </Suspense>
  )
}

/** A list under its filters, which stay in sight where it is long; on phones they open from the side. All of it lives in the address. */
export function FilteredTrips({ address, part, partAt, lookedUp }: FilteredTripsProps) {
  const control = useFilter(address, part.filter)
  const [drawerOpen, setDrawerOpen] = useState(false)
  if (part.all === 0) {
    return (
      <div className="wrap">
        <Empty because="category" clearTo={address.path} />
      </div>
    )
  }
  return (
    <>
      <FilterBar address={address} control={control} part={part} onDrawer={() => setDrawerOpen(true)} />
      <section id="trips" tabIndex={-1} aria-label="Trips" className="wrap outline-none">
        <h2 className="sr-only">Trips</h2>
        <div className="-mx-5 flex items-center gap-x-3 overflow-x-auto px-5 py-3 [scrollbar-width:none] m:mx-0 m:flex-wrap m:overflow-visible m:px-0 m:py-3.5">
          <p role="status" className="flex min-h-11 shrink-0 items-center font-strong tabular-nums">
            {countTrips(part.total)}
          </p>
          <ActiveFilters address={address} filter={part.filter} lookedUp={lookedUp} />
        </div>
        {part.total === 0 ? (
          <Empty because="filters" clearTo={addressOf(address, noFilter)} />
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
    </>
  )
}

type FilterBarProps = Pick<FilteredTripsProps, 'address' | 'part'> & {
  control: ReturnType<typeof useFilter>
  onDrawer: () => void
}

/** On phones a button and what is asked for most, elsewhere every filter behind a button of its own. */
function FilterBar({ address, control, part, onDrawer }: FilterBarProps) {
  const { filter } = control
  const active = countChosen(filter)
  const isLong = part.all >= shortList
  const opensDrawer = {
    href: '#filters',
    'aria-haspopup': 'dialog',
    onPointerDown: drawer.preload,
    onFocus: drawer.preload,
    onClick: (event: Parameters<typeof drawer.open>[0]) => drawer.open(event, onDrawer),
  } as const
  return (
    <div
      data-filter-bar={isLong ? 'long' : 'short'}
      className={`border-b border-line bg-paper ${isLong ? 'sticky top-17 z-20 m:top-21 [@media(scripting:none)]:static' : 'relative z-20'}`}
    >
      <div className="wrap flex items-center gap-2 py-2.5 max-l:w-full max-l:overflow-x-auto max-l:px-[clamp(20px,4.4vw,64px)] max-l:[scrollbar-width:none] max-l:has-[#filters:target]:flex-wrap">
        <a {...opensDrawer} className={pillLook(active > 0, 'l:hidden')}>
          <Icon node={SlidersHorizontal} size={18} />
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </a>
        {/* Without JavaScript the phone's button leads here, which shows it. */}
        <aside
          id="filters"
          aria-label="Filters"
          className="max-l:order-last max-l:w-full max-l:not-target:hidden"
        >
          <Suspense>
            <pops.Component address={address} control={control} part={part} />
          </Suspense>
        </aside>
        <SortSelect control={control} offered={part.sorts} />
        <div className="hidden noscript:block">
          <Button type="submit" form="trip-filters" tone="ghost" size="s">
            Sort
          </Button>
        </div>
        {part.offered.slice(0, 2).map((name) => {
          const chosen = sayChosen(name, filter)
          return (
            <a key={name} {...opensDrawer} className={pillLook(chosen !== null, 'l:hidden noscript:hidden')}>
              {chosen ?? filterNames[name]}
            </a>
          )
        })}
      </div>
    </div>
  )
}
