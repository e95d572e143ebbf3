import { type ChangeEvent, type FormEvent, type ReactNode, startTransition } from 'react'
import { type FacetName, facets } from '#domain/listings/trip-facets.ts'
import { choose, toggleMonth } from '#domain/listings/trip-filter.ts'
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
  const { apply } = control
  /** One listener for all of them, so that a choice draws only what it changes; its own group answers first. */
  function onChange({ target }: ChangeEvent<HTMLFormElement>): void {
    const { name, value } = target
    if (facets.every((facet) => facet.name !== name)) return
    startTransition(() =>
      apply((last) =>
        name === 'month' ? toggleMonth(last, value) : choose(last, name as FacetName, value || null),
      ),
    )
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    onDone?.()
  }
  return (
    <form
      id={id}
      method="get"
      action={address.path}
      onChange={onChange}
      onSubmit={onSubmit}
      className={className}
    >
      {Object.entries(address.keep ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
