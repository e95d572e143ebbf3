import { ChevronUp, X } from 'lucide'
import { useId } from 'react'
import { useBarHeight } from '#app/ui/bars/use-bar-height.ts'
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
import { useCompareSheet } from './use-compare-sheet.tsx'

/**
 * What is picked so far, in one row at the lower edge of a list. A phone shows the pictures and names the trips in a sheet, on a
 * press; a wide screen has room for the names.
 */
export function CompareTray({ trips }: { trips: readonly PickedTrip[] }) {
  const ref = useBarHeight<HTMLElement>()
  const { opener, dialog } = useCompareSheet(trips)
  const listId = useId()
  const count = `${trips.length} of ${mostCompared}`
  function remove(id: string): void {
    focusPlace(trips.length === 1 ? 'content' : listId)
    takeOut(id)
  }
  return (
    <>
      <aside
        ref={ref}
        aria-label="Trips to compare"
        data-bottom-bar
        className="fixed inset-x-3 bottom-[calc(12px+env(safe-area-inset-bottom))] z-34 mx-auto w-fit rounded-l bg-surface p-2 shadow-3 max-m:w-auto max-m:max-w-120 flat:bottom-0 flat:p-0.5 flat:rounded-b-none"
      >
        <div className="flex items-center gap-2.5 max-m:flex-wrap m:gap-4">
          <ul
            id={listId}
            tabIndex={-1}
            aria-label="Picked"
            className="flex min-w-0 gap-1 outline-none max-m:hidden"
          >
            {trips.map((trip) => (
              <PickedRow key={trip.id} trip={trip} onRemove={remove} />
            ))}
          </ul>
          <a {...opener} className="flex min-h-11 grow items-center gap-2.5 rounded-s m:hidden">
            <span className="flex shrink-0 -space-x-3">
              {trips.map((trip) => (
                <PickedPicture key={trip.id} trip={trip} className="size-11 rounded-s ring-2 ring-surface" />
              ))}
            </span>
            <span className="font-label whitespace-nowrap">{count}</span>
            <Icon node={ChevronUp} size={18} className="ml-auto text-ink-3" />
          </a>
          <p className="text-[0.9375rem] whitespace-nowrap text-ink-3 max-m:hidden">{count}</p>
          <PageLink to={comparePath(trips.map(({ id }) => id))} className={buttonLook('primary', 's')}>
            Compare<span className="sr-only"> {countTrips(trips.length)}</span>
          </PageLink>
        </div>
      </aside>
      {dialog}
    </>
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
