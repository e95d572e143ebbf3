import type { Clock } from '#domain/calendar/clock.ts'
import { systemClock } from './clock.ts'
import type { Log } from './log.ts'

/** A job runs at start, then so many seconds after each end or at the moment it names itself. */
export type Job = { name: string; run: () => Promise<unknown> } & (
  | { everySeconds: number }
  | { nextRun: (now: Date) => Date }
)

/** A job that failed is tried again after this time, unless its turn comes sooner. */
const longestRetryAfter = 60_000

/** Runs each job at start and then again and again, never twice at once. `stop` waits for what is under way. */
export function startJobs(jobs: Job[], log: Log, clock: Clock = systemClock): { stop: () => Promise<void> } {
  let stopped = false
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  function tick(job: Job): void {
    if (stopped) return
    const turn = job
      .run()
      .then(() => true)
      .catch((error: unknown) => {
        log.error({ job: job.name, error }, 'job failed')
        return false
      })
      .then((done) => {
        running.delete(turn)
        if (stopped) return
        const wait = done ? untilNext(job, clock) : Math.min(untilNext(job, clock), longestRetryAfter)
        const timer = setTimeout(() => {
          timers.delete(timer)
          tick(job)
        }, wait)
        timers.add(timer)
      })
    running.add(turn)
  }
  for (const job of jobs) tick(job)

  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

function untilNext(job: Job, clock: Clock): number {
  if ('everySeconds' in job) return job.everySeconds * 1000
  const now = clock.now()
  return Math.max(0, job.nextRun(now).getTime() - now.getTime())
}
