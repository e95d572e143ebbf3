import { nextTurn, type OneProcessJob, type QueuedJob } from './job.ts'
import { type ClaimedJob, claimDue, ensureTurn } from './job-store.ts'
import { type RunDeps, runQueued, runTurn } from './run-claimed.ts'

type QueueDeps = RunDeps & { jobs: (OneProcessJob | QueuedJob)[] }

/** Takes due jobs from the table, each task within its own slots, so that one slow provider holds up its own task alone. */
export function createQueue(deps: QueueDeps) {
  const { db, clock, log } = deps
  const handlers = deps.jobs.map((job) => ({ job, slots: job.on === 'queue' ? job.atOnce : 1, more: false }))
  const running = new Set<Promise<void>>()
  let taking: Promise<number> | null = null
  let prepared = false
  let stopped = false

  function start(handler: (typeof handlers)[number], claimed: ClaimedJob): void {
    const { job } = handler
    handler.slots--
    const run = (job.on === 'queue' ? runQueued(deps, job, claimed) : runTurn(deps, job, claimed))
      .catch((error: unknown) => {
        // The table could not be told: the lease ends and the job runs again.
        log.error({ job: job.name, id: claimed.id, error }, 'job not settled')
      })
      .then(() => {
        running.delete(run)
        handler.slots++
        // Others of its task may wait for this slot.
        if (handler.more)
          void Promise.resolve(taking)
            .then(takeDue)
            .catch(() => {})
      })
    running.add(run)
  }

  async function take(): Promise<number> {
    if (!prepared) await ensureTurns(deps)
    prepared = true
    let taken = 0
    while (!stopped) {
      const wanted = handlers.filter(({ slots }) => slots > 0)
      if (wanted.length === 0) break
      const claimed = await claimDue(
        db,
        wanted.map(({ job, slots }) => ({ task: job.name, slots, lease: job.leaseSeconds })),
        clock.now(),
      )
      for (const handler of wanted) {
        const mine = claimed.filter(({ task }) => task === handler.job.name)
        handler.more = mine.length === handler.slots
        for (const one of mine) start(handler, one)
      }
      if (claimed.length === 0) break
      taken += claimed.length
    }
    return taken
  }

  /** Starts what is due and answers how many that were; a second call meanwhile gets the first one's answer. */
  function takeDue(): Promise<number> {
    if (stopped || handlers.length === 0) return Promise.resolve(0)
    taking ??= take().finally(() => {
      taking = null
    })
    return taking
  }

  return {
    takeDue,
    /** Runs all that is due, also what becomes due meanwhile, and waits for its end. */
    async runDue(): Promise<void> {
      for (;;) {
        await taking?.catch(() => {})
        // Only a look that began with every slot free tells that nothing is left.
        const allFree = running.size === 0 && !taking
        const taken = await takeDue()
        await Promise.all(running)
        if (allFree && taken === 0) return
      }
    },
    async stop(): Promise<void> {
      stopped = true
      await taking?.catch(() => {})
      await Promise.all(running)
    },
  }
}

/** Gives each periodic job its row in the table. */
async function ensureTurns({ db, clock, jobs }: QueueDeps): Promise<void> {
  const now = clock.now()
  for (const job of jobs)
    if (job.on === 'one-process') await ensureTurn(db, job.name, now, nextTurn(job, now))
}
