import type { PageWords } from './types.ts'

export const compare: PageWords = {
  title: 'Compare trips',
  intro:
    'Up to three trips side by side, with the same facts in the same order and the seats that are free now.',
  description: 'Up to three trips side by side: price, dates, seats, places, what is included.',
}
