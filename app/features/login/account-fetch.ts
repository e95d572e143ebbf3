import { sessionKey } from './session.ts'

/** auth-js renews a token that has less than this to live. */
const margin = 90_000

/** Why the server no longer takes a session: it was ended elsewhere, or lacks the account's second factor. */
const ended = ['session_not_found', 'user_not_found', 'user_banned', 'insufficient_aal']

/**
 * Asks `/api/account/…` as the traveller who is logged in. A session that the server no longer knows is forgotten here too; one that
 * can't be renewed just now is a 503, which signs nobody out.
 */
export async function accountFetch(path: string, init?: RequestInit): Promise<Response> {
  try {
    const response = await ask(path, init, storedToken() ?? (await renewToken('getSession')))
    if (response.status !== 403) return response
    const { code } = await response
      .clone()
      .json()
      .catch(() => ({}))
    // A token that is over by the server's clock alone: the one of this device is slow.
    const token = code === 'bad_jwt' ? await renewToken('refreshSession') : null
    if (token) return await ask(path, init, token)
    if (code === 'bad_jwt' || ended.includes(code)) await forget()
    return response
  } catch (error) {
    if (!(error instanceof NotNow)) throw error
    return Response.json({ error: 'Your account can’t be reached just now.' }, { status: 503 })
  }
}

class NotNow extends Error {}

function ask(path: string, init: RequestInit | undefined, token: string | null): Promise<Response> {
  const headers = new Headers(init?.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return fetch(path, { ...init, headers })
}

/** The one in the storage, while it lives long enough. */
function storedToken(): string | null {
  try {
    const { access_token, expires_at } = JSON.parse(localStorage.getItem(sessionKey) ?? '')
    return expires_at * 1000 - Date.now() > margin ? access_token : null
  } catch {
    return null
  }
}

/** Null without a session, or when the server refuses to renew it. */
async function renewToken(how: 'getSession' | 'refreshSession'): Promise<string | null> {
  if (localStorage.getItem(sessionKey) === null) return null
  const { authClient } = await import('./on-demand/auth-client.ts').catch(() => {
    throw new NotNow()
  })
  const { data, error } = await authClient()[how]()
  if (!data.session && error?.name === 'AuthRetryableFetchError') throw new NotNow()
  return data.session?.access_token ?? null
}

async function forget(): Promise<void> {
  const { forgetSession } = await import('./on-demand/auth-storage.ts')
  forgetSession()
}
