import { Suspense } from 'react'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { isUnpaid } from '#domain/bookings/booking-status.ts'
import type { TripIdea } from '#server/pages/account/show-account.ts'
import { Unread } from '../unread.tsx'
import type { AccountData } from '../use-account-data.ts'
import { BookingCard } from './booking-card.tsx'
import type { ListedBooking, ListedBookings } from './listed-bookings.ts'
import { UnclaimedCard } from './unclaimed-card.tsx'
import type { TripTab } from './use-trip-tab.ts'

const none = loadOnDemand(() => import('./on-demand/no-bookings.tsx').then(({ NoBookings }) => NoBookings))

type BookingListProps = {
  bookings: AccountData<ListedBookings>
  /** Null while the list is not chosen yet. */
  tab: Exclude<TripTab, 'saved'> | null
  scene: PictureData | null
  ideas: TripIdea[]
}

/** One list of bookings: first what has to be paid, then in the order in which the trips begin, past ones the newest first. */
export function BookingList({ bookings, tab, scene, ideas }: BookingListProps) {
  if (!tab || !scene || bookings.state === 'loading')
    return (
      <div aria-busy className="grid gap-4">
        <Skeleton className="h-52 rounded-l" />
        <Skeleton className="h-52 rounded-l" />
      </div>
    )
  if (bookings.state !== 'read')
    return (
      <div className="rounded-l bg-surface p-5 shadow-2 m:p-6">
        <Unread title="Your trips can’t be read at the moment." onRetry={bookings.refresh} />
      </div>
    )
  const { bookings: own, unclaimed: all } = bookings.value
  const shown = bookingsIn(own, tab)
  const unclaimed = all.filter(({ list }) => list === tab)
  if (shown.length + unclaimed.length === 0)
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
        <none.Component tab={tab} hasOthers={own.length + all.length > 0} scene={scene} ideas={ideas} />
      </Suspense>
    )
  return (
    <ul className="grid gap-4">
      {unclaimed.map((booking) => (
        <UnclaimedCard key={booking.claimId} booking={booking} onTried={bookings.refresh} />
      ))}
      {shown.map((booking, i) => (
        <BookingCard key={booking.bookingRef} booking={booking} isNext={tab === 'upcoming' && i === 0} />
      ))}
    </ul>
  )
}

function bookingsIn(bookings: ListedBooking[], tab: ListedBooking['list']): ListedBooking[] {
  const upwards = tab === 'upcoming' ? 1 : -1
  const waits = ({ status }: ListedBooking) => Number(isUnpaid(status))
  return bookings
    .filter(({ list }) => list === tab)
    .sort((a, b) => waits(b) - waits(a) || upwards * a.startDate.localeCompare(b.startDate))
}
