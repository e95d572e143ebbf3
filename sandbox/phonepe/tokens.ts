import { randomBytes } from 'node:crypto'
import type { Account } from './account.ts'
import type { Answer, Request } from './http.ts'

/** Access tokens live in memory alone: after a restart everybody asks for a new one. */
export function createTokens(account: Account, now: () => number, lifetimeSeconds: number) {
  const expiries = new Map<string, number>()
  return {
    accepts(authorization: string): boolean {
      const token = /^O-Bearer (\S+)$/.exec(authorization)?.[1]
      return token !== undefined && (expiries.get(token) ?? 0) > now()
    },
    expireAll: () => expiries.clear(),

    /** POST …/v1/oauth/token */
    issue(request: Request): Answer {
      if (!request.header('content-type').startsWith('application/x-www-form-urlencoded'))
        return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', 'A form is expected')
      const expected: Record<string, string> = {
        client_id: account.clientId,
        client_version: account.clientVersion,
        client_secret: account.clientSecret,
        grant_type: 'client_credentials',
      }
      const form = new URLSearchParams(request.body)
      const surprise = [...form.keys()].find((name) => !(name in expected))
      if (surprise !== undefined) return refuse(400, 'BAD_REQUEST', `Unknown parameter ${surprise}`)
      if (form.get('grant_type') !== expected.grant_type)
        return refuse(400, 'BAD_REQUEST', 'grant_type must be client_credentials')
      if (Object.entries(expected).some(([name, value]) => form.get(name) !== value))
        return refuse(401, 'UNAUTHORIZED', 'Client is not known')
      for (const [token, expiry] of expiries) if (expiry <= now()) expiries.delete(token)
      const token = randomBytes(24).toString('base64url')
      expiries.set(token, now() + lifetimeSeconds * 1000)
      const issuedAt = Math.floor(now() / 1000)
      return {
        status: 200,
        body: {
          access_token: token,
          encrypted_access_token: token,
          expires_in: null,
          issued_at: issuedAt,
          expires_at: issuedAt + lifetimeSeconds,
          session_expires_at: issuedAt + lifetimeSeconds,
          token_type: 'O-Bearer',
        },
      }
    },
  }
}

function refuse(status: number, code: string, message: string): Answer {
  return { status, body: { code, message } }
}
