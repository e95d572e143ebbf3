import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { publishAfterDays } from '#domain/reviews/review-time.ts'
import { publishReceivedUntil } from './review-store.ts'

/** Publishes what nobody has looked at in time: a review is never lost by being left alone. */
export type PublishWaiting = () => Promise<void>

export function createPublishWaiting({ db, clock }: { db: Database; clock: Clock }): PublishWaiting {
  return async () => {
    const at = clock.now()
    await publishReceivedUntil(db, new Date(at.getTime() - publishAfterDays * 24 * 3600_000), at)
  }
}
