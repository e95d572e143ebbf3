import { useEffect, useState } from 'react'
import type { AccountData } from './use-account-data.ts'

/** Milliseconds without an answer after which the copy is shown. */
const patience = 3_000

/** `found`: what the device keeps of something; `looking`: whether it keeps any is not known yet. */
export type Found<Kept> = { state: 'none' | 'looking' } | ({ state: 'found' } & Kept)

/**
 * Something of a traveller's as it was last read, for as long as the network gives none. Once it is back it is asked for again. `readKept` stays the
 * same while the same is meant.
 */
export function useKept<Kept extends object>(
  readKept: (() => Promise<Kept | null>) | null,
  { state, refresh }: Pick<AccountData<never>, 'state' | 'refresh'>,
): Found<Kept> {
  const [found, setFound] = useState<Kept | null | 'unknown'>('unknown')
  const missing = state === 'unread' || state === 'loading'

  useEffect(() => {
    if (!missing || readKept === null) return
    let current = true
    const look = () =>
      readKept()
        .catch(() => null)
        .then((kept) => {
          if (current) setFound(kept)
        })
    const timer = setTimeout(look, state === 'unread' || !navigator.onLine ? 0 : patience)
    addEventListener('online', refresh)
    return () => {
      current = false
      clearTimeout(timer)
      removeEventListener('online', refresh)
    }
  }, [missing, state, readKept, refresh])

  if (!missing || found === null) return { state: 'none' }
  return found === 'unknown' ? { state: 'looking' } : { state: 'found', ...found }
}
