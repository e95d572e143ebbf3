import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'
import { isRefundTab, refundTabs } from '../refunds/refund-tabs.ts'

/** What waits to be approved is no refund yet. */
function tabOf(asked: URLSearchParams) {
  const show = asked.get('show')
  return isRefundTab(show) ? show : 'under-way'
}

const file: ListFile = {
  address: '/console/refunds',
  query: (asked) => `?show=${tabOf(asked)}`,
  make: ({ services, actor }, asked, { format }) =>
    services.refunds.export(refundTabs[tabOf(asked)], format, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function RefundsExport() {
  return <ListExport />
}
