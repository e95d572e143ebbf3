import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { occupancyBy, readReportFilter, writeReportFilter } from '#domain/reports/report-filter.ts'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'

const file: ListFile = {
  address: '/console/reports/occupancy',
  query: (asked, { now }) => {
    const today = dateInIndia(now)
    return writeReportFilter(readReportFilter(asked, occupancyBy, today), occupancyBy, today)
  },
  make: ({ services, actor, now }, asked, { format }) =>
    services.reports.export.occupancy(readReportFilter(asked, occupancyBy, dateInIndia(now)), format, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function OccupancyExport() {
  return <ListExport />
}
