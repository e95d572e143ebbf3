/** When a periodic job runs: so many seconds after each beginning, or at the moment it names itself. */
export type Schedule = { everySeconds: number } | { nextRun: (now: Date) => Date }

/** Runs in each process, at its start and then by its schedule. */
export type EveryProcessJob = Schedule & {
  on: 'every-process'
  name: string
  run: () => Promise<unknown>
}

/**
 * Each turn is taken by one of the processes that share the database. Should that one die, another takes the turn
 * after `leaseSeconds`, which therefore are longer than a run can last.
 */
export type OneProcessJob = Schedule & {
  on: 'one-process'
  name: string
  run: () => Promise<unknown>
  leaseSeconds: number
}

/** Ids and plain facts. A job outlives its process and is shown to the operator: nothing personal stands in it. */
export type JobPayload = Record<string, string | number>

/**
 * `final` when trying again is no use; `pending` when nothing has failed and the answer is still to come. The reason is for the operator
 * and holds nothing personal.
 */
export type JobResult = { ok: true } | { ok: false; reason: string; final?: boolean; pending?: boolean }

/**
 * Work that was enqueued in a transaction. It runs at least once: a process that dies leaves its jobs to the others
 * after `leaseSeconds`, so a repetition must do no harm. No database connection is held while it runs.
 */
export type QueuedJob = {
  on: 'queue'
  name: string
  run: (payload: JobPayload) => Promise<JobResult>
  /** Longer than all its outside calls may take together. */
  leaseSeconds: number
  /** How many run at once in a process. */
  atOnce: number
  /**
   * How many slots must be free before more are claimed in the middle of a rush, so that one statement takes several; once a second every free one is filled.
   * One unless it says otherwise.
   */
  claimAtLeast?: number
  /** How many begin in a second in a process, where a rush of them must leave room for visitors. */
  perSecond?: number
  /** Seconds to wait after so many failed tries, or null when the job is given up. */
  retryAfter: (tries: number) => number | null
}

export type Job = EveryProcessJob | OneProcessJob | QueuedJob

/** A periodic job that failed is tried again after this time, unless its turn comes sooner. */
const longestWaitAfterFailure = 60_000

export function nextTurn(job: Schedule, now: Date): Date {
  return 'everySeconds' in job ? new Date(now.getTime() + job.everySeconds * 1000) : job.nextRun(now)
}

export function turnAfterFailure(job: Schedule, now: Date): Date {
  return new Date(Math.min(nextTurn(job, now).getTime(), now.getTime() + longestWaitAfterFailure))
}
