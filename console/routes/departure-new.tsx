import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { checkDeskForm } from '#domain/departures/desk-forms.ts'
import { goTo, notInOrder } from '../answers.ts'
import { addressOfDeparture } from '../departures/departure-line.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { SelectField, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PostForm } from '../ui/post-form.tsx'

const refusals = {
  unknown: { trip: 'Please choose a trip.' },
  'not in groups': { trip: 'This trip is asked for: it has no dates.' },
  past: { start: 'Please choose a day after today.' },
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const { services } = deskOfStaff(context)
  return {
    trips: services.departures.listTrips().map(({ id, title, smallest }) => ({ id, title, smallest })),
    chosen: new URL(request.url).searchParams.get('trip'),
  }
}

export async function action({ context }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const form = checkDeskForm('date', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const { trip: tripId, start: startDate, seats, smallest, why } = form.value
  const added = await services.departures.addDate(
    { tripId, startDate, seats, smallest },
    actor,
    why || undefined,
  )
  if (added.ok) return goTo(addressOfDeparture({ tripId, id: added.id }))
  return added.reason === 'there'
    ? notInOrder({ start: 'This trip has a departure on that day.' }, fields)
    : notInOrder(refusals[added.reason], fields)
}

export default function AddDate() {
  const { trips, chosen } = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = useActionData<typeof action>() ?? {}
  return (
    <>
      <PageHead
        title="Add a date"
        line="It is sold at once, beside the trip’s own dates. The nightly plan leaves it as you set it."
      />
      <section className="panel padded max-w-160">
        <PostForm errors={errors} warns>
          <SelectField label="Trip" name="trip" defaultValue={typed.trip ?? chosen ?? ''} errors={errors}>
            <option value="">Choose a trip</option>
            {trips.map(({ id, title, smallest }) => (
              <option key={id} value={id}>
                {title} (runs with {smallest})
              </option>
            ))}
          </SelectField>
          <div className="fields">
            <TextField
              label="Leaves on"
              name="start"
              type="date"
              defaultValue={typed.start}
              errors={errors}
              hint="Its last day follows from the trip’s plan."
            />
            <TextField
              label="Seats"
              name="seats"
              inputMode="numeric"
              defaultValue={typed.seats ?? '15'}
              errors={errors}
            />
            <TextField
              label="Runs with"
              name="smallest"
              inputMode="numeric"
              defaultValue={typed.smallest ?? '6'}
              errors={errors}
              hint="The smallest group, as the site will say."
            />
            <TextField
              label="Why (stands in the log)"
              name="why"
              defaultValue={typed.why}
              errors={errors}
              autoComplete="off"
            />
          </div>
          <FormFoot act="add" label="Put it on sale" look="primary" back="/console/departures" />
        </PostForm>
      </section>
    </>
  )
}
