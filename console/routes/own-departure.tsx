import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { GuestTable } from '../departures/booking-tables.tsx'
import { DepartureTop } from '../departures/departure-top.tsx'
import { bookingLine, headOf } from '../departures/show-departure.ts'
import { deskOfStaff } from '../desk.ts'

/** Another's, or one of own before or after its days, is as unknown as one that was never there. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { services, session, now } = deskOfStaff(context)
  const { departures } = services
  const own = await departures.listOwn(session.staff.id)
  const row = own.find(({ tripId, id }) => tripId === params.trip && id === params.departure)
  if (!row) throw data(null, { status: 404 })
  const bookings = await departures.listBookings(row)
  return {
    ...headOf(row, bookings, now),
    bookings: bookings.map((booking) => bookingLine(booking, session.staff.role)),
  }
}

export default function OwnDeparture() {
  const view = useLoaderData<typeof loader>()
  return (
    <>
      <DepartureTop head={view} change={null} withoutMoney />
      <GuestTable bookings={view.bookings} />
    </>
  )
}
