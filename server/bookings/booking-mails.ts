import { troubleCreditPerGuest } from '#domain/bookings/our-cancellation.ts'
import { sayPaidWays } from '#domain/bookings/paid-ways.ts'
import { sayCounts } from '#domain/bookings/say-party.ts'
import { whySentBack } from '#domain/bookings/sent-back.ts'
import type { BookedRun, TripAhead } from '#domain/bookings/trip-ahead.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { refundTime } from '#domain/money/cancellation.ts'
import { formatPaise, formatRupees, toRupees } from '#domain/money/money.ts'
import { invoiceDueOn } from '#domain/papers/invoice-due.ts'
import { receiptWords } from '#domain/receipts/receipt.ts'
import type { Mail } from '../mail/queue-mail.ts'
import { type About, toOperator, toTraveller } from './booking-mail-parts.ts'
import type { Arrived, CancelledRefund, GuestsGone, Missed, PartBack, SentBack } from './booking-news.ts'
import type { Booking } from './booking-store.ts'
import { howToPay } from './owed-mails.ts'

/** Everything we write about a booking. Each says what happened to the money, then to the seats, then what comes next. */

/** What staff write to everybody of a departure, in their own words. */
export function letterMail(about: About, { subject, body }: { subject: string; body: string }): Mail {
  return toTraveller(about, subject, [body])
}

/** What came to staff, and what is owed. */
type Money = { byHandPaise: number; owedPaise: number; carriedPaise: number }

export function confirmedMails(about: About, ahead: TripAhead | null, received: Money): Mail[] {
  const { totalPaise, payablePaise, walletPaise } = about.booking
  const { byHandPaise, owedPaise, carriedPaise } = received
  const paid = sayPaidWays({
    payable: toRupees(payablePaise),
    wallet: toRupees(walletPaise),
    carried: toRupees(carriedPaise),
    desk: { received: toRupees(byHandPaise), owed: toRupees(owedPaise) },
  })
  const told = [
    'Your seats are booked.',
    ...(about.booking.carriesFrom
      ? [
          `This booking takes the place of ${about.booking.carriesFrom}; what you paid for that counts for this.`,
        ]
      : []),
    ...aboutMeeting(ahead),
    ...aboutRun(ahead?.run),
    '',
    `${paid}.`,
    ...(owedPaise > 0 ? howToPay(about, { owedPaise, dueOn: about.booking.dueOn }) : []),
    attached,
  ]
  return [
    toTraveller(about, 'Your seats are booked', [...told, ...askForPan(about)], ['voucher', 'calendar']),
    toOperator(about, 'New booking', [
      owedPaise > 0
        ? `Sold for ${formatPaise(totalPaise)}. ${paid}.`
        : `Paid in full: ${formatPaise(totalPaise)}. ${paid}.`,
    ]),
  ]
}

const attached = 'Your voucher to show when we meet and an entry for your calendar are attached.'

function aboutMeeting(ahead: TripAhead | null): string[] {
  if (!ahead) return []
  const { startDate, toGo, meet } = ahead
  const when = meet ? `${showDate(startDate)}, ${meet.time}` : showDate(startDate)
  return [
    '',
    `We meet: ${when} (${toGo.charAt(0).toLowerCase()}${toGo.slice(1)})`,
    ...(meet ? [meet.place] : []),
    ...(meet?.mapsHref ? [`Open in Maps: ${meet.mapsHref}`] : []),
  ]
}

function aboutRun(run: BookedRun | null | undefined): string[] {
  return run ? ['', asSentence(run.text), ...(run.note ? [run.note] : [])] : []
}

function asSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

export function runsMails(about: About): Mail[] {
  return [
    toTraveller(about, 'Your departure runs', [
      'Your departure is confirmed: it runs, even if somebody cancels from now on. You can book your way to the meeting point.',
    ]),
  ]
}

export function missedMails(about: About, { booked, smallest, decideOn }: Missed): Mail[] {
  return [
    toTraveller(about, 'Your departure has too few travellers', [
      `It needs ${smallest} travellers, and ${booked} had booked by ${showDate(decideOn)}. We sell no more seats on it. Your seats stay booked.`,
      'We now decide whether it runs with a smaller group or is cancelled, and write to you either way. If it is cancelled, you get all your money back the way you paid; there is nothing you need to do.',
      'Until you hear from us, please buy nothing for it that can’t be refunded.',
    ]),
  ]
}

