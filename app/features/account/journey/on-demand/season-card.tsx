import { MountainSnow, Sunrise, Thermometer } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Season } from '#domain/journey/season.ts'
import { AccountCard } from '../../account-card.tsx'

const line = 'flex gap-2.5 leading-snug'
const mark = 'mt-0.5 shrink-0 text-peacock'

/** What our own facts say of the weather on these days. It is no forecast, and says so. */
export function SeasonCard({ season }: { season: Season }) {
  const { month, sun, nights, stories, answers } = season
  return (
    <AccountCard title={`What ${month} is like`}>
      <div className="mt-3 grid gap-3">
        {stories.map(({ place, temperature, title, href }) => (
          <div key={href} className={line}>
            <Icon node={Thermometer} size={20} className={mark} />
            <p className="min-w-0">
              {place} in {month}: <b className="font-strong whitespace-nowrap">{temperature}</b>
              <span className="block text-sm text-ink-2">
                From our story <Link to={href}>{title}</Link>
              </span>
            </p>
          </div>
        ))}
        {nights && (
          <div className={line}>
            <Icon node={MountainSnow} size={20} className={mark} />
            <p className="min-w-0">
              You sleep {heights(nights)}. With every 1,000 m up it is some 6 °C colder.
            </p>
          </div>
        )}
        {sun && (
          <div className={line}>
            <Icon node={Sunrise} size={20} className={mark} />
            <p className="min-w-0">
              On the first day the sun rises at {sun.rises} and sets at {sun.sets} in {sun.place}.
            </p>
          </div>
        )}
        {answers.map(({ question, answer }) => (
          <div key={question} className="border-t border-line pt-3">
            <p className="font-label">{question}</p>
            <p className="mt-1 text-pretty text-ink-2">{answer}</p>
          </div>
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-3">From what we know of the season. It is no forecast.</p>
    </AccountCard>
  )
}

function heights({ lowest, highest }: NonNullable<Season['nights']>): string {
  const words = (height: typeof lowest) => `${height.altitude.toLocaleString('en-IN')} m (${height.name})`
  return lowest.altitude === highest.altitude
    ? `at ${words(highest)}`
    : `between ${words(lowest)} and ${words(highest)}`
}
