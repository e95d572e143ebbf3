import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import * as v from 'valibot'
import { freeLines } from '#domain/forms/free-text.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { goTo, type NotInOrder, notInOrder, orNotFound } from '../answers.ts'
import { BookingPage } from '../bookings/booking-page.tsx'
import { changeMoney } from '../bookings/change-money.ts'
import { showBooking } from '../bookings/show-booking.ts'
import { deskOfStaff, sentForm } from '../desk.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const view = orNotFound(await showBooking(deskOfStaff(context), params.reference ?? ''))
  const justMade = new URL(request.url).searchParams.has('made')
  return { ...view, justMade, formKey: crypto.randomUUID() }
}

const noteForm = v.object({
  key: v.pipe(v.string(), v.uuid('This form is not whole. Open the booking anew.')),
  text: v.pipe(freeLines('Please write a note.', 2000), v.nonEmpty('Please write a note.')),
})

const notAsked = {
  'nothing missing': 'Nothing is missing any more. Nothing was sent.',
  'no address': 'There is no address to write to, and no SMS goes out at this hour. Call them.',
  'too soon':
    'They were asked in the last 24 hours. Nothing was sent; call them, or send a link by WhatsApp.',
}

type Answer = NotInOrder | { shown: { phone: string; email: string; dial: string } }

export async function action({ context, params }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { act, fields } = sentForm(context)
  const reference = params.reference ?? ''
  const here = `/console/bookings/${reference}`
  if (act === 'show phone') {
    const found = await services.bookings.revealPhone(reference, actor)
    if (!found) throw data(null, { status: 404 })
    const { phone, email } = found
    return data<Answer>({ shown: { phone: displayPhone(phone), email, dial: phone } })
  }
  if (act === 'allow claim') {
    const allowed = await services.bookings.allowClaim(reference, actor)
    return allowed.ok ? goTo(here) : notInOrder({ '': 'Somebody has opened this booking meanwhile.' }, fields)
  }
  if (act === 'ask details') {
    const asked = await services.guests.askForDetails(reference, actor)
    if (asked.ok) return goTo(`${here}#guests`)
    const answer = { errors: { '': notAsked[asked.reason] }, typed: { do: act } }
    return data<Answer>(answer, { status: 409 })
  }
  if (act !== 'note') return changeMoney({ services, actor }, sentForm(context), reference)
  const note = v.safeParse(noteForm, Object.fromEntries(fields))
  if (!note.success) return notInOrder({ text: note.issues[0].message }, fields)
  const { key, text } = note.output
  const written = await services.bookings.writeNote(reference, { formKey: key, text }, actor)
  if (!written) throw data(null, { status: 404 })
  return goTo(`${here}#notes`)
}

export default function Booking() {
  const { formKey, justMade, ...view } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as Answer | undefined
  const refused = answer && 'errors' in answer ? answer : null
  return (
    <BookingPage
      view={view}
      errors={refused?.errors ?? {}}
      typed={refused?.typed ?? {}}
      shown={answer && 'shown' in answer ? answer.shown : null}
      formKey={formKey}
      justMade={justMade}
    />
  )
}
