import { createPayOutDesk } from './account/pay-out-desk.ts'
import { namesOf } from './approvals/approval-store.ts'
import { createApprovals } from './approvals/create-approvals.ts'
import { createListLog } from './audit/list-log.ts'
import { writeLog } from './audit/write-log.ts'
import type { BookingNews } from './bookings/booking-news.ts'
import { createDepartureDesk, type DepartureDesk } from './bookings/departures/departure-desk.ts'
import { createDeskBookings } from './bookings/desk/create-desk-bookings.ts'
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
import { createRetryJob } from './jobs/retry-job.ts'
import { createMessageDesk } from './mail/message-desk.ts'
import type { Resources } from './open-resources.ts'
import type { ShowPapers } from './papers/show-papers.ts'
import { createQueueNotice } from './sms/queue-notice.ts'
import { createNewOwnerAct } from './staff/people/new-owner-act.ts'
import { createToday } from './today/create-today.ts'
import { createReadWaiting } from './today/read-waiting.ts'
import { createSavedViews } from './views/saved-views.ts'
import { createPayOutAct } from './wallet/pay-out-act.ts'

export type DeskUseCases = ReturnType<typeof createDeskUseCases>

/** What the console alone does: what takes two persons, and the lists that staff work through. */
export function createDeskUseCases(
  resources: Resources,
  {
    news,
    cancelBooking,
    showPapers,
  }: { news: BookingNews; cancelBooking: CancelBooking; showPapers: ShowPapers },
) {
  const { env, db, clock, site, catalogue } = resources
  const limitPaise = env.operator.refundLimitPaise
  const refunding = { db, clock, news, limitPaise }
  const approvals = createApprovals({
    db,
    clock,
    site,
    acts: {
      'part refund': createPartRefundAct(refunding),
      'booking cancelled': createCancelBookingAct({ clock, news, limitPaise }),
      'pay-out': createPayOutAct({ clock }),
      'departure cancelled': createCancelDepartureAct({
        clock,
        titleOf: (tripId) => catalogue.findTrip(tripId)?.title ?? tripId,
      }),
      'new owner': createNewOwnerAct({ clock, queueNotice: createQueueNotice({ site }), writeLog }),
    },
  })
  const askApproval = approvals.ask
  return {
    departures: departureDeskOf(resources, { cancelBooking, news, askApproval }),
    bookings: createDeskBookings({ resources, cancelBooking }),
    views: createSavedViews(resources),
    showPapers,
    siteUrl: env.web.siteUrl,
    approvals,
    refunds: createRefundDesk({ ...refunding, ...createRefundPart(refunding), askApproval }),
    payOuts: createPayOutDesk({ db, askApproval }),
    today: createToday({ db, clock, findTrip: catalogue.findTrip }),
    readWaiting: createReadWaiting({ db, clock }),
    messages: createMessageDesk({ db, clock }),
    retryJob: createRetryJob({ db, clock }),
    log: {
      list: createListLog({ db }),
      /** Also of those whose access has ended. */
      namesOf: (ids: string[]) => namesOf(db, ids),
    },
  }
}

function departureDeskOf(
  { env, db, clock, site, catalogue }: Resources,
  deps: Pick<Parameters<typeof createDepartureDesk>[0], 'cancelBooking' | 'news' | 'askApproval'>,
): DepartureDesk {
  const { provider } = env.sms
  return createDepartureDesk({
    db,
    clock,
    catalogue,
    site,
    siteUrl: env.web.siteUrl,
    mayWriteSms: provider?.name !== 'msg91' || provider.departureTemplateId !== null,
    ...deps,
    freeHold: createFreeHold({ db, clock }),
    takeApproval: createTakeCancelApproval({ clock }),
  })
}
