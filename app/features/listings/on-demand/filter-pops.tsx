import { ChevronDown } from 'lucide'
import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { countTrips } from '#domain/listings/count-trips.ts'
import type { FilterName } from '#domain/listings/offered-filters.ts'
import type { TripFilter } from '#domain/listings/trip-filter.ts'
import type { ListingPart } from '#server/listings/listings.ts'
import { filterNames, sayChosen } from '../filter-labels.ts'
import type { ListingAddress } from '../listing-address.ts'
import { pillLook } from '../pill-look.ts'
import type { FilterControl } from '../use-filter.ts'
import { FilterFields } from './filter-fields.tsx'
import { FilterForm } from './filter-form.tsx'

/** Filters that few ask for stand behind one button. */
const rare: FilterName[] = ['from', 'suits', 'without', 'rating', 'discount', 'seats']

type FilterPopsProps = { address: ListingAddress; control: FilterControl; part: ListingPart }

/** The filters beside each other, each behind its own button. */
export function FilterPops({ address, control, part }: FilterPopsProps) {
  const { filter } = control
  const box = useRef<HTMLDivElement>(null)
  useClosing(box)
  const closeAll = () => box.current && closePops(box.current)
  const single = part.offered.filter((name) => !rare.includes(name))
  const more = part.offered.filter((name) => rare.includes(name))
  return (
    <FilterForm id="trip-filters" address={address} control={control} onDone={closeAll} className="">
      <div ref={box} className="flex gap-2 max-l:flex-col">
        {single.map((name) => (
          <Pop
            key={name}
            names={[name]}
            label={filterNames[name]}
            filter={filter}
            part={part}
            control={control}
          />
        ))}
        {more.length > 0 && <Pop names={more} label="More" filter={filter} part={part} control={control} />}
      </div>
    </FilterForm>
  )
}

type PopProps = {
  names: FilterName[]
  label: string
  filter: TripFilter
  part: ListingPart
  control: FilterControl
}

function Pop({ names, label, filter, part, control }: PopProps) {
  const said = names
    .map((name) => sayChosen(name, filter, part.firstMonth))
    .filter((chosen) => chosen !== null)
  return (
    <details name="filter" className="group/pop relative">
      <summary className={pillLook(false, 'list-none [&::-webkit-details-marker]:hidden')}>
        {label}
        {/* Seen in the chips beside it. */}
        {said.length > 0 && <span className="sr-only">: {said.join(', ')}</span>}
        <Icon
          node={ChevronDown}
          size={18}
          className="text-ink-3 transition-[rotate] group-open/pop:rotate-180"
        />
      </summary>
      <div
        className={`z-10 mt-2 grid gap-5 rounded-l bg-surface p-5 shadow-3 l:absolute l:top-full l:left-0 ${names.length > 1 ? 'l:w-168 l:grid-cols-3' : 'l:w-88'}`}
      >
        {names.map((name) => (
          <FilterFields
            key={name}
            name={name}
            filter={filter}
            counts={part.counts}
            prices={part.prices}
            firstMonth={part.firstMonth}
            onAmount={control.applyAmount}
            titled={names.length > 1}
          />
        ))}
        <Button type="submit" size="s" className="col-span-full w-full">
          <span className="noscript:hidden">Show {countTrips(part.total)}</span>
          <span className="hidden noscript:inline">Show trips</span>
        </Button>
      </div>
    </details>
  )
}

function closePops(box: HTMLElement, except?: Node): void {
  for (const pop of box.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (except && pop.contains(except)) continue
    if (pop.contains(document.activeElement)) pop.querySelector('summary')?.focus()
    pop.open = false
  }
}

/** Closes what is open on a press elsewhere, when the focus goes on, and on Escape, which gives the focus back to its button. */
function useClosing(box: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', ({ target }) => closePops(element, target as Node), { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && closePops(element), { signal })
    document.addEventListener(
      'focusin',
      ({ target }) => {
        // A press on plain text gives the focus to what holds the page.
        if (target instanceof Node && !target.contains(element)) closePops(element, target)
      },
      { signal },
    )
    return () => listening.abort()
  }, [box])
}
