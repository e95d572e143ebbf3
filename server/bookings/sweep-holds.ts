import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { listOverdueHolds } from './booking-store.ts'
import type { FreeHold } from './free-hold.ts'

const atOnce = 100

/** Frees the seats of holds that are over. Every process does so, and each hold is freed once. */
export type SweepHolds = () => Promise<void>

export function createSweepHolds(deps: { db: Database; clock: Clock; freeHold: FreeHold }): SweepHolds {
  const { db, clock, freeHold } = deps
  return async () => {
    for (;;) {
      const overdue = await listOverdueHolds(db, clock.now(), atOnce)
      for (const reference of overdue)
        await freeHold(reference, {
          to: 'expired',
          by: 'site',
          why: 'not paid in time',
          overdueOnly: true,
        })
      if (overdue.length < atOnce) return
    }
  }
}
