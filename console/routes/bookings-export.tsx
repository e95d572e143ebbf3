import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { readBookingFilter, writeBookingFilter } from '#domain/bookings/booking-filter.ts'
import { listAddress } from '../bookings/show-bookings.ts'
import { ListExport } from '../exports/list-export.tsx'
import { type ListFile, sendExport, showExport } from '../exports/list-file.ts'

const file: ListFile = {
  address: listAddress,
  withPhones: true,
  query: (asked) => writeBookingFilter(readBookingFilter(asked)),
  make: ({ services, actor }, asked, wish) => services.bookings.export(readBookingFilter(asked), wish, actor),
}

export const loader = (args: LoaderFunctionArgs) => showExport(args, file)
export const action = (args: ActionFunctionArgs) => sendExport(args, file)

export default function BookingsExport() {
  return <ListExport />
}
