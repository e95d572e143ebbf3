import type { Database } from '#database/client.ts'
import { approvalKinds, approvals } from '#domain/approvals/approval.ts'
import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { may, type Role, roles } from '#domain/staff/roles.ts'
import { mostCounted, readWaitingRow } from './waiting-store.ts'

/** What can be counted in the rail. */
export type RailCount = 'to approve' | 'calls due' | 'overdue' | 'reviews'

/** What the frame of every page says of what waits. */
export type Waiting = {
  /** Nobody else could decide what this person asks for. */
  alone: boolean
  /** As the rail shows them; none where nothing waits. */
  counts: Partial<Record<RailCount, string>>
}

export const nothingWaits: Waiting = { alone: false, counts: {} }

export type ReadWaiting = (person: { id: string; role: Role }) => Promise<Waiting>

const deciders = roles.filter((role) => may(role, 'refund: decide'))

export function createReadWaiting({ db, clock }: { db: Database; clock: Clock }): ReadWaiting {
  return async ({ id, role }) => {
    const kinds = approvalKinds.filter((kind) => may(role, approvals[kind].decides))
    const now = clock.now()
    const row = await readWaitingRow(db, {
      me: id,
      deciders,
      kinds,
      seesCalls: may(role, 'enquiries: read'),
      seesDue: may(role, 'payments: read'),
      decidesReviews: may(role, 'reviews: decide'),
      now,
      today: dateInIndia(now),
    })
    const counts: [RailCount, number][] = [
      ['to approve', row.toApprove],
      ['calls due', row.callsDue],
      ['overdue', row.overdue],
      ['reviews', row.reviews],
    ]
    return {
      alone: deciders.includes(role) && !row.others,
      counts: Object.fromEntries(counts.flatMap(([of, many]) => (many > 0 ? [[of, shown(many)]] : []))),
    }
  }
}

function shown(count: number): string {
  return count < mostCounted ? String(count) : `${mostCounted - 1}+`
}
