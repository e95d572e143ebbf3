import { EmergencyNumbers } from '#app/features/booked/emergency-numbers.tsx'
import { useSite } from '#app/features/site/use-site.ts'
import { Link } from '#app/ui/link.tsx'
import { AccountCard } from '../../account-card.tsx'
import { bookingPath } from '../../my-trips/booking-words.ts'
import type { JourneyData } from '../journey-data.ts'
import { CaptainCard } from './captain-card.tsx'
import { CompanionsCard } from './companions-card.tsx'
import { DueNotices } from './due-notices.tsx'
import type { JourneyCardProps } from './journey-card-props.ts'
import { MeetCard } from './meet-card.tsx'
import { PackingCard } from './packing-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { SeasonCard } from './season-card.tsx'
import { TodayCard } from './today-card.tsx'

/** What is needed first stands first: before the trip how one gets there, on the trip the day itself. */
export function JourneyCards(props: JourneyCardProps) {
  const { journey, stage } = props
  if (stage === 'off' || stage === 'over') return <Closed {...props} />
  const { kit, season, days } = journey
  return (
    <div className="mt-6 grid items-start gap-6 l:grid-cols-[minmax(0,1fr)_392px] l:gap-x-12">
      <div className="grid gap-6">
        {stage === 'under way' && <TodayCard {...props} />}
        <MeetCard {...props} />
        <div className="l:hidden">
          <CaptainCard {...props} />
        </div>
        <DueNotices journey={journey} />
        {kit && <PackingCard packing={kit.packing} {...props} />}
        {days.length > 0 && <PlanCard {...props} />}
      </div>
      <div className="grid gap-6">
        <div className="max-l:hidden">
          <CaptainCard {...props} />
        </div>
        {journey.companions && <CompanionsCard companions={journey.companions} {...props} />}
        {season && <SeasonCard season={season} />}
        {kit && <EmergencyCard emergency={kit.emergency} />}
      </div>
    </div>
  )
}

function EmergencyCard({ emergency }: { emergency: NonNullable<JourneyData['kit']>['emergency'] }) {
  const site = useSite()
  if (!site) return null
  return (
    <AccountCard title="In an emergency">
      <div className="mt-3">
        <EmergencyNumbers emergency={emergency} phone={site.phone} />
      </div>
    </AccountCard>
  )
}

/** What is over, and what does not stand, says so and leads to the booking. */
function Closed(props: JourneyCardProps) {
  const { journey, stage } = props
  return (
    <div className="mt-6 grid max-w-[46em] gap-6">
      <div className="rounded-l bg-surface p-5 shadow-2 m:p-6">
        <p className="text-pretty">
          {stage === 'over'
            ? 'This journey is over. We hope it was a good one.'
            : journey.moved
              ? 'This booking has another date now: My Trips has the one that took its place.'
              : 'This booking does not stand, so nothing is needed for the way.'}{' '}
          <Link to={bookingPath(journey.reference)}>Open the booking</Link>
        </p>
      </div>
      {stage === 'over' && <CaptainCard {...props} />}
    </div>
  )
}
