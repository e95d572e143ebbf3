import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'
import { dueAddress, readDuePart } from '../payments-due/show-due.ts'

/** Seats that are only kept are owed by nobody. */
function partOf(asked: URLSearchParams) {
  const part = readDuePart(asked)
  return part === 'links' ? 'overdue' : part
}

const file: ListFile = {
  address: dueAddress,
  withPhones: true,
  query: (asked) => `?show=${partOf(asked)}`,
  make: ({ services, actor }, asked, wish) => services.bookings.exportDue(partOf(asked), wish, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function PaymentsDueExport() {
  return <ListExport />
}
