import { moreOn } from '#domain/departures/date-prices.ts'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import { type DepartureRun, departureRun } from '#domain/departures/departure-run.ts'
import type { DepartureRow } from './departure-store.ts'

/** A departure as travellers see it; dates are YYYY-MM-DD. */
export type OfferedDeparture = {
  id: string
  startDate: string
  endDate: string
  totalSeats: number
  freeSeats: number
  /** What the date costs more, in rupees a head, or less. */
  more: number
  /** Null while nobody has said how many it takes. */
  run: DepartureRun | null
}

/** `today` is the date in India; the plan says what the date costs more. */
export function offeredDeparture(
  row: DepartureRow,
  today: string,
  plan: Pick<PlannableTrip, 'departures'>,
): OfferedDeparture {
  return {
    id: row.id,
    startDate: row.startDate,
    endDate: row.endDate,
    totalSeats: row.total,
    freeSeats: row.free,
    more: moreOn(plan, row.startDate),
    run: runOf(row, today),
  }
}

export function runOf(row: DepartureRow, today: string): DepartureRun | null {
  const { startDate, soldInAll, held, smallest, decideOn, decision } = row
  if (smallest === null || decideOn === null) return null
  return departureRun(
    { startDate, booked: soldInAll, held, smallest, decideOn, promised: decision === 'runs' },
    today,
  )
}

/** Of a row that was read: what `isSoldOn` asks the database. */
export function isSold(row: DepartureRow, today: string): boolean {
  const { onSale, startDate, decideOn, soldInAll, smallest, decision } = row
  const mayRun = decideOn === null || decideOn >= today || soldInAll >= (smallest ?? 0) || decision === 'runs'
  return onSale && startDate > today && mayRun
}
