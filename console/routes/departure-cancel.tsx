import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { checkDeskForm } from '#domain/departures/desk-forms.ts'
import { goTo, notInOrder, orNotFound } from '../answers.ts'
import { WhatFollows, WhoGetsWhat } from '../departures/cancellation-parts.tsx'
import { addressOfDeparture } from '../departures/departure-line.ts'
import { departureRefusals } from '../departures/departure-refusals.ts'
import { showCancellation } from '../departures/show-cancellation.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ConfirmTyped, typedId } from '../ui/confirm-typed.tsx'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const view = orNotFound(
    await showCancellation(deskOfStaff(context), {
      tripId: params.trip ?? '',
      id: params.departure ?? '',
    }),
  )
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
  const shown = fields.get('shown') ?? ''
  const asked = await services.departures.askToCancel(which, { why: form.value.why, shown }, actor)
  if (!asked.ok) return notInOrder({ '': departureRefusals[asked.reason] }, fields)
  return goTo(asked.done === 'asked' ? `/console/approvals/${asked.id}` : addressOfDeparture(which))
}

export default function CancelDeparture() {
  const view = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = useActionData<typeof action>() ?? {}
  const { address, title, lines, back, asked, isCancelled, isOver } = view
  const paid = lines.length > 0
  if (isCancelled && !paid && view.holds === 0)
    return (
      <>
        <PageHead title={`${title} is cancelled`} />
        <Note tone="good">
          Everybody was told, and all money goes back the way it was paid. What the office has to pay by hand
          waits in{' '}
          <a href="/console/refunds?show=by-hand" className="link">
            Refunds
          </a>
          .
        </Note>
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
        {asked ? (
          <Note tone="wait">
            Somebody has asked for this. It waits for a second person.{' '}
            <a href={asked} className="link">
              Look at it
            </a>
          </Note>
        ) : (
          <section className="panel padded">
            <ConfirmTyped
              id={view.typed}
              act="cancel"
              label={paid ? `Ask to cancel and send back ${back}` : 'Cancel it'}
              errors={errors}
              back={address}
            >
              <input type="hidden" name="shown" value={view.shown} />
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
        )}
      </div>
    </>
  )
}
