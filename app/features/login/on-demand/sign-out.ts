import { authClient } from './auth-client.ts'
import { forgetSession } from './auth-storage.ts'

/** The session is gone already. */
const gone = [401, 403, 404]

/** Ends the session of this device, first on the server; false when that could not be done, and then nothing has changed. */
export async function signOut(): Promise<boolean> {
  const client = authClient()
  const { data, error } = await client.getSession()
  if (error && data.session === null && isUnreachable(error.status)) return false
  if (data.session) {
    const { error: refused } = await client.admin.signOut(data.session.access_token, 'local')
    if (refused && refused.name !== 'AuthSessionMissingError' && !gone.includes(refused.status ?? 0))
      return false
  }
  forgetSession()
  return true
}

function isUnreachable(status = 0): boolean {
  return status < 400 || status >= 500
}
