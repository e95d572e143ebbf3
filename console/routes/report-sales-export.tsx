import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { readReportFilter, salesBy, writeReportFilter } from '#domain/reports/report-filter.ts'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'

const file: ListFile = {
  address: '/console/reports/sales',
  query: (asked, { now }) => {
    const today = dateInIndia(now)
    return writeReportFilter(readReportFilter(asked, salesBy, today), salesBy, today)
  },
  make: ({ services, actor, now }, asked, { format }) =>
    services.reports.export.sales(readReportFilter(asked, salesBy, dateInIndia(now)), format, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function SalesExport() {
  return <ListExport />
}
