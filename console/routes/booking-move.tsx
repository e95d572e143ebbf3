import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { type NotInOrder, orNotFound } from '../answers.ts'
import { answerMove } from '../bookings/answer-move.ts'
import { ChooseMove, Difference, MoveForm } from '../bookings/move-form.tsx'
import { showMove } from '../bookings/show-move.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams
  const view = orNotFound(await showMove(deskOfStaff(context), params.reference ?? '', wanted))
  return { ...view, formKey: crypto.randomUUID() }
}

export async function action({ context, params }: ActionFunctionArgs) {
  return answerMove(deskOfStaff(context), sentForm(context).fields, params.reference ?? '')
}

export default function MoveBooking() {
  const { formKey, ...view } = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = (useActionData<typeof action>() as NotInOrder | undefined) ?? {}
  const { reference, stands, dates, chosen, difference } = view
  return (
    <>
      <PageHead title={`Move ${reference}`} line={view.line}>
        <a href={`/console/bookings/${reference}`} className="button">
          Back to the booking
        </a>
      </PageHead>
      {stands ? (
        <ChooseMove view={view} />
      ) : (
        <Note>Only a booking that stands can be moved. Nothing can be done here.</Note>
      )}
      {stands && dates.length === 0 && (
        <Note tone="wait">No other date of this trip has room for all of them. Choose another trip.</Note>
      )}
      {errors[''] && !difference?.ok && <Note tone="bad">{errors['']}</Note>}
      {difference && !difference.ok && <Note tone="bad">{difference.words}</Note>}
      {stands && chosen.departure && !difference && dates.length > 0 && (
        <Note tone="wait">Choose a date of this trip, then look at the difference.</Note>
      )}
      {difference?.ok && (
        <div className="columns with-side side-first">
          <Difference difference={difference} />
          <MoveForm
            view={view}
            difference={difference}
            formKey={typed.key ?? formKey}
            errors={errors}
            typed={typed}
          />
        </div>
      )}
    </>
  )
}
