import { sayCounts } from '#domain/bookings/say-party.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import { tellMoment } from '#domain/calendar/show-moment.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { formatPaise } from '#domain/money/money.ts'
import type { Site } from '#domain/site/site.ts'
import { placeInWords, waitingRules } from '#domain/waiting/waiting-line.ts'
import type { Party } from '../departures/waiting/waiting-store.ts'
import type { Mail } from '../mail/queue-mail.ts'

type About = {
  party: Party
  /** The party's own page. */
  link: string
  /** Where it can wait once more. */
  again: string
  site: Site
}

function mail({ party, site }: About, subject: string, body: string[]): Mail {
  const { terms, seats, reference } = party
  return {
    to: party.email,
    subject,
    body: [
      `Hello ${party.name},`,
      '',
      ...body,
      '',
      terms.title,
      showDates(terms),
      `${terms.packageTitle}, ${sayCounts({ guests: seats, children: 0 })}, ${formatPaise(party.totalPaise)} in all`,
      '',
      `Questions? Call ${displayPhone(site.phone)} or answer this mail.`,
      '',
      site.name,
    ].join('\n'),
    replyTo: site.email,
    urgent: true,
    ...(reference && { reference }),
  }
}

const shortTitle = ({ terms }: Party) => terms.title.split(':')[0] ?? terms.title

export function waitingMail(about: About, ahead: { seats: number }[]): Mail {
  return mail(about, `You are on the waiting list: ${shortTitle(about.party)}`, [
    `${placeInWords(ahead)} We write to you as soon as seats come free.`,
    '',
    ...waitingRules.map((rule) => `- ${rule}`),
    '',
    `Your place, and the way to leave the list: ${about.link}`,
  ])
}

export function offeredMail(about: About, { until, payLink }: { until: Date; payLink: string }): Mail {
  const { seats, totalPaise } = about.party
  const [free, it, goes, one] =
    seats === 1
      ? ['A seat is', 'it is', 'it goes', 'it']
      : [`${seats} seats are`, 'they are', 'they go', 'them']
  return mail(about, `${seats === 1 ? 'A seat' : 'Seats'} for you until ${tellMoment(until)}`, [
    `${free} free, and kept for you until ${tellMoment(until)}.`,
    `Pay ${formatPaise(totalPaise)} by then and ${it} yours: ${payLink}`,
    '',
    `After that ${goes} to whoever waits next.`,
    `You can’t come? One press gives ${one} to the next at once: ${about.link}`,
  ])
}

export function lapsedMail(about: About): Mail {
  return mail(about, `Your offer has ended: ${shortTitle(about.party)}`, [
    'The time to pay is over, and the seats went on to whoever waits next. Nothing was charged.',
    'Should you have paid at the last moment: your payment is either booked or sent back in full, and we write to you.',
    `Would you like to wait once more, at the end of the line? ${about.again}`,
  ])
}

export function leftMail(about: About): Mail {
  return mail(about, `You no longer wait: ${shortTitle(about.party)}`, [
    'You are off the waiting list for this date, and we write no more about it. Nothing was charged.',
    `Should you change your mind: ${about.again}`,
  ])
}

export function endedMail(about: About, isCancelled: boolean): Mail {
  return mail(about, `The waiting list has ended: ${shortTitle(about.party)}`, [
    isCancelled
      ? 'This date does not run, so nobody waits for it any more. Nothing was charged.'
      : 'The trip has started and no seats came free for you in time. We are sorry. Nothing was charged.',
    'Other dates are on our site.',
  ])
}
