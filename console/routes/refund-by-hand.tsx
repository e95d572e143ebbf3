import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { sayRefundReason } from '#domain/bookings/refund-words.ts'
import { showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { formatPaise } from '#domain/money/money.ts'
import { receiptWords } from '#domain/receipts/receipt.ts'
import { checkPaidBack } from '#domain/receipts/receipt-form.ts'
import { goTo, type NotInOrder, notInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { WayFields } from '../desk-booking/receipt-fields.tsx'
import { Facts } from '../ui/facts.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostForm } from '../ui/post-form.tsx'

const list = '/console/refunds?show=by-hand'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { services, now } = deskOfStaff(context)
  const found = await services.refunds.findByHand(params.refund ?? '')
  if (!found) throw data(null, { status: 404 })
  const { refund, booking } = found
  const { paidWay, paidNumber, paidOn } = refund
  return {
    title: `Pay back ${formatPaise(refund.amountPaise)}`,
    reference: booking.reference,
    name: booking.name || 'Name erased',
    trip: `${booking.terms.title.split(':')[0]}, ${showPlainDate(booking.terms.startDate)}`,
    sum: formatPaise(refund.amountPaise),
    why: sayRefundReason(refund.why),
    today: dateInIndia(now),
    paid:
      paidWay && paidOn
        ? `${[receiptWords[paidWay].shown, paidNumber].filter(Boolean).join(', ')}, ${showPlainDate(paidOn)}`
        : null,
  }
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const read = checkPaidBack(fields)
  if (!read.ok) return notInOrder(read.errors, fields)
  const paid = await services.refunds.payBackByHand(params.refund ?? '', read.value, actor)
  if (paid.ok || paid.reason === 'done') return goTo(list)
  if (paid.reason === 'unknown') throw data(null, { status: 404 })
  return notInOrder({ paidOn: 'Please check the day: not after today, and not before it was owed.' }, fields)
}

export default function PayBackByHand() {
  const { title, reference, name, trip, sum, why, today, paid } = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = (useActionData<typeof action>() as NotInOrder | undefined) ?? {}
  return (
    <>
      <PageHead title={title} line={`${name}, ${trip}`} />
      <section className="panel padded stack max-w-160">
        <Facts
          facts={{
            Booking: (
              <a href={`/console/bookings/${reference}`} className="link">
                {reference}
              </a>
            ),
            Why: why,
            Sum: <b>{sum}</b>,
          }}
        />
        {paid ? (
          <Note tone="good">Paid back: {paid}.</Note>
        ) : (
          <PostForm errors={errors} warns>
            <p>Pay it first, then note it here. The traveller gets a mail, and it stands in the day book.</p>
            <div className="fields">
              <WayFields errors={errors} typed={typed} />
              <TextField
                label="Paid on"
                name="paidOn"
                type="date"
                max={today}
                defaultValue={typed.paidOn ?? today}
                errors={errors}
              />
            </div>
            <div className="form-foot">
              <a href={list} className="button">
                Leave it
              </a>
              <button type="submit" name="do" value="paid back" className="button primary">
                It is paid
              </button>
            </div>
          </PostForm>
        )}
      </section>
    </>
  )
}
