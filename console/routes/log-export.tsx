import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'
import { readLogFilter, writeLogFilter } from '../log/log-filter.ts'

const file: ListFile = {
  address: '/console/log',
  query: (asked) => writeLogFilter(asked),
  make: ({ services, actor }, asked, { format }) =>
    services.log.export(readLogFilter(asked, {}), format, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function LogExport() {
  return <ListExport />
}
