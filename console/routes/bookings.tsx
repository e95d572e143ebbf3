import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { readBookingFilter, writeBookingFilter } from '#domain/bookings/booking-filter.ts'
import { readFind } from '#domain/bookings/find-booking.ts'
import { readEnquiryReference } from '#domain/enquiries/enquiry-reference.ts'
import { may } from '#domain/staff/roles.ts'
import { goTo, type NotInOrder } from '../answers.ts'
import { BookingsPage } from '../bookings/bookings-page.tsx'
import { listAddress, showBookings } from '../bookings/show-bookings.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { enquiriesAddress } from '../enquiries/show-enquiries.ts'
import { changeViews } from '../views/change-views.ts'
import { showViews } from '../views/show-views.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const filter = readBookingFilter(searchParams)
  const from = Number(searchParams.get('from'))
  const at = deskOfStaff(context)
  // The box stands on every page, and an enquiry has a reference, too.
  const enquiry = /^enq/i.test(filter.find) && readEnquiryReference(filter.find)
  if (enquiry && may(at.session.staff.role, 'enquiries: read')) throw goTo(`${enquiriesAddress}/${enquiry}`)
  const view = await showBookings(at, filter, {
    after: searchParams.get('after') ?? '',
    from: Number.isSafeInteger(from) && from > 0 ? from : 1,
  })
  // Who says a whole reference wants that booking.
  const [only] = view.rows
  const said = readFind(filter.find)?.reference
  if (only && view.rows.length === 1 && only.reference === said) throw goTo(`${listAddress}/${said}`)
  return { ...view, views: await showViews(at, 'bookings', view.query) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const query = writeBookingFilter(readBookingFilter(new URL(request.url).searchParams))
  return changeViews(deskOfStaff(context), sentForm(context), {
    list: 'bookings',
    address: listAddress,
    query,
  })
}

export default function Bookings() {
  const answer = useActionData<typeof action>() as NotInOrder | undefined
  const { views, ...view } = useLoaderData<typeof loader>()
  return <BookingsPage view={view} views={views} errors={answer?.errors ?? {}} />
}
