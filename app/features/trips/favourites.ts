import { createStore } from '#app/ui/create-store.ts'
import { toast } from '#app/ui/toast.tsx'
import { restoreTripIds } from './restore-trip-ids.ts'

/** Trips a visitor likes, for as long as the tab is open. */
const favourites = createStore<readonly string[]>([], {
  key: 'kafila.favourites',
  save: (ids) => ids,
  restore: restoreTripIds,
})

export function toggleFavourite(id: string): void {
  const ids = favourites.get()
  if (ids.includes(id)) {
    favourites.set(ids.filter((other) => other !== id))
    return
  }
  favourites.set([...ids, id])
  toast({ title: 'Trip saved', description: 'It stays in this tab until you close it.' })
}

/** Whether a trip is liked. Asked for each card alone, so that a press draws one of them. */
export function useIsFavourite(id: string): boolean {
  return favourites.useStore((ids) => ids.includes(id))
}
