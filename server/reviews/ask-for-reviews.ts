import { addDays } from '#domain/calendar/calendar-date.ts'
import { dateInIndia } from '#domain/calendar/clock.ts'
import { askAfterDays, askWithinDays } from '#domain/reviews/review-time.ts'
import type { Site } from '#domain/site/site.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Reminder } from '../reminders/send-reminders.ts'
import type { TripSms } from '../sms/trip-sms.ts'
import { listToAsk } from './asked-store.ts'
import type { ReviewLinks } from './review-links.ts'
import { reviewMail } from './review-mail.ts'
import { findReview } from './review-store.ts'

/** Asks whoever is back from a trip for a review, two days after its end. */
export function reviewReminder(deps: {
  links: ReviewLinks
  site: Site
  siteUrl: string
  tripSms: TripSms
}): Reminder {
  const { links, site, siteUrl, tripSms } = deps
  return {
    kind: 'review',
    listDue(db, at, most) {
      const lastEnd = addDays(dateInIndia(at), -askAfterDays)
      return listToAsk(db, { from: addDays(lastEnd, -askWithinDays), to: lastEnd, most })
    },
    async send(tx, booking, at) {
      const { reference, email, phone, status, terms } = booking
      if (status !== 'completed' || (await findReview(tx, reference))) return
      const link = siteUrl + links.pathOf(reference)
      if (email) await queueMail(tx, reviewMail({ booking, link, site }), at)
      await tripSms.queue(tx, 'review', { reference, phone, startDate: terms.startDate, at })
    },
  }
}
