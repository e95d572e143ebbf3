import { type DateWindow, isWithin } from '#domain/calendar/date-window.ts'
import type { SaleFacts } from './trip-facets.ts'

/** By position, 1 where a trip has a date that lies in the window and, where months are chosen, starts in one of these. */
export function fittingDates(
  trips: readonly SaleFacts[],
  window: DateWindow,
  months: readonly number[],
): Uint8Array {
  const isChosen = (month: number) => months.length === 0 || months.includes(month)
  return Uint8Array.from(trips, ({ dates, months: season }) => {
    if (dates === null)
      return season.some((month) => window.months.includes(month) && isChosen(month)) ? 1 : 0
    return dates.some((stay) => isWithin(window, stay) && isChosen(Number(stay[0].slice(5, 7)))) ? 1 : 0
  })
}
