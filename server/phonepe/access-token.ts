import * as v from 'valibot'
import type { Clock } from '#domain/calendar/clock.ts'
import type { PhonePeSettings } from '../env/phonepe.ts'
import { exchange } from './exchange.ts'

/** How long before its end a token is no longer used. */
const earlyMs = 60_000

const tokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,8000}$/)),
  issued_at: v.pipe(v.number(), v.integer()),
  expires_at: v.pipe(v.number(), v.integer()),
})

export type TokenFetched = { ok: true; token: string } | { ok: false; problem: string }

export type AccessToken = {
  /** The present one, or a new one; all who ask meanwhile wait for the same. */
  get: () => Promise<TokenFetched>
  /** Forgets a token that was not accepted, unless another stands in its place by now. */
  drop: (token: string) => void
}

export function createAccessToken(deps: {
  settings: PhonePeSettings
  clock: Clock
  timeout: number
}): AccessToken {
  const { settings, clock, timeout } = deps
  let present: { token: string; until: number } | null = null
  let underWay: Promise<TokenFetched> | null = null

  async function fetchToken(): Promise<TokenFetched> {
    const askedAt = clock.now().getTime()
    const answer = await exchange(
      settings.tokenUrl,
      {
        method: 'POST',
        body: new URLSearchParams({
          client_id: settings.clientId,
          client_version: settings.clientVersion,
          client_secret: settings.clientSecret,
          grant_type: 'client_credentials',
        }),
      },
      AbortSignal.timeout(timeout),
    )
    if (!answer.arrived) return { ok: false, problem: answer.problem }
    const read = v.safeParse(tokenAnswer, answer.body)
    if (answer.status !== 200 || !read.success) return { ok: false, problem: `status ${answer.status}` }
    const { access_token: token, issued_at: issuedAt, expires_at: expiresAt } = read.output
    // By its length, not by its end: their clock need not be ours.
    present = { token, until: askedAt + (expiresAt - issuedAt) * 1000 - earlyMs }
    return { ok: true, token }
  }

  return {
    async get() {
      if (present && clock.now().getTime() < present.until) return { ok: true, token: present.token }
      underWay ??= fetchToken().finally(() => {
        underWay = null
      })
      return underWay
    },
    drop(token) {
      if (present?.token === token) present = null
    },
  }
}
