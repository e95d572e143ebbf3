import { buttonLook } from '#app/ui/button.tsx'
import type { PageAnswer } from '#app/ui/forms/use-page-form.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { notJoinedWords, waitingRules } from '#domain/waiting/waiting-line.ts'
import type { ShownJoining } from '#server/waiting/show-waiting.ts'
import { JoinForm } from './join-form.tsx'

type JoinPageProps = {
  shown: ShownJoining
  /** What was chosen on the trip's page. */
  chosen: { package: string | null; seats: string | null }
  answer?: PageAnswer
}

/** The line of one date: who waits, what happens, and the form. */
export function JoinPage({ shown, chosen, answer }: JoinPageProps) {
  const { title, dates, line, closed, freeSeats } = shown
  return (
    <div className="wrap grid grid-cols-1 gap-8 py-7 m:py-12 l:grid-cols-[minmax(0,1fr)_340px] l:gap-14">
      <div className="min-w-0">
        <h1 className="display text-2xl">Join the waiting list</h1>
        <p className="mt-3 text-lg text-pretty">
          <PageLink to={shown.tripPath} className="font-strong underline underline-offset-3">
            {title}
          </PageLink>
          <span className="block text-ink-2">{dates}</span>
        </p>
        <p className="mt-4 max-w-[38em] text-pretty text-ink-2">
          {freeSeats === 0
            ? 'This date is sold out.'
            : `Only ${freeSeats === 1 ? '1 seat is' : `${freeSeats} seats are`} left.`}{' '}
          {line}
        </p>
        {closed ? (
          <Closed why={closed} tripPath={shown.tripPath} />
        ) : (
          <JoinForm {...{ shown, chosen, answer }} />
        )}
      </div>
      <aside aria-labelledby="rules" className="self-start rounded-l bg-surface p-6 shadow-1">
        <h2 id="rules" className="font-strong">
          What happens
        </h2>
        <ol className="mt-3 grid list-decimal gap-3 pl-5 text-[0.9375rem] text-pretty text-ink-2">
          {waitingRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </aside>
    </div>
  )
}

const closedWords = { ...notJoinedWords, 'not on sale': notJoinedWords['no such date'] }

function Closed({ why, tripPath }: { why: NonNullable<ShownJoining['closed']>; tripPath: string }) {
  return (
    <div className="mt-6 grid max-w-[38em] gap-4">
      <p className="text-pretty">
        {why === 'free' ? 'There are seats: you can book this date at once.' : closedWords[why]}
      </p>
      <PageLink to={tripPath} className={buttonLook('primary', 'm', 'justify-self-start')}>
        To the trip
      </PageLink>
    </div>
  )
}
