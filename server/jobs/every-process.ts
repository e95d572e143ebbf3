import type { Clock } from '#domain/calendar/clock.ts'
import type { Log } from '../log.ts'
import { type EveryProcessJob, nextTurn, turnAfterFailure } from './job.ts'

/** Runs jobs of this process when the clock says that they are due, none twice at once. */
export function createEveryProcess({
  jobs,
  clock,
  log,
}: {
  jobs: EveryProcessJob[]
  clock: Clock
  log: Log
}) {
  const turns = jobs.map((job) => ({ job, dueAt: new Date(0), running: null as Promise<void> | null }))

  async function run(turn: (typeof turns)[number]): Promise<void> {
    const begun = clock.now()
    try {
      await turn.job.run()
      turn.dueAt = nextTurn(turn.job, begun)
    } catch (error) {
      log.error({ job: turn.job.name, error }, 'job failed')
      turn.dueAt = turnAfterFailure(turn.job, begun)
    }
  }

  return {
    startDue(): void {
      const now = clock.now()
      for (const turn of turns) {
        if (turn.running || turn.dueAt > now) continue
        turn.running = run(turn).finally(() => {
          turn.running = null
        })
      }
    },
    async settled(): Promise<void> {
      await Promise.all(turns.map(({ running }) => running))
    },
  }
}
