import { Clock, CreditCard, Mail } from 'lucide'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { checkDeskForm } from '#domain/departures/desk-forms.ts'
import { goTo, notInOrder } from '../answers.ts'
import { addressOfDeparture } from '../departures/departure-line.ts'
import { departureRefusals } from '../departures/departure-refusals.ts'
import { type CancellationView, showCancellation } from '../departures/show-cancellation.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ConfirmTyped, typedId } from '../ui/confirm-typed.tsx'
import { TextField } from '../ui/field.tsx'
import { type Column, ListTable } from '../ui/list-table.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const view = await showCancellation(deskOfStaff(context), {
    tripId: params.trip ?? '',
    id: params.departure ?? '',
  })
  if (!view) throw data(null, { status: 404 })
  return view
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const which = { tripId: params.trip ?? '', id: params.departure ?? '' }
  const form = checkDeskForm('cancel', fields)
  const errors = {
    ...(!form.ok && form.errors),
    ...(fields.get(typedId)?.trim() !== which.tripId && {
      [typedId]: `That is not ${which.tripId}. Nothing was changed.`,
    }),
  }
  if (!form.ok || Object.keys(errors).length > 0) return notInOrder(errors, fields)
  const cancelled = await services.departures.cancel(which, actor, { why: form.value.why })
  return cancelled.ok
    ? goTo(addressOfDeparture(which))
    : notInOrder({ '': departureRefusals[cancelled.reason] }, fields)
}

type Line = CancellationView['lines'][number]

export default function CancelDeparture() {
  const view = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = useActionData<typeof action>() ?? {}
  const { address, title, lines, back, isCancelled, isOver } = view
  const paid = lines.length > 0
  if (isCancelled && !paid && view.holds === 0)
    return (
      <>
        <PageHead title={`${title} is cancelled`} />
        <Note tone="good">Everybody was told, and all money is on its way back.</Note>
      </>
    )
  if (isOver)
    return (
      <>
        <PageHead title={title} />
        <Note>It is over, so there is nothing to cancel.</Note>
      </>
    )
  return (
    <>
      <PageHead title={`Cancel ${title}?`} line="This is a preview. Nothing has happened yet." />
      <div className="stack max-w-190">
        {paid && <WhoGetsWhat view={view} />}
        <WhatFollows view={view} />
        <section className="panel padded">
          <ConfirmTyped
            id={view.typed}
            act="cancel"
            label={paid ? `Ask to cancel and send back ${back}` : 'Cancel it'}
            errors={errors}
            back={address}
          >
            {paid && (
              <Note tone="wait">
                Somebody has paid, so a second person has to agree. Until they have, nothing happens.
              </Note>
            )}
            <TextField
              label="Why (stands in the log)"
              name="why"
              defaultValue={typed.why}
              errors={errors}
              autoComplete="off"
              placeholder="Too few guests by the decision day"
            />
          </ConfirmTyped>
        </section>
      </div>
    </>
  )
}

function WhoGetsWhat({ view: { lines, guests, paid, back } }: { view: CancellationView }) {
  const columns: Column<Line>[] = [
    {
      name: 'who',
      title: 'Who',
      sum: lines.length === 1 ? '1 booking' : `${lines.length} bookings`,
      show: ({ name, reference }) => (
        <>
          <b>{name}</b> <span className="reference small text-ink-3">{reference}</span>
        </>
      ),
    },
    {
      name: 'guests',
      title: 'Guests',
      number: true,
      wideOnly: true,
      sum: guests,
      show: (line) => line.guests,
    },
    { name: 'paid', title: 'Paid', number: true, wideOnly: true, sum: paid, show: (line) => line.paid },
    {
      name: 'back',
      title: 'Gets back',
      number: true,
      sum: back,
      show: (line) => <b className="text-leaf">{line.back}</b>,
    },
    { name: 'how', title: 'How', show: ({ how }) => <span className="small quiet-text">{how}</span> },
  ]
  return (
    <div className="panel">
      <ListTable
        caption="Who gets what back"
        columns={columns}
        rows={lines}
        keyOf={({ reference }) => reference}
      />
    </div>
  )
}

function WhatFollows({ view: { lines, holds, credit } }: { view: CancellationView }) {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  return (
    <ul className="stack gap-1 small quiet-text">
      {lines.length > 0 && (
        <li className="flex gap-2">
          <Icon node={Mail} size={16} className="shrink-0" />
          <span>
            {count(lines.length, 'mail')} {lines.length === 1 ? 'goes' : 'go'} out: it does not run, and all
            the money comes back. Where an invoice was issued, a credit note goes with it.
          </span>
        </li>
      )}
      {credit && (
        <li className="flex gap-2">
          <Icon node={CreditCard} size={16} className="shrink-0" />
          {credit} of credit for the trouble, as it is late.
        </li>
      )}
      <li className="flex gap-2">
        <Icon node={Clock} size={16} className="shrink-0" />
        The date leaves the site at once
        {holds > 0 && `; ${count(holds, 'payment')} under way ${holds === 1 ? 'ends' : 'end'}`}.
      </li>
    </ul>
  )
}
