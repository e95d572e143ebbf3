import { buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { EmptyState } from '../empty-state.tsx'
import type { TripTab } from './use-trip-tab.ts'

type BookingTab = Exclude<TripTab, 'saved'>

const words: Record<BookingTab, { title: string; text: string; to: string; way: string; first?: true }> = {
  upcoming: {
    title: 'No trip booked yet',
    text: 'The trips you book stand here, with their papers and what comes next.',
    to: '/india',
    way: 'Find a trip',
    first: true,
  },
  past: {
    title: 'No past trips yet',
    text: 'After your first trip its papers stay here.',
    to: '/my-trips',
    way: 'See upcoming',
  },
  cancelled: {
    title: 'Nothing cancelled',
    text: 'If you cancel a trip, its refund shows here, step by step.',
    to: '/terms#cancellation-by-you',
    way: 'How refunds work',
  },
}

type NoBookingsProps = { tab: BookingTab | null; scene: PictureData | null }

/** A list of bookings that has none; a stand-in while the list is not chosen yet. */
export function NoBookings({ tab, scene }: NoBookingsProps) {
  if (!tab || !scene) return <Skeleton className="h-96 rounded-l" />
  const { title, text, to, way, first } = words[tab]
  return (
    <EmptyState picture={scene} title={title} text={text}>
      <PageLink to={to} className={buttonLook(first ? 'primary' : 'ghost', 'm', 'mt-1')}>
        {way}
      </PageLink>
    </EmptyState>
  )
}
