import { ChevronUp, X } from 'lucide'
import { useId, useState } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { mostCompared } from '#domain/listings/compare.ts'
import { countTrips } from '#domain/listings/count-trips.ts'
import { comparePath, type PickedTrip, takeOut } from '../compare-store.ts'
import { shortTitle } from '../short-title.ts'
import { PickedPicture } from './picked-picture.tsx'

type CompareTrayProps = {
  trips: readonly PickedTrip[]
  /** On a trip's page booking comes first: the tray joins the bar there, and its button is no red one. */
  quiet: boolean
}

/**
 * What is picked so far, at the lower edge of the screen, or on a bar that the page itself has there. A phone names the trips in
 * one line and lists them, each with its way out, on a press; a wide screen has room for the list.
 */
export function CompareTray({ trips, quiet }: CompareTrayProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const count = `${trips.length} of ${mostCompared}`
  function remove(id: string): void {
    focusPlace(trips.length === 1 ? 'content' : listId)
    takeOut(id)
  }
  return (
    <aside
      aria-label="Trips to compare"
      data-bottom-bar={open ? 'open' : ''}
      className={`fixed inset-x-3 bottom-[calc(12px+env(safe-area-inset-bottom)+var(--page-bar,0px))] z-34 mx-auto w-fit rounded-l bg-surface p-1.5 shadow-3 max-m:w-auto max-m:max-w-120 ${quiet ? 'max-l:inset-x-0 max-l:bottom-[calc(env(safe-area-inset-bottom)+var(--page-bar,0px))] max-l:w-auto max-l:max-w-none max-l:rounded-none max-l:border-b max-l:border-line max-l:px-5' : ''}`}
    >
      <div className="flex items-center gap-2.5 max-m:flex-wrap m:gap-4">
        <ul
          id={listId}
          tabIndex={-1}
          aria-label="Picked"
          className={`min-w-0 gap-1 outline-none max-m:w-full m:flex ${open ? 'max-m:grid' : 'max-m:hidden'}`}
        >
          {trips.map((trip) => (
            <PickedRow key={trip.id} trip={trip} onRemove={remove} />
          ))}
        </ul>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-2.5 rounded-s text-left m:hidden"
        >
          <span className="flex shrink-0 -space-x-3">
            {trips.map((trip) => (
              <PickedPicture
                key={trip.id}
                trip={trip}
                className="h-11 w-8 rounded-s ring-2 ring-surface max-[359px]:h-9 max-[359px]:w-6"
              />
            ))}
          </span>
          <span className="min-w-0 grow text-sm leading-tight">
            <span className={`font-label ${trips.length > 1 ? 'line-clamp-2' : 'block truncate'}`}>
              {trips.map(shortTitle).join(', ')}
            </span>
            <span className="flex items-center gap-1 whitespace-nowrap text-ink-3">
              {count}
              <Icon
                node={ChevronUp}
                size={16}
                className={`transition-transform ${open ? 'rotate-180' : ''}`}
              />
            </span>
          </span>
        </button>
        <p className="text-[0.9375rem] whitespace-nowrap text-ink-3 max-m:hidden">{count}</p>
        <PageLink
          to={comparePath(trips.map(({ id }) => id))}
          className={buttonLook(quiet ? 'ghost' : 'primary', 's', 'm:ml-auto')}
        >
          Compare<span className="sr-only"> {countTrips(trips.length)}</span>
        </PageLink>
      </div>
    </aside>
  )
}

type PickedRowProps = { trip: PickedTrip; onRemove: (id: string) => void }

function PickedRow({ trip, onRemove }: PickedRowProps) {
  const name = shortTitle(trip)
  return (
    <li className="flex min-w-0 items-center gap-2.5">
      <PickedPicture trip={trip} className="size-11 shrink-0 rounded-s" />
      <span className="line-clamp-2 min-w-0 grow text-[0.9375rem] leading-tight font-label m:max-w-40">
        {name}
      </span>
      <IconButton label={`Take out ${name}`} onClick={() => onRemove(trip.id)} className="text-ink-3">
        <Icon node={X} size={18} />
      </IconButton>
    </li>
  )
}
