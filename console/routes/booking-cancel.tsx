import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { splitByHand } from '#domain/bookings/refund-amount.ts'
import { refundTime } from '#domain/money/cancellation.ts'
import { formatPaise } from '#domain/money/money.ts'
import { goTo, type NotInOrder, notInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import { ConfirmTyped, typedId } from '../ui/confirm-typed.tsx'
import { Facts } from '../ui/facts.tsx'
import { Choices, TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'

const addressOf = (reference: string) => `/console/bookings/${reference}`

/** Those who are to be taken off, by their numbers; none means that all of it is cancelled. */
function guestsIn(fields: URLSearchParams): number[] {
  return fields.getAll('guest').map(Number).filter(Number.isInteger)
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { services } = deskOfStaff(context)
  const found = await services.bookings.show(params.reference ?? '')
  if (!found) throw data(null, { status: 404 })
  const { booking, steps, madeByGuest, phonePePaise } = found
  const leaving = guestsIn(new URL(request.url).searchParams)
  const now =
    leaving.length > 0 ? await services.bookings.previewGuests(booking.reference, leaving) : steps[0]
  return {
    leaving: found.guests
      .filter(({ n }) => leaving.includes(n))
      .map(({ n, name }) => ({ n, name: name || `Guest ${n}` })),
    title: leaving.length > 0 ? `Take guests off ${booking.reference}` : `Cancel ${booking.reference}`,
    reference: booking.reference,
    name: booking.name,
    guests: booking.guests,
    trip: booking.terms.title,
    paidPaise: booking.totalPaise,
    madeByGuest,
    limit: formatPaise(services.refunds.limitPaise),
    leftAlone: now !== undefined && now !== null && 'leftAlone' in now && now.leftAlone,
    takesTwo: (now?.refundPaise ?? 0) > services.refunds.limitPaise,
    back: now
      ? {
          refundPaise: now.refundPaise,
          toWalletPaise: now.toWalletPaise,
          ...splitByHand(now.toOnlinePaise, phonePePaise),
        }
      : null,
  }
}

const refusals = {
  'not confirmed': 'This booking is no longer one that can be cancelled. Nothing was changed.',
  departed: 'The trip has begun. Nothing was changed.',
  'not to a wallet': 'A guest’s booking goes back the way it was paid.',
  'unknown guest': 'Somebody chosen here is no longer on this booking. Nothing was changed.',
  all: 'That is everybody: cancel the whole booking instead. Nothing was changed.',
  'no adult': 'Children can’t travel without one of the adults. Nothing was changed.',
}

const notAsked = {
  open: 'Somebody has asked for this already. It waits to be decided; nothing was cancelled.',
  changed: 'The booking was changed after you opened this page. Nothing was cancelled; look again.',
  unknown: 'There is no such booking. Nothing was cancelled.',
  forbidden: 'Your role may not do this any more. Nothing was cancelled.',
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const reference = params.reference ?? ''
  const reason = fields.get('reason')?.trim() ?? ''
  const shown = fields.get('shown') ?? ''
  const errors = {
    ...(reason === '' && { reason: 'Please say why: the log keeps it.' }),
    ...(fields.get(typedId)?.trim().toUpperCase() !== reference && {
      [typedId]: 'That is not the reference. Nothing was cancelled.',
    }),
    ...(!/^\d{1,15}$/.test(shown) && { '': 'This form is not whole. Open the page anew.' }),
  }
  if (Object.keys(errors).length > 0) return notInOrder(errors, fields)
  const way = fields.get('way') === 'wallet' ? 'wallet' : 'as paid'
  const guests = guestsIn(fields)
  const wish = { by: actor, reason, way, shownPaise: Number(shown) } as const
  const cancelled =
    guests.length > 0
      ? await services.bookings.cancelGuests(reference, { ...wish, guests })
      : await services.bookings.cancel(reference, { ...wish, why: 'cancelled for the traveller' })
  if (cancelled.ok) return goTo(addressOf(reference))
  if (cancelled.reason === 'needs two persons') {
    const { refundPaise } = cancelled
    const payload = { refundPaise, way, ...(guests.length > 0 && { guests: guests.join(',') }) }
    const asked = await services.approvals.ask(
      {
        kind: 'booking cancelled',
        subjectId: reference,
        payload,
        sumPaise: refundPaise,
        shown: null,
        why: reason,
      },
      actor,
    )
    if (asked.ok) return goTo(`/console/approvals/${asked.id}`)
    return notInOrder({ '': notAsked[asked.reason] }, fields)
  }
  if (cancelled.reason !== 'changed') return notInOrder({ '': refusals[cancelled.reason] }, fields)
  const changed = `Another sum comes back now: ${formatPaise(cancelled.refundPaise)}. Nothing was cancelled; look again.`
  return data<NotInOrder>({ errors: { '': changed }, typed: Object.fromEntries(fields) }, { status: 409 })
}

const leftAloneWords =
  'Their package is for two sharing: somebody would be left alone. Today names it until that is settled.'

type Back = NonNullable<Awaited<ReturnType<typeof loader>>['back']>

/** By which ways it goes back as it was paid; a way that gave nothing is not named. */
function waysBack({ phonePePaise, byHandPaise, toWalletPaise }: Back): Record<string, string> {
  return {
    ...(phonePePaise > 0 && { 'Through PhonePe': formatPaise(phonePePaise) }),
    ...(byHandPaise > 0 && { 'By hand': formatPaise(byHandPaise) }),
    ...(toWalletPaise > 0 && { 'To the wallet': formatPaise(toWalletPaise) }),
  }
}

function asPaidLine({ phonePePaise, byHandPaise, toWalletPaise }: Back): string {
  const parts = [
    phonePePaise > 0 && `PhonePe sends it in ${refundTime}`,
    byHandPaise > 0 && 'what came to the office waits in Refunds, to be paid by hand',
    toWalletPaise > 0 && 'wallet credit returns at once',
  ].filter((part) => part !== false)
  const said = parts.length > 0 ? parts.join('; ') : 'Nothing comes back'
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function labelOf(leaving: number, takesTwo: boolean, paise: number): string {
  const act = leaving === 0 ? 'cancel' : leaving === 1 ? 'take 1 guest off' : `take ${leaving} guests off`
  const said = takesTwo ? `ask to ${act}` : act
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}, ${formatPaise(paise)} back`
}

export default function CancelBooking() {
  const { reference, name, guests, leaving, trip, paidPaise, madeByGuest, back, limit, takesTwo, leftAlone } =
    useLoaderData<typeof loader>()
  const title = leaving.length > 0 ? `Take guests off ${reference}` : `Cancel ${reference}`
  const { errors = {}, typed = {} } = (useActionData<typeof action>() as NotInOrder | undefined) ?? {}
  if (!back)
    return (
      <>
        <PageHead title={title} />
        <Note>
          {leaving.length > 0
            ? 'These guests can’t be taken off: if it is everybody, cancel the booking instead. '
            : 'This booking can’t be cancelled in its state. '}
          <a href={addressOf(reference)} className="link">
            Back to the booking
          </a>
        </Note>
      </>
    )
  const ways = [
    { value: 'as paid', title: 'The way it was paid', line: asPaidLine(back) },
    ...(madeByGuest ? [] : [{ value: 'wallet', title: 'To the wallet', line: 'As credit, at once' }]),
  ]
  return (
    <>
      <PageHead title={title} line={`${name}, ${guests} of ${trip}`} />
      <section className="panel padded max-w-160">
        <ConfirmTyped
          id={reference}
          act="cancel"
          label={labelOf(leaving.length, takesTwo, back.refundPaise)}
          errors={errors}
          back={addressOf(reference)}
        >
          <p>
            {leaving.length > 0
              ? `${leaving.map((guest) => guest.name).join(', ')} can’t come; the others stay booked.`
              : 'The whole booking is cancelled.'}{' '}
            The seats are free again at once, and the traveller gets a mail. The sum is that of the terms of
            the sale, as if they had cancelled themselves.
          </p>
          {leaving.map(({ n }) => (
            <input key={n} type="hidden" name="guest" value={n} />
          ))}
          {leftAlone && <Note tone="wait">{leftAloneWords}</Note>}
          {takesTwo && (
            <p>More than {limit} goes back, so a second person agrees before anything is cancelled.</p>
          )}
          <Facts
            facts={{
              'Sold for': formatPaise(paidPaise),
              'Comes back': <b>{formatPaise(back.refundPaise)}</b>,
              ...waysBack(back),
            }}
          />
          <input type="hidden" name="shown" value={back.refundPaise} />
          <Choices
            label="How it goes back"
            name="way"
            choices={ways}
            chosen={typed.way ?? 'as paid'}
            errors={errors}
          />
          <TextField
            label="Why"
            name="reason"
            defaultValue={typed.reason}
            errors={errors}
            hint="For the log. The traveller does not read it."
            autoComplete="off"
          />
        </ConfirmTyped>
      </section>
    </>
  )
}
