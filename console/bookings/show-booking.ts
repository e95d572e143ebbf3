import { stateOf } from '#domain/bookings/booking-filter.ts'
import { mostClaimTries } from '#domain/bookings/claim-form.ts'
import { showDate, showPlainDate } from '#domain/calendar/calendar-date.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { formatPaise } from '#domain/money/money.ts'
import { may } from '#domain/staff/roles.ts'
import { showMail } from '#domain/staff/show-mail.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import type { DeskBooking } from '#server/bookings/desk/show-desk-booking.ts'
import type { Desk } from '#server/console/desk.ts'
import type { StaffSession } from '#server/staff/staff-session.ts'
import { pages } from '../pages.ts'
import { happeningsOf } from './time-line.ts'

export type BookingView = NonNullable<Awaited<ReturnType<typeof showBooking>>>

/** Null when there is no such booking. */
export async function showBooking(
  { services, session, now }: Desk & { session: StaffSession },
  reference: string,
) {
  const found = await services.bookings.show(reference)
  if (!found) return null
  const { booking, notes, ledger, madeByGuest } = found
  const { terms, phone, email, name } = booking
  const { role } = session.staff
  const moment = (at: Date) => showMomentBeside(at, now)
  return {
    title: reference,
    reference,
    name: name || 'Erased',
    guests: booking.guests,
    state: stateOf(booking.status),
    trip: `${terms.title}, ${showDate(terms.startDate)}`,
    made: `Booked on the site, ${moment(booking.createdAt)}`,
    lines: terms.lines.map(({ label, paise }) => ({ what: label, paise })),
    totalPaise: booking.totalPaise,
    coupon: booking.couponCode,
    ledger: ledger.map((row) => ({ ...row, at: moment(row.at) })),
    contact: {
      phone: phone && showPhone(phone, role),
      email: email && showMail(email, role),
      /** Digits for links; null for whom they are masked. */
      dial: may(role, 'phones: read') ? phone : null,
      mayShow: phone !== '' && !may(role, 'phones: read') && may(role, 'phone: show'),
      account: madeByGuest ? (booking.claimedAt ? 'Guest, claimed since' : 'Guest') : 'Has an account',
    },
    papers: await papersOf(services, reference),
    messages: found.messages.map(({ id, channel, subject, createdAt, sentAt, refusedAt }) => ({
      id,
      what: subject ?? 'SMS',
      channel: channel === 'mail' ? 'Mail' : 'SMS',
      at: moment(sentAt ?? createdAt),
      state: sentAt ? ('sent' as const) : refusedAt ? ('refused' as const) : ('waits' as const),
    })),
    notes: notes.map(({ id, at, who, text }) => ({ id, text, line: `${who}, ${moment(at)}` })),
    happenings: happeningsOf(found, now),
    cancelWords: cancelWordsOf(found),
    acts: actsOf(found, role),
  }
}

/** A role has the buttons of what it may do, a state those of what can be done in it. */
function actsOf({ booking, steps, payments }: DeskBooking, role: StaffSession['staff']['role']) {
  const { status, travellerId, claimTries } = booking
  const waits = travellerId === null && claimTries > 0 && stateOf(status) !== 'attempts'
  return {
    note: may(role, 'booking: note'),
    cancel: steps.length > 0 && may(role, 'booking: cancel'),
    refund:
      status === 'confirmed' &&
      payments.some(({ state }) => state === 'completed') &&
      pages['/refunds/new'] !== undefined &&
      may(role, 'refund: ask'),
    allowClaim: waits && may(role, 'booking: allow claim'),
    claimTries: `${claimTries} of ${mostClaimTries}`,
  }
}

/** The papers on the site, whose host may be another than the console's. */
async function papersOf({ showPapers, siteUrl }: Desk['services'], reference: string) {
  const { papers, voucherHref } = await showPapers(reference)
  return [
    ...papers.map(({ title, number, amount, kind, href }) => ({
      title: `${title} ${number}`,
      paise: (kind === 'invoice' ? 1 : -1) * amount * 100,
      href: siteUrl + href,
    })),
    ...(voucherHref ? [{ title: 'Voucher', paise: null, href: siteUrl + voucherHref }] : []),
  ]
}

function cancelWordsOf({ steps }: DeskBooking): string | null {
  if (steps.length === 0) return null
  return steps
    .map(({ until, refundPaise }) =>
      until
        ? `Cancelled by ${showPlainDate(until)}: ${formatPaise(refundPaise)} back.`
        : `Later: ${formatPaise(refundPaise)}.`,
    )
    .join(' ')
}
