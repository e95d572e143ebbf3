import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { deskListAddress, readDeskFilter } from '#domain/departures/desk-list.ts'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'

const file: ListFile = {
  address: '/console/departures',
  query: (asked, { now }) => {
    const today = dateInIndia(now)
    return deskListAddress(readDeskFilter(asked, today), {}, today).slice('/console/departures'.length)
  },
  make: ({ services, actor, now }, asked, { format }) =>
    services.departures.export({ ...readDeskFilter(asked, dateInIndia(now)), after: null }, format, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function DeparturesExport() {
  return <ListExport />
}
