import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { listOverdueHolds } from '../booking-store.ts'
import type { FreeHold } from './free-hold.ts'

const atOnce = 100

/** Frees the seats of holds that are over. Every process does so, and each hold is freed once. */
export type SweepHolds = () => Promise<void>

export function createSweepHolds(deps: { db: Database; clock: Clock; freeHold: FreeHold }): SweepHolds {
  const { db, clock, freeHold } = deps
  return async () => {
    const why = 'not paid in time'
    const failures: unknown[] = []
    for (;;) {
      const overdue = await listOverdueHolds(db, clock.now(), atOnce)
      let freed = 0
      for (const reference of overdue)
        try {
          if (await freeHold(reference, { to: 'expired', by: 'site', why, overdueOnly: true })) freed++
        } catch (error) {
          // One that can't be freed keeps nobody else's seats.
          failures.push(error)
        }
      if (overdue.length === atOnce && freed > 0) continue
      if (failures.length > 0) throw new AggregateError(failures, 'holds were not freed')
      return
    }
  }
}
