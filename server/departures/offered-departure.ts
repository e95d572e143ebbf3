import type { DepartureRow } from './departure-store.ts'

/** A departure as travellers see it; dates are YYYY-MM-DD. */
export type OfferedDeparture = {
  id: string
  startDate: string
  endDate: string
  totalSeats: number
  freeSeats: number
}

export function offeredDeparture(row: DepartureRow): OfferedDeparture {
  return {
    id: row.id,
    startDate: row.startDate,
    endDate: row.endDate,
    totalSeats: row.total,
    freeSeats: row.free,
  }
}
