import { useEffect, useRef } from 'react'
import { recentSearchesKey } from '#domain/search/recent-searches-key.ts'
import { type KnownDetails, knownDetails } from './known-details.ts'
import { type Session, useSession } from './session.ts'

/** What is known of whoever looks at this page; null until something is, and on the server. */
export function useKnownDetails(): KnownDetails | null {
  const session = useSession()
  const known = knownDetails.useStore((known) => known)
  const userId = session && session !== 'unknown' ? session.userId : null
  return session !== 'unknown' && known && isOf(known.userId, userId) ? known : null
}

/** Learns who has logged in, once a tab, and forgets whoever signs out, with what they searched for. For one place of the page. */
export function useFollowTraveller(session: Session | null | 'unknown'): void {
  const wasLoggedIn = useRef(false)
  useEffect(() => {
    if (session === 'unknown') return
    if (wasLoggedIn.current && !session) forgetSearches()
    wasLoggedIn.current = session !== null
    const userId = session?.userId ?? null
    const { userId: whose = null, phone = '' } = knownDetails.get() ?? {}
    if (!isOf(whose, userId)) knownDetails.set(null)
    // An account that has answered has told its phone.
    if (userId !== null && (whose !== userId || phone === ''))
      import('./on-demand/read-account-details.ts')
        .then(({ readAccountDetails }) => readAccountDetails())
        .catch(() => {})
  }, [session])
}

function forgetSearches(): void {
  try {
    localStorage.removeItem(recentSearchesKey)
  } catch {
    // What can't be reached was never kept.
  }
}

function isOf(whose: string | null, userId: string | null): boolean {
  return whose === null || whose === userId
}
