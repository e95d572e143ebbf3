import type { TokenClaims } from './token-authority.ts'

/** The claims that we go by; null when who it is, or in which session, is missing. */
export function readClaims(payload: Record<string, unknown>): TokenClaims | null {
  const { sub, session_id: sessionId, phone, aal, amr } = payload
  if (!isUuid(sub) || !isUuid(sessionId)) return null
  return {
    sub,
    sessionId,
    phone: typeof phone === 'string' ? phone : '',
    aal: typeof aal === 'string' ? aal : 'aal1',
    codeAt: lastCode(amr),
  }
}

export function isUuid(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)
  )
}

function lastCode(amr: unknown): Date | null {
  if (!Array.isArray(amr)) return null
  const seconds = amr
    .filter((entry) => entry?.method === 'otp' && Number.isFinite(entry.timestamp))
    .map((entry) => entry.timestamp as number)
  return seconds.length === 0 ? null : new Date(Math.max(...seconds) * 1000)
}
