import { tellWaiting } from '../departures/waiting/offer-seats.ts'
import { doubling } from '../jobs/doubling.ts'
import type { Job } from '../jobs/job.ts'
import type { MendLines } from './mend-lines.ts'
import type { TellWaiting } from './tell-waiting.ts'

export function waitingJobs(deps: { mendLines: MendLines; tellWaiting: TellWaiting }): Job[] {
  return [
    {
      on: 'queue',
      name: tellWaiting,
      async run({ party, state }) {
        await deps.tellWaiting(String(party), String(state))
        return { ok: true }
      },
      leaseSeconds: 60,
      atOnce: 2,
      retryAfter: doubling({ firstSeconds: 30, longestSeconds: 3600, tries: 100 }),
    },
    {
      on: 'one-process',
      name: 'mend waiting lists',
      everySeconds: 60,
      leaseSeconds: 60,
      run: deps.mendLines,
    },
  ]
}
