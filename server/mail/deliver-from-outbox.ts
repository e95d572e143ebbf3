import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { doubling } from '../jobs/doubling.ts'
import type { JobPayload, JobResult, QueuedJob } from '../jobs/job.ts'
import { findMessage, markRefused, markSent, type OutboxMessage } from './outbox-store.ts'

/**
 * The job that delivers stored messages, whatever takes them. What fails is tried again, ever more slowly, for two weeks, unless it was refused
 * for good. The payload names the message and may hold facts of its own.
 */
export function deliverFromOutbox(deps: {
  db: Database
  clock: Clock
  name: string
  /** How fast it goes, in a process. */
  pace?: Pick<QueuedJob, 'atOnce' | 'claimAtLeast' | 'perSecond'>
  send: (message: OutboxMessage, payload: JobPayload) => Promise<JobResult>
}): QueuedJob {
  const { db, clock, name, pace = { atOnce: 2 }, send } = deps
  return {
    on: 'queue',
    name,
    async run(payload) {
      const id = Number(payload.message)
      const message = await findMessage(db, id)
      // Sent by a process that died before it could say so to the queue.
      if (!message || message.sentAt) return { ok: true }
      const result = await send(message, payload)
      if (result.ok) await markSent(db, id, clock.now())
      else if (result.final) await markRefused(db, id, clock.now())
      return result
    },
    leaseSeconds: 120,
    ...pace,
    retryAfter: doubling({ firstSeconds: 30, longestSeconds: 6 * 3600, tries: 65 }),
  }
}
