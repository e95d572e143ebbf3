import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#app/features/login/session.ts'
import { Skeleton } from '#app/ui/collections/skeleton.tsx'
import { loadOnDemand } from '#app/ui/load-on-demand.tsx'
import type { AccountPageData } from '#server/pages/account/show-account.ts'
import { AccountFrame } from '../account-frame.tsx'

const openJourney = loadOnDemand(() =>
  import('./on-demand/journey-view.tsx').then(({ OpenJourney }) => OpenJourney),
)

type JourneyPageProps = Pick<AccountPageData<'/my-trips/journey'>, 'title' | 'loggedOut'>

/** What is needed on the way, of the booking that the address names; of the next one where it names none. */
export function JourneyPage({ title, loggedOut }: JourneyPageProps) {
  const session = useSession()
  const reference = new URLSearchParams(useLocation().search).get('booking') || 'next'
  return (
    <AccountFrame
      title={title}
      bare={session !== null}
      loggedOut={loggedOut}
      kept="Meeting point, captain, packing list and plan of your trips are kept here."
    >
      {(traveller) =>
        traveller ? (
          <Suspense fallback={<Waiting title={title} />}>
            <openJourney.Component
              key={reference}
              reference={reference}
              userId={traveller.userId}
              waiting={<Waiting title={title} />}
            />
          </Suspense>
        ) : (
          <Waiting title={title} />
        )
      }
    </AccountFrame>
  )
}

function Waiting({ title }: { title: string }) {
  return (
    <div aria-busy>
      <h1 className="display text-2xl">{title}</h1>
      <div className="mt-6 grid gap-6 l:grid-cols-[minmax(0,1fr)_392px] l:gap-x-12">
        <Skeleton className="h-96 rounded-l" />
        <Skeleton className="h-96 rounded-l" />
      </div>
    </div>
  )
}
