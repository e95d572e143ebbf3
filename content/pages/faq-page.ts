import type { PageWords } from './types.ts'

/** What heads /faq; the questions themselves stand in faq.ts. */
export const faqPage: PageWords = {
  title: 'Questions and answers',
  intro: 'Booking and payment, planning, cancelling, the days of the trip, and special needs.',
  description:
    'Answers about booking, payment, GST, EMI, refunds, altitude, food, luggage, children and older travellers on Kafila trips.',
}
