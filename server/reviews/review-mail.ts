import { displayPhone } from '#domain/forms/phone-number.ts'
import { firstNameOf } from '#domain/reviews/first-name.ts'
import { type RefusalReason, refusalReasons } from '#domain/reviews/review.ts'
import { writeWithinDays } from '#domain/reviews/review-time.ts'
import type { Site } from '#domain/site/site.ts'
import type { Booking } from '../bookings/booking-store.ts'
import type { Mail } from '../mail/queue-mail.ts'

type About = { booking: Booking; link: string; site: Site }

/** Asks for a review, once. */
export function reviewMail({ booking, link, site }: About): Mail {
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

/** Tells its author why a review is not published. */
export function refusedReviewMail({ booking, link, site, reason }: About & { reason: RefusalReason }): Mail {
  return {
    to: booking.email,
    subject: `Your review is not published (${booking.reference})`,
    body: [
      `Hello ${booking.name},`,
      '',
      `thank you for your review of ${booking.terms.title}. We have read it and do not publish it, because ${refusalReasons[reason].told}.`,
      'It has nothing to do with how many stars you gave. If you think that we are wrong, answer this mail: somebody else of us looks at it.',
      '',
      `What you wrote, and the way to withdraw it: ${link}`,
      '',
      site.name,
    ].join('\n'),
    replyTo: site.email,
    reference: booking.reference,
  }
}
