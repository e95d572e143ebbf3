import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { checkDeskForm } from '#domain/departures/desk-forms.ts'
import { goTo, notInOrder, orNotFound } from '../answers.ts'
import { addressOfDeparture } from '../departures/departure-line.ts'
import { departureRefusals } from '../departures/departure-refusals.ts'
import { LetterForm, LetterPreviewPart, type LetterShown } from '../departures/letter-parts.tsx'
import { headOf } from '../departures/show-departure.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { PageHead } from '../ui/page-head.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { services, now } = deskOfStaff(context)
  const { departures } = services
  const which = { tripId: params.trip ?? '', id: params.departure ?? '' }
  const row = orNotFound(await departures.find(which))
  const head = headOf(row, await departures.listBookings(which), now)
  return {
    title: head.title,
    address: head.address,
    standing: head.standing,
    maySms: departures.mayWriteSms,
    // The same form sent twice is one letter.
    key: crypto.randomUUID(),
  }
}

type Answered = { errors: Record<string, string>; typed: Record<string, string>; preview?: LetterShown }

export async function action({ context, params }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { departures } = services
  const { act, fields } = sentForm(context)
  const which = { tripId: params.trip ?? '', id: params.departure ?? '' }
  const form = checkDeskForm('letter', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const { key, subject, body, sms } = form.value
  const letter = { key, subject, body, bySms: sms && departures.mayWriteSms }
  if (act === 'preview' || act === 'write') {
    const preview = act === 'preview' ? await departures.previewLetter(which, letter) : undefined
    return data<Answered>({ errors: {}, typed: Object.fromEntries(fields), preview }, { status: 200 })
  }
  const sent = await departures.sendLetter(which, letter, actor)
  return sent.ok
    ? goTo(`${addressOfDeparture(which)}?tab=log`)
    : notInOrder({ '': departureRefusals[sent.reason] }, fields)
}

export default function WriteToDeparture() {
  const view = useLoaderData<typeof loader>()
  const { errors = {}, typed = {}, preview }: Partial<Answered> = useActionData<typeof action>() ?? {}
  const { title, standing } = view
  return (
    <>
      <PageHead
        title={`Write to all of ${title}`}
        line={
          standing === 1 ? 'One booking stands.' : `${standing} bookings stand, each gets a mail of its own.`
        }
      />
      <div className="max-w-190">
        {preview ? (
          <LetterPreviewPart view={view} typed={typed} preview={preview} />
        ) : (
          <LetterForm view={view} errors={errors} typed={typed} />
        )}
      </div>
    </>
  )
}
