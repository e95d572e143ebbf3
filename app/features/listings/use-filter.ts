import { useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { afterPaint } from '#app/ui/after-paint.ts'
import type { TripFilter } from '#domain/trip-filter.ts'
import { addressOf, type ListingAddress } from './listing-address.ts'

export type FilterControl = {
  /** What is chosen, answered at once; the list follows. */
  filter: TripFilter
  apply: (next: TripFilter) => void
  /** The list on screen is not yet the one asked for. */
  pending: boolean
}

/** The filter of the address, and a way to change it that keeps the place on the page. */
export function useFilter(address: ListingAddress, shown: TripFilter): FilterControl {
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const [draft, setDraft] = useState({ from: shown, filter: shown })
  // Another list has arrived, by a choice or by the back button.
  if (draft.from !== shown) setDraft({ from: shown, filter: shown })
  return {
    filter: draft.filter,
    apply(filter) {
      setDraft({ from: shown, filter })
      afterPaint(() => navigate(addressOf(address, filter), { preventScrollReset: true }))
    },
    pending: state === 'loading' && location?.pathname === address.path,
  }
}
