import { Heart } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { LikedTrip } from '../favourite-store.ts'
import { toggleFavourite, useIsFavourite } from '../favourites.ts'

/** Of buttons that stand beside words. */
export const quietLook = 'text-ink-2 hover:bg-paper-2 hover:text-ink'

type SaveToggleProps = LikedTrip & {
  /** Not on a picture: without a disc of its own. */
  quiet?: boolean
}

/** Saves a trip, or lets go of it. Chosen is indigo: red is for what leads to a booking. */
export function SaveToggle({ id, title, quiet = false }: SaveToggleProps) {
  const liked = useIsFavourite(id)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Save ${title}`}
      onClick={() => toggleFavourite({ id, title })}
      className={`pointer-events-auto relative z-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill transition-colors noscript:hidden ${liked ? 'bg-indigo text-marigold' : quiet ? quietLook : 'bg-surface text-ink shadow-1'}`}
    >
      <Icon node={Heart} size={20} fill={liked ? 'currentColor' : 'none'} />
    </button>
  )
}
