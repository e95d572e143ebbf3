import { showDate } from '#domain/calendar/calendar-date.ts'
import { displayPhone } from '#domain/forms/phone-number.ts'
import { sayMissing, shortNameOf } from '#domain/guests/detail-words.ts'
import { retention } from '#domain/site/retention.ts'
import type { Site } from '#domain/site/site.ts'
import type { Booking } from '../bookings/booking-store.ts'
import type { Mail } from '../mail/queue-mail.ts'
import type { GuestStanding } from './guest-standing.ts'

/** Names what is missing of whom, with the link by which each tells it. */
export function detailsMail(about: {
  booking: Booking
  guests: GuestStanding[]
  site: Site
  siteUrl: string
}): Mail {
  const { booking, guests, site, siteUrl } = about
  const { terms, reference } = booking
  const lines = guests.flatMap((guest, i) =>
    guest.missing.length === 0
      ? []
      : [`${shortNameOf(guest.name, i + 1)}: ${sayMissing(guest)}`, siteUrl + guest.path, ''],
  )
  return {
    to: booking.email,
    subject: `Details missing for ${showDate(terms.startDate)} (${reference})`,
    body: [
      `Hello ${booking.name},`,
      '',
      `for ${terms.title} we still need details of ${guests.length === 1 ? 'you' : 'those who travel'}, for permits, rooms and your safety on the way. Each has a link of their own: send it to your friends, it takes three minutes and no login.`,
      '',
      ...lines,
      `Health, passports and the like are encrypted, and all of it is erased ${retention.guestDays} days after the trip. You see what is missing, never what your friends wrote.`,
      '',
      `Questions? Call ${displayPhone(site.phone)} or answer this mail.`,
      '',
      site.name,
    ].join('\n'),
    replyTo: site.email,
    reference,
  }
}
