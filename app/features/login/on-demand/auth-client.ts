import { GoTrueClient } from '@supabase/auth-js'
import { requireAuthPlace } from '../auth-place.ts'
import { sessionKey } from '../session.ts'
import { authStorage } from './auth-storage.ts'

let client: GoTrueClient | undefined

/** The one client of this tab. */
export function authClient(): GoTrueClient {
  client ??= createClient()
  return client
}

function createClient(): GoTrueClient {
  const { url, anonKey } = requireAuthPlace()
  return new GoTrueClient({
    url: new URL(url, location.href).href,
    headers: anonKey ? { apikey: anonKey } : {},
    storageKey: sessionKey,
    storage: authStorage,
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  })
}
