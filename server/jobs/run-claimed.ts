import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Log } from '../log.ts'
import { type JobResult, nextTurn, type OneProcessJob, type QueuedJob, turnAfterFailure } from './job.ts'
import { type ClaimedJob, giveUp, removeDone, runAgainAt } from './job-store.ts'

export type RunDeps = { db: Database; clock: Clock; log: Log }

/** Runs one turn of a periodic job and names the next one. */
export async function runTurn(
  { db, clock, log }: RunDeps,
  job: OneProcessJob,
  claimed: ClaimedJob,
): Promise<void> {
  // What becomes due while it runs is done by the next turn.
  const begun = clock.now()
  try {
    await job.run()
    await runAgainAt(db, claimed, { runAt: nextTurn(job, begun), lastError: null })
  } catch (error) {
    log.error({ job: job.name, error }, 'job failed')
    await runAgainAt(db, claimed, { runAt: turnAfterFailure(job, begun), lastError: brief(error) })
  }
}

/** Runs a queued job once and removes it, names its next try, or gives it up. */
export async function runQueued(
  { db, clock, log }: RunDeps,
  job: QueuedJob,
  claimed: ClaimedJob,
): Promise<void> {
  const { id, attempts } = claimed
  const result = await tryOnce(log, job, claimed)
  if (result.ok) return removeDone(db, claimed)
  const { reason: lastError } = result
  const wait = result.final ? null : job.retryAfter(attempts)
  const now = clock.now()
  if (wait === null) await giveUp(db, claimed, { failedAt: now, lastError })
  else await runAgainAt(db, claimed, { runAt: new Date(now.getTime() + wait * 1000), lastError })
  const line = { job: job.name, id, attempts, reason: lastError }
  if (wait === null) log.error(line, 'job given up')
  else if (result.pending) log.debug(line, 'job waits for its answer')
  else log.warn(line, 'job failed, another try follows')
}

async function tryOnce(log: Log, job: QueuedJob, { id, attempts, payload }: ClaimedJob): Promise<JobResult> {
  // Tries whose process died count as well, so a job that kills its process comes to an end here.
  if (attempts > 1 && job.retryAfter(attempts - 1) === null)
    return { ok: false, reason: 'process died during the last try', final: true }
  try {
    return await job.run(payload)
  } catch (error) {
    log.error({ job: job.name, id, error }, 'job threw')
    return { ok: false, reason: brief(error) }
  }
}

/** A message may quote what people wrote; its code or kind does not. */
function brief(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return String(code ?? name ?? typeof error)
}
