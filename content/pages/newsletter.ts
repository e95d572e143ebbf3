import type { PageWords } from './types.ts'

export const newsletter: PageWords = {
  title: 'Newsletter',
  intro: 'New departures and what each season is good for, about twice a month. You can leave at any time.',
  description:
    'New departures and what each season is good for, by email about twice a month. You can leave at any time.',
}
