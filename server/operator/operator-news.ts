import type { BookingNews } from '../bookings/booking-news.ts'
import { createNewsWithPapers } from '../papers/news-with-papers.ts'
import type { OperatorResources } from './open-operator.ts'

/** Commands open no catalogue: nothing that they tell of names a meeting place. */
export function operatorNews({ env, clock, site, legal }: OperatorResources): BookingNews {
  return createNewsWithPapers({
    clock,
    site,
    siteUrl: env.web.siteUrl,
    legal,
    findTrip: () => null,
  })
}
