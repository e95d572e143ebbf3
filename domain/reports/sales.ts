import type { SalesBy } from './report-filter.ts'

/** What the papers of a month say of one departure. */
export type DepartureSales = {
  month: string
  tripId: string
  departureId: string
  title: string
  startDate: string
  /** Invoices, and the guests on them. */
  bookings: number
  guests: number
  invoicedPaise: number
  creditedPaise: number
  /** Of both together. */
  gstPaise: number
  tcsPaise: number
}

const figures = ['bookings', 'guests', 'invoicedPaise', 'creditedPaise', 'gstPaise', 'tcsPaise'] as const
export type SalesSums = Pick<DepartureSales, (typeof figures)[number]>
export type SalesRow = SalesSums & { key: string; of: DepartureSales }

/** Net of what was given back. */
export function keptPaise({ invoicedPaise, creditedPaise }: SalesSums): number {
  return invoicedPaise - creditedPaise
}

const keys: Record<SalesBy, (sales: DepartureSales) => string> = {
  month: ({ month }) => month,
  trip: ({ tripId }) => tripId,
  departure: ({ startDate, tripId, departureId }) => `${startDate} ${tripId} ${departureId}`,
}

/** Months and departures by time, trips by what they brought, the most first. `of` is one of those that a row is made of. */
export function groupSales(sales: DepartureSales[], by: SalesBy): SalesRow[] {
  const groups = new Map<string, SalesRow>()
  for (const one of sales) {
    const key = keys[by](one)
    const row = groups.get(key)
    if (row) for (const name of figures) row[name] += one[name]
    else groups.set(key, { key, of: one, ...pick(one) })
  }
  const byKey = (a: SalesRow, b: SalesRow) => (a.key < b.key ? -1 : 1)
  return [...groups.values()].toSorted((a, b) =>
    by === 'trip' ? keptPaise(b) - keptPaise(a) || byKey(a, b) : byKey(a, b),
  )
}

export function sumSales(sales: SalesSums[]): SalesSums {
  const sums: SalesSums = {
    bookings: 0,
    guests: 0,
    invoicedPaise: 0,
    creditedPaise: 0,
    gstPaise: 0,
    tcsPaise: 0,
  }
  for (const one of sales) for (const name of figures) sums[name] += one[name]
  return sums
}

function pick(sales: SalesSums): SalesSums {
  const { bookings, guests, invoicedPaise, creditedPaise, gstPaise, tcsPaise } = sales
  return { bookings, guests, invoicedPaise, creditedPaise, gstPaise, tcsPaise }
}
