import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readBookingFilter } from '#domain/bookings/booking-filter.ts'
import { readFind } from '#domain/bookings/find-booking.ts'
import { goTo } from '../answers.ts'
import { BookingsPage } from '../bookings/bookings-page.tsx'
import { listAddress, showBookings } from '../bookings/show-bookings.ts'
import { deskOfStaff } from '../desk.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const filter = readBookingFilter(searchParams)
  const from = Number(searchParams.get('from'))
  const view = await showBookings(deskOfStaff(context), filter, {
    after: searchParams.get('after') ?? '',
    from: Number.isSafeInteger(from) && from > 0 ? from : 1,
  })
  // Who says a whole reference wants that booking.
  const [only] = view.rows
  const said = readFind(filter.find)?.reference
  if (only && view.rows.length === 1 && only.reference === said) throw goTo(`${listAddress}/${said}`)
  return view
}

export default function Bookings() {
  return <BookingsPage view={useLoaderData<typeof loader>()} />
}
