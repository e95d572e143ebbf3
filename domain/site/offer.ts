import { addDays, showPlainDate } from '#domain/calendar/calendar-date.ts'

/** An offer that ends; days are YYYY-MM-DD in India. */
type Offer = { lastDay: string }

/** How many days before an offer's end a start reminds of it. */
const reminderDays = 30

export function isOfferOpen({ lastDay }: Offer, today: string): boolean {
  return today <= lastDay
}

/** What a start says of an offer that ends soon, or has ended. */
export function offerWarnings(offer: Offer, today: string): string[] {
  const where = 'of content/pages/contact-landing.ts'
  if (!isOfferOpen(offer, today))
    return [`The offer ${where} ended on ${showPlainDate(offer.lastDay)} and is not shown`]
  if (today < addDays(offer.lastDay, -reminderDays)) return []
  return [`The offer ${where} ends on ${showPlainDate(offer.lastDay)}`]
}
