import { ChevronRight } from 'lucide'
import { Suspense } from 'react'
import { joining } from '#app/features/booked/joining.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { AccountCard } from '../../account-card.tsx'
import { DialogButton } from '../../dialog-button.tsx'
import { bookingPath, showGuests } from '../booking-words.ts'
import type { OpenBookingData } from '../open-booking-data.ts'
import { rowLook } from '../row-look.ts'

const leaveDialog = loadOnDemand(() => import('./leave-dialog.tsx').then(({ LeaveDialog }) => LeaveDialog))
const moveDialog = loadOnDemand(() => import('./move-dialog.tsx').then(({ MoveDialog }) => MoveDialog))

type PlansCardProps = { booking: OpenBookingData; onChanged: () => void }

/** What can be changed while a booking stands, short of cancelling it. */
export function PlansCard({ booking, onChanged }: PlansCardProps) {
  if (booking.status !== 'confirmed' || booking.refundSteps.length === 0) return null
  const { bookingRef, tripId, batchId, startDate } = booking
  return (
    <AccountCard title="If your plans change">
      <p className="mt-2 text-ink-2">You see what it costs, or what comes back, before anything is done.</p>
      {booking.with.length > 0 && (
        <ul className="mt-2 text-ink-2">
          {booking.with.map(({ reference, guests }) => (
            <li key={reference}>
              {showGuests(guests)} of{' '}
              <Link to={bookingPath(reference)} className="whitespace-nowrap">
                {reference}
              </Link>{' '}
              travel{guests === 1 ? 's' : ''} with you.
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 -mb-2">
        <DialogButton dialog={moveDialog} label="Change the date" look={rowLook}>
          {(onClose) => (
            <Suspense>
              <moveDialog.Component booking={booking} onChanged={onChanged} onClose={onClose} />
            </Suspense>
          )}
        </DialogButton>
        <PageLink
          to={`/trip/${tripId}?date=${startDate}`}
          onClick={() => joining.set({ reference: bookingRef, tripId, batchId })}
          className={rowLook}
        >
          More of us come
          <Icon node={ChevronRight} size={20} className="shrink-0 text-ink-3" />
        </PageLink>
        {booking.party.length > 1 && (
          <DialogButton dialog={leaveDialog} label="Somebody can’t come" look={rowLook}>
            {(onClose) => (
              <Suspense>
                <leaveDialog.Component booking={booking} onChanged={onChanged} onClose={onClose} />
              </Suspense>
            )}
          </DialogButton>
        )}
      </div>
    </AccountCard>
  )
}
