import { randomUUID } from 'node:crypto'
import type { Database } from '#database/client.ts'
import type { Clock } from '#domain/calendar/clock.ts'
import { accessTokenSeconds } from '../auth-times.ts'
import type { Factor } from '../factors/factor-store.ts'
import type { AuthSecrets } from '../keys/auth-secrets.ts'
import { describeUser } from '../users/describe-user.ts'
import type { User } from '../users/user-store.ts'
import type { AccessTokens } from './access-tokens.ts'
import { describeDevice } from './describe-device.ts'
import {
  findActiveToken,
  insertRefreshToken,
  insertSession,
  revokeRefreshToken,
  type Session,
  updateSession,
} from './session-store.ts'

/** What a login or refresh has written, to be answered once the transaction has ended. */
export type OpenSession = {
  user: User
  session: Session
  factors: Factor[]
  /** One that was handed out before, in place of a new one. */
  refreshToken?: string
}

/** A session as Supabase Auth shows one. */
export type SessionAnswer = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: ReturnType<typeof describeUser>
}

type Writes = Pick<Database, 'insert' | 'update'>

export type Sessions = {
  /** A new session of a device that has just shown a code. */
  open: (tx: Writes, user: User, userAgent: string) => Promise<Session>
  /** Replaces the active refresh token by the next one. */
  advance: (tx: Writes, session: Session, change?: Pick<Session, 'amr' | 'aal'>) => Promise<Session>
  /** The active refresh token, as it was handed out; null when the secret that it was derived from is gone. */
  handOutAgain: (tx: Pick<Database, 'select'>, session: Session) => Promise<string | null>
  answer: (open: OpenSession) => Promise<SessionAnswer>
}

export function createSessions(deps: { secrets: AuthSecrets; tokens: AccessTokens; clock: Clock }): Sessions {
  const { secrets, tokens, clock } = deps

  async function keepToken(tx: Writes, { id, counter }: Session): Promise<void> {
    const { hash } = secrets.refreshToken(id, counter)
    await insertRefreshToken(tx, { hash, sessionId: id, counter, revokedAt: null })
  }

  return {
    async open(tx, user, userAgent) {
      const at = clock.now()
      const { kind, name } = describeDevice(userAgent)
      const session: Session = {
        id: randomUUID(),
        userId: user.id,
        aal: 'aal1',
        amr: [{ method: 'otp', timestamp: Math.floor(at.getTime() / 1000) }],
        counter: 1,
        deviceKind: kind,
        deviceName: name,
        createdAt: at,
        lastUsedAt: at,
      }
      await insertSession(tx, session)
      await keepToken(tx, session)
      return session
    },

    async advance(tx, session, change) {
      const at = clock.now()
      const next = { ...session, ...change, counter: session.counter + 1, lastUsedAt: at }
      await revokeRefreshToken(tx, { sessionId: session.id, counter: session.counter }, at)
      const { counter, lastUsedAt, amr, aal } = next
      await updateSession(tx, session.id, { counter, lastUsedAt, amr, aal })
      await keepToken(tx, next)
      return next
    },

    async handOutAgain(tx, session) {
      const active = await findActiveToken(tx, session)
      return active && (secrets.findRefreshToken(active)?.token ?? null)
    },

    async answer({ user, session, factors, refreshToken }) {
      const { token, expiresAt } = await tokens.sign(user, session)
      return {
        access_token: token,
        token_type: 'bearer',
        expires_in: accessTokenSeconds,
        expires_at: expiresAt,
        refresh_token: refreshToken ?? secrets.refreshToken(session.id, session.counter).token,
        user: describeUser(user, factors),
      }
    },
  }
}
