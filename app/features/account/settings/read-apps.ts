import { accountFetch } from '#app/features/login/account-fetch.ts'
import type { SiteAuth } from '#domain/site/site.ts'

/** An authenticator app that login asks for. */
export type App = { id: string /** ISO. */; since: string }

type Factor = { id: string; factor_type: string; status: string; created_at: string }

/** The traveller's apps, or null when they can't be read. Asked without auth-js, which is large and needed only to change them. */
export async function readApps({ url, anonKey }: SiteAuth): Promise<App[] | null> {
  try {
    const response = await accountFetch(`${url}/user`, {
      headers: { 'X-Supabase-Api-Version': '2024-01-01', ...(anonKey && { apikey: anonKey }) },
    })
    if (!response.ok) return null
    const user: { factors?: Factor[] } = await response.json()
    return (user.factors ?? [])
      .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
      .map(({ id, created_at }) => ({ id, since: created_at }))
  } catch {
    return null
  }
}
