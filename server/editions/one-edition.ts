import type { MiddlewareHandler } from 'hono'
import type { Job } from '../jobs/job.ts'
import type { Editions } from './editions.ts'

/** A request sees one edition from its beginning to its end. */
export function oneEdition({ within }: Editions): MiddlewareHandler {
  return (_, next) => within(next)
}

/** And so does each run of a job. */
export function jobInOneEdition({ within }: Editions): (job: Job) => Job {
  return (job) =>
    job.on === 'queue'
      ? { ...job, run: (payload) => within(() => job.run(payload)) }
      : { ...job, run: () => within(job.run) }
}
