import { ChevronDown } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { Sort } from '#domain/listings/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import type { FilterControl } from './use-filter.ts'

/** In the row of the filters, and as high as they are. */
export function SortSelect({ control, offered }: { control: FilterControl; offered: ListingPart['sorts'] }) {
  return (
    <div className="relative shrink-0 l:ml-auto">
      <select
        form="trip-filters"
        name="sort"
        aria-label="Sort by"
        value={control.filter.sort}
        onChange={({ target }) => control.apply((last) => ({ ...last, sort: target.value as Sort, page: 1 }))}
        className="min-h-11 cursor-pointer appearance-none rounded-pill bg-surface pr-10 pl-4 text-[max(1rem,16px)] font-label ring-[1.5px] ring-line ring-inset hover:ring-edge"
      >
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        node={ChevronDown}
        size={18}
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-ink-3"
      />
    </div>
  )
}
