import { accountFetch } from '#app/features/login/account-fetch.ts'
import { toast } from '#app/ui/toast.tsx'

/**
 * `absent`: there is no such thing here; `fresh code`: an OTP of the last minutes is asked for first; `signed out`: this device's
 * login is over; `refused`: the fields say why; `conflict`: it can't be done any more, or not so; `away`: it could not be asked.
 */
export type Answer<Value> =
  | { ok: true; value: Value }
  | { ok: false; reason: 'absent' | 'fresh code' | 'signed out' | 'away' }
  | { ok: false; reason: 'refused'; errors: Record<string, string> }
  | { ok: false; reason: 'conflict'; code: string }

type Asked = { method?: string; body?: unknown }

/** Asks our server about the traveller's own things. A path below /api/account. */
export async function askAccount<Value>(path: string, asked: Asked = {}): Promise<Answer<Value>> {
  try {
    const response = await accountFetch(`/api/account${path}`, requestOf(asked))
    if (response.status === 204) return { ok: true, value: undefined as Value }
    const body = await response.json()
    return response.ok ? { ok: true, value: body } : readRefusal(response.status, body)
  } catch {
    return { ok: false, reason: 'away' }
  }
}

function requestOf({ method, body }: Asked): RequestInit {
  if (body === undefined) return { method }
  return { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

type Refusal = { code?: string; errors?: Record<string, string> }

function readRefusal(status: number, { code, errors }: Refusal): Answer<never> {
  if (code === 'reauthentication_needed') return { ok: false, reason: 'fresh code' }
  // Its session is forgotten by then, and the page asks to log in.
  if (status === 401 || status === 403) {
    toast({ title: 'You are signed out', description: 'This login was ended. Please log in again.' })
    return { ok: false, reason: 'signed out' }
  }
  if (status === 404) return { ok: false, reason: 'absent' }
  if (status === 409) return { ok: false, reason: 'conflict', code: code ?? '' }
  return status === 422
    ? { ok: false, reason: 'refused', errors: errors ?? {} }
    : { ok: false, reason: 'away' }
}
