import { showDate } from '#domain/calendar/calendar-date.ts'
import { AccountCard } from '../../account-card.tsx'
import { DayFacts } from './day-facts.tsx'
import type { JourneyCardProps } from './journey-card-props.ts'

/** The day that it is, once one is under way, and what comes tomorrow. */
export function TodayCard({ journey: { days }, today }: JourneyCardProps) {
  const at = days.findIndex(({ date }) => date === today)
  const day = days[at]
  if (!day) return null
  const next = days[at + 1]
  return (
    <AccountCard title="Today">
      <p className="mt-1 text-sm text-ink-2">
        Day {day.n} of {days.length}, {showDate(today)}
      </p>
      <h3 className="mt-3 mb-2 text-lg leading-snug font-strong text-pretty">{day.title}</h3>
      <DayFacts day={day} />
      {next && (
        <p className="mt-4 border-t border-line pt-3 text-pretty">
          <span className="font-label">Tomorrow:</span> {next.title}
        </p>
      )}
    </AccountCard>
  )
}
