import type { Session } from '#app/features/login/session.ts'
import type { AccountPageData } from '#server/pages/account/show-account.ts'
import { AccountFrame } from '../account-frame.tsx'
import { NoBookings } from './no-bookings.tsx'
import { SavedTrips } from './saved-trips.tsx'
import { TripTabs } from './trip-tabs.tsx'
import { useSavedTrips } from './use-saved-trips.ts'
import { useTripTab } from './use-trip-tab.ts'

type MyTripsPageProps = Omit<AccountPageData<'/my-trips'>, 'head'>

export function MyTripsPage({ title, loggedOut, scenes }: MyTripsPageProps) {
  return (
    <AccountFrame
      title={title}
      loggedOut={loggedOut}
      kept="Your bookings, papers and saved trips are kept here."
    >
      {(session) => <MyTrips session={session} scenes={scenes} />}
    </AccountFrame>
  )
}

type MyTripsProps = { session: Session | null; scenes: MyTripsPageProps['scenes'] }

function MyTrips({ session, scenes }: MyTripsProps) {
  const tab = useTripTab(session !== null)
  const saved = useSavedTrips(session)
  return (
    <>
      <TripTabs chosen={tab} saved={saved.state === 'read' ? saved.value.trips.length : 0} />
      <div className="mt-6">
        {tab === 'saved' ? (
          <SavedTrips saved={saved} scene={scenes.saved} />
        ) : (
          <NoBookings tab={tab} scene={tab && scenes[tab]} />
        )}
      </div>
    </>
  )
}
