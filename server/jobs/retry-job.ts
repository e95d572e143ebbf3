import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { writeLog } from '../audit/write-log.ts'
import { findDeadJob, putBack } from './job-store.ts'

/** `waiting`: the same work waits already, by a job that came later; nothing is changed. */
export type JobRetried = { ok: true } | { ok: false; reason: 'none' | 'waiting' }

/** Puts work back that was given up, as if it had never been tried. */
export type RetryJob = (id: number, by: Actor, why?: string) => Promise<JobRetried>

export function createRetryJob({ db, clock }: { db: Database; clock: Clock }): RetryJob {
  return (id, by, why) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const dead = await findDeadJob(tx, id)
      if (!dead) return { ok: false, reason: 'none' }
      if (!(await putBack(tx, id, at))) return { ok: false, reason: 'waiting' }
      const { task, attempts } = dead
      await writeLog(tx, at, {
        by,
        what: 'job retried',
        subject: { kind: 'job', id: String(id) },
        before: { task, attempts },
        after: { attempts: 0 },
        why,
      })
      return { ok: true }
    })
}
