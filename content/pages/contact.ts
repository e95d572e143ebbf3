import type { ContactContent } from './types.ts'

export const contact: ContactContent = {
  title: 'Get in Touch',
  intro: 'A date, a refund, a road that may be shut, a wish that fits no trip: ask, and a person answers.',
  description:
    'Write to Kafila, chat on WhatsApp or call: offices in New Delhi and Mumbai, hours, and answers to what is asked most.',
  form: {
    title: 'Send us a message',
    text: 'We answer by e-mail. With a booking, please give its reference.',
  },
  chat: { title: 'Live chat', text: 'On WhatsApp, answered during office hours.' },
  offices: { title: 'Our offices' },
  map: {
    title: 'Where to find us',
    text: 'Our head office is in the middle of New Delhi, the one in Mumbai by the sea. The map itself comes from OpenStreetMap, which then sees your network address.',
  },
  questions: {
    title: 'Asked most',
    more: 'All questions and answers',
    cards: [
      { title: 'Booking', question: 'How do I book a group trip?' },
      { title: 'Payment methods', question: 'Which ways of paying do you accept?' },
      { title: 'Cancellation policy', question: 'What is your cancellation policy?' },
      { title: 'Trip customisation', question: 'Can you change an itinerary or build one just for us?' },
    ],
  },
}
