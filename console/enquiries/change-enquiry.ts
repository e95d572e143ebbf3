import { data, type RouterContextProvider } from 'react-router'
import { showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { checkEnquiryDeskForm } from '#domain/enquiries/desk-forms.ts'
import { lostReasons, stageTable } from '#domain/enquiries/stages.ts'
import type { ChangedEnquiry } from '#server/enquiries/desk/change-enquiry.ts'
import type { EnquiryMoved, Move } from '#server/enquiries/desk/move-enquiry.ts'
import { goTo, notInOrder } from '../answers.ts'
import { deskOfStaff, sentForm } from '../desk.ts'
import type { FormErrors } from '../ui/post-form.tsx'
import { enquiriesAddress } from './show-enquiries.ts'
import { describeState } from './show-enquiry.ts'

type Context = Readonly<RouterContextProvider>

export type EnquiryAnswer = {
  errors?: FormErrors
  typed?: Record<string, string>
  /** Somebody changed it after the page was opened: what they made of it, and what was wanted. */
  conflict?: { who: string; at: string; theirs: string; yours: string }
  /** The chat to go on to. */
  chat?: string
}

const refusals = {
  unknown: 'This enquiry stands under another by now, or is gone.',
  'no such step': 'From the stage that it is in now, it can’t come to that one.',
  'no such booking': 'There is no booking with this reference.',
  'no such owner': 'Please choose somebody who works with enquiries.',
  'no such day': 'Please choose a day from today on, within a year.',
  over: 'It is won or lost: nothing is due any more.',
  'another phone': 'The two have different phones.',
  'not open': 'One of the two is won, lost or suspect: only open ones are put together.',
  'no phone': 'No phone was given.',
}

/** What the forms of an enquiry's page do. */
export function changeEnquiry(context: Context, reference: string) {
  const { act } = sentForm(context)
  if (act === 'note') return note(context, reference)
  if (act === 'next') return setNext(context, reference)
  if (act === 'whatsapp') return openChat(context, reference)
  if (act === 'merge') return merge(context, reference)
  if (act === 'suspect' || act === 'no suspect') return markSuspect(context, reference, act === 'suspect')
  return move(context, reference, act)
}

const addressOf = (reference: string) => `${enquiriesAddress}/${reference}`

async function move(context: Context, reference: string, act: string) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const form = readMove(act, fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const moved: EnquiryMoved = await services.enquiries.move(reference, form.value, actor)
  if (moved.ok) return goTo(addressOf(reference))
  if (moved.reason === 'changed') return conflict(context, moved, wordsOf(form.value.move))
  const field = moved.reason === 'no such booking' ? 'booking' : ''
  return notInOrder({ [field]: refusals[moved.reason] }, fields)
}

type ReadMove =
  | { ok: true; value: { move: Move; revision: number } }
  | { ok: false; errors: Record<string, string> }

function readMove(act: string, fields: URLSearchParams): ReadMove {
  if (act === 'lost') {
    const form = checkEnquiryDeskForm('lost', fields)
    if (!form.ok) return form
    const { reason, revision } = form.value
    return { ok: true, value: { move: { stage: 'lost', reason }, revision } }
  }
  if (act === 'won') {
    const form = checkEnquiryDeskForm('won', fields)
    if (!form.ok) return form
    const { booking, revision } = form.value
    return { ok: true, value: { move: { stage: 'won', booking: booking || null }, revision } }
  }
  const form = checkEnquiryDeskForm('move', fields)
  if (!form.ok) return form
  const { stage, revision } = form.value
  return { ok: true, value: { move: { stage }, revision } }
}

function wordsOf(wanted: Move): string {
  const { title } = stageTable[wanted.stage]
  if (wanted.stage === 'lost') return `${title}: ${lostReasons[wanted.reason].toLowerCase()}`
  return wanted.stage === 'won' && wanted.booking ? `${title} with ${wanted.booking}` : title
}

async function setNext(context: Context, reference: string) {
  const { services, actor, now } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const form = checkEnquiryDeskForm('next', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const { owner, day, revision } = form.value
  const wish = { ownerId: owner || null, nextDay: day || null, revision }
  const set = await services.enquiries.setNext(reference, wish, actor)
  if (set.ok) return goTo(addressOf(reference))
  if (set.reason === 'changed') {
    const people = await services.enquiries.listWhoMayHave()
    const name = people.find(({ id }) => id === owner)?.name
    const called = day ? `call on ${showPlainDayBeside(day, dateInIndia(now))}` : 'no day'
    return conflict(context, set, `${name ? `owner ${name}` : 'nobody has it'}, ${called}`)
  }
  const field = { 'no such owner': 'owner', 'no such day': 'day', over: 'day', unknown: '' }[set.reason]
  return notInOrder({ [field]: refusals[set.reason] }, fields)
}

/** Nothing is overwritten: the page comes back as it stands now, with what was wanted beside it. */
async function conflict(context: Context, { enquiry }: ChangedEnquiry, yours: string) {
  const { services, now } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const found = await services.enquiries.show(enquiry.reference)
  const [who, owner] =
    found && 'enquiry' in found ? [found.changedBy, found.owner?.name ?? null] : [null, null]
  const answer: EnquiryAnswer = {
    conflict: {
      who: who ?? 'Somebody',
      at: enquiry.changedAt ? showMomentBeside(enquiry.changedAt, now) : '',
      theirs: describeState(enquiry, { owner, today: dateInIndia(now) }),
      yours,
    },
    typed: Object.fromEntries(fields),
  }
  return data(answer, { status: 409 })
}

async function note(context: Context, reference: string) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const form = checkEnquiryDeskForm('note', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const { key, text } = form.value
  const noted = await services.enquiries.note(reference, { formKey: key, text }, actor)
  return noted.ok
    ? goTo(`${addressOf(reference)}#happened`)
    : notInOrder({ '': refusals[noted.reason] }, fields)
}

async function openChat(context: Context, reference: string) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const form = checkEnquiryDeskForm('whatsapp', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const { key, words } = form.value
  const opened = await services.enquiries.openChat(reference, { formKey: key, word: words }, actor)
  if (!opened.ok) return notInOrder({ '': refusals[opened.reason] }, fields)
  return data<EnquiryAnswer>({ chat: opened.link })
}

async function merge(context: Context, reference: string) {
  const { services, actor } = deskOfStaff(context)
  const { fields } = sentForm(context)
  const form = checkEnquiryDeskForm('merge', fields)
  if (!form.ok) return notInOrder(form.errors, fields)
  const merged = await services.enquiries.merge(reference, form.value.other, actor)
  return merged.ok ? goTo(addressOf(merged.kept)) : notInOrder({ '': refusals[merged.reason] }, fields)
}

async function markSuspect(context: Context, reference: string, suspect: boolean) {
  const { services, actor } = deskOfStaff(context)
  const marked = await services.enquiries.markSuspect(reference, suspect, actor)
  return marked.ok
    ? goTo(addressOf(reference))
    : notInOrder({ '': refusals[marked.reason] }, sentForm(context).fields)
}
