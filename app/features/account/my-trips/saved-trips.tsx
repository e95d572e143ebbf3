import { markFavourite } from '#app/features/trips/favourite-store.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import type { PictureData } from '#app/ui/picture.tsx'
import { toast } from '#app/ui/toast.tsx'
import { askAccount } from '../ask-account.ts'
import { EmptyState } from '../empty-state.tsx'
import { Unread } from '../unread.tsx'
import type { AccountData } from '../use-account-data.ts'
import { type SavedTrip, SavedTripCard } from './saved-trip-card.tsx'

type SavedTripsProps = { saved: AccountData<{ trips: SavedTrip[] }>; scene: PictureData }

/** The trips whose heart was pressed, the newest first. */
export function SavedTrips({ saved, scene }: SavedTripsProps) {
  if (saved.state === 'loading') return <Skeleton className="h-52 rounded-l" />
  if (saved.state !== 'read')
    return (
      <div className="rounded-l bg-surface p-5 shadow-2 m:p-6">
        <Unread title="Your trips can’t be read at the moment." onRetry={saved.refresh} />
      </div>
    )
  const { trips } = saved.value
  if (trips.length === 0)
    return (
      <EmptyState
        picture={scene}
        title="No saved trips"
        text="Press the heart on any trip. It stays in your account, on all your devices."
      >
        <PageLink to="/india" className={buttonLook('primary', 'm', 'mt-1')}>
          Find a trip
        </PageLink>
      </EmptyState>
    )

  async function remove(trip: SavedTrip): Promise<void> {
    const answer = await askAccount(`/saved-trips/${trip.id}`, { method: 'DELETE' })
    if (answer.ok) {
      markFavourite(trip.id, false)
      saved.change({ trips: trips.filter(({ id }) => id !== trip.id) })
      toast({ title: 'Trip removed', description: trip.title })
    } else if (answer.reason !== 'signed out')
      toast({ title: 'Something went wrong. Please try again.', tone: 'destructive' })
  }

  return (
    <ul className="grid gap-4">
      {trips.map((trip) => (
        <SavedTripCard key={trip.id} trip={trip} onRemove={() => remove(trip)} />
      ))}
    </ul>
  )
}
