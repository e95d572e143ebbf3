import { useEffect, useEffectEvent } from 'react'
import type { Session } from '#app/features/login/session.ts'
import { favourites } from '#app/features/trips/favourite-store.ts'
import { type AccountData, useAccountData } from '../use-account-data.ts'
import type { SavedTrip } from './saved-trip-card.tsx'

/** The account's saved trips, read again when the hearts of this tab know others: a visitor's own join them after login. */
export function useSavedTrips(session: Session | null): AccountData<{ trips: SavedTrip[] }> {
  const saved = useAccountData<{ trips: SavedTrip[] }>(session && '/saved-trips')
  const liked = favourites.useStore(({ ids, owner }) =>
    owner !== null && owner === session?.userId ? ids.join() : null,
  )
  const compare = useEffectEvent((ids: string) => {
    if (saved.state !== 'read') return
    const shown = new Set(saved.value.trips.map(({ id }) => id))
    if (ids.split(',').some((id) => id !== '' && !shown.has(id))) saved.refresh()
  })
  // Either may come first: the list, or what the hearts know.
  const isRead = saved.state === 'read'
  useEffect(() => {
    if (isRead && liked !== null) compare(liked)
  }, [isRead, liked])
  return saved
}
