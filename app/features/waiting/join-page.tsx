import { TripAside } from '#app/features/booked/trip-aside.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { notJoinedWords } from '#domain/waiting/waiting-line.ts'
import type { ShownJoining } from '#server/waiting/show-waiting.ts'
import { JoinForm } from './join-form.tsx'
import { WaitingRules } from './waiting-rules.tsx'

type JoinPageProps = {
  shown: ShownJoining
  /** What was chosen on the trip's page. */
  chosen: { package: string | null; seats: string | null }
  answer?: PageAnswer
}

/** The line of one date: who waits, what happens, and the form. */
export function JoinPage({ shown, chosen, answer }: JoinPageProps) {
  const { title, dates, picture, tripPath, line, closed, freeSeats } = shown
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-6 m:py-12 l:grid-cols-[minmax(0,1fr)_380px] l:gap-12">
      <div className="grid max-w-[50em] min-w-0 content-start gap-6">
        <div>
          <h1 className="display text-2xl">Join the waiting list</h1>
          <p className="mt-3 max-w-[38em] text-lg text-pretty text-ink-2">
            {freeSeats === 0
              ? 'This date is sold out.'
              : `Only ${freeSeats === 1 ? '1 seat is' : `${freeSeats} seats are`} left.`}{' '}
            {line}
          </p>
        </div>
        {closed ? <Closed why={closed} tripPath={tripPath} /> : <JoinForm {...{ shown, chosen, answer }} />}
        <WaitingRules />
      </div>
      <TripAside trip={{ title, dates, picture, path: tripPath }} />
    </div>
  )
}

const closedWords = { ...notJoinedWords, 'not on sale': notJoinedWords['no such date'] }

function Closed({ why, tripPath }: { why: NonNullable<ShownJoining['closed']>; tripPath: string }) {
  return (
    <div className="grid max-w-[38em] gap-4">
      <p className="text-pretty">
        {why === 'free' ? 'There are seats: you can book this date at once.' : closedWords[why]}
      </p>
      <PageLink to={tripPath} className={buttonLook('primary', 'm', 'justify-self-start')}>
        To the trip
      </PageLink>
    </div>
  )
}
