import { useDeferredValue } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/overlays/drawer.tsx'
import { useLeaving } from '#app/ui/overlays/use-leaving.ts'
import { countTrips } from '#domain/listings/count-trips.ts'
import { countChosen, noFilter } from '#domain/listings/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { filterNames } from '../filter-labels.ts'
import type { ListingAddress } from '../listing-address.ts'
import type { FilterControl } from '../use-filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { FilterForm } from './filter-form.tsx'

type FilterDrawerProps = {
  address: ListingAddress
  control: FilterControl
  part: ListingPart
  onClose: () => void
}

/** The filters on a phone. Choices act behind the panel; the button says what they leave. */
export function FilterDrawer({ address, control, part, onClose }: FilterDrawerProps) {
  const { leaving, leave } = useLeaving(onClose)
  // The panel comes first and is filled while it slides in.
  const filled = useDeferredValue(true, false)
  return (
    <Drawer open leaving={leaving} onClose={leave} label="Filters">
      {filled && (
        <FilterForm address={address} control={control} onDone={leave} className="divide-y divide-line">
          {part.offered.map((name) => (
            <div key={name} className="py-5 first:pt-1">
              <h3 className="pb-2 text-[1.0625rem] font-strong">{filterNames[name]}</h3>
              <FilterFields
                name={name}
                filter={control.filter}
                counts={part.counts}
                prices={part.prices}
                firstMonth={part.firstMonth}
                onAmount={control.applyAmount}
              />
            </div>
          ))}
        </FilterForm>
      )}
      <div className="sticky bottom-0 -mx-5 mt-2 -mb-6 grid gap-1 bg-surface px-5 py-3 shadow-2 m:-mx-7 m:px-7">
        <p role="status" className="sr-only">
          {countTrips(part.total)}
        </p>
        <Button className="w-full" onClick={leave}>
          Show {countTrips(part.total)}
        </Button>
        <Button
          tone="quiet"
          size="s"
          className="w-full"
          disabled={countChosen(control.filter) === 0}
          onClick={() => control.apply(({ sort }) => ({ ...noFilter, sort }))}
        >
          Clear all
        </Button>
      </div>
    </Drawer>
  )
}
