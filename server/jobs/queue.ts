import { nextTurn, type OneProcessJob, type QueuedJob } from './job.ts'
import { type ClaimedJob, claimDue, ensureTurn } from './job-store.ts'
import { type RunDeps, runQueued, runTurn } from './run-claimed.ts'

type QueueDeps = RunDeps & { jobs: (OneProcessJob | QueuedJob)[] }

/** Takes due jobs from the table, each task within its own slots, so that one slow provider holds up its own task alone. */
export function createQueue(deps: QueueDeps) {
  const { db, clock, log } = deps
  const handlers = deps.jobs.map(createHandler)
  const running = new Set<Promise<void>>()
  let taking: Promise<number> | null = null
  let prepared = false
  let stopped = false

  function start(handler: Handler, claimed: ClaimedJob): void {
    const { job } = handler
    handler.slots--
    handler.left--
    const run = (job.on === 'queue' ? runQueued(deps, job, claimed) : runTurn(deps, job, claimed))
      .catch((error: unknown) => {
        // The table could not be told: the lease ends and the job runs again.
        log.error({ job: job.name, id: claimed.id, error }, 'job not settled')
      })
      .then(() => {
        running.delete(run)
        handler.slots++
        // Others of its task may wait for this slot.
        if (handler.more && handler.slots >= leastClaim(job))
          void Promise.resolve(taking)
            .then(takeMore)
            .catch(() => {})
      })
    running.add(run)
  }

  async function take(): Promise<number> {
    if (!prepared) await ensureTurns(deps)
    prepared = true
    const wanted = handlers.map(wantedBy).filter(({ slots }) => slots > 0)
    if (wanted.length === 0 || stopped) return 0
    const claimed = await claimDue(db, wanted, clock.now())
    for (const { handler, task, slots } of wanted) {
      const mine = claimed.filter((one) => one.task === task)
      handler.more = mine.length === slots
      for (const one of mine) start(handler, one)
    }
    return claimed.length
  }

  /** Starts what is due and answers how many that were; a second call meanwhile gets the first one's answer. */
  function takeMore(): Promise<number> {
    if (stopped || handlers.length === 0) return Promise.resolve(0)
    taking ??= take().finally(() => {
      taking = null
    })
    return taking
  }

  /** The same, once a second: what may begin in a second counts anew. */
  function takeDue(): Promise<number> {
    for (const handler of handlers) handler.left = perSecond(handler.job)
    return takeMore()
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

type Handler = ReturnType<typeof createHandler>

function createHandler(job: QueueDeps['jobs'][number]) {
  return {
    job,
    slots: job.on === 'queue' ? job.atOnce : 1,
    /** How many may still begin before the next look of the clock. */
    left: perSecond(job),
    more: false,
  }
}

function wantedBy(handler: Handler) {
  const { job, slots, left } = handler
  return { handler, task: job.name, slots: Math.min(slots, left), lease: job.leaseSeconds }
}

function leastClaim(job: QueueDeps['jobs'][number]): number {
  return (job.on === 'queue' && job.claimAtLeast) || 1
}

function perSecond(job: QueueDeps['jobs'][number]): number {
  return (job.on === 'queue' && job.perSecond) || Number.POSITIVE_INFINITY
}

/** Gives each periodic job its row in the table. */
async function ensureTurns({ db, clock, jobs }: QueueDeps): Promise<void> {
  const now = clock.now()
  for (const job of jobs)
    if (job.on === 'one-process') await ensureTurn(db, job.name, now, nextTurn(job, now))
}
