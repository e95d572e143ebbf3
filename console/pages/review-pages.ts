import { exportingPlain, savingViews } from './acts.ts'
import type { Pages } from './console-page.ts'

const deciding = { asks: 'reviews: decide', saying: 'Deciding about a review' } as const

/** What travellers write about trips. */
export const reviewPages: Pages = {
  '/reviews': {
    file: 'routes/reviews.tsx',
    title: 'Reviews',
    asks: 'reviews: read',
    rail: { group: 'Trips', letter: 'f', icon: 'star', counts: 'reviews' },
    takes: savingViews,
  },
  '/reviews/export': {
    file: 'routes/reviews-export.tsx',
    title: 'Export of reviews',
    asks: 'reviews: read',
    under: '/reviews',
    takes: exportingPlain,
  },
  '/reviews/:reference': {
    file: 'routes/review.tsx',
    title: 'Review',
    asks: 'reviews: read',
    under: '/reviews',
    takes: {
      publish: deciding,
      refuse: deciding,
      answer: { asks: 'reviews: decide', saying: 'Answering a review' },
    },
  },
}
