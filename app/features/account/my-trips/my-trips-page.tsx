import { type ReactNode, Suspense, useEffect } from 'react'
import type { Session } from '#app/features/login/session.ts'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import type { AccountPageData } from '#server/pages/account/show-account.ts'
import { AccountFrame } from '../account-frame.tsx'
import { useAccountData } from '../use-account-data.ts'
import { BookingList } from './booking-list.tsx'
import type { ListedBookings } from './listed-bookings.ts'
import { SavedTrips } from './saved-trips.tsx'
import { TripTabs } from './trip-tabs.tsx'
import { useFreshLinks } from './use-fresh-links.ts'
import { useKeptTrips } from './use-kept-trips.ts'
import { useOpenBooking } from './use-open-booking.ts'
import { useSavedTrips } from './use-saved-trips.ts'
import { useTakenOver } from './use-taken-over.ts'
import { type TripTab, useTripTab } from './use-trip-tab.ts'

const openBooking = loadOnDemand(() =>
  import('./on-demand/open-booking.tsx').then(({ OpenBooking }) => OpenBooking),
)

const guestBooking = loadOnDemand(() =>
  import('./on-demand/guest-booking.tsx').then(({ GuestBooking }) => GuestBooking),
)
const waitingPlaces = loadOnDemand(() =>
  import('./on-demand/waiting-places.tsx').then(({ WaitingPlaces }) => WaitingPlaces),
)
const nothingElse: Pick<ListedBookings, 'unclaimed' | 'places'> = { unclaimed: [] }
const keptList = loadOnDemand(() => import('./on-demand/kept-list.tsx').then(({ KeptList }) => KeptList))

type MyTripsPageProps = Omit<AccountPageData<'/my-trips'>, 'head'>

export function MyTripsPage({ title, loggedOut, scenes, ideas }: MyTripsPageProps) {
  const open = useOpenBooking()
  return (
    <AccountFrame
      title={title}
      bare={open !== null}
      loggedOut={loggedOut}
      kept="Your bookings, papers and saved trips are kept here."
      visitor={
        open?.pass && (
          <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
            <guestBooking.Component key={open.reference} pass={open.pass} />
          </Suspense>
        )
      }
    >
      {(session) =>
        session && open ? (
          <TakenOver session={session}>
            <Suspense fallback={<Skeleton className="h-96 rounded-l" />}>
              <openBooking.Component
                key={open.reference}
                reference={open.reference}
                userId={session.userId}
              />
            </Suspense>
          </TakenOver>
        ) : session ? (
          <TakenOver session={session}>
            <MyTrips session={session} scenes={scenes} ideas={ideas} />
          </TakenOver>
        ) : (
          <MyTrips session={null} scenes={scenes} ideas={ideas} />
        )
      }
    </AccountFrame>
  )
}

/** Waits until what was booked before the login is the account's too. */
function TakenOver({ session, children }: { session: Session; children: ReactNode }) {
  return useTakenOver(session.userId) ? children : <Skeleton className="h-96 rounded-l" />
}

/** Milliseconds after which bookings that were read are kept: until then the page has better things to do. */
const keepAfter = 1_500

type MyTripsProps = Pick<MyTripsPageProps, 'scenes' | 'ideas'> & { session: Session | null }

function MyTrips({ session, scenes, ideas }: MyTripsProps) {
  const tab = useTripTab(session !== null)
  const bookings = useAccountData<ListedBookings>(session && '/bookings')
  useFreshLinks(bookings.refresh)
  const kept = useKeptTrips(session?.userId ?? null, bookings)
  const saved = useSavedTrips(session)
  const read = bookings.state === 'read' ? bookings.value.bookings : null
  const { unclaimed, places = [] } = bookings.state === 'read' ? bookings.value : nothingElse
  useEffect(() => {
    if (!read) return
    const keep = () => import('./on-demand/keep-bookings.ts').then(({ keepBookings }) => keepBookings(read))
    const timer = setTimeout(() => keep().catch(() => {}), keepAfter)
    return () => clearTimeout(timer)
  }, [read])
  const counts: Partial<Record<TripTab, number>> = {
    saved: saved.state === 'read' ? saved.value.trips.length : 0,
  }
  for (const { list } of [...(read ?? []), ...unclaimed]) counts[list] = (counts[list] ?? 0) + 1
  return (
    <>
      <TripTabs chosen={tab} counts={counts} />
      {tab === 'upcoming' && places.length > 0 && (
        <Suspense fallback={<Skeleton className="mt-6 h-32 rounded-l" />}>
          <waitingPlaces.Component places={places} />
        </Suspense>
      )}
      <div className="mt-6">
        {tab === 'saved' ? (
          <SavedTrips saved={saved} scene={scenes.saved} />
        ) : tab && kept.state === 'found' ? (
          <Suspense fallback={<Skeleton className="h-52 rounded-l" />}>
            <keptList.Component kept={kept} shown={tab} />
          </Suspense>
        ) : (
          <BookingList
            bookings={kept.state === 'looking' ? { ...bookings, state: 'loading' } : bookings}
            tab={tab}
            scene={tab && scenes[tab]}
            ideas={ideas}
          />
        )}
      </div>
    </>
  )
}
