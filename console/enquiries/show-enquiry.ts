import { bookingStates, stateOf } from '#domain/bookings/booking-filter.ts'
import { phoneDigits } from '#domain/bookings/payment-request.ts'
import { showPlainDayBeside } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { isOpen, lostReasons, type Stage, stageTable } from '#domain/enquiries/stages.ts'
import { aboutOf, wantsOf } from '#domain/enquiries/wants.ts'
import { type ChatWord, chatText, chatWords } from '#domain/enquiries/whatsapp-words.ts'
import { may } from '#domain/staff/roles.ts'
import { showMail } from '#domain/staff/show-mail.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { Desk } from '#server/console/desk.ts'
import type { DeskEnquiry } from '#server/enquiries/desk/show-enquiry.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { pages } from '../pages.ts'
import { isDue, showAge, showNext } from './enquiry-words.ts'
import { applicationsAddress } from './show-applications.ts'
import { enquiriesAddress } from './show-enquiries.ts'
import { happeningsOf } from './time-line.ts'

export type EnquiryView = ReturnType<typeof viewOf>

type StaffDesk = Desk & { session: StaffSession }

/** The page's data; or where it is found, as it stands under a later one or is an application. Null when there is no such enquiry. */
export async function showEnquiry(desk: StaffDesk, reference: string) {
  const { enquiries } = desk.services
  const found = await enquiries.show(reference)
  if (found === null) {
    const isApplication = await enquiries.applications.show(reference)
    return isApplication && { elsewhere: `${applicationsAddress}/${reference}` }
  }
  return 'under' in found ? { elsewhere: `${enquiriesAddress}/${found.under}` } : viewOf(desk, found)
}

function viewOf({ services, session, siteName, now }: StaffDesk, found: DeskEnquiry) {
  const { enquiry, owner, merged } = found
  const { stage, suspect, nextDay, revision } = enquiry
  const { role } = session.staff
  const today = dateInIndia(now)
  const moment = (at: Date) => showMomentBeside(at, now)
  const mayChange = may(role, 'enquiries: change')
  const open = isOpen(stage) && !suspect
  return {
    title: enquiry.name,
    reference: enquiry.reference,
    name: enquiry.name,
    wants: wantsOf(enquiry.additionalData),
    stage,
    suspect,
    state: `${showAge(enquiry.createdAt, now)} old, ${owner ? `owner ${owner.name}` : 'nobody has it'}`,
    next: showNext(enquiry, today),
    due: isDue(enquiry, today) && !suspect,
    nextDay: nextDay ?? '',
    today,
    revision,
    owner: owner?.id ?? '',
    owners: withOwner(found),
    words: [enquiry, ...merged].map(({ reference, message, additionalData, createdAt, pagePath }) => ({
      reference,
      at: moment(createdAt),
      wants: wantsOf(additionalData),
      message: message ?? '',
      pagePath,
    })),
    /** On the site, whose host may be another than the console's. */
    askedOn: services.siteUrl + enquiry.pagePath,
    contact: contactOf(found, role),
    chat: mayChange && !suspect ? chatOf(found, { staff: session.staff.name, company: siteName }) : [],
    fitting: fittingWords[stage],
    samePhone: samePhoneOf(found, today),
    happenings: happeningsOf(found, now),
    won: stage === 'won' ? enquiry.wonBooking : null,
    acts: {
      change: mayChange,
      next: mayChange && open,
      moves: mayChange && !suspect ? movesOf(stage) : [],
      book: open && pages['/bookings/new'] !== undefined && may(role, 'desk booking: make'),
      likelyBooking: found.bookings.find(({ createdAt }) => createdAt > enquiry.createdAt)?.reference ?? '',
    },
  }
}

/** Who has it stays to be chosen, though they may work here no more. */
function withOwner({ owner, mayHave }: DeskEnquiry) {
  const all = owner && !mayHave.some(({ id }) => id === owner.id) ? [...mayHave, owner] : mayHave
  return all.map(({ id, name }) => ({ value: id, name }))
}

function movesOf(stage: Stage) {
  return stageTable[stage].next.map((to) => ({ to, title: stageTable[to].title }))
}

function contactOf({ enquiry }: DeskEnquiry, role: StaffSession['staff']['role']) {
  const { phone, email } = enquiry
  const digits = phone && phoneDigits(phone)
  const seesAll = may(role, 'phones: read')
  return {
    phone: digits && showPhone(digits, role),
    email: showMail(email, role),
    /** For links; null for whom they are masked. */
    dial: seesAll ? digits : null,
    mail: seesAll ? email : null,
  }
}

/** What is most likely said next. */
const fittingWords: Record<Stage, ChatWord> = {
  new: 'first answer',
  called: 'no answer',
  quoted: 'after the price',
  won: 'first answer',
  lost: 'first answer',
}

function chatOf({ enquiry }: DeskEnquiry, from: { staff: string; company: string }) {
  if (!enquiry.phone) return []
  const facts = { name: enquiry.name, about: aboutOf(enquiry.additionalData), ...from }
  return (Object.keys(chatWords) as ChatWord[]).map((word) => ({
    value: word,
    title: chatWords[word],
    line: chatText(word, facts),
  }))
}

function samePhoneOf({ enquiry, samePhone, bookings }: DeskEnquiry, today: string) {
  const day = (moment: Date) => showPlainDayBeside(dateInIndia(moment), today)
  const mayMerge = isOpen(enquiry.stage) && !enquiry.suspect
  return {
    enquiries: samePhone.map(({ reference, name, stage, additionalData, createdAt, suspect }) => ({
      reference,
      name,
      to: `${enquiriesAddress}/${reference}`,
      line: [
        wantsOf(additionalData),
        suspect ? 'suspect' : stageTable[stage].title.toLowerCase(),
        day(createdAt),
      ]
        .filter(Boolean)
        .join(', '),
      mayMerge: mayMerge && isOpen(stage) && !suspect,
    })),
    bookings: bookings.map(({ reference, title, startDate, status }) => ({
      reference,
      line: [
        title.split(':')[0],
        startDate && showPlainDayBeside(startDate, today),
        bookingStates[stateOf(status)].title.toLowerCase(),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  }
}

/** What an enquiry has come to, in a line, to be held against what somebody else wanted. */
export function describeState(
  state: Pick<DeskEnquiry['enquiry'], 'stage' | 'lostReason' | 'wonBooking' | 'nextDay'>,
  { owner, today }: { owner: string | null; today: string },
): string {
  const { stage, lostReason, wonBooking, nextDay } = state
  return [
    `${stageTable[stage].title}${lostReason ? `: ${lostReasons[lostReason].toLowerCase()}` : ''}${wonBooking ? ` with ${wonBooking}` : ''}`,
    owner ? `owner ${owner}` : 'nobody has it',
    nextDay ? `call on ${showPlainDayBeside(nextDay, today)}` : 'no day',
  ].join(', ')
}
