import { X } from 'lucide'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { afterPaint } from '#app/ui/after-paint.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { focusPlace } from '#app/ui/focus-place.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { mostCompared } from '#domain/listings/compare.ts'
import { countTrips } from '#domain/listings/count-trips.ts'
import { comparePath, type PickedTrip, takeOut } from '../compare-store.ts'
import { shortTitle } from '../short-title.ts'
import { PickedPicture } from './picked-picture.tsx'

type CompareSheetProps = { trips: readonly PickedTrip[]; onClose: () => void }

/** The trips picked so far, each with its way out, and the way to see them side by side. */
export function CompareSheet({ trips, onClose }: CompareSheetProps) {
  const listId = useId()
  const { pathname } = useLocation()
  const full = trips.length === mostCompared
  function remove(id: string): void {
    takeOut(id)
    focusPlace(listId)
    if (trips.length > 1) return
    onClose()
    // Until the sheet has gone nothing else takes the focus.
    afterPaint(() => focusPlace('content'))
  }
  return (
    <Dialog open onClose={onClose} title="Compare" narrow>
      <ul id={listId} tabIndex={-1} aria-label="Picked" className="mt-3 divide-y divide-line outline-none">
        {trips.map((trip) => (
          <li key={trip.id} className="flex items-center gap-3 py-3">
            <PickedPicture trip={trip} className="size-14 shrink-0 rounded-s" />
            <span className="min-w-0 grow leading-snug font-label">
              {shortTitle(trip)}
              {pathname.endsWith(`/${trip.id}`) && (
                <span className="block text-sm font-normal text-ink-2">This trip</span>
              )}
            </span>
            <IconButton
              label={`Take out ${shortTitle(trip)}`}
              onClick={() => remove(trip.id)}
              className="text-ink-3"
            >
              <Icon node={X} size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">
        {trips.length} of {mostCompared}.{' '}
        {full ? 'Take one out to add another.' : 'Press the scales of another trip to add it.'}
      </p>
      <PageLink
        to={comparePath(trips.map(({ id }) => id))}
        onClick={onClose}
        className={buttonLook('primary', 'm', 'mt-4 w-full')}
      >
        Compare {countTrips(trips.length)}
      </PageLink>
    </Dialog>
  )
}
