import type { NewsletterContent } from './types.ts'

export const newsletter: NewsletterContent = {
  title: 'Newsletter',
  promise: 'Know where to go before the season turns',
  intro: 'New departures and what each season is good for, by email.',
  description:
    'New departures and what each season is good for, by email about twice a month. You can leave at any time.',
  points: [
    {
      title: 'What’s in each letter',
      text: 'Departures that have just opened, and what the weeks ahead are good for: which passes open, where it rains, and where it does not.',
    },
    {
      title: 'How often it comes',
      text: 'About twice a month: when departures open, and when a season turns.',
    },
    {
      title: 'How to unsubscribe',
      text: 'By the link in each letter, with one tap. After that we send nothing more, and delete your address after {newsletterDays} days.',
    },
  ],
  letter: {
    title: 'What a letter looks like',
    text: 'A sample, made of what is on sale today. Yours tells what is new by then.',
    subject: 'Departures on sale, and where to go next',
    departures: 'On sale now',
  },
}
