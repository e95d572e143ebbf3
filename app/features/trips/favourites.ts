import { toast } from '#app/ui/toast.tsx'
import { favourites, markFavourite, pressed } from './favourite-store.ts'

export type LikedTrip = { id: string; title: string }

/** Shows at once what was pressed; where it is kept, and whether that worked, is said a moment later. */
export function toggleFavourite({ id, title }: LikedTrip): void {
  const { ids, owner } = favourites.get()
  const press = { liked: !ids.includes(id) }
  pressed.set(id, press)
  markFavourite(id, press.liked)
  import('./on-demand/keep-favourite.tsx').then(
    ({ keepFavourite }) => keepFavourite({ id, title }, press),
    () => {
      pressed.delete(id)
      // A visitor's needs no script to stay in the tab.
      if (!owner) return
      markFavourite(id, !press.liked)
      toast({ title: 'That did not work. Please try again.', tone: 'destructive' })
    },
  )
}

/** Whether a trip is liked. Asked for each card alone, so that a press draws one of them. */
export function useIsFavourite(id: string): boolean {
  return favourites.useStore(({ ids }) => ids.includes(id))
}
