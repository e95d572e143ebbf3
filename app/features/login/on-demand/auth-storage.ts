import type { SupportedStorage } from '@supabase/auth-js'
import { sessionKey } from '../session.ts'

/** A session whose second factor is still asked for. It lives in this tab's memory alone, so nobody is logged in by it. */
let half: string | null = null

/** Where auth-js keeps its session: the browser's storage, which all tabs share, once every factor is passed. */
export const authStorage: SupportedStorage = {
  getItem: (key) => (key === sessionKey ? half : null) ?? localStorage.getItem(key),
  setItem(key, value) {
    if (key === sessionKey) {
      half = awaitsFactor(value) ? value : null
      if (half !== null) return
    }
    localStorage.setItem(key, value)
    tellThisTab()
  },
  removeItem(key) {
    if (key === sessionKey && half !== null) half = null
    else forget(key)
  },
}

export function isHalfLoggedIn(): boolean {
  return half !== null
}

/** Logs out in every tab of this browser. The server is not told. */
export function forgetSession(): void {
  forget(sessionKey)
}

function forget(key: string): void {
  localStorage.removeItem(key)
  tellThisTab()
}

/** The browser tells the other tabs alone. */
function tellThisTab(): void {
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }))
}

function awaitsFactor(text: string): boolean {
  const { access_token, user } = JSON.parse(text)
  return verifiedFactors(user).length > 0 && assuranceLevel(access_token) === 'aal1'
}

type Factor = { id: string; factor_type: string; status: string }

/** The ids of the authenticator apps that an account asks for. */
export function verifiedFactors(user: { factors?: Factor[] } | null): string[] {
  return (user?.factors ?? [])
    .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
    .map(({ id }) => id)
}

function assuranceLevel(accessToken: string): string {
  const claims = accessToken.split('.')[1] ?? ''
  return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).aal
}
