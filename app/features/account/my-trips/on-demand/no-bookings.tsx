import { buttonLook } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { retention } from '#domain/site/retention.ts'
import type { TripIdea } from '#server/pages/account/show-account.ts'
import { EmptyState } from '../../empty-state.tsx'
import type { TripTab } from '../use-trip-tab.ts'
import { TripIdeas } from './trip-ideas.tsx'

type BookingTab = Exclude<TripTab, 'saved'>

const words: Record<BookingTab, { title: string; text: string; to: string; way: string; first?: true }> = {
  upcoming: {
    title: 'No trip booked yet',
    text: 'Booked with another phone number? Log in with that one.',
    to: '/india',
    way: 'Find a trip',
    first: true,
  },
  past: {
    title: 'No past trips yet',
    text: `After your first trip its papers stay here, for ${retention.booksYears} years.`,
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

/** Of who has travelled, or cancelled. */
const noneAhead = {
  title: 'No trip ahead',
  text: 'Your past and cancelled trips are in the other lists.',
}

type NoBookingsProps = {
  tab: BookingTab
  /** Another list has some. */
  hasOthers: boolean
  scene: PictureData
  ideas: TripIdea[]
}

/** A list of bookings that has none. */
export function NoBookings({ tab, hasOthers, scene, ideas }: NoBookingsProps) {
  const { to, way, first } = words[tab]
  const { title, text } = tab === 'upcoming' && hasOthers ? noneAhead : words[tab]
  return (
    <>
      <EmptyState picture={scene} title={title} text={text}>
        <PageLink to={to} className={buttonLook(first ? 'primary' : 'ghost', 'm', 'mt-1')}>
          {way}
        </PageLink>
      </EmptyState>
      {first && <TripIdeas ideas={ideas} />}
    </>
  )
}
