import { addDays, daysBetween } from '#domain/calendar/calendar-date.ts'

/** Departures for trips whose content names none, on a grid of days that stands still whatever today is. */

const gridStart = '2025-01-04'
const gridDays = 15

export const generatedCount = 6
export const generatedSeats = 15
export const generatedSmallest = 6
export const generatedDecideDays = 14

const fallbackNotice = 7
const fallbackDays = 5
const fallbackSeats = 20
const fallbackPrice = 25000
const fallbackPriceStep = 2000

type GridDay = { index: number; id: string; startDate: string }

/** The days of the grid after a day, in order, without end. */
export function* gridDaysAfter(day: string): Generator<GridDay> {
  for (let index = Math.floor(daysBetween(gridStart, day) / gridDays) + 1; ; index++) {
    yield { index, id: `batch-${index}`, startDate: addDays(gridStart, index * gridDays) }
  }
}

export type FallbackDeparture = {
  id: string
  startDate: string
  endDate: string
  totalSeats: number
  availableSeats: number
  /** Whole rupees. */
  price: number
}

/**
 * For the fallback detail: six departures from a week ahead on. The price steps with the place on the grid, so that any
 * six in a row show all six prices and a departure keeps its own as it draws nearer.
 */
export function fallbackDepartures(today: string): FallbackDeparture[] {
  const departures: FallbackDeparture[] = []
  for (const { index, id, startDate } of gridDaysAfter(addDays(today, fallbackNotice - 1))) {
    if (departures.length === generatedCount) break
    departures.push({
      id,
      startDate,
      endDate: addDays(startDate, fallbackDays - 1),
      totalSeats: fallbackSeats,
      availableSeats: fallbackSeats,
      price: fallbackPrice + fallbackPriceStep * (index % generatedCount),
    })
  }
  return departures
}
