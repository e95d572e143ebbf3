import { createEveryProcess } from './every-process.ts'
import type { Job } from './job.ts'
import { listDeadJobs } from './job-store.ts'
import { createQueue } from './queue.ts'
import type { RunDeps } from './run-claimed.ts'

/** How often the clock is asked what is due. */
const lookEvery = 1000

/**
 * The background work of a process. What is due is decided by the given clock, and only the waiting uses real timers:
 * tests set their clock and call `runDue`, which runs all that is due and waits for its end.
 */
export function createJobs({ jobs, ...deps }: RunDeps & { jobs: Job[] }) {
  const { db, log } = deps
  const everyProcess = createEveryProcess({ ...deps, jobs: jobs.filter((job) => job.on === 'every-process') })
  const queue = createQueue({ ...deps, jobs: jobs.filter((job) => job.on !== 'every-process') })
  let timer: NodeJS.Timeout | undefined
  let databaseAway = false

  function look(): void {
    timer = setTimeout(look, lookEvery)
    everyProcess.startDue()
    queue.takeDue().then(
      () => {
        databaseAway = false
      },
      (error: unknown) => {
        // Said once, not every second.
        if (!databaseAway) log.error({ error }, 'due jobs can not be read')
        databaseAway = true
      },
    )
  }

  return {
    start(): void {
      look()
      void warnOfDead().catch(() => {})
    },
    async runDue(): Promise<void> {
      // What has begun by an earlier clock may be due once more.
      await everyProcess.settled()
      everyProcess.startDue()
      await everyProcess.settled()
      await queue.runDue()
    },
    /** Starts nothing more and waits for what is under way. */
    async stop(): Promise<void> {
      clearTimeout(timer)
      await Promise.all([everyProcess.settled(), queue.stop()])
    },
  }

  async function warnOfDead(): Promise<void> {
    const dead = Object.groupBy(await listDeadJobs(db), ({ task }) => task)
    for (const [job, rows = []] of Object.entries(dead))
      log.warn(
        { job, count: rows.length, since: rows[0]?.failedAt },
        'jobs were given up and wait for the operator',
      )
  }
}
