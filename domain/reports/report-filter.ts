import { firstMonthOfYear, monthOf, monthsBetween, readMonth } from './periods.ts'

/** Which part of a report, and what a row is of: all of it stands in the address. */
export type ReportFilter<By extends string> = {
  by: By
  /** Months, both counted in. */
  first: string
  last: string
  trip: string | null
}

export const salesBy = ['month', 'trip', 'departure'] as const
export type SalesBy = (typeof salesBy)[number]
export const occupancyBy = ['month', 'departure'] as const
export type OccupancyBy = (typeof occupancyBy)[number]
export const refundsBy = ['reason', 'month'] as const
export type RefundsBy = (typeof refundsBy)[number]

/** More than a report is read of, and than one should be made of at once. */
const mostMonths = 36

/** What can't be read is as at first: this financial year until this month. */
export function readReportFilter<By extends string>(
  address: URLSearchParams,
  bys: readonly [By, ...By[]],
  today: string,
): ReportFilter<By> {
  const usual = usualMonths(today)
  const first = readMonth(address.get('first')) ?? usual.first
  const months = monthsBetween(first, readMonth(address.get('last')) ?? usual.last).slice(0, mostMonths)
  const trip = address.get('trip') ?? ''
  return {
    by: bys.find((by) => by === address.get('by')) ?? bys[0],
    first,
    last: months.at(-1) ?? first,
    trip: /^[\w-]{1,60}$/.test(trip) ? trip : null,
  }
}

/** The same as an address has it, always written alike: '' where nothing is chosen. */
export function writeReportFilter<By extends string>(
  { by, first, last, trip }: ReportFilter<By>,
  bys: readonly [By, ...By[]],
  today: string,
): string {
  const usual = usualMonths(today)
  const address = new URLSearchParams({
    ...(by !== bys[0] && { by }),
    ...(first !== usual.first && { first }),
    ...(last !== usual.last && { last }),
    ...(trip && { trip }),
  })
  return address.size === 0 ? '' : `?${address}`
}

function usualMonths(today: string): { first: string; last: string } {
  return { first: firstMonthOfYear(today), last: monthOf(today) }
}
