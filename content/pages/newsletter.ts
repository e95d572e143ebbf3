import type { PageWords } from './types.ts'

export const newsletter: PageWords = {
  title: 'Newsletter',
  intro: 'New departures and the turn of the season, about twice a month. Leave whenever you like.',
  description:
    'New departures and the turn of the season by mail, about twice a month. Leave whenever you like.',
}
