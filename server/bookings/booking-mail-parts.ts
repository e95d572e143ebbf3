import { type PartyCounts, sayCounts } from '#domain/bookings/say-party.ts'
import { showDates } from '#domain/calendar/calendar-date.ts'
import type { Site } from '#domain/site/site.ts'
import type { Mail } from '../mail/queue-mail.ts'
import type { Booking } from './booking-store.ts'

/** What all mails about a booking share. */

export type About = { booking: Booking; party: PartyCounts; site: Site; siteUrl: string }

function lines({ booking, party }: About): string[] {
  const { terms, reference } = booking
  return [terms.title, showDates(terms), `${terms.packageTitle}, ${sayCounts(party)}`, `Booking ${reference}`]
}

export function toTraveller(
  about: About,
  subject: string,
  body: string[],
  attachments?: Mail['attachments'],
): Mail {
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
      whereToFind(booking, siteUrl),
      `Questions? Call +${site.phone} or answer this mail.`,
      '',
      site.name,
    ].join('\n'),
    replyTo: site.email,
    reference: booking.reference,
    attachments,
  }
}

/** A guest's booking is opened with what this mail says. */
function whereToFind({ travellerId, reference }: Booking, siteUrl: string): string {
  const place = `Everything about it is in My Trips: ${siteUrl}/my-trips`
  return travellerId
    ? `${place}?booking=${reference}`
    : `${place} (log in with the phone number you gave, then open it with the reference ${reference}).`
}

export function toOperator(about: About, subject: string, body: string[]): Mail {
  const { booking, site } = about
  return {
    to: site.email,
    subject: `${subject} (${booking.reference})`,
    body: [
      ...body,
      '',
      ...lines(about),
      '',
      booking.name,
      `+${booking.phone}`,
      ...(booking.email ? [booking.email] : []),
    ].join('\n'),
    replyTo: booking.email || undefined,
    reference: booking.reference,
  }
}
