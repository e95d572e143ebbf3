import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { readDate } from '#domain/calendar/calendar-date.ts'
import { dayBookAddress } from '../day-book/show-day.ts'
import type { deskOfStaff } from '../desk.ts'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'

const dayOf = (asked: URLSearchParams, { services }: Pick<ReturnType<typeof deskOfStaff>, 'services'>) =>
  readDate(asked.get('day') ?? '') ?? services.dayBook.today()

const file: ListFile = {
  address: dayBookAddress,
  query: (asked, at) => `?day=${dayOf(asked, at)}`,
  make: (at, asked, { format }) => at.services.dayBook.export(dayOf(asked, at), format, at.actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function DayBookExport() {
  return <ListExport />
}
