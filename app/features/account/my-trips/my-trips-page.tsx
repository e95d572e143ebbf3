import { Suspense, useEffect } from 'react'
import type { Session } from '#app/features/login/session.ts'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import type { AccountPageData } from '#server/pages/account/show-account.ts'
import { AccountFrame } from '../account-frame.tsx'
import { useAccountData } from '../use-account-data.ts'
import { BookingList, type ListedBookings } from './booking-list.tsx'
import { SavedTrips } from './saved-trips.tsx'
import { TripTabs } from './trip-tabs.tsx'
import { useOpenBooking } from './use-open-booking.ts'
import { useSavedTrips } from './use-saved-trips.ts'
import { type TripTab, useTripTab } from './use-trip-tab.ts'

const openBooking = loadOnDemand(() =>
  import('./on-demand/open-booking.tsx').then(({ OpenBooking }) => OpenBooking),
)

type MyTripsPageProps = Omit<AccountPageData<'/my-trips'>, 'head'>

export function MyTripsPage({ title, loggedOut, scenes }: MyTripsPageProps) {
  const reference = useOpenBooking()
  return (
    <AccountFrame
      title={title}
      bare={reference !== null}
      loggedOut={loggedOut}
      kept="Your bookings, papers and saved trips are kept here."
    >
      {(session) =>
        session && reference ? (
          <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
            <openBooking.Component key={reference} reference={reference} />
          </Suspense>
        ) : (
          <MyTrips session={session} scenes={scenes} />
        )
      }
    </AccountFrame>
  )
}

type MyTripsProps = { session: Session | null; scenes: MyTripsPageProps['scenes'] }

function MyTrips({ session, scenes }: MyTripsProps) {
  const tab = useTripTab(session !== null)
  const bookings = useAccountData<ListedBookings>(session && '/bookings')
  const saved = useSavedTrips(session)
  const read = bookings.state === 'read' ? bookings.value.bookings : null
  const unclaimed = bookings.state === 'read' ? bookings.value.unclaimed : []
  useEffect(() => {
    if (read)
      import('./on-demand/keep-bookings.ts').then(({ keepBookings }) => keepBookings(read)).catch(() => {})
  }, [read])
  const counts: Partial<Record<TripTab, number>> = {
    saved: saved.state === 'read' ? saved.value.trips.length : 0,
  }
  for (const { list } of [...(read ?? []), ...unclaimed]) counts[list] = (counts[list] ?? 0) + 1
  return (
    <>
      <TripTabs chosen={tab} counts={counts} />
      <div className="mt-6">
        {tab === 'saved' ? (
          <SavedTrips saved={saved} scene={scenes.saved} />
        ) : (
          <BookingList bookings={bookings} tab={tab} scene={tab && scenes[tab]} />
        )}
      </div>
    </>
  )
}
