/** The term that stands for no words at all, beside filters. */
export const anyTrips = 'trips'

/** What stands over the results. */
export function sayTerm(term: string): string {
  return term === anyTrips ? 'All trips' : `Trips for “${term}”`
}
