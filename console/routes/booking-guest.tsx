import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { checkDeskGuest } from '#domain/desk-bookings/desk-guest.ts'
import { goTo, type NotInOrder, notInOrder, orNotFound } from '../answers.ts'
import { shortTitle } from '../departures/departure-line.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { Choices, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type FormErrors, PostForm } from '../ui/post-form.tsx'

const addressOf = (reference: string) => `/console/bookings/${reference}`

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { services } = deskOfStaff(context)
  const { booking, guests } = orNotFound(await services.bookings.show(params.reference ?? ''))
  const n = Number(new URL(request.url).searchParams.get('n'))
  const guest = guests.find((one) => one.n === n && one.endedAt === null) ?? null
  return {
    title: `Name on ${booking.reference}`,
    reference: booking.reference,
    line: `${shortTitle(booking.terms.title)}, ${showDate(booking.terms.startDate)}`,
    guest: guest && { n, name: guest.name, closed: guest.papersAt !== null },
    stands: booking.status === 'confirmed',
  }
}

const refusals = {
  'unknown guest': 'This guest is no longer on the booking. Nothing was changed.',
  'not confirmed': 'This booking does not stand any more. Nothing was changed.',
  departed: 'The trip has begun. Nothing was changed.',
  'papers made': 'Permits or tickets are made in this guest’s name. Nothing was changed.',
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { act, fields } = sentForm(context)
  if (act === 'papers') return notePapers({ services, actor }, fields, params.reference ?? '')
  const read = checkDeskGuest(fields)
  if (!read.ok) return notInOrder(read.errors, fields)
  const reference = params.reference ?? ''
  const { n, name, who, was } = read.value
  const found = orNotFound(await services.bookings.show(reference))
  const errors = (words: string) =>
    data<NotInOrder>({ errors: { '': words }, typed: Object.fromEntries(fields) }, { status: 409 })
  if (found.guests.find((one) => one.n === n)?.name !== was)
    return errors('Somebody has changed this name meanwhile. Nothing was changed; look again.')
  const changed = await services.bookings.changeGuest(reference, n, {
    name,
    instead: who === 'friend',
    by: actor,
  })
  return changed.ok ? goTo(`${addressOf(reference)}#guests`) : errors(refusals[changed.reason])
}

async function notePapers(
  { services, actor }: Pick<ReturnType<typeof deskOfStaff>, 'services' | 'actor'>,
  fields: URLSearchParams,
  reference: string,
) {
  const wish = { made: fields.get('made') === 'yes', by: actor }
  const noted = await services.bookings.notePapers(reference, Number(fields.get('n')), wish)
  if (noted) return goTo(`${addressOf(reference)}#guests`)
  return data<NotInOrder>({ errors: { '': refusals['unknown guest'] }, typed: {} }, { status: 409 })
}

export default function NameGuest() {
  const { reference, line, guest, stands } = useLoaderData<typeof loader>()
  const { errors = {}, typed = {} } = (useActionData<typeof action>() as NotInOrder | undefined) ?? {}
  const back = addressOf(reference)
  return (
    <>
      <PageHead
        title={guest?.name || (guest ? `Guest ${guest.n}` : 'A guest')}
        line={`${reference}, ${line}`}
      />
      {guest && stands && !guest.closed ? (
        <section className="panel padded max-w-160">
          <PostForm errors={errors} warns>
            <input type="hidden" name="n" value={guest.n} />
            <input type="hidden" name="was" value={typed.was ?? guest.name} />
            <TextField
              label="Name as on the ID"
              name="name"
              defaultValue={typed.name ?? guest.name}
              errors={errors}
              autoComplete="off"
            />
            {guest.name !== '' && (
              <Choices
                label="Who that is"
                name="who"
                choices={[
                  { value: 'same', title: 'The same person', line: 'The name is put right' },
                  {
                    value: 'friend',
                    title: 'Somebody else travels',
                    line: `${guest.name} gives the seat away. What they told goes, their link is dead, and the new guest has one of their own`,
                  },
                ]}
                chosen={typed.who ?? 'same'}
                errors={errors}
              />
            )}
            <FormFoot act="name" label="Keep this name" look="primary" back={back} />
          </PostForm>
        </section>
      ) : (
        <Note>
          {guest?.closed
            ? 'Permits or tickets are made in this guest’s name, so it stays as it is.'
            : 'This guest can’t be named here.'}{' '}
          <a href={back} className="link">
            Back to the booking
          </a>
        </Note>
      )}
      {guest && stands && guest.name !== '' && (
        <Papers n={guest.n} made={guest.closed} errors={typed.name === undefined ? errors : {}} />
      )}
    </>
  )
}

/** Once they are made, the seat goes to nobody else and the booking moves no more. */
function Papers({ n, made, errors }: { n: number; made: boolean; errors: FormErrors }) {
  return (
    <section className="panel padded mt-4 max-w-160">
      <PostForm errors={errors}>
        <p>
          {made
            ? 'Papers are made. If they were not, take that back: the name can be changed again.'
            : 'Once permits or tickets are made in this name, note it: the name is fixed then, and the booking can’t be moved.'}
        </p>
        <input type="hidden" name="n" value={n} />
        <input type="hidden" name="made" value={made ? 'no' : 'yes'} />
        <FormFoot act="papers" label={made ? 'They are not made' : 'Papers are made'} />
      </PostForm>
    </section>
  )
}
