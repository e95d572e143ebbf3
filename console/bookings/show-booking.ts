import { stateOf } from '#domain/bookings/booking-filter.ts'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import { mostClaimTries } from '#domain/bookings/claim-form.ts'
import { showDate, showPlainDate } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { showMoment } from '#domain/calendar/show-moment.ts'
import { showMomentBeside } from '#domain/calendar/show-moment-beside.ts'
import { whatsappLink } from '#domain/forms/whatsapp.ts'
import { sayMissing } from '#domain/guests/detail-words.ts'
import { formatPaise } from '#domain/money/money.ts'
import { receiptWords, standing } from '#domain/receipts/receipt.ts'
import { may, type Role } from '#domain/staff/roles.ts'
import { showMail } from '#domain/staff/show-mail.ts'
import { showPhone } from '#domain/staff/show-phone.ts'
import { isByTwos } from '#domain/trips/by-twos.ts'
import { packagesOf } from '#domain/trips/package.ts'
import type { DeskBooking } from '#server/bookings/desk/show-desk-booking.ts'
import type { Desk } from '#server/console/desk.ts'
import type { GuestStanding } from '#server/guests/guest-standing.ts'
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
    party: await partyOf(found, services, role),
    leftAlone:
      booking.status === 'confirmed' &&
      booking.guests % 2 === 1 &&
      isByTwos(services.bookings.findTrip(booking.tripId), booking.packageId),
    otherPackage: otherPackageOf(found, services),
    moreGuests: `/console/bookings/new?${new URLSearchParams({ trip: booking.tripId, departure: booking.departureId, joins: reference })}`,
    movedTo: booking.movedTo,
    carriesFrom: booking.carriesFrom,
    state: stateOf(booking.status),
    trip: `${terms.title}, ${showDate(terms.startDate)}`,
    made: `Booked ${booking.channel === 'desk' ? 'at the desk' : 'on the site'}, ${moment(booking.createdAt)}`,
    lines: terms.lines.map(({ label, paise }) => ({ what: label, paise })),
    totalPaise: booking.totalPaise,
    coupon: booking.couponCode,
    ledger: ledger.map((row) => ({ ...row, at: moment(row.at) })),
    owed: owedOf(found, { services, now, role }),
    receipts: receiptsOf(found, moment),
    contact: {
      phone: phone && showPhone(phone, role),
      email: email && showMail(email, role),
      /** Digits for links; null for whom they are masked. */
      dial: may(role, 'phones: read') ? phone : null,
      whatsapp: whatsappOf(found, role, services),
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

/** Where a booking of a package for two moves to one that is not, on the same date; null where there is none. */
function otherPackageOf({ booking }: DeskBooking, services: Desk['services']): string | null {
  const { reference, tripId, packageId, departureId } = booking
  const trip = services.bookings.findTrip(tripId)
  const other = trip && packagesOf(trip).find(({ id }) => id !== packageId && !isByTwos(trip, id))
  if (!other) return null
  const chosen = new URLSearchParams({ trip: tripId, departure: departureId, package: other.id })
  return `/console/bookings/${reference}/move?${chosen}`
}

const ends = { left: 'Left', replaced: 'Gave the seat away' }

/** Who travels, and who no longer does; before the sale whoever booked alone is known. */
async function partyOf({ booking, guests }: DeskBooking, services: Desk['services'], role: Role) {
  const standing = await services.guests.readStanding(booking)
  return guests.map(({ n, name, kind, ended, endedAt, papersAt }) => {
    const details = standing.find((one) => one.n === n)
    return {
      n,
      name: name || `Guest ${n}, no name yet`,
      role: [n === 1 && 'Lead', kind === 'child' && 'Child'].filter(Boolean).join(', '),
      isFixed: papersAt !== null,
      ended: ended && endedAt ? `${ends[ended]}, ${showPlainDate(dateInIndia(endedAt))}` : null,
      details: details ? detailsOf(details, services.siteUrl, role) : null,
    }
  })
}

/** What is missing of a guest, and where they tell it: the link opens what they have told so far. */
function detailsOf(guest: GuestStanding, siteUrl: string, role: Role) {
  const isDone = guest.missing.length === 0
  return {
    isDone,
    words: isDone ? 'Details done' : `Missing: ${sayMissing(guest)}`,
    link: !isDone && may(role, 'desk booking: make') ? siteUrl + guest.path : null,
  }
}

/** What is still to come, by a link of the desk or after a deposit; null where nothing is. */
function owedOf(
  { booking, owedPaise }: DeskBooking,
  { services, now, role }: Pick<Desk, 'services' | 'now'> & { role: Role },
) {
  const { channel, status, dueOn, reference, phone, name, terms } = booking
  const isHeld = isUnpaid(status) && booking.holdExpiresAt > now
  if (dueOn === null && !(channel === 'desk' && isHeld)) return null
  const link = `${services.siteUrl}/pay/launch/${reference}`
  const by = dueOn ? ` by ${showDate(dueOn)}` : ''
  const words = `Hello ${name.split(' ')[0]}, here you can pay ${formatPaise(owedPaise)}${by} for ${terms.title.split(':')[0]}, ${showDate(terms.startDate)} (booking ${reference}): ${link}`
  return {
    paise: owedPaise,
    dueOn,
    today: dateInIndia(now),
    link,
    line: dueOn
      ? `Owed until ${showDate(dueOn)}.`
      : `The seats are kept until ${showMoment(booking.holdExpiresAt)}.`,
    whatsapp: may(role, 'phones: read') && phone ? whatsappLink(phone, words) : null,
  }
}

/** News of a booking that stands, to be sent from the desk's own phone. */
function whatsappOf({ booking }: DeskBooking, role: Role, { siteUrl }: Desk['services']): string | null {
  const { status, phone, name, terms, guests, reference } = booking
  if (status !== 'confirmed' || !phone || !may(role, 'phones: read')) return null
  const seats = guests === 1 ? 'Your seat is' : `Your ${guests} seats are`
  const words = `Hello ${name.split(' ')[0]}, ${seats.toLowerCase()} booked: ${terms.title.split(':')[0]}, ${showDate(terms.startDate)}. Booking ${reference}; voucher and invoice are in My Trips: ${siteUrl}/my-trips`
  return whatsappLink(phone, words)
}

function receiptsOf({ receipts }: DeskBooking, moment: (at: Date) => string) {
  const stands = new Set(standing(receipts).map(({ id }) => id))
  return receipts.map(({ id, way, number, amountPaise, receivedOn, at, why, counters }) => ({
    id,
    what: `${counters ? 'Countered: ' : ''}${[receiptWords[way].shown, number].filter(Boolean).join(', ')}`,
    line: [`Received ${showPlainDate(receivedOn)}`, `noted ${moment(at)}`, why].filter(Boolean).join('; '),
    sum: formatPaise(amountPaise).replace('-', '−'),
    stands: stands.has(id),
  }))
}

/** A role has the buttons of what it may do, a state those of what can be done in it. */
function actsOf({ booking, steps, payments, receipts }: DeskBooking, role: Role) {
  const { status, travellerId, claimTries } = booking
  const isHeld = isUnpaid(status)
  const waits = travellerId === null && claimTries > 0 && stateOf(status) !== 'attempts'
  return {
    note: may(role, 'booking: note'),
    cancel: steps.length > 0 && may(role, 'booking: cancel'),
    move: steps.length > 0 && may(role, 'booking: move'),
    more: steps.length > 0 && may(role, 'desk booking: make'),
    askDetails: status === 'confirmed' && may(role, 'details: ask for'),
    name: steps.length > 0 && may(role, 'guests: name'),
    refund:
      status === 'confirmed' &&
      (payments.some(({ state }) => state === 'completed') || receipts.length > 0) &&
      pages['/refunds/new'] !== undefined &&
      may(role, 'refund: ask'),
    allowClaim: waits && may(role, 'booking: allow claim'),
    receipt: may(role, 'receipt: take'),
    counter: (status === 'confirmed' || status === 'completed') && may(role, 'receipt: counter'),
    owed: isHeld && may(role, 'desk booking: make'),
    letGo: isHeld && may(role, 'desk booking: make'),
    later: booking.dueOn !== null && may(role, 'payment: ask for'),
    askToPay: booking.email !== '' && may(role, 'payment: ask for'),
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
