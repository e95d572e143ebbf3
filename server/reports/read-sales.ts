import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { monthsBetween, monthsPeriod } from '#domain/reports/periods.ts'
import type { ReportFilter, SalesBy } from '#domain/reports/report-filter.ts'
import { type DepartureSales, groupSales, type SalesRow } from '#domain/reports/sales.ts'
import { listSales } from './sales-store.ts'

/** What was invoiced and credited, by month, trip or departure. */
export type ReadSales = (filter: ReportFilter<SalesBy>) => Promise<SalesRow[]>

/** Papers that were being written when a month ended stand by then. */
const settlesAfter = 3600_000

/** Papers are never changed nor dated back, so a month that is over is read once, and kept as long as the process lives. */
export function createReadSales({ db, clock }: { db: Database; clock: Clock }): ReadSales {
  const kept = new Map<string, Promise<DepartureSales[]>>()

  async function read(month: string): Promise<DepartureSales[]> {
    return (await listSales(db, monthsPeriod(month))).map((sales) => ({ month, ...sales }))
  }

  function ofMonth(month: string): Promise<DepartureSales[]> {
    const isOver = clock.now().getTime() > monthsPeriod(month).until.getTime() + settlesAfter
    if (!isOver) return read(month)
    const reading = kept.get(month) ?? read(month)
    kept.set(month, reading)
    reading.catch(() => kept.delete(month))
    return reading
  }

  return async ({ by, first, last, trip }) => {
    const sales: DepartureSales[] = []
    for (const month of monthsBetween(first, last)) sales.push(...(await ofMonth(month)))
    return groupSales(trip ? sales.filter(({ tripId }) => tripId === trip) : sales, by)
  }
}
