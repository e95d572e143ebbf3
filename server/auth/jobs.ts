import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs/job.ts'
import { challengeSeconds, replacedTokenDays, sessionDays } from './auth-times.ts'
import { deleteExpiredCodes } from './code-store.ts'
import { deleteStaleFactors } from './factor-store.ts'
import { deleteDeadSessions } from './session-store.ts'
import type { SigningKeys } from './signing-keys.ts'

const day = 86_400_000

/** What is dead is cleared, and signing keys are changed in time. */
export function authJobs({ db, clock, keys }: { db: Database; clock: Clock; keys: SigningKeys }): Job[] {
  async function clear(): Promise<void> {
    const at = clock.now()
    const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds)
    await deleteExpiredCodes(db, at)
    await deleteStaleFactors(db, { at, unconfirmedSince: ago(challengeSeconds * 1000) })
    await deleteDeadSessions(db, {
      lastUsed: ago(sessionDays * day),
      tokensRevoked: ago(replacedTokenDays * day),
    })
  }
  return [
    { on: 'one-process', name: 'clear logins', everySeconds: 300, leaseSeconds: 120, run: clear },
    {
      on: 'one-process',
      name: 'rotate signing keys',
      everySeconds: 3600,
      leaseSeconds: 60,
      run: keys.rotate,
    },
  ]
}
