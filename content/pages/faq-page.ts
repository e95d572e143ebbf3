import type { FaqPageContent } from './types.ts'

/** What heads /faq; the questions themselves stand in faq.ts. */
export const faqPage: FaqPageContent = {
  title: 'Questions and answers',
  intro: 'Booking and payment, planning, cancelling, the days of the trip, and special needs.',
  description:
    'Answers about booking, payment, GST, EMI, refunds, altitude, food, luggage, children and older travellers on Kafila trips.',
  asked: [
    { label: 'What you get back', question: 'What is your cancellation policy?' },
    { label: 'Will my date run?', question: 'How do I know that my departure will run?' },
    { label: 'Ways to pay', question: 'Which ways of paying do you accept?' },
    { label: 'Coming alone', question: 'Can I join a group departure alone?' },
    { label: 'Altitude', question: 'How do you handle altitude sickness?' },
  ],
}
