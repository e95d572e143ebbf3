import { byTwosOf } from '#domain/trips/by-twos.ts'
import { createPayOutDesk } from './account/pay-out-desk.ts'
import { createTellTraveller } from './account/tell-traveller.ts'
import { namesOf } from './approvals/approval-store.ts'
import { type ApprovalActs, createAskApproval } from './approvals/ask-approval.ts'
import { createApprovals } from './approvals/create-approvals.ts'
import { createListLog } from './audit/list-log.ts'
import { createNoteExport } from './audit/note-export.ts'
import { writeLog } from './audit/write-log.ts'
import type { BookingNews } from './bookings/booking-news.ts'
import type { Booking } from './bookings/booking-store.ts'
import { createDepartureDesk, type DepartureDesk } from './bookings/departures/departure-desk.ts'
import { createDeskBookings } from './bookings/desk/create-desk-bookings.ts'
import { createDeskReadMove } from './bookings/desk/desk-read-move.ts'
import { createDiscountAct } from './bookings/desk/discount-act.ts'
import { createFreeHold } from './bookings/holds/free-hold.ts'
import type { CancelBooking } from './bookings/refunds/cancel-booking.ts'
import { createCancelBookingAct } from './bookings/refunds/cancel-booking-act.ts'
import {
  createCancelDepartureAct,
  createTakeCancelApproval,
} from './bookings/refunds/cancel-departure-act.ts'
import { createPartRefundAct } from './bookings/refunds/part-refund-act.ts'
import { createRefundDesk } from './bookings/refunds/refund-desk.ts'
import { createRefundPart } from './bookings/refunds/refund-part.ts'
import { createChoosePictures } from './cards/choose-pictures.ts'
import type { ReadContent } from './catalogue/open-content.ts'
import { createCheckDesk } from './checks/create-checks.ts'
import { createContentDesk } from './content/create-content.ts'
import { createPriceChangeAct } from './content/prices/price-change-act.ts'
import { createDayBook } from './day-book/create-day-book.ts'
import { createEnquiryDesk } from './enquiries/desk/create-enquiry-desk.ts'
import { winEnquiry } from './enquiries/desk/win-enquiry.ts'
import { createExportLog } from './exports/export-log.ts'
import { createFieldDesk } from './field/create-field-desk.ts'
import type { OpenHealth } from './field/read-health.ts'
import type { AskForDetails } from './guests/ask-for-details.ts'
import type { ReadStanding } from './guests/guest-standing.ts'
import { createRetryJob } from './jobs/retry-job.ts'
import { createMessageDesk } from './mail/message-desk.ts'
import { createManifestDesk } from './manifest/create-manifest-desk.ts'
import { createSubscriberDesk } from './newsletter/subscriber-desk.ts'
import type { Resources } from './open-resources.ts'
import type { ShowPapers } from './papers/show-papers.ts'
import { createPhotographDesk } from './photographs/create-photograph-desk.ts'
import type { Previews } from './previews/create-previews.ts'
import { createReports } from './reports/create-reports.ts'
import { createReviewDesk } from './reviews/desk/create-review-desk.ts'
import { createQueueNotice } from './sms/queue-notice.ts'
import { createTripSms } from './sms/trip-sms.ts'
import { createNewOwnerAct } from './staff/people/new-owner-act.ts'
import { createToday } from './today/create-today.ts'
import { createReadWaiting } from './today/read-waiting.ts'
import { createTravellerDesk } from './travellers/create-traveller-desk.ts'
import { createSavedViews } from './views/saved-views.ts'
import { createWaitingDesk } from './waiting/desk/create-waiting-desk.ts'
import { createPayOutAct } from './wallet/pay-out-act.ts'

export type DeskUseCases = ReturnType<typeof createDeskUseCases>

type DeskDeps = {
  news: BookingNews
  cancelBooking: CancelBooking
  showPapers: ShowPapers
  readStanding: ReadStanding
  openHealth: OpenHealth
  askForDetails: AskForDetails
  previews: Pick<Previews, 'linkTo'>
  tryOut: (next: ReadContent) => Promise<void>
}

