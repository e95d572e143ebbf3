import { useEffect, useState } from 'react'
import type { AccountData } from '../use-account-data.ts'
import type { KeptTrips } from './on-demand/kept-trips-store.ts'

/** Milliseconds without an answer after which the copy is shown. */
const patience = 3_000

/** `found`: what the device keeps of a traveller's bookings; `looking`: whether it keeps any is not known yet. */
export type FoundTrips = { state: 'none' | 'looking' } | ({ state: 'found' } & KeptTrips)

/** The bookings as they were last read, for as long as the network gives none. Once it is back they are asked for again. */
export function useKeptTrips(
  userId: string | null,
  { state, refresh }: Pick<AccountData<never>, 'state' | 'refresh'>,
): FoundTrips {
  const [found, setFound] = useState<KeptTrips | null | 'unknown'>('unknown')
  const missing = state === 'unread' || state === 'loading'

  useEffect(() => {
    if (!missing || userId === null) return
    let current = true
    const look = () =>
      readKept(userId).then((kept) => {
        if (current) setFound(kept)
      })
    const timer = setTimeout(look, state === 'unread' || !navigator.onLine ? 0 : patience)
    addEventListener('online', refresh)
    return () => {
      current = false
      clearTimeout(timer)
      removeEventListener('online', refresh)
    }
  }, [missing, state, userId, refresh])

  if (!missing || found === null) return { state: 'none' }
  return found === 'unknown' ? { state: 'looking' } : { state: 'found', ...found }
}

function readKept(userId: string): Promise<KeptTrips | null> {
  return import('./on-demand/kept-trips-store.ts')
    .then(({ readKeptTrips }) => readKeptTrips(userId))
    .catch(() => null)
}
