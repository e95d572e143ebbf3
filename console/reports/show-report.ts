import { dateInIndia } from '#domain/calendar/clock.ts'
import { showMonth } from '#domain/reports/periods.ts'
import { type ReportFilter, readReportFilter, writeReportFilter } from '#domain/reports/report-filter.ts'
import { may } from '#domain/staff/roles.ts'
import type { deskOfStaff } from '../desk.ts'
import { showViews } from '../views/show-views.ts'
import { monthChoices } from './month-choices.ts'
import { pageOf } from './page-of.ts'

/** Everything of a report but what its rows say. */
export type ReportView = Awaited<ReturnType<typeof showReport>>['view']

type Wanted<By extends string, Row> = {
  /** Its name in the address, and of its saved views. */
  name: string
  bys: readonly [By, ...By[]]
  read: (filter: ReportFilter<By>) => Promise<Row[]>
  /** Months ahead that can be chosen. */
  ahead?: number
}

export const reportAddress = (name: string) => `/console/reports/${name}`

/** The filter of a report, as its address says it. */
export function readReport<By extends string>(
  { now }: Pick<ReturnType<typeof deskOfStaff>, 'now'>,
  request: Request,
  bys: readonly [By, ...By[]],
) {
  const asked = new URL(request.url).searchParams
  const today = dateInIndia(now)
  const filter = readReportFilter(asked, bys, today)
  return { asked, today, filter, query: writeReportFilter(filter, bys, today) }
}

/** Fifty rows of a report with all that stands around them; `all` is what its sums are made of. */
export async function showReport<By extends string, Row extends { key: string }>(
  at: ReturnType<typeof deskOfStaff>,
  request: Request,
  { name, bys, read, ahead = 0 }: Wanted<By, Row>,
) {
  const { asked, today, filter, query } = readReport(at, request, bys)
  const address = reportAddress(name)
  const all = await read(filter)
  const { rows, from, next } = pageOf(all, asked.get('after'))
  const to = (change: Partial<ReportFilter<By>>) =>
    address + writeReportFilter({ ...filter, ...change }, bys, today)
  const here = address + query
  return {
    all,
    rows,
    view: {
      address,
      query,
      by: filter.by as string,
      tabs: bys.map((by) => ({ title: `By ${by}`, to: to({ by }), here: filter.by === by })),
      first: filter.first,
      last: filter.last,
      span:
        filter.first === filter.last
          ? showMonth(filter.first)
          : `${showMonth(filter.first)} to ${showMonth(filter.last)}`,
      trip: filter.trip,
      months: monthChoices(today, [filter.first, filter.last], { ahead }),
      trips: at.services.bookings.trips(),
      from,
      shown: rows.length,
      next: next && `${here}${query === '' ? '?' : '&'}${new URLSearchParams({ after: next })}`,
      exportTo: all.length > 0 && may(at.session.staff.role, 'exports') ? `${address}/export${query}` : null,
      views: await showViews(at, `report ${name}`, query),
    },
  }
}
