import { sayWay } from '#domain/bookings/event-words.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { tellMoment } from '#domain/calendar/show-moment.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Mail } from '../mail/queue-mail.ts'
import { type About, toOperator, toTraveller } from './booking-mail-parts.ts'
import type { Owed, TakenMoney } from './booking-news.ts'

/** What is written about money that is still to come, and about what came. */

export function howToPay({ booking, site, siteUrl }: About, { owedPaise, dueOn }: Owed): string[] {
  const by = dueOn ? ` by ${showDate(dueOn)}` : ''
  return [
    `Please pay ${formatPaise(owedPaise)}${by}: ${siteUrl}/pay/launch/${booking.reference}`,
    `The link opens PhonePe (UPI, card or bank). You can also pay us directly: +${site.phone}.`,
  ]
}

/** Where and until when what is owed, or what keeps the seats, can be paid. */
export function payLinkMails(about: About, owed: Owed): Mail[] {
  const { holdExpiresAt } = about.booking
  const kept = `We keep your seats until ${tellMoment(holdExpiresAt)}. They are yours once it is paid.`
  return [
    toTraveller(about, owed.dueOn ? 'Your payment is due' : 'Your seats are kept: please pay', [
      ...howToPay(about, owed),
      ...(owed.dueOn ? ['Your seats stay booked.'] : [kept]),
    ]),
  ]
}

/** A week before the rest is due, and on the day. */
export function balanceMail(about: About, owed: Owed & { dueOn: string }): Mail {
  return toTraveller(about, `Please pay the rest by ${showDate(owed.dueOn)}`, [
    ...howToPay(about, owed),
    'Your seats are booked, and nothing is charged by itself. If you have paid in the last hour, this crossed with it.',
  ])
}

/** Two days after it was due: what happens is the operator's to decide. */
export function balanceLateMail(about: About, { owedPaise, dueOn }: Owed & { dueOn: string }): Mail {
  return toOperator(about, 'A payment is late', [
    `${formatPaise(owedPaise)} was due on ${showDate(dueOn)} and has not come. The seats stay booked until you decide: call, set a later day, or cancel.`,
  ])
}

/** Staff took money for a booking that stands. */
export function receivedMails(about: About, { amountPaise, way, owedPaise, dueOn }: TakenMoney): Mail[] {
  return [
    toTraveller(about, 'We have your payment', [
      `Thank you: we received ${formatPaise(amountPaise)} (${sayWay(way)}).`,
      ...(owedPaise > 0 ? howToPay(about, { owedPaise, dueOn }) : ['Your trip is paid in full.']),
    ]),
  ]
}
