import { ChevronDown } from 'lucide'
import { type ChangeEvent, memo, startTransition, useOptimistic, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Facet, type FacetName, facets } from '#domain/listings/trip-facets.ts'
import { choose, type TripFilter } from '#domain/listings/trip-filter.ts'
import type { ListingAddress } from './listing-address.ts'
import type { FilterControl } from './use-filter.ts'

/** Open from the start; the others open when something in them is chosen, and none closes by itself. */
const openAtFirst: FacetName[] = ['price', 'duration', 'month']

type FilterFormProps = {
  address: ListingAddress
  control: FilterControl
  counts: Record<FacetName, number[]>
  /** Names the form for controls that stand outside of it. */
  id?: string
}

/** One choice of each kind. With JavaScript each choice acts at once, without it a button sends them together. */
export const FilterForm = memo(function FilterForm({ address, control, counts, id }: FilterFormProps) {
  const { filter, apply } = control
  /** One listener for all of them, so that a choice draws only the groups that it changes; its own group answers first. */
  function onChange({ target }: ChangeEvent<HTMLFormElement>): void {
    const { name, value } = target
    startTransition(() => apply((last) => choose(last, name as FacetName, value || null)))
  }
  return (
    <form
      id={id}
      method="get"
      action={address.path}
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault()
        apply((last) => last)
      }}
      className="divide-y divide-line"
    >
      {Object.entries(address.keep ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets
        .filter(({ name }) => filter.chosen[name] || counts[name].slice(0, -1).some((count) => count > 0))
        .map((facet) => (
          <FacetGroup
            key={facet.name}
            facet={facet}
            chosen={filter.chosen[facet.name] ?? ''}
            counts={counts[facet.name]}
          />
        ))}
      <div className="hidden pt-5 noscript:block">
        <Button type="submit" className="w-full">
          Show trips
        </Button>
      </div>
    </form>
  )
})

type FacetGroupProps = { facet: Facet; chosen: string; counts: number[] }

const FacetGroup = memo(function FacetGroup({ facet, chosen, counts }: FacetGroupProps) {
  const { name, label, any, note, choices } = facet
  const [open, setOpen] = useState(openAtFirst.includes(name))
  const [seen, show] = useOptimistic(chosen)
  if (chosen !== '' && !open) setOpen(true)
  return (
    <details open={open} className="group/facet py-1.5">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-s font-strong [&::-webkit-details-marker]:hidden">
        {label}
        <Icon
          node={ChevronDown}
          size={18}
          className="text-ink-3 transition-[rotate] group-open/facet:rotate-180"
        />
      </summary>
      <fieldset
        className="pb-2.5"
        onChange={({ target }: { target: EventTarget }) => {
          if (target instanceof HTMLInputElement) startTransition(() => show(target.value))
        }}
      >
        <legend className="sr-only">{label}</legend>
        {note && <p className="pb-1 text-sm text-pretty text-ink-3">{note}</p>}
        <ChoiceRow name={name} value="" label={any} count={counts.at(-1) ?? 0} checked={seen === ''} />
        {choices.map(({ value, label }, i) => (
          <ChoiceRow
            key={value}
            name={name}
            value={value}
            label={label}
            count={counts[i] ?? 0}
            checked={seen === value}
          />
        ))}
      </fieldset>
    </details>
  )
})

type ChoiceRowProps = {
  name: keyof TripFilter['chosen']
  value: string
  label: string
  count: number
  checked: boolean
}

/** React asks every controlled field for a listener; the form has it. */
const heardByForm = () => {}

function ChoiceRow({ name, value, label, count, checked }: ChoiceRowProps) {
  const leadsNowhere = count === 0 && value !== '' && !checked
  return (
    <label
      className={`flex min-h-9 items-center gap-3 rounded-s text-[0.9375rem] ${leadsNowhere ? 'text-edge' : 'cursor-pointer hover:text-madder-deep'}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={leadsNowhere}
        onChange={heardByForm}
        className="size-4.5 shrink-0 accent-madder"
      />
      <span className={`min-w-0 grow ${checked ? 'font-strong' : ''}`}>{label}</span>
      <span className={`text-sm tabular-nums ${leadsNowhere ? '' : 'text-ink-3'}`}>
        {count} <span className="sr-only">{count === 1 ? 'trip' : 'trips'}</span>
      </span>
    </label>
  )
}
