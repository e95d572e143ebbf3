import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { type FacetName, facets } from '#domain/listings/trip-facets.ts'
import { choose, readAmount, type Sort, type TripFilter, toggleMonth } from '#domain/listings/trip-filter.ts'
import type { ListingAddress } from '../listing-address.ts'
import type { FilterControl } from '../use-filter.ts'

type FilterFormProps = {
  address: ListingAddress
  control: FilterControl
  /** Names the form for controls that stand outside of it. */
  id?: string
  /** A press on 'Show trips': the list is there already. */
  onDone?: () => void
  className: string
  children: ReactNode
}

/** With JavaScript each choice acts at once, without it a button sends them together. */
export function FilterForm({ address, control, id, onDone, className, children }: FilterFormProps) {
  const { apply, applyAmount, filter } = control
  const form = useRef<HTMLFormElement>(null)
  function hear({ name, value, checked }: Pick<HTMLInputElement, 'name' | 'value' | 'checked'>): void {
    if (facets.every((facet) => facet.name !== name)) return
    // A choice may be heard twice, by React and as one that was there before: only the first changes anything.
    const withMonth = (last: TripFilter) =>
      new Set<string>(last.chosen.month).has(value) === checked ? last : toggleMonth(last, value)
    startTransition(() =>
      apply((last) => (name === 'month' ? withMonth(last) : choose(last, name as FacetName, value || null))),
    )
  }
  // What was chosen before this script came: React hears of no change that it has not seen.
  const hearEarlier = useEffectEvent(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLSelectElement && field.value !== filter.sort)
        apply((last) => ({ ...last, sort: field.value as Sort, page: 1 }))
      if (!(field instanceof HTMLInputElement)) continue
      if (field.name === 'max' && field.value !== field.defaultValue) applyAmount(readAmount(field.value))
      if (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')) hear(field)
    }
  })
  useEffect(() => hearEarlier(), [])
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    onDone?.()
  }
  return (
    <form
      ref={form}
      id={id}
      method="get"
      action={address.path}
      // One listener for all of them, so that a choice draws only what it changes; its own group answers first.
      onChange={({ target }: ChangeEvent<HTMLFormElement>) => hear(target as unknown as HTMLInputElement)}
      onSubmit={onSubmit}
      className={className}
    >
      {Object.entries(address.keep ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filter.when && <input type="hidden" name="when" value={filter.when} />}
      {children}
    </form>
  )
}
