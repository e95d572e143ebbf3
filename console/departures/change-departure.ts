import { data, type RouterContextProvider } from 'react-router'
import { showMoment } from '#domain/calendar/show-moment.ts'
import { checkDeskForm } from '#domain/departures/desk-forms.ts'
import { checkPartyForm } from '#domain/waiting/waiting-forms.ts'
import { goTo, notInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import type { ConflictView } from '../ui/conflict.tsx'
import { addressOfDeparture } from './departure-line.ts'
import { departureRefusals } from './departure-refusals.ts'
import type { Which } from './show-departure.ts'

type Context = Readonly<RouterContextProvider>

/** What the forms of a departure's page do. */
export function changeDeparture(context: Context, which: Which) {
  const { act } = sentForm(context)
  if (act === 'note') return saveNote(context, which)
  if (act === 'seats' || act === 'by phone') return changeSeats(context, which, act)
  if (act === 'captain') return assignCaptain(context, which)
  if (act === 'put first' || act === 'take off') return changeLine(context, which, act)
  return decide(context, which, act)
}

async function decide(context: Context, which: Which, act: string) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const { close, reopen, promise } = services.departures
  const done = await (act === 'close' ? close : act === 'reopen' ? reopen : promise)(which, actor)
  return done.ok
    ? goTo(addressOfDeparture(which))
    : notInOrder({ '': departureRefusals[done.reason] }, fields)
}

async function changeSeats(context: Context, which: Which, act: 'seats' | 'by phone') {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const back = `${addressOfDeparture(which)}?tab=change`
  if (act === 'seats') {
    const form = checkDeskForm('seats', fields)
    if (!form.ok) return notInOrder(form.errors, fields)
    const { seats, why } = form.value
    const set = await services.departures.setSeats(which, seats, actor, why || undefined)
    if (set.ok) return goTo(back)
    return set.reason === 'taken'
      ? notInOrder({ seats: `${set.taken} seats are sold or held: there can’t be fewer.` }, fields)
      : notInOrder({ '': departureRefusals[set.reason] }, fields)
  }
  const form = checkDeskForm('byPhone', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const noted = await services.departures.noteSoldByPhone(which, form.value.phone, actor)
  if (noted.ok) return goTo(back)
  return noted.reason === 'too many'
    ? notInOrder({ phone: `${noted.mostSeats} at most: the others are sold online or held.` }, fields)
    : notInOrder({ '': departureRefusals[noted.reason] }, fields)
}

/** Why stands in the log. What somebody pressed before is said, not done twice. */
async function changeLine(context: Context, which: Which, act: 'put first' | 'take off') {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const form = checkPartyForm(fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const { party, why } = form.value
  const { waiting } = services
  const { line, offers } = await waiting.list(which)
  const isTheirs = [...line, ...offers.map((offer) => offer.party)].some(({ id }) => id === party)
  const done =
    isTheirs &&
    (act === 'take off'
      ? await waiting.takeOff(party, actor, why)
      : (await waiting.putFirst(which, { id: party, why }, actor)).ok)
  return done
    ? goTo(`${addressOfDeparture(which)}?tab=waiting`)
    : notInOrder({ '': departureRefusals['not waiting'] }, fields)
}

async function assignCaptain(context: Context, which: Which) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const form = checkDeskForm('captain', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const assigned = await services.departures.assignCaptain(which, form.value.captain || null, actor)
  return assigned.ok
    ? goTo(`${addressOfDeparture(which)}?tab=change`)
    : notInOrder({ captain: departureRefusals[assigned.reason] }, fields)
}

async function saveNote(context: Context, which: Which) {
  const { services, actor } = deskOfStaff(context)
  const { departures } = services
  const { fields } = sentForm(context)
  const form = checkDeskForm('note', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const noted = await departures.note(which, form.value, actor)
  if (noted.ok) return goTo(`${addressOfDeparture(which)}?tab=change`)
  if (noted.reason === 'unknown') return notInOrder({ '': departureRefusals.unknown }, fields)
  const { notedBy, notedAt, note } = noted.departure
  const who = notedBy && (await departures.findStaffName(notedBy))
  const conflict: ConflictView = {
    who: who ?? 'Somebody',
    at: notedAt ? showMoment(notedAt) : '',
    theirs: note ?? '',
    yours: form.value.note,
    version: departures.noteVersion(noted.departure),
  }
  return data({ conflict, errors: {}, typed: {} }, { status: 409 })
}
