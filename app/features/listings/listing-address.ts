import { printFilter, type TripFilter } from '#domain/listings/trip-filter.ts'

/** Where a filtered list lives; `keep` are parameters beside the filter's, a search term for one. */
export type ListingAddress = { path: string; keep?: Record<string, string> }

export function addressOf({ path, keep = {} }: ListingAddress, filter: TripFilter): string {
  const kept = new URLSearchParams(keep).toString()
  const filtered = printFilter(filter).slice(1)
  const query = [kept, filtered].filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}
