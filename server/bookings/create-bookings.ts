import { plannable } from '../catalogue/plannable.ts'
import { createListDepartures } from '../departures/list-departures.ts'
import { createListMissedDepartures } from '../departures/list-missed-departures.ts'
import type { ReadStanding } from '../guests/guest-standing.ts'
import type { Resources } from '../open-resources.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import type { ReviewLinkOf } from '../reviews/review-link-of.ts'
import { createShowWallet } from '../wallet/show-wallet.ts'
import type { BookingNews } from './booking-news.ts'
import { findBooking } from './booking-store.ts'
import { createChanges } from './changes/create-changes.ts'
import { createCompleteTrips } from './complete-trips.ts'
import { createDecideDepartures } from './decide-departures.ts'
import { createFindCoupon } from './find-coupon.ts'
import { createFreeHold, createOfferLeft } from './holds/free-hold.ts'
import { createHoldSeats, type HoldAccount } from './holds/hold-seats.ts'
import { createReadNewBooking } from './holds/read-new-booking.ts'
import { createSweepHolds } from './holds/sweep-holds.ts'
import { createListCoupons } from './list-coupons.ts'
import { createLaunchPayment } from './payments/launch-payment.ts'
import { createOpenOrder } from './payments/open-order.ts'
import { createSettlePayment } from './payments/settle-payment.ts'
import { createStartPayment } from './payments/start-payment.ts'
import { createStatusTokens } from './payments/status-token.ts'
import { createReadAhead } from './read-ahead.ts'
import { createCancelBooking } from './refunds/cancel-booking.ts'
import { createCancelDeparture, noCancelApproval } from './refunds/cancel-departure.ts'
import { createCancelAgreedDeparture } from './refunds/cancel-departure-act.ts'
import { createSendRefund } from './refunds/send-refund.ts'
import { createListUnclaimed } from './views/list-unclaimed.ts'
import { createShowBooking, createViewBooking } from './views/show-booking.ts'
import { createListMyBookings, createShowMyBooking, createViewMyBooking } from './views/show-my-booking.ts'
import { createShowPayment } from './views/show-payment.ts'

/** Every use case of booking and payment, made once. */
export function createBookings(deps: {
  resources: Resources
  picture: ResolvePicture
  news: BookingNews
  holdAccount: HoldAccount
  reviewLinkOf: ReviewLinkOf
  readStanding: ReadStanding
}) {
  const { resources, picture, news, holdAccount, reviewLinkOf, readStanding } = deps
  const { db, clock, site, env, secrets, catalogue, phonepe } = resources
  const { siteUrl } = env.web
  const statusTokens = createStatusTokens(secrets.statusTokenKeys)
  const freeHold = createFreeHold({ db, clock })
  const openOrder = createOpenOrder({ db, clock, phonepe, siteUrl })
  const settlePayment = createSettlePayment({ db, clock, phonepe, news })
  const findTrip = (id: string) => catalogue().findTrip(id)
  const readAhead = createReadAhead({ clock, findTrip })
  const viewBooking = createViewBooking({ db })
  const cancelBooking = createCancelBooking({ db, clock, news, limitPaise: env.operator.refundLimitPaise })
  const cancelDeparture = createCancelDeparture({
    db,
    clock,
    cancelBooking,
    freeHold,
    takeApproval: noCancelApproval,
  })
  const views = { db, clock, viewBooking, readAhead, siteUrl }
  const viewMyBooking = createViewMyBooking({ ...views, findTrip, picture, reviewLinkOf, readStanding })
  return {
    statusTokens,
    settlePayment,
    startPayment: createStartPayment({
      db,
      readNewBooking: createReadNewBooking({
        db,
        clock,
        findTrip,
        listCoupons: () => catalogue().coupons,
        plannable,
        // Of its own, from the database that decides: those of pages may come from a standby.
        listDepartures: createListDepartures({ db, clock }),
        listMissedDepartures: createListMissedDepartures({ db, clock }),
        encrypt: secrets.encrypt,
      }),
      holdSeats: createHoldSeats({ db, clock, news, holdAccount, limits: env.limits }),
      openOrder,
      freeHold,
      offerLeft: createOfferLeft({ db, clock }),
      statusTokens,
      limitKey: secrets.limitKey,
    }),
    launchPayment: createLaunchPayment({ db, clock, openOrder, settlePayment }),
    showBooking: createShowBooking({ db, viewBooking }),
    showPayment: createShowPayment({ db, clock, settlePayment, readAhead }),
    listCoupons: createListCoupons({ db, clock, findTrip, coupons: () => catalogue().coupons }),
    findCoupon: createFindCoupon({ clock, coupons: () => catalogue().coupons }),
    listMyBookings: createListMyBookings({ db, clock, findTrip, picture, readAhead, reviewLinkOf }),
    listUnclaimed: createListUnclaimed({ db, clock, findTrip, picture, readAhead }),
    viewMyBooking,
    showMyBooking: createShowMyBooking({ db, viewMyBooking }),
    showWallet: createShowWallet({ db }),
    findStatus: async (reference: string) => (await findBooking(db, reference))?.status ?? null,
    cancelBooking,
    ...createChanges({ resources, news, freeHold, openOrder }),
    cancelAgreedDeparture: createCancelAgreedDeparture({ db, cancelDeparture }),
    sweepHolds: createSweepHolds({ db, clock, freeHold }),
    sendRefund: createSendRefund({ db, clock, phonepe, news }),
    completeTrips: createCompleteTrips({ db, clock }),
    decideDepartures: createDecideDepartures({
      db,
      clock,
      site,
      news,
      titleOf: (tripId) => findTrip(tripId)?.title ?? tripId,
    }),
  }
}
