import { showDates } from '#domain/calendar/calendar-date.ts'
import { refundTime } from '#domain/money/cancellation.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Site } from '#domain/site/site.ts'
import type { Mail } from '../mail/queue-mail.ts'
import type { CancelledRefund } from './booking-news.ts'
import type { Booking } from './booking-store.ts'

/** Everything we write about a booking. Each says what happened to the money, then to the seats, then what comes next. */

type About = { booking: Booking; site: Site; siteUrl: string }

function lines({ booking }: About): string[] {
  const { sold, guests, reference } = booking
  return [
    sold.title,
    showDates(sold),
    `${sold.packageTitle}, ${guests === 1 ? '1 guest' : `${guests} guests`}`,
    `Booking ${reference}`,
  ]
}

function toTraveller(about: About, subject: string, body: string[], attachments?: Mail['attachments']): Mail {
  const { booking, site, siteUrl } = about
  return {
    to: booking.email,
    subject: `${subject} (${booking.reference})`,
    body: [
      `Hello ${booking.name},`,
      '',
      ...body,
      '',
      ...lines(about),
      '',
      `Everything about it is in My Trips: ${siteUrl}/my-trips (log in with the phone number you gave).`,
      `Questions? Call +${site.phone} or answer this mail.`,
      '',
      site.name,
    ].join('\n'),
    replyTo: site.email,
    reference: booking.reference,
    attachments,
  }
}

function toOperator(about: About, subject: string, body: string[]): Mail {
  const { booking, site } = about
  return {
    to: site.email,
    subject: `${subject} (${booking.reference})`,
    body: [...body, '', ...lines(about), '', booking.name, `+${booking.phone}`, booking.email].join('\n'),
    replyTo: booking.email,
    reference: booking.reference,
  }
}

export function confirmedMails(about: About): Mail[] {
  const { booking } = about
  const paid = `We have your payment of ${formatPaise(booking.totalPaise)}. Your seats are booked.`
  return [
    toTraveller(about, 'Your seats are booked', [paid], ['calendar']),
    toOperator(about, 'New booking', [`Paid in full: ${formatPaise(booking.totalPaise)}.`]),
  ]
}

export function paidTooLateMails(about: About): Mail[] {
  const amount = formatPaise(about.booking.payablePaise)
  return [
    toTraveller(about, 'Your money is on its way back', [
      `Your payment of ${amount} came after the time for which seats were held, and they were gone by then.`,
      `We send all of it back. It reaches the account you paid from in ${refundTime}. There is nothing you need to do.`,
    ]),
  ]
}

export function cancelledMails(about: About, refund: CancelledRefund): Mail[] {
  const { toWalletPaise, toOnlinePaise, byOperator = false } = refund
  const back = [
    toOnlinePaise > 0 &&
      `${formatPaise(toOnlinePaise)} goes back to the account you paid from and is there in ${refundTime}.`,
    toWalletPaise > 0 && `${formatPaise(toWalletPaise)} is in your wallet.`,
    toOnlinePaise + toWalletPaise === 0 && 'By the refund table of your booking nothing comes back.',
  ].filter((line) => line !== false)
  return [
    toTraveller(
      about,
      'Your booking is cancelled',
      [
        byOperator
          ? 'We are sorry: this departure does not run, so your booking is cancelled and all that you paid comes back.'
          : 'Your booking is cancelled.',
        ...back,
      ],
      ['calendar', 'invoice', 'credit note'],
    ),
    toOperator(about, 'Booking cancelled', ['The seats are free again.', ...back]),
  ]
}

export function partRefundedMails(about: About, amountPaise: number): Mail[] {
  const text = [
    `We send ${formatPaise(amountPaise)} of what you paid back. It reaches the account you paid from in ${refundTime}.`,
    'Your seats stay booked.',
  ]
  return [toTraveller(about, 'A part of your money comes back', text, ['invoice', 'credit note'])]
}

export function refundedMails(about: About, amountPaise: number): Mail[] {
  const text = `PhonePe has sent ${formatPaise(amountPaise)} back to the account you paid from.`
  return [toTraveller(about, 'Your refund is done', [text], ['credit note'])]
}

export function wrongAmountMails(about: About, paidPaise: number): Mail[] {
  const { payablePaise } = about.booking
  return [
    toTraveller(about, 'Your money is on its way back', [
      `Your payment of ${formatPaise(paidPaise)} is not the amount of the booking, so no seats are booked by it.`,
      `We send all of it back. It reaches the account you paid from in ${refundTime}. There is nothing you need to do.`,
    ]),
    toOperator(about, 'A payment needs you: wrong amount', [
      `PhonePe reports ${formatPaise(paidPaise)} where we asked for ${formatPaise(payablePaise)}.`,
      'It was not taken for the booking and goes back. Please look at the order in PhonePe’s dashboard.',
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
