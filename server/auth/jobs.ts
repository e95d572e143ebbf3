import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { Job } from '../jobs/job.ts'
import { challengeSeconds, replacedTokenDays, sessionDays } from './auth-times.ts'
import { deleteExpiredCodes } from './codes/code-store.ts'
import { deleteStaleFactors } from './factors/factor-store.ts'
import type { RenewSealed } from './keys/renew-sealed.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import { deleteDeadSessions } from './sessions/session-store.ts'

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

/** Also with a hosted project: what travellers entrusted to us is encrypted all the same. */
export function sealedJobs({ renewSealed }: { renewSealed: RenewSealed }): Job[] {
  return [{ on: 'every-process', name: 'renew encryption', everySeconds: 3600, run: renewSealed }]
}
