import { bookingPages } from './pages/booking-pages.ts'
import { checkPages } from './pages/check-pages.ts'
import type { Pages } from './pages/console-page.ts'
import { contentPages } from './pages/content-pages.ts'
import { departurePages } from './pages/departure-pages.ts'
import { housePages } from './pages/house-pages.ts'
import { moneyPages } from './pages/money-pages.ts'
import { ownPages } from './pages/own-pages.ts'
import { peoplePages } from './pages/people-pages.ts'
import { reportPages } from './pages/report-pages.ts'
import { reviewPages } from './pages/review-pages.ts'

/**
 * Every page of the console, by its path below /console. Routes, permissions, rail, letters after `g` and breadcrumbs are made of this
 * list; a route that is not in it does not exist, and a row without a permission does not compile, nor start.
 */
export const pages: Pages = {
  ...ownPages,
  ...departurePages,
  ...bookingPages,
  ...moneyPages,
  ...peoplePages,
  ...contentPages,
  ...reviewPages,
  ...checkPages,
  ...reportPages,
  ...housePages,
  // Last, and for staff alone: strangers don't learn which addresses there are.
  '/*': { file: 'routes/not-found.tsx', title: 'Not found', asks: 'today: read' },
}
