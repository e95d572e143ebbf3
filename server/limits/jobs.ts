import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { OneProcessJob } from '../jobs/job.ts'
import { keyDays } from './key-days.ts'
import { clearLimits } from './limit-store.ts'

/** What limits have counted is forgotten within a minute of its window's end. */
export function limitJobs({ db, clock }: { db: Database; clock: Clock }): OneProcessJob[] {
  async function run(): Promise<void> {
    const at = clock.now()
    const [, yesterday] = keyDays(at)
    await clearLimits(db, { at, keysBefore: yesterday })
  }
  return [{ on: 'one-process', name: 'clear limits', everySeconds: 60, leaseSeconds: 60, run }]
}
