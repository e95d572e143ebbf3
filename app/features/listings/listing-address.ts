import { printFilter, type TripFilter } from '#domain/listings/trip-filter.ts'

/** Where a filtered list lives; `keep` are parameters beside the filter's, a search term for one, and `base` is what these say by themselves. */
export type ListingAddress = { path: string; keep?: Record<string, string>; base?: TripFilter }

export function addressOf({ path, keep = {}, base }: ListingAddress, filter: TripFilter): string {
  const kept = new URLSearchParams(keep).toString()
  const filtered = printFilter(filter, base).slice(1)
  const query = [kept, filtered].filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}
