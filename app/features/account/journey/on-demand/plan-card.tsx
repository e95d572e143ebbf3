import { ChevronDown } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { showDate } from '#domain/calendar/calendar-date.ts'
import type { JourneyDay } from '#domain/journey/journey-days.ts'
import { AccountCard } from '../../account-card.tsx'
import { DayFacts } from './day-facts.tsx'
import type { JourneyCardProps } from './journey-card-props.ts'

/** The plan day by day, with the date of each. */
export function PlanCard({ journey: { days }, today }: JourneyCardProps) {
  return (
    <AccountCard title="Day by day">
      <ol className="mt-2 divide-y divide-line">
        {days.map((day) => (
          <li key={day.n}>
            <Day day={day} isToday={day.date === today} />
          </li>
        ))}
      </ol>
    </AccountCard>
  )
}

function Day({ day, isToday }: { day: JourneyDay; isToday: boolean }) {
  const { n, date, title } = day
  return (
    <details className={isToday ? '-mx-3 rounded-m bg-marigold-tint px-3' : ''}>
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2.5 hover:text-peacock [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 leading-snug text-pretty">
          <span className="block text-sm text-ink-2">
            {isToday ? 'Today, day' : 'Day'} {n}
            {date && `, ${showDate(date)}`}
          </span>
          <span className="font-label">{title}</span>
        </span>
        <Icon
          node={ChevronDown}
          size={20}
          className="shrink-0 text-ink-3 transition-[rotate] [details[open]>summary_&]:rotate-180"
        />
      </summary>
      <div className="pb-4">
        <DayFacts day={day} />
      </div>
    </details>
  )
}
