import type { CompareContent } from './types.ts'

export const compare: CompareContent = {
  title: 'Compare trips',
  intro: 'Two or three trips side by side: price, dates, seats and all that sets them apart.',
  description: 'Up to three trips side by side: price, dates, seats, places, what is included.',
  questions: [
    { question: 'Ladakh by motorbike, or by car?', ids: ['lw6', 'lw3'] },
    { question: 'A first trek: the summit, or the valley?', ids: ['kedarkantha-trek', 'har-ki-dun-trek'] },
    { question: 'Goa from hotels, or from hostels?', ids: ['p4', 'goa-backpacking'] },
  ],
}
