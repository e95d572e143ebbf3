import { createStore } from '#app/ui/create-store.ts'
import { restoreTripIds } from './restore-trip-ids.ts'

/** Trips somebody likes, in the order of saving. */
type Favourites = {
  ids: readonly string[]
  /** The traveller whose account they are in; null for a visitor's own, which live as long as the tab is open. */
  owner: string | null
}

export const favourites = createStore<Favourites>(
  { ids: [], owner: null },
  {
    key: 'kafila.favourites',
    save: (state) => state,
    restore(saved) {
      const { ids, owner } = saved as Record<string, unknown>
      return { ids: restoreTripIds(ids), owner: typeof owner === 'string' ? owner : null }
    },
  },
)

export type LikedTrip = { id: string; title: string }

/** A press on a heart: what it asks for, and the way back. */
export type Press = { liked: boolean; undo: () => void }

/** By trip, the last press that is not kept yet. */
export const pressed = new Map<string, Press>()

/** Marks a trip as liked, or not, on the page alone. */
export function markFavourite(id: string, liked: boolean): void {
  const { ids, owner } = favourites.get()
  const others = ids.filter((other) => other !== id)
  favourites.set({ ids: liked ? [...others, id] : others, owner })
}
