import { type ActionFunctionArgs, data } from 'react-router'
import { showMoment } from '#domain/calendar/show-moment.ts'
import type { FormCheck } from '#domain/forms/form-check.ts'
import { checkRoomForm } from '#domain/rooms/room-forms.ts'
import type { RoomChange } from '#server/manifest/room-plans.ts'
import { goTo, notInOrder } from '../answers.ts'
import { addressOfDeparture } from '../departures/departure-line.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import type { FormErrors } from '../ui/post-form.tsx'
import { guestAnchor } from './guest-anchor.ts'

/** Somebody changed the rooms after this page was opened: what was wished, to be sent again against what stands now. */
export type RoomConflict = { who: string; at: string; act: string; guest: string; room: string }
export type RoomsAnswer = { errors: FormErrors; conflict?: RoomConflict }

const gone = 'That guest or room is not there any more. The rooms below are those of now.'

/** What the forms of the rooms do. */
export async function changeRooms({ context, params }: ActionFunctionArgs) {
  const { services, actor } = deskOfStaff(context)
  const { act, fields } = sentForm(context)
  const which = { tripId: params.trip ?? '', id: params.departure ?? '' }
  const form = readChange(act, fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const change = form.value
  const done = await services.manifest.rooms.change(which, change, actor)
  if (done.ok) return goTo(`${addressOfDeparture(which)}/rooms?stay=${change.stay}${anchorOf(change)}`)
  if (done.reason !== 'changed') return notInOrder({ '': gone }, fields)
  const { changed } = done.plan
  const conflict: RoomConflict = {
    who: changed?.who ?? 'Somebody',
    at: changed ? showMoment(changed.at) : '',
    act,
    guest: fields.get('guest') ?? '',
    room: fields.get('room') ?? '',
  }
  return data<RoomsAnswer>({ errors: {}, conflict }, { status: 409 })
}

function readChange(act: string, fields: URLSearchParams): FormCheck<RoomChange> {
  if (act === 'move') {
    const form = checkRoomForm('move', fields)
    return form.ok ? { ok: true, value: { kind: 'move', ...form.value } } : form
  }
  const form = checkRoomForm('plan', fields)
  return form.ok ? { ok: true, value: { kind: act === 'propose' ? 'propose' : 'keep', ...form.value } } : form
}

/** The browser puts the keys back on who was moved. */
function anchorOf(change: RoomChange): string {
  return change.kind === 'move' ? `#${guestAnchor(change.guest)}` : ''
}
