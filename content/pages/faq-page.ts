import type { FaqPageContent } from './types.ts'

/** What heads /faq; the questions themselves stand in faq.ts. */
export const faqPage: FaqPageContent = {
  title: 'Questions and answers',
  intro: 'Booking and payment, planning, cancelling, the days of the trip, and special needs.',
  description:
    'Answers about booking, payment, GST, EMI, refunds, altitude, food, luggage, children and older travellers on Kafila trips.',
  asked: [
    {
      label: 'What you get back',
      question: 'What is your cancellation policy?',
      refundTable: true,
      short:
        'In My Trips you choose where it goes: back the way you paid, in {refundDays}, or all of it to your wallet at once.',
    },
    {
      label: 'Will my date run?',
      question: 'How do I know that my departure will run?',
      short:
        '‘Confirmed’ beside a date means that enough seats are sold. Other dates say how many travellers are missing, and by which day we decide.',
    },
    {
      label: 'Ways to pay',
      question: 'Which ways of paying do you accept?',
      short: 'Online through PhonePe, in rupees: typically UPI, debit and credit cards and net banking.',
    },
    {
      label: 'Coming alone',
      question: 'Can I join a group departure alone?',
      short: 'Yes, and many people do. You share with someone of the same gender.',
    },
    {
      label: 'Altitude',
      question: 'How do you handle altitude sickness?',
      short: 'We plan where you sleep so that your body has time. Anyone who gets worse goes down at once.',
    },
  ],
}