/** Of whoever booked a trip abroad without a PAN. */
export function askForPan({ booking, siteUrl }: Pick<About, 'booking' | 'siteUrl'>): string[] {
  const { terms, pan, confirmedAt } = booking
  if (!terms.overseas || pan) return []
  const by = confirmedAt ? ` by ${showDate(invoiceDueOn(confirmedAt))}` : ''
  return [
    `Please give us your PAN${by}, with your invoice details in My Trips (${siteUrl}/my-trips): we pay the ${formatPaise(terms.included.tcsPaise)} of tax collected at source (TCS) in your price to the income tax department, which credits it to your PAN. Without a PAN the law sets a higher rate; your price stays the same.`,
  ]
}

export function sentBackMails(about: About, { amountPaise, why }: SentBack): Mail[] {
  const amount = formatPaise(amountPaise)
  return [
    toTraveller(about, 'Your money is on its way back', [
      `We received your payment of ${amount}. ${whySentBack(why)}`,
      `We send all of it back. It reaches the account you paid from in ${refundTime}. There is nothing you need to do.`,
    ]),
    toOperator(about, 'A payment goes back', [
      `${amount} goes back through PhonePe: ${why}. There is nothing you need to do.`,
    ]),
  ]
}

export function cancelledMails(about: About, refund: CancelledRefund): Mail[] {
  const { toWalletPaise, byHandPaise = 0, byOperator = false } = refund
  const toPhonePe = refund.toOnlinePaise - byHandPaise
  const { travellerId, troubleCreditPaise } = about.booking
  const [online, byHand, wallet] = [toPhonePe, byHandPaise, toWalletPaise].map(formatPaise)
  const isNothing = refund.toOnlinePaise + toWalletPaise === 0
  const told = [
    byOperator
      ? 'We are sorry: this departure does not run, so your booking is cancelled and you get back all that you paid.'
      : 'Your booking is cancelled.',
    toPhonePe > 0 && `${online} goes back to the account you paid from and reaches you in ${refundTime}.`,
    byHandPaise > 0 && `Our office pays ${byHand} back to you; it reaches you in ${refundTime}.`,
    toWalletPaise > 0 && `${wallet} is in your wallet.`,
    isNothing && 'According to the refund table of your booking, there is no refund.',
    ...aboutTrouble(about.booking),
  ].filter((line) => line !== false)
  const noted = [
    byOperator
      ? 'The departure was taken off sale, so this booking is cancelled.'
      : 'The traveller has cancelled. The seats are free again.',
    toPhonePe > 0 && `${online} goes back through PhonePe.`,
    byHandPaise > 0 && `${byHand} was paid to the office and has to be paid back by hand.`,
    toWalletPaise > 0 && `${wallet} went to the traveller’s wallet.`,
    isNothing && 'According to the refund table, there is no refund.',
    troubleCreditPaise > 0 &&
      `${formatPaise(troubleCreditPaise)} of credit for the trouble ${travellerId ? 'is in the traveller’s wallet' : 'waits until the booking is claimed'}.`,
  ].filter((line) => line !== false)
  return [
    toTraveller(about, 'Your booking is cancelled', told, ['calendar', 'invoice', 'credit note']),
    toOperator(about, 'Booking cancelled', noted),
  ]
}

export function guestsCancelledMails(about: About, gone: GuestsGone): Mail[] {
  const { left, stay, toWalletPaise, toOnlinePaise, byHandPaise = 0, waivedPaise = 0, owedPaise } = gone
  const toPhonePe = toOnlinePaise - byHandPaise
  const isNothing = toOnlinePaise + toWalletPaise + waivedPaise === 0
  const told = [
    `${sayCounts(left)} ${left.guests === 1 ? 'is' : 'are'} taken off your booking. ${stay.guests === 1 ? 'The seat of the other guest stays' : `The seats of the other ${stay.guests} guests stay`} booked.`,
    toPhonePe > 0 &&
      `${formatPaise(toPhonePe)} goes back to the account you paid from and reaches you in ${refundTime}.`,
    byHandPaise > 0 &&
      `Our office pays ${formatPaise(byHandPaise)} back to you; it reaches you in ${refundTime}.`,
    toWalletPaise > 0 && `${formatPaise(toWalletPaise)} is in your wallet.`,
    waivedPaise > 0 && `${formatPaise(waivedPaise)} less is to be paid.`,
    isNothing && 'According to the refund table of your booking, there is no refund.',
    ...(owedPaise > 0 ? howToPay(about, gone) : []),
  ].filter((line) => line !== false)
  const noted = [
    `${sayCounts(left)} left, ${sayCounts(stay)} ${stay.guests === 1 ? 'stays' : 'stay'}. ${left.guests === 1 ? 'The seat is' : 'The seats are'} free again.`,
    toPhonePe > 0 && `${formatPaise(toPhonePe)} goes back through PhonePe.`,
    byHandPaise > 0 && `${formatPaise(byHandPaise)} was paid to the office and has to be paid back by hand.`,
    toWalletPaise > 0 && `${formatPaise(toWalletPaise)} went to the traveller’s wallet.`,
    owedPaise > 0 && `${formatPaise(owedPaise)} is still owed.`,
    isNothing && 'According to the refund table, there is no refund.',
  ].filter((line) => line !== false)
  return [
    toTraveller(about, 'Your booking has fewer guests now', told, ['voucher', 'invoice', 'credit note']),
    toOperator(about, 'Guests taken off a booking', noted),
  ]
}

