import { monthOf } from './periods.ts'
import type { OccupancyBy } from './report-filter.ts'

/** A departure and its seats. One that was cancelled has none. */
export type DepartureSeats = {
  tripId: string
  departureId: string
  startDate: string
  seats: number
  sold: number
  cancelled: boolean
}

export type OccupancyRow = {
  key: string
  departures: number
  cancelled: number
  seats: number
  sold: number
  of: DepartureSeats
}

/** By time. */
export function groupSeats(departures: DepartureSeats[], by: OccupancyBy): OccupancyRow[] {
  const rows = new Map<string, OccupancyRow>()
  for (const one of departures) {
    const { startDate, tripId, departureId, cancelled } = one
    const key = by === 'month' ? monthOf(startDate) : `${startDate} ${tripId} ${departureId}`
    const row = rows.get(key) ?? { key, departures: 0, cancelled: 0, seats: 0, sold: 0, of: one }
    row.departures += 1
    if (cancelled) row.cancelled += 1
    else {
      row.seats += one.seats
      row.sold += one.sold
    }
    rows.set(key, row)
  }
  return [...rows.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

export function sumSeats(rows: Omit<OccupancyRow, 'key' | 'of'>[]) {
  const sum = (name: 'departures' | 'cancelled' | 'seats' | 'sold') =>
    rows.reduce((total, row) => total + row[name], 0)
  return {
    departures: sum('departures'),
    cancelled: sum('cancelled'),
    seats: sum('seats'),
    sold: sum('sold'),
  }
}

/** In whole percent, downwards: a group is full when it is. Null where there are no seats. */
export function filledPercent({ seats, sold }: { seats: number; sold: number }): number | null {
  return seats === 0 ? null : Math.floor((sold * 100) / seats)
}
