import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'
import { readMessageFilter, writeMessageFilter } from '../messages/message-filter.ts'

const file: ListFile = {
  address: '/console/messages',
  withPhones: true,
  query: (asked) => writeMessageFilter(readMessageFilter(asked)),
  make: ({ services, actor }, asked, wish) => services.messages.export(readMessageFilter(asked), wish, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function MessagesExport() {
  return <ListExport />
}
