import type { ContactLandingContent } from './types.ts'

export const contactLanding: ContactLandingContent = {
  title: 'Plan Your Trip',
  intro:
    'Say who is coming and when. A travel expert writes back with a route, the nights and what it costs.',
  description:
    'Tell Kafila who is coming and when, and get a free travel plan on WhatsApp: group departures and private journeys in India and abroad.',
  form: {
    title: 'Get Your FREE Travel Plan',
    text: 'It opens WhatsApp with everything filled in. You press send.',
  },
  reasonsTitle: 'Why Choose Us',
  testimonialsTitle: 'What travellers say',
  offer: {
    title: 'Limited Time Offer',
    text: 'Type the code into the coupon box of the booking summary.',
    lastDay: '2027-03-31',
  },
}
