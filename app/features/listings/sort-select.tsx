import { ChevronDown } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { Sort } from '#domain/listings/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import type { FilterControl } from './use-filter.ts'

/** At the end of the line above the list; its words stand beside their arrow, whichever is chosen. */
export function SortSelect({ control, offered }: { control: FilterControl; offered: ListingPart['sorts'] }) {
  return (
    <div className="relative ml-auto shrink-0">
      <select
        form="trip-filters"
        name="sort"
        aria-label="Sort by"
        value={control.filter.sort}
        onChange={({ target }) => control.apply((last) => ({ ...last, sort: target.value as Sort, page: 1 }))}
        className="min-h-11 cursor-pointer appearance-none rounded-s bg-transparent pr-6 text-[max(1rem,16px)] font-label text-peacock [text-align-last:right] hover:text-ink"
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
        className="pointer-events-none absolute top-1/2 right-0 -translate-y-1/2 text-peacock"
      />
    </div>
  )
}
