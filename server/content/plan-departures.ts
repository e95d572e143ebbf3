import type { FillDepartures } from '../departures/fill-departures.ts'
import type { Job } from '../jobs/job.ts'

/** The departures of a trip that was published follow its plan. */
export const planDeparturesTask = 'plan departures'

const longestWaitSeconds = 600

/** One process does it, with what is live by then: one that can't show that yet tries again. */
export function contentJobs(deps: {
  /** Whether what is live is shown. */
  refreshEdition: () => Promise<boolean>
  fillDepartures: FillDepartures
}): Job[] {
  return [
    {
      on: 'queue',
      name: planDeparturesTask,
      leaseSeconds: 300,
      atOnce: 1,
      retryAfter: (tries) => Math.min(tries * 5, longestWaitSeconds),
      async run({ trip }) {
        if (!(await deps.refreshEdition()))
          return { ok: false, reason: 'what was published is not shown yet' }
        await deps.fillDepartures(String(trip))
        return { ok: true }
      },
    },
  ]
}
