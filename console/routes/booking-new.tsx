import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { deskOfStaff, sentForm } from '../desk.ts'
import { answerNewBooking, type NewBookingAnswer } from '../desk-booking/answer-new-booking.ts'
import { BookingFields } from '../desk-booking/booking-form.tsx'
import { ChooseDeparture } from '../desk-booking/choose-departure.tsx'
import { newBookingAddress, showNewBooking } from '../desk-booking/show-new-booking.ts'
import { Summary } from '../desk-booking/summary.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostForm } from '../ui/post-form.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const at = deskOfStaff(context)
  const view = await showNewBooking(at, new URL(request.url).searchParams)
  return { ...view, formKey: crypto.randomUUID() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const which = { tripId: searchParams.get('trip') ?? '', id: searchParams.get('departure') ?? '' }
  return answerNewBooking(deskOfStaff(context), sentForm(context), which, searchParams.get('enquiry'))
}

export default function NewBooking() {
  const { formKey, ...view } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as NewBookingAnswer | undefined
  const { chosen, tripId, told, joined } = view
  const { errors = {}, typed = joined?.fields ?? told?.fields ?? {}, price = null } = answer ?? {}
  if (!chosen)
    return (
      <>
        <PageHead
          title="Desk booking"
          line="For who calls, writes or stands at the desk: the same seats, price, papers and mails as on the site."
        />
        <ChooseDeparture view={view} />
      </>
    )
  return (
    <>
      <PageHead
        title="Desk booking"
        line={`${chosen.title}, ${chosen.dates}${told ? `. From the enquiry ${told.reference}` : ''}${joined ? `. More guests of ${joined.reference}` : ''}`}
      >
        <a
          href={`${newBookingAddress}?${new URLSearchParams({ trip: tripId, ...(told && { enquiry: told.reference }) })}`}
          className="button"
        >
          Another date
        </a>
      </PageHead>
      <PostForm errors={errors} warns>
        {joined && <input type="hidden" name="joins" value={joined.reference} />}
        <input type="hidden" name="key" value={typed.key ?? formKey} />
        <div className="columns with-side">
          <div className="stack">
            <BookingFields chosen={chosen} errors={errors} typed={typed} />
          </div>
          <div className="stack">
            <Summary chosen={chosen} price={price} />
          </div>
        </div>
      </PostForm>
    </>
  )
}
