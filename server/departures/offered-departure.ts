import type { DepartureRow } from './departure-store.ts'

/** A departure as travellers see it; dates are YYYY-MM-DD. */
export type OfferedDeparture = {
  id: string
  startDate: string
  endDate: string
  totalSlots: number
  availableSlots: number
}

export function offeredDeparture(row: DepartureRow): OfferedDeparture {
  return {
    id: row.batchId,
    startDate: row.startDate,
    endDate: row.endDate,
    totalSlots: row.total,
    availableSlots: row.free,
  }
}
