import type { Database } from '#database/client.ts'
import { showDate } from '#domain/calendar/calendar-date.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import type { ApprovalAct } from '../../approvals/approval-act.ts'
import { findApproval, namesOf } from '../../approvals/approval-store.ts'
import { takeApproval } from '../../approvals/take-approval.ts'
import { departureSubject, type WhichDeparture } from '../../departures/change-departure.ts'
import { findDeparture, lockDeparture } from '../../departures/departure-store.ts'
import type { JobResult } from '../../jobs/job.ts'
import { enqueue } from '../../jobs/job-store.ts'
import { readCancellation, stateOfCancellation } from '../departures/read-cancellation.ts'
import type { CancelDeparture } from './cancel-departure.ts'
import { createTakeOffSale, type TakeCancelApproval } from './take-off-sale.ts'

export const cancelAgreedDeparture = 'cancel agreed departure'

/** As the log names it, taken apart. */
function whichOf(subjectId: string): WhichDeparture {
  const [tripId = '', id = ''] = subjectId.split('/')
  return { tripId, id }
}

/** It counts for the sum that goes back now: one more booking, and nobody has agreed. */
export function createTakeCancelApproval({ clock }: { clock: Clock }): TakeCancelApproval {
  return async (tx, approval, which) => {
    const at = clock.now()
    const { backPaise } = await readCancellation(tx, which, dateInIndia(at))
    const subjectId = departureSubject(which).id
    return takeApproval(tx, approval, { kind: 'departure cancelled', subjectId, sumPaise: backPaise }, at)
  }
}

/**
 * A departure with paid bookings that is cancelled. With the yes it goes off sale, in the same transaction as the job that then cancels its bookings one by one: stopped in between, the job goes on.
 */
export function createCancelDepartureAct(deps: {
  clock: Clock
  titleOf: (tripId: string) => string
}): ApprovalAct {
  const { clock, titleOf } = deps
  return {
    subjectKind: 'departure',
    async readState(tx, subjectId) {
      const which = whichOf(subjectId)
      const departure = await lockDeparture(tx, which)
      if (!departure) return null
      return stateOfCancellation(departure, await readCancellation(tx, which, dateInIndia(clock.now())))
    },
    async carryOut(tx, { id, subjectId, why }, by) {
      const takeOffSale = createTakeOffSale({
        db: tx,
        clock,
        takeApproval: createTakeCancelApproval({ clock }),
      })
      const taken = await takeOffSale(whichOf(subjectId), by, { why, approval: id })
      if (!taken.ok) return false
      await enqueue(tx, {
        task: cancelAgreedDeparture,
        payload: { approval: id },
        key: id,
        runAt: clock.now(),
      })
      return true
    },
    async describe(db, rows) {
      const told = await Promise.all(
        rows.map(async ({ id, subjectId }) => {
          const departure = await findDeparture(db, whichOf(subjectId))
          if (!departure) return []
          const { tripId, startDate } = departure
          const who = titleOf(tripId).split(':')[0] ?? tripId
          return [[id, { who, reference: null, what: `Leaves ${showDate(startDate)}` }] as const]
        }),
      )
      return new Map(told.flat())
    },
  }
}

export type CancelAgreedDeparture = (approval: string) => Promise<JobResult>

/** The job: goes on with a departure that two have agreed to cancel, in the name of who decided. A repetition finds less to do. */
export function createCancelAgreedDeparture({
  db,
  cancelDeparture,
}: {
  db: Database
  cancelDeparture: CancelDeparture
}): CancelAgreedDeparture {
  return async (id) => {
    const approval = await findApproval(db, id)
    if (!approval?.doneAt) return { ok: false, reason: 'nobody has agreed to it', final: true }
    const who = approval.decidedBy ?? approval.askedBy
    const name = (await namesOf(db, [who])).get(who) ?? ''
    const by = { kind: 'staff', id: who, name, through: 'console' } as const
    const cancelled = await cancelDeparture(whichOf(approval.subjectId), by, { why: approval.why })
    return cancelled.ok ? { ok: true } : { ok: false, reason: cancelled.reason, final: true }
  }
}
