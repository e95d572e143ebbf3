import { toast } from '#app/ui/toast.tsx'
import { favourites, type LikedTrip, markFavourite, pressed } from './favourite-store.ts'

/** Shows at once what was pressed; where it is kept, and whether that worked, is said a moment later. */
export function toggleFavourite({ id, title }: LikedTrip): void {
  const { ids, owner } = favourites.get()
  const liked = !ids.includes(id)
  const undo = () => {
    if (favourites.get().ids.includes(id) === liked) toggleFavourite({ id, title })
  }
  const press = { liked, undo }
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
