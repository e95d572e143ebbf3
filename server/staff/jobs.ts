import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs/job.ts'
import { deleteExpiredAttempts } from './login/attempt-store.ts'
import { livingAt } from './sessions/identify-staff.ts'
import { deleteDeadSessions } from './sessions/staff-session-store.ts'

/** Logins under way and sessions go when they are over. */
export function staffJobs({ db, clock }: { db: Database; clock: Clock }): Job[] {
  async function clear(): Promise<void> {
    const at = clock.now()
    await deleteExpiredAttempts(db, at)
    await deleteDeadSessions(db, livingAt(at))
  }
  return [{ on: 'one-process', name: 'clear staff logins', everySeconds: 300, leaseSeconds: 120, run: clear }]
}
