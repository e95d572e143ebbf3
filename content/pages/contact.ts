import type { ContactContent } from './types.ts'

export const contact: ContactContent = {
  title: 'Get in Touch',
  intro:
    'A question about a date, a refund, a closed road or a trip of your own? Ask us, and a person will answer.',
  description:
    'Write to Kafila, chat on WhatsApp or call: offices in New Delhi and Mumbai, hours, and answers to what is asked most.',
  form: {
    title: 'Send us a message',
    text: 'We answer by email. If you have a booking, please give its reference.',
  },
  chat: { title: 'Live chat', text: 'Answered during office hours.' },
  outsideHours:
    'Outside these hours we answer when the office opens. On a trip with us, call the number in your travel papers, at any hour.',
  offices: { title: 'Our offices' },
  seller: {
    title: 'Who sells, and whom to complain to',
    text: 'This company sells the trips on this site. If we have not solved your problem, write to the Grievance Officer with your booking reference.',
  },
  map: {
    title: 'Where to find us',
    text: 'Our head office is in the centre of New Delhi; the Mumbai office is near the sea. Our drawing is a sketch; the live map comes from OpenStreetMap, which sees your network (IP) address when you open it.',
  },
  questions: {
    title: 'Common questions',
    more: 'All questions and answers',
    cards: [
      { title: 'Booking', question: 'How do I book a group trip?' },
      { title: 'Payment methods', question: 'Which ways of paying do you accept?' },
      { title: 'Cancellation policy', question: 'What is your cancellation policy?' },
      { title: 'Trip customisation', question: 'Can you change an itinerary or build one just for us?' },
    ],
  },
}