export function guestReplacedMails(about: About): Mail[] {
  return [
    toTraveller(about, 'A seat of your booking has another guest', [
      'One of your party gave their seat to somebody else. It cost nothing, and all other seats stay as they were.',
      `If this was not you, please call +${about.site.phone} at once.`,
    ]),
  ]
}

/** Where the credit for a late cancellation of ours is. */
function aboutTrouble({ travellerId, troubleCreditPaise, guests }: Booking): string[] {
  if (troubleCreditPaise === 0) return []
  const each = formatRupees(troubleCreditPerGuest)
  const given = `For the trouble we give you ${formatPaise(troubleCreditPaise)} of credit${guests > 1 ? `, ${each} for each guest` : ''}.`
  const where = travellerId
    ? 'It is in your wallet and pays for any trip.'
    : 'It waits for you: log in with the phone number you gave and open this booking in My Trips, and it is in your wallet.'
  return [`${given} ${where}`]
}

/** To the address it was booked with: whoever typed it shall know. */
export function claimedMails(about: About): Mail[] {
  const { troubleCreditPaise } = about.booking
  return [
    toTraveller(about, 'Your booking is in an account now', [
      'Somebody logged in with the phone number of this booking, gave its reference or your email address, and added it to their account.',
      ...(troubleCreditPaise > 0
        ? [`${formatPaise(troubleCreditPaise)} of credit for the trouble went to the wallet of that account.`]
        : []),
      `If it was not you, please call +${about.site.phone} at once.`,
    ]),
  ]
}

export function partRefundedMails(about: About, { amountPaise, byHandPaise }: PartBack): Mail[] {
  const amount = formatPaise(amountPaise)
  const where = byHandPaise > 0 ? 'you' : 'the account you paid from'
  const text = [
    `We are sending back ${amount} of what you paid. It reaches ${where} in ${refundTime}.`,
    'Your seats stay booked.',
  ]
  return [
    toTraveller(about, 'Part of your money is on its way back', text, ['invoice', 'credit note']),
    toOperator(about, 'Part of a payment goes back', [
      byHandPaise > 0
        ? `${amount} goes back, ${formatPaise(byHandPaise)} of it has to be paid by hand. The booking stays.`
        : `${amount} goes back through PhonePe. The booking stays.`,
    ]),
  ]
}

export function refundedMails(about: About, { amountPaise, byHand }: Arrived): Mail[] {
  const amount = formatPaise(amountPaise)
  const told = byHand
    ? `We have paid ${amount} back to you (${receiptWords[byHand].shown}).`
    : `PhonePe has sent ${amount} back to the account you paid from.`
  const noted = byHand
    ? `${amount} was paid back by hand.`
    : `PhonePe has sent ${amount} back to the traveller.`
  return [
    toTraveller(about, 'Your refund is done', [told], ['credit note']),
    toOperator(about, 'Refund done', [noted]),
  ]
}

export function wrongAmountMails(about: About, paidPaise: number): Mail[] {
  const { payablePaise } = about.booking
  return [
    toTraveller(about, 'Your money is on its way back', [
      `You paid ${formatPaise(paidPaise)}, which is not the amount of the booking, so no seats are booked.`,
      `We send all of it back. It reaches the account you paid from in ${refundTime}. There is nothing you need to do.`,
    ]),
    toOperator(about, 'A payment needs you: wrong amount', [
      `PhonePe reports ${formatPaise(paidPaise)} where we asked for ${formatPaise(payablePaise)}.`,
      'It was not used for the booking and goes back. Please look at the order in PhonePe’s dashboard.',
    ]),
  ]
}

export function refundStuckMails(about: About, amountPaise: number): Mail[] {
  return [
    toOperator(about, 'A refund needs you', [
      `PhonePe refused the refund of ${formatPaise(amountPaise)} several times.`,
      'Please look at the order in PhonePe’s dashboard, then send it again or pay it by other means.',
    ]),
  ]
}
