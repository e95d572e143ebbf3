import { startTransition, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '#app/ui/after-paint.ts'
import { takeLayerEntry } from '#app/ui/overlays/layer-entry.ts'
import type { TripFilter } from '#domain/listings/trip-filter.ts'
import { addressOf, type ListingAddress } from './listing-address.ts'

export type FilterControl = {
  /** What is chosen, answered at once; the list follows. */
  filter: TripFilter
  /** Changes what was chosen last, drawn or not. */
  apply: (change: (filter: TripFilter) => TripFilter) => void
  /** Another largest price, or none. */
  applyAmount: (max: number | null) => void
  /** The list on screen is not yet the one asked for. */
  pending: boolean
}

/** The filter of the address, and a way to change it that keeps the place on the page. */
export function useFilter(address: ListingAddress, shown: TripFilter): FilterControl {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const [draft, setDraft] = useState({ from: shown, filter: shown, asked: true })
  // Another list has arrived, by a choice or by the back button. A choice made meanwhile is still to be asked for.
  if (draft.from !== shown) setDraft({ ...draft, from: shown, filter: draft.asked ? shown : draft.filter })
  const latest = useRef(draft.filter)
  useEffect(() => {
    latest.current = draft.filter
  }, [draft.filter])
  function apply(change: (filter: TripFilter) => TripFilter): void {
    const filter = change(latest.current)
    latest.current = filter
    setDraft({ from: shown, filter, asked: false })
    afterPaint(() => {
      startTransition(() => setDraft((last) => ({ ...last, asked: true })))
      navigate(addressOf(address, filter), { preventScrollReset: true, replace: takeLayerEntry() })
    })
  }
  return {
    filter: draft.filter,
    apply,
    applyAmount(max) {
      apply((last) => ({
        ...last,
        max,
        min: max !== null && last.min !== null && last.min > max ? null : last.min,
        page: 1,
      }))
    },
    pending: state === 'loading' && location?.pathname === address.path,
  }
}
