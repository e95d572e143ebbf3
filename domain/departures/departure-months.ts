import { monthNames } from '#domain/calendar/month-names.ts'

type Dated = { startDate: string; freeSeats: number }

/** A month with dates: '2027-01', 'Jan ’27', and how many of its dates have a seat. */
export type DepartureMonth = { month: string; label: string; onSale: number }

/** The month of a date: 2027-01. */
export function monthOf({ startDate }: { startDate: string }): string {
  return startDate.slice(0, 7)
}

/** In their order; a month of another year than today's names it. */
export function departureMonths(departures: readonly Dated[], today: string): DepartureMonth[] {
  const months = [...new Set(departures.map(monthOf))]
  return months.map((month) => ({
    month,
    label: labelOf(month, today),
    onSale: departures.filter((departure) => monthOf(departure) === month && departure.freeSeats > 0).length,
  }))
}

/** The first date that can still be had from this one on, in its month. */
export function onSaleFrom<Departure extends Dated>(
  departures: readonly Departure[],
  date: string,
): Departure | undefined {
  const month = date.slice(0, 7)
  return departures.find(
    (departure) => departure.startDate >= date && monthOf(departure) === month && departure.freeSeats > 0,
  )
}

function labelOf(month: string, today: string): string {
  const name = monthNames[Number(month.slice(5)) - 1]?.slice(0, 3) ?? ''
  return month.slice(0, 4) === today.slice(0, 4) ? name : `${name} ’${month.slice(2, 4)}`
}
