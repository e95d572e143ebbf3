import { SlidersHorizontal } from 'lucide'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { HydrateWhenNear } from '#app/ui/sections/hydrate-when-near.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import { shortList } from '#domain/listings/short-list.ts'
import { countChosen } from '#domain/listings/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { ActiveFilters, type LookedUp } from './active-filters.tsx'
import { filterNames, sayChosen } from './filter-labels.ts'
import { addressOf, type ListingAddress, waysOn } from './listing-address.ts'
import { pillLook } from './pill-look.ts'
import { SortSelect } from './sort-select.tsx'
import { TripResults } from './trip-results.tsx'
import { useFilter } from './use-filter.ts'

const drawer = loadOnDemand(() =>
  import('./on-demand/filter-drawer.tsx').then(({ FilterDrawer }) => FilterDrawer),
)

const empty = loadOnDemand(() => import('./on-demand/empty-list.tsx').then(({ EmptyList }) => EmptyList))

const noneLeft = loadOnDemand(() => import('./on-demand/none-left.tsx').then(({ NoneLeft }) => NoneLeft))

/** The filters behind their buttons come after the page, and where a phone shows none not at all. */
const pops = loadOnDemand(() => import('./on-demand/filter-pops.tsx').then(({ FilterPops }) => FilterPops))

type FilteredTripsProps = {
  address: ListingAddress
  part: ListingPart
  /** Where a page of this list is had as data. */
  partAt: (page: number) => string
  lookedUp?: LookedUp | null
  /** In place of the number of trips, where the page has no other. */
  heading?: ReactNode
}

/** A list under its filters, which stay in sight where it is long; on phones they open from the side. All of it lives in the address. */
export function FilteredTrips({ address, part, partAt, lookedUp, heading }: FilteredTripsProps) {
  const control = useFilter(address, part.filter)
  const [drawerOpen, setDrawerOpen] = useState(false)
  if (part.all === 0) {
    return (
      <div className="wrap">
        <Suspense>
          <empty.Component />
        </Suspense>
      </div>
    )
  }
  return (
    <>
      <FilterBar
        address={address}
        control={control}
        part={part}
        lookedUp={lookedUp}
        onDrawer={() => setDrawerOpen(true)}
      />
      <section id="trips" tabIndex={-1} aria-label="Trips" className="wrap outline-none">
        <div className="flex items-center gap-3 pb-2 m:pt-8 m:pb-5">
          {heading}
          <h2 className="sr-only">Trips</h2>
          <p role="status" className={heading || part.nearest ? 'sr-only' : 'font-strong tabular-nums'}>
            {countTrips(part.total)}
          </p>
          {!part.nearest && (
            <>
              <SortSelect control={control} offered={part.sorts} />
              <div className="hidden noscript:block">
                <Button type="submit" form="trip-filters" tone="ghost" size="s">
                  Sort
                </Button>
              </div>
            </>
          )}
        </div>
        {part.nearest ? (
          <Suspense>
            <noneLeft.Component
              told={heading}
              ways={waysOn(part.nearest, address, lookedUp?.without)}
              trips={part.nearest.trips}
            />
          </Suspense>
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

type FilterBarProps = Pick<FilteredTripsProps, 'address' | 'part' | 'lookedUp'> & {
  control: ReturnType<typeof useFilter>
  onDrawer: () => void
}

/** On phones a button, elsewhere every filter behind a button of its own; then what narrows the list, on phones also what is asked for most. */
function FilterBar({ address, control, part, lookedUp, onDrawer }: FilterBarProps) {
  const { filter } = control
  const chosen = countChosen(filter)
  // As many as chips stand beside it: what a search looked up is one of them.
  const active = chosen && lookedUp ? chosen + 1 : chosen
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
      className={`bg-paper ${isLong ? 'sticky top-15 z-20 m:top-21 [@media(scripting:none)]:static flat:static' : 'relative z-20'}`}
    >
      <div className="wrap flex items-center gap-2 py-2 max-l:wide-strip max-l:fading-sides max-l:has-[#filters:target]:flex-wrap l:flex-wrap">
        <a {...opensDrawer} className={pillLook(active > 0, 'l:hidden')}>
          <Icon node={SlidersHorizontal} size={18} />
          Filters{active > 0 && ` (${active})`}
        </a>
        {/* Without JavaScript the phone's button leads here, which shows it. */}
        <HydrateWhenNear
          as="aside"
          id="filters"
          label="Filters"
          className="max-l:order-last max-l:w-full max-l:not-target:hidden"
        >
          <pops.Component address={address} control={control} part={part} />
        </HydrateWhenNear>
        {/* Of what was chosen last: a chip pressed before the list follows must not take that back. */}
        <ActiveFilters address={address} part={{ ...part, filter: control.filter }} lookedUp={lookedUp} />
        {part.offered.slice(0, 2).map(
          (name) =>
            sayChosen(name, filter, part.firstMonth) === null && (
              <a key={name} {...opensDrawer} className={pillLook(false, 'l:hidden noscript:hidden')}>
                {filterNames[name]}
              </a>
            ),
        )}
      </div>
    </div>
  )
}
