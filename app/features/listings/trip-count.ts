import { countTrips } from '#domain/listings/count-trips.ts'

/** '8 trips', 'Showing 24 of 107 trips', 'Showing 13 to 24 of 107 trips'. */
export function countShown({ start, shown, total }: { start: number; shown: number; total: number }): string {
  if (start === 0 && shown >= total) return countTrips(total)
  const range = start === 0 ? shown : `${start + 1} to ${start + shown}`
  return `Showing ${range} of ${countTrips(total)}`
}
