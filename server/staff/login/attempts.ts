import { randomBytes, randomUUID } from 'node:crypto'
import type { Database, Transaction } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import type { AuthSecrets } from '../../auth/keys/auth-secrets.ts'
import { minutesAfter } from '../staff-times.ts'
import { type Attempt, insertAttempt, moveOn, type WaitsFor, type Which } from './attempt-store.ts'

export type Attempts = ReturnType<typeof createAttempts>

const tokenShape = /^[\w-]{43}$/

/** Logins under way, each known to its browser by a token that is stored as a keyed hash. */
export function createAttempts(deps: { clock: Clock; secrets: AuthSecrets }) {
  const { clock, secrets } = deps

  function newToken() {
    const token = randomBytes(32).toString('base64url')
    return { token, hash: secrets.hashStaffLogin('attempt', token) }
  }

  return {
    /** Answers the token. */
    async begin(
      db: Database,
      about: { waitsFor: WaitsFor; minutes: number; staffId: string | null } & Partial<
        Pick<Attempt, 'codeHash' | 'challenge'>
      >,
    ): Promise<string> {
      const { minutes, ...attempt } = about
      const { token, hash } = newToken()
      await insertAttempt(db, {
        id: randomUUID(),
        hash,
        ...attempt,
        expiresAt: minutesAfter(clock.now(), minutes),
      })
      return token
    },

    /** Answers the token of the next step, or null when another was there first. */
    async goOn(
      tx: Transaction,
      attempt: Attempt,
      waitsFor: WaitsFor,
      minutes: number,
    ): Promise<string | null> {
      const { token, hash } = newToken()
      const expiresAt = minutesAfter(clock.now(), minutes)
      return (await moveOn(tx, attempt, { hash, waitsFor, expiresAt })) ? token : null
    },

    /** The living one of a token. */
    which(token: string, waitsFor: WaitsFor): Which {
      const hashes = tokenShape.test(token) ? secrets.staffLoginHashes('attempt', token) : []
      return { hashes, waitsFor, at: clock.now() }
    },
  }
}
