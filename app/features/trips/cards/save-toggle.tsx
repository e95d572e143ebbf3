import { Heart } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { LikedTrip } from '../favourite-store.ts'
import { toggleFavourite, useIsFavourite } from '../favourites.ts'

/** Saves a trip, or lets go of it. Chosen is indigo: red is for what leads to a booking. */
export function SaveToggle({ id, title }: LikedTrip) {
  const liked = useIsFavourite(id)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Save ${title}`}
      onClick={() => toggleFavourite({ id, title })}
      className={`pointer-events-auto relative z-1 grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill shadow-1 transition-colors noscript:hidden ${liked ? 'bg-indigo text-marigold' : 'bg-surface text-ink'}`}
    >
      <Icon node={Heart} size={20} fill={liked ? 'currentColor' : 'none'} />
    </button>
  )
}
