import { findBooking } from './bookings/booking-store.ts'
import { createCancelBooking } from './bookings/cancel-booking.ts'
import { createCompleteTrips } from './bookings/complete-trips.ts'
import { createDecideDepartures } from './bookings/decide-departures.ts'
import { createFreeHold } from './bookings/free-hold.ts'
import { createHoldSeats } from './bookings/hold-seats.ts'
import { createLaunchPayment } from './bookings/launch-payment.ts'
import { createOpenOrder } from './bookings/open-order.ts'
import { createReadWish } from './bookings/read-wish.ts'
import { createSendRefund } from './bookings/send-refund.ts'
import { createSettlePayment } from './bookings/settle-payment.ts'
import { createShowBooking } from './bookings/show-booking.ts'
import { createListMyBookings, createShowMyBooking } from './bookings/show-my-booking.ts'
import { createShowPayment } from './bookings/show-payment.ts'
import { createStartPayment } from './bookings/start-payment.ts'
import { createStatusTokens } from './bookings/status-token.ts'
import { createSweepHolds } from './bookings/sweep-holds.ts'
import { legalFacts } from './catalogue/legal-facts.ts'
import { plannable } from './catalogue/plannable.ts'
import type { ListDepartures } from './departures/list-departures.ts'
import type { Resources } from './open-resources.ts'
import { createNewsWithPapers } from './papers/news-with-papers.ts'
import type { ResolvePicture } from './pictures/resolve-picture.ts'
import { createShowWallet } from './wallet/show-wallet.ts'

/** Every use case of booking and payment, made once. */
export function createBookings(deps: {
  resources: Resources
  listDepartures: ListDepartures
  picture: ResolvePicture
}) {
  const { resources, listDepartures, picture } = deps
  const { db, clock, site, env, secrets, catalogue, phonepe } = resources
  const { siteUrl } = env.web
  const news = createNewsWithPapers({ clock, site, siteUrl, legal: legalFacts() })
  const statusTokens = createStatusTokens(secrets.statusTokenKey)
  const freeHold = createFreeHold({ db, clock })
  const openOrder = createOpenOrder({ db, clock, phonepe, siteUrl })
  const settlePayment = createSettlePayment({ db, clock, phonepe, news })
  const showBooking = createShowBooking({ db })
  return {
    statusTokens,
    settlePayment,
    startPayment: createStartPayment({
      db,
      readWish: createReadWish({ db, findTrip: catalogue.findTrip, plannable, listDepartures }),
      holdSeats: createHoldSeats({ db, clock, news }),
      openOrder,
      freeHold,
      statusTokens,
    }),
    launchPayment: createLaunchPayment({ db, clock, openOrder, settlePayment }),
    showBooking,
    showPayment: createShowPayment({ db, settlePayment }),
    listMyBookings: createListMyBookings({ db, clock, findTrip: catalogue.findTrip, picture }),
    showMyBooking: createShowMyBooking({ db, clock, showBooking }),
    showWallet: createShowWallet({ db }),
    findStatus: async (reference: string) => (await findBooking(db, reference))?.status ?? null,
    cancelBooking: createCancelBooking({ db, clock, news }),
    sweepHolds: createSweepHolds({ db, clock, freeHold }),
    sendRefund: createSendRefund({ db, clock, phonepe, news }),
    completeTrips: createCompleteTrips({ db, clock }),
    decideDepartures: createDecideDepartures({
      db,
      clock,
      site,
      titleOf: (tripId) => catalogue.findTrip(tripId)?.title ?? tripId,
    }),
  }
}
