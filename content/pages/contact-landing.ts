import type { ContactLandingContent } from './types.ts'

export const contactLanding: ContactLandingContent = {
  title: 'Plan Your Trip',
  intro: 'Tell us who is coming and when. A travel expert replies with a route, the stays and the price.',
  description:
    'Tell Kafila who is coming and when, and get a free travel plan on WhatsApp: group departures and private journeys in India and abroad.',
  form: {
    title: 'Get Your FREE Travel Plan',
    text: 'WhatsApp opens with your message filled in. You only press send.',
  },
  steps: [
    'You say who comes and when, on WhatsApp',
    'An expert asks what is still open',
    'You get a route and its price, free of charge',
  ],
  reasonsTitle: 'Why Choose Us',
  testimonialsTitle: 'What travellers say',
  offer: {
    title: 'Limited Time Offer',
    text: 'Enter the code in the coupon box when you book.',
    code: 'SUMMER15',
  },
}
