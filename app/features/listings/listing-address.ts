import { noFilter, printFilter, type TripFilter } from '#domain/listings/trip-filter.ts'
import type { Nearest } from '#server/listings/show-nearest.ts'

/** Where a filtered list lives; `keep` are parameters beside the filter's, a search term for one, and `base` is what these say by themselves. */
export type ListingAddress = { path: string; keep?: Record<string, string>; base?: TripFilter }

export function addressOf({ path, keep = {}, base }: ListingAddress, filter: TripFilter): string {
  const kept = new URLSearchParams(keep).toString()
  const filtered = printFilter(filter, base).slice(1)
  const query = [kept, filtered].filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}

/** Where the ways on from an empty list lead; `otherwise` is the list without the words that a search looked up. */
export function waysOn(
  { changes }: Pick<Nearest, 'changes'>,
  address: ListingAddress,
  otherwise: ListingAddress = address,
): { label: string; count?: number; to: string }[] {
  return [
    ...changes.map(({ label, count, filter, otherWords }) => ({
      label,
      count,
      to: addressOf(otherWords ? otherwise : address, filter),
    })),
    { label: 'Show all trips', to: addressOf(address, noFilter) },
  ]
}
