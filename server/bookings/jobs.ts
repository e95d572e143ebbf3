import { everyDayInIndia } from '#domain/calendar/clock.ts'
import { doubling } from '../jobs/doubling.ts'
import type { Job, JobPayload, JobResult } from '../jobs/job.ts'
import type { CompleteTrips } from './complete-trips.ts'
import type { DecideDepartures } from './decide-departures.ts'
import type { SweepHolds } from './holds/sweep-holds.ts'
import { checkPayment, settlePaymentTold, waitAfterLooks } from './payments/payment-checks.ts'
import type { SettlePayment } from './payments/settle-payment.ts'
import { type CancelAgreedDeparture, cancelAgreedDeparture } from './refunds/cancel-departure-act.ts'
import { sendRefund } from './refunds/queue-refund.ts'
import type { SendRefund } from './refunds/send-refund.ts'

export type BookingJobDeps = {
  sweepHolds: SweepHolds
  settlePayment: SettlePayment
  sendRefund: SendRefund
  cancelAgreedDeparture: CancelAgreedDeparture
  completeTrips: CompleteTrips
  decideDepartures: DecideDepartures
}

/** When the operator reads mails. */
const nextDecision = everyDayInIndia(8)

export function bookingJobs(deps: BookingJobDeps): Job[] {
  async function look({ order }: JobPayload): Promise<JobResult> {
    const settled = await deps.settlePayment(String(order))
    return settled === 'settled'
      ? { ok: true }
      : { ok: false, reason: 'PhonePe does not know yet', pending: true }
  }

  return [
    { on: 'every-process', name: 'sweep holds', everySeconds: 5, run: deps.sweepHolds },
    // What PhonePe tells never waits behind what we ask of our own accord.
    {
      on: 'queue',
      name: settlePaymentTold,
      run: look,
      leaseSeconds: 60,
      atOnce: 10,
      retryAfter: waitAfterLooks,
    },
    {
      on: 'queue',
      name: checkPayment,
      run: look,
      leaseSeconds: 60,
      atOnce: 5,
      perSecond: 20,
      retryAfter: waitAfterLooks,
    },
    {
      on: 'queue',
      name: sendRefund,
      run: ({ refund }) => deps.sendRefund(String(refund)),
      leaseSeconds: 60,
      atOnce: 4,
      retryAfter: doubling({ firstSeconds: 30, longestSeconds: 3600, tries: 400 }),
    },
    {
      on: 'queue',
      name: cancelAgreedDeparture,
      run: ({ approval }) => deps.cancelAgreedDeparture(String(approval)),
      leaseSeconds: 300,
      atOnce: 1,
      retryAfter: doubling({ firstSeconds: 30, longestSeconds: 3600, tries: 400 }),
    },
    {
      on: 'one-process',
      name: 'complete trips',
      everySeconds: 3600,
      leaseSeconds: 300,
      run: deps.completeTrips,
    },
    {
      on: 'one-process',
      name: 'decide departures',
      nextRun: nextDecision,
      leaseSeconds: 300,
      run: deps.decideDepartures,
    },
  ]
}