/** What the console alone does: what takes two persons, and the lists that staff work through. */
export function createDeskUseCases(resources: Resources, deps: DeskDeps) {
  const { news, cancelBooking, showPapers, readStanding, openHealth, askForDetails, previews, tryOut } = deps
  const { env, db, patientDb, clock, site, catalogue } = resources
  const limitPaise = env.operator.refundLimitPaise
  const findTrip = (id: string) => catalogue().findTrip(id)
  const refunding = { db, clock, news, limitPaise }
  const acts: ApprovalActs = {
    'part refund': createPartRefundAct({ ...refunding, readMove: createDeskReadMove(resources) }),
    'booking cancelled': createCancelBookingAct({ clock, news, limitPaise, findTrip }),
    'pay-out': createPayOutAct({ clock }),
    discount: createDiscountAct({ clock }),
    'departure cancelled': createCancelDepartureAct({
      clock,
      titleOf: (tripId) => catalogue().findTrip(tripId)?.title ?? tripId,
    }),
    'price change': createPriceChangeAct(resources),
    'new owner': createNewOwnerAct({ clock, queueNotice: createQueueNotice({ site }), writeLog }),
  }
  const approvals = createApprovals({ db, clock, site, acts })
  const askApproval = approvals.ask
  const content = createContentDesk(resources, { tryOut, askApproval })
  return {
    departures: departureDeskOf(resources, { cancelBooking, news, askApproval }),
    bookings: createDeskBookings({
      resources,
      cancelBooking,
      news,
      askApprovalIn: (tx) => createAskApproval({ db: tx, clock, site, acts }),
      winEnquiry,
    }),
    manifest: createManifestDesk({
      db,
      clock,
      factsOf: (tripId) => catalogue().findTrip(tripId)?.facts ?? null,
    }),
    field: createFieldDesk({
      db,
      clock,
      openHealth,
      itineraryOf: (tripId) => catalogue().findTrip(tripId)?.itinerary ?? [],
    }),
    dayBook: createDayBook({ db, clock }),
    content,
    previews,
    photographs: createPhotographDesk(resources),
    checks: createCheckDesk(resources, {
      listContent: content.list,
      listDrifting: content.listDrifting,
    }),
    enquiries: createEnquiryDesk(resources),
    subscribers: createSubscriberDesk(resources),
    reviews: createReviewDesk(resources),
    views: createSavedViews(resources),
    showPapers,
    guests: { readStanding: (booking: Booking) => readStanding(db, booking), askForDetails },
    siteUrl: env.web.siteUrl,
    approvals,
    refunds: createRefundDesk({ ...refunding, patientDb, ...createRefundPart(refunding), askApproval }),
    payOuts: createPayOutDesk({ db, askApproval }),
    today: createToday({ db, clock, findTrip, byTwos: () => byTwosOf(catalogue().trips) }),
    messages: createMessageDesk({ db, patientDb, clock }),
    reports: createReports(resources),
    choosePictures: createChoosePictures(resources),
    readWaiting: createReadWaiting({ db, clock }),
    waiting: createWaitingDesk(resources),
    retryJob: createRetryJob({ db, clock }),
    travellers: createTravellerDesk({
      ...resources,
      tellTraveller: createTellTraveller({ site, queueNotice: createQueueNotice({ site }) }),
      hosted: env.auth.hosted !== null,
    }),
    log: {
      list: createListLog({ db }),
      export: createExportLog({ patientDb, clock, noteExport: createNoteExport({ db, clock }), namesOf }),
      /** Also of those whose access has ended. */
      namesOf: (ids: string[]) => namesOf(db, ids),
    },
  }
}

function departureDeskOf(
  resources: Resources,
  deps: Pick<Parameters<typeof createDepartureDesk>[0], 'cancelBooking' | 'news' | 'askApproval'>,
): DepartureDesk {
  const { env, db, patientDb, clock, site, catalogue } = resources
  return createDepartureDesk({
    db,
    patientDb,
    clock,
    catalogue,
    site,
    siteUrl: env.web.siteUrl,
    tripSms: createTripSms(resources),
    ...deps,
    freeHold: createFreeHold({ db, clock }),
    takeApproval: createTakeCancelApproval({ clock }),
  })
}
