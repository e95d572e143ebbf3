import { createPayOutDesk } from './account/pay-out-desk.ts'
import { namesOf } from './approvals/approval-store.ts'
import { createApprovals } from './approvals/create-approvals.ts'
import { createListLog } from './audit/list-log.ts'
import { writeLog } from './audit/write-log.ts'
import type { BookingNews } from './bookings/booking-news.ts'
import { createPartRefundAct } from './bookings/refunds/part-refund-act.ts'
import { createRefundDesk } from './bookings/refunds/refund-desk.ts'
import { createRefundPart } from './bookings/refunds/refund-part.ts'
import { createRetryJob } from './jobs/retry-job.ts'
import { createMessageDesk } from './mail/message-desk.ts'
import type { Resources } from './open-resources.ts'
import { createQueueNotice } from './sms/queue-notice.ts'
import { createNewOwnerAct } from './staff/people/new-owner-act.ts'
import { createToday } from './today/create-today.ts'
import { createPayOutAct } from './wallet/pay-out-act.ts'

export type DeskUseCases = ReturnType<typeof createDeskUseCases>

/** What the console alone does: what takes two persons, and the lists that staff work through. */
export function createDeskUseCases(
  { env, db, clock, site, catalogue }: Resources,
  { news }: { news: BookingNews },
) {
  const limitPaise = env.operator.refundLimitPaise
  const refunding = { db, clock, news, limitPaise }
  const approvals = createApprovals({
    db,
    clock,
    site,
    acts: {
      'part refund': createPartRefundAct(refunding),
      'pay-out': createPayOutAct({ clock }),
      'new owner': createNewOwnerAct({ clock, queueNotice: createQueueNotice({ site }), writeLog }),
    },
  })
  const askApproval = approvals.ask
  return {
    approvals,
    refunds: createRefundDesk({ ...refunding, ...createRefundPart(refunding), askApproval }),
    payOuts: createPayOutDesk({ db, askApproval }),
    today: createToday({ db, clock, findTrip: catalogue.findTrip }),
    messages: createMessageDesk({ db, clock }),
    retryJob: createRetryJob({ db, clock }),
    log: {
      list: createListLog({ db }),
      /** Also of those whose access has ended. */
      namesOf: (ids: string[]) => namesOf(db, ids),
    },
  }
}
