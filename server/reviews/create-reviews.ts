import type { Resources } from '../open-resources.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { watchTripRatings } from '../ratings/trip-ratings.ts'
import { createTripSms } from '../sms/trip-sms.ts'
import { reviewReminder } from './ask-for-reviews.ts'
import { createListTripReviews } from './list-trip-reviews.ts'
import { createPublishWaiting } from './publish-waiting.ts'
import { createReviewLinkOf } from './review-link-of.ts'
import { createReviewLinks } from './review-links.ts'
import { createShowReviewPage } from './show-review-page.ts'
import { createTakeReview } from './take-review.ts'

/** Every use case of reviews on the site, made once. */
export function createReviews(deps: { resources: Resources; picture: ResolvePicture }) {
  const { resources, picture } = deps
  const { env, db, pageDb, clock, log, site, secrets, catalogue } = resources
  const links = createReviewLinks({ keys: secrets.paperLinkKeys })
  const ratings = watchTripRatings({ db, clock, log })
  return {
    reviewLinkOf: createReviewLinkOf({ db, links }),
    ratings,
    listTripReviews: createListTripReviews({ db: pageDb, log }),
    forPages: {
      showReviewPage: createShowReviewPage({
        db,
        clock,
        links,
        findTrip: (id) => catalogue().findTrip(id),
        picture,
      }),
      takeReview: createTakeReview({ db, clock, links }),
    },
    publishWaiting: createPublishWaiting({ db, clock }),
    reminder: reviewReminder({
      links,
      site,
      siteUrl: env.web.siteUrl,
      tripSms: createTripSms(resources),
    }),
  }
}
