import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { sayPaidWays } from '#domain/bookings/paid-ways.ts'
import { whySentBack } from '#domain/bookings/sent-back.ts'
import { type TripAhead, underWay } from '#domain/bookings/trip-ahead.ts'
import { showDate, showDayBeside } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { tellMoment } from '#domain/calendar/show-moment.ts'
import { refundExpectedBy } from '#domain/money/cancellation.ts'
import { formatRupees } from '#domain/money/money.ts'
import { bookingPath, keptUntil } from './booking-words.ts'
import type { ShownBooking } from './open-booking-data.ts'

/** What happened, what is next, what comes later; `href` leads to where the next step is done. */
export type TimelineStep = {
  title: string
  text: string
  state: 'done' | 'here' | 'ahead'
  /** One that `leaves` leads away from the site. */
  link?: { label: string; href: string; leaves?: boolean }
}

const cancelled = 'Cancelled'
const sentBack = 'Payment sent back'

function whoCancelled(code: string): string {
  if (code === 'the departure does not run') return ', by us. This departure does not run.'
  const asked = code === 'cancelled for the traveller' ? ', by us, as you asked' : ''
  return `${asked}. The seats are free for others.`
}

/** `untold`: so many guests whose details are still missing. */
export function timelineOf(booking: ShownBooking, now: Date, untold = 0): TimelineStep[] {
  return [...happened(booking), ...itRuns(booking), ...comesNext(booking, now, untold)]
}

function itRuns({ ahead }: ShownBooking): TimelineStep[] {
  const run = ahead?.run
  if (run?.state !== 'runs') return []
  const { booked, smallest } = run
  const text = booked < smallest ? 'We have decided so.' : `${booked} booked, ${smallest} needed.`
  return [{ title: 'It runs', text, state: 'done' }]
}

function happened(booking: ShownBooking): TimelineStep[] {
  const { events, refunds, toWallet, troubleCredit } = booking
  const wasConfirmed = events.some(({ status }) => status === 'confirmed')
  const steps: TimelineStep[] = []
  for (const [i, { at, status, why, code }] of events.entries()) {
    const when = tellMoment(new Date(at))
    // The booking stays what it is: something else happened to it.
    if (events[i - 1]?.status === status) {
      steps.push({ title: why, text: when, state: 'done' })
      continue
    }
    if (status === 'confirmed')
      steps.push({
        title: booking.desk?.owed ? 'Booked' : 'Booked and paid',
        text: `${when}. ${sayPaidWays(booking, !booking.desk?.dueOn)}`,
        state: 'done',
      })
    if (status === 'completed')
      steps.push({ title: 'Trip completed', text: showDate(booking.endDate), state: 'done' })
    if (!isEnd(status)) continue
    // What is refunded at last was refunding before: that it has arrived, the refund's own step says.
    if (steps.some(({ title }) => title === cancelled || title === sentBack)) continue
    if (booking.movedTo) {
      steps.push({
        title: `Moved to ${booking.movedTo}`,
        text: `${when}. What you paid counts for the new booking.`,
        state: 'done',
        link: { label: 'Open it', href: bookingPath(booking.movedTo) },
      })
      continue
    }
    steps.push(
      wasConfirmed
        ? { title: cancelled, text: `${when}${whoCancelled(code)}`, state: 'done' }
        : {
            title: sentBack,
            text: `${when}. ${whySentBack(code)} All of it goes back to the account you paid from.`,
            state: 'done',
          },
    )
  }
  if (toWallet > 0)
    steps.push({ title: `${formatRupees(toWallet)} in your wallet`, text: 'At once', state: 'done' })
  if (troubleCredit > 0)
    steps.push({
      title: `${formatRupees(troubleCredit)} of credit for the trouble`,
      text: 'In your wallet, for any trip',
      state: 'done',
    })
  for (const { amount, at, byHand } of refunds.filter(({ state }) => state === 'completed'))
    steps.push({
      title: `${formatRupees(amount)} is back`,
      text: `${tellMoment(new Date(at))}. ${byHand ? 'Our office has paid it.' : 'PhonePe has sent it to the account you paid from.'}`,
      state: 'done',
    })
  return steps
}

