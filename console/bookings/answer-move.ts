import { data } from 'react-router'
import { checkDeskMove, type DeskMoveForm } from '#domain/desk-bookings/desk-move.ts'
import { movePayload } from '#domain/desk-bookings/move-payload.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { MovedAtDesk } from '#server/bookings/desk/move-at-desk.ts'
import type { Desk } from '#server/console/desk.ts'
import { goTo, type NotInOrder, notInOrder } from '../answers.ts'
import { notMovable } from './show-move.ts'

type StaffDesk = Pick<Desk, 'services'> & { actor: Extract<Actor, { kind: 'staff' }> }

/** Moves it as it was shown, or asks a second person where more goes back than one person sends alone. */
export async function answerMove({ services, actor }: StaffDesk, fields: URLSearchParams, reference: string) {
  const read = checkDeskMove(fields)
  if (!read.ok) return notInOrder(read.errors, fields)
  const moved = await services.bookings.move(reference, read.value, actor)
  if (moved.ok) return goTo(`/console/bookings/${moved.reference}?moved`)
  if (moved.reason === 'needs two persons')
    return askToMove({ services, actor }, { fields, form: read.value }, reference)
  const { field, words, status } = refusalOf(moved)
  const answer: NotInOrder = { errors: { [field]: words }, typed: Object.fromEntries(fields) }
  return data<NotInOrder>(answer, { status })
}

async function askToMove(
  { services, actor }: StaffDesk,
  { fields, form }: { fields: URLSearchParams; form: DeskMoveForm },
  reference: string,
) {
  const { trip, departure, package: packageId, keeping, backPaise } = form
  const wish = { tripId: trip, departureId: departure, packageId, keepsNothing: keeping === 'nothing' }
  const move = await services.bookings.previewMove(reference, wish)
  if (!move.ok) return notInOrder({ '': `${notMovable[move.reason]} Nothing was changed.` }, fields)
  const { title, startDate } = move.wanted.terms
  const asked = await services.approvals.ask(
    {
      kind: 'part refund',
      subjectId: reference,
      payload: movePayload({ ...form, title, startDate }),
      sumPaise: backPaise,
      shown: null,
      why: form.reason,
    },
    actor,
  )
  if (asked.ok) return goTo(`/console/approvals/${asked.id}`)
  return notInOrder({ '': notAsked[asked.reason] }, fields)
}

const notAsked = {
  open: 'Money of this booking waits to be decided about already. Nothing was moved.',
  changed: 'The booking was changed after you opened this page. Nothing was moved; look again.',
  unknown: 'There is no such booking. Nothing was moved.',
  forbidden: 'Your role may not do this any more. Nothing was moved.',
}

type Refusal = { field: string; words: string; status: 409 | 422 }

function refusalOf(moved: Exclude<MovedAtDesk, { ok: true }>): Refusal {
  const typed = (field: string, words: string): Refusal => ({ field, words, status: 422 })
  switch (moved.reason) {
    case 'changed':
    case 'needs two persons':
      return {
        field: '',
        words: `The difference is another now: ${moved.nowPaise > 0 ? `${formatPaise(moved.nowPaise)} to pay` : `${formatPaise(moved.backPaise)} comes back`}. Nothing was moved; look again.`,
        status: 409,
      }
    case 'too much':
      return typed(
        'rupees',
        `That is more than the difference: ${formatPaise(moved.owedPaise)}. Nothing was moved.`,
      )
    case 'no due day':
      return typed('dueOn', 'Not all of it is paid: please say until when the rest is owed.')
    case 'due day':
      return typed('dueOn', 'Please choose a day from today on, before the trip begins.')
    case 'received day':
      return typed('receivedOn', 'Please check the day: money can’t have come later than today.')
    case 'not to a wallet':
      return typed('backWay', 'A guest’s booking goes back the way it was paid.')
    default:
      return { field: '', words: `${notMovable[moved.reason]} Nothing was moved.`, status: 409 }
  }
}
