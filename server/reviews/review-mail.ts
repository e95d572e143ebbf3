import { displayPhone } from '#domain/forms/phone-number.ts'
import { firstNameOf } from '#domain/reviews/first-name.ts'
import { writeWithinDays } from '#domain/reviews/review-time.ts'
import type { Site } from '#domain/site/site.ts'
import type { Booking } from '../bookings/booking-store.ts'
import type { Mail } from '../mail/queue-mail.ts'

/** Asks for a review, once. */
export function reviewMail(about: { booking: Booking; link: string; site: Site }): Mail {
  const { booking, link, site } = about
  return {
    to: booking.email,
    subject: `How was your trip? (${booking.reference})`,
    body: [
      `Hello ${booking.name},`,
      '',
      `you are back from ${booking.terms.title}. Would you tell others how it was?`,
      'Five stars or one: stars, three questions and a few words, in two minutes and without login.',
      '',
      link,
      '',
      `It is published under ‘${firstNameOf(booking.name)}’ and the month of your trip, nothing else. Keep the link: with it you can read what became of your review, and withdraw it. It takes a review for ${writeWithinDays} days after the trip.`,
      'We ask this once.',
      '',
      `Something went wrong? Call ${displayPhone(site.phone)} or answer this mail.`,
      '',
      site.name,
    ].join('\n'),
    replyTo: site.email,
    reference: booking.reference,
  }
}