function isEnd(status: string): boolean {
  return status === 'cancelled' || status === 'refunding' || status === 'refunded'
}

function comesNext(booking: ShownBooking, now: Date, untold: number): TimelineStep[] {
  const { status, refunds, ahead, holdExpiresAt } = booking
  if (isUnpaid(status))
    return [{ title: 'Waiting for payment', text: keptUntil(holdExpiresAt, now), state: 'here' }]
  if (status === 'refunding')
    return refunds.filter(({ state }) => state === 'due' || state === 'pending').flatMap(refundUnderWay)
  const steps = duesByDay(booking)
  if (ahead && ahead.toGo !== underWay && untold > 0) steps.push(detailsOf(untold))
  if (ahead) steps.push(...onTheWay(ahead))
  return steps.map((step, i) => (i === 0 ? { ...step, state: 'here' } : step))
}

/** What the traveller has still to do, by the day until when. */
function duesByDay({ invoiceWanted, desk }: ShownBooking): TimelineStep[] {
  const due: { by: string; step: TimelineStep }[] = []
  if (desk?.dueOn)
    due.push({
      by: desk.dueOn,
      step: {
        title: `Still to pay: ${formatRupees(desk.owed)}`,
        text: `By ${showDate(desk.dueOn)}. Your seats are booked.`,
        state: 'ahead',
      },
    })
  if (invoiceWanted)
    due.push({
      by: invoiceWanted.dueOn,
      step: {
        title: `Next: ${invoiceWanted.title.toLowerCase()} details`,
        text: `Please by ${showDate(invoiceWanted.dueOn)}. After that it is issued as it stands.`,
        state: 'ahead',
        link: { label: 'Fill in', href: '#invoice-details' },
      },
    })
  return due.toSorted((a, b) => a.by.localeCompare(b.by)).map(({ step }) => step)
}

/** What everybody who travels has to tell, until the trip begins. */
function detailsOf(untold: number): TimelineStep {
  return {
    title: `Details of ${untold} ${untold === 1 ? 'guest' : 'guests'}`,
    text: 'Hotels, permits and tickets need them before you meet.',
    state: 'ahead',
    link: { label: 'Fill in', href: '#who-travels' },
  }
}

/** What is left of a trip that is booked: whether it runs, the meeting, the end. */
function onTheWay({ run, toGo, startDate, endDate, meet, ends }: TripAhead): TimelineStep[] {
  const steps: TimelineStep[] = []
  if (run?.state === 'waits')
    steps.push({
      title: `Decided on ${showDayBeside(run.decideOn, startDate)}: does it run?`,
      text: `${run.booked} of ${run.smallest} travellers have booked so far. We write to you either way.`,
      state: 'ahead',
    })
  if (run?.state === 'deciding')
    steps.push({
      title: 'We decide: does it run?',
      text: 'Too few have booked. We write to you as soon as it is decided.',
      state: 'ahead',
    })
  if (toGo !== underWay)
    steps.push({
      title: 'We meet',
      text: meet ? `${showDate(startDate)}, ${meet.time}, ${meet.place}` : showDate(startDate),
      state: 'ahead',
    })
  steps.push({
    title: 'The trip ends',
    text: ends ? `${showDate(endDate)}, ${ends}` : showDate(endDate),
    state: 'ahead',
  })
  return steps
}

function refundUnderWay({ amount, state, at, byHand }: ShownBooking['refunds'][number]): TimelineStep[] {
  const began = dateInIndia(new Date(at))
  const sum = formatRupees(amount)
  const [title, text, told] = byHand
    ? [`${sum} is paid back by our office`, 'It came to our office and goes back from there', 'it is paid']
    : [
        `${sum} ${state === 'pending' ? 'handed to PhonePe' : 'goes to PhonePe'}`,
        'On its way to the account you paid from',
        'PhonePe says so',
      ]
  return [
    { title, text, state: 'here' },
    {
      title: `With you by ${showDate(refundExpectedBy(began))}`,
      text: `We write to you when ${told}.`,
      state: 'ahead',
    },
  ]
}
