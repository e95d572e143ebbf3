import { sessionKey } from './session.ts'

/** auth-js renews a token that has less than this to live. */
const margin = 90_000

/** Why the server no longer takes a session: it was ended elsewhere, or lacks the account's second factor. */
const ended = ['session_not_found', 'user_not_found', 'user_banned', 'insufficient_aal']

/** Asks `/api/account/…` as the traveller who is logged in. A session that the server no longer knows is forgotten here too. */
export async function accountFetch(path: string, init?: RequestInit): Promise<Response> {
  let token = storedToken()
  try {
    token ??= await renewedToken()
  } catch {
    // Nobody is signed out because a server or the line is away.
    return Response.json({ error: 'The account can’t be reached just now.' }, { status: 503 })
  }
  const headers = new Headers(init?.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const response = await fetch(path, { ...init, headers })
  if (response.status === 403) await forgetIfEnded(response.clone())
  return response
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

/** Null without a session. Throws when there is one that can't be renewed just now. */
async function renewedToken(): Promise<string | null> {
  if (localStorage.getItem(sessionKey) === null) return null
  const { authClient } = await import('./on-demand/auth-client.ts')
  const { data, error } = await authClient().getSession()
  if (!data.session && error?.name === 'AuthRetryableFetchError') throw error
  return data.session?.access_token ?? null
}

async function forgetIfEnded(refusal: Response): Promise<void> {
  const { code } = await refusal.json().catch(() => ({}))
  if (!ended.includes(code)) return
  const { forgetSession } = await import('./on-demand/auth-storage.ts')
  forgetSession()
}
