import { Badge } from '#app/ui/badge.tsx'
import type { Trip } from '#domain/trips/trip.ts'
import { AccountCard } from '../../account-card.tsx'
import type { JourneyCardProps } from './journey-card-props.ts'
import { usePacked } from './use-packed.ts'

type PackingCardProps = JourneyCardProps & { packing: Trip['thingsToCarry'] }

/** What to bring, to be ticked on this device. */
export function PackingCard({ packing, journey }: PackingCardProps) {
  const [packed, tick] = usePacked(journey.reference, journey.endDate)
  const names = packing.flatMap(({ category, items }) => items.map((item) => nameOf(category, item)))
  const done = names.filter((name) => packed.has(name)).length
  return (
    <AccountCard title="What to pack">
      <p className="mt-2 text-ink-2">
        {done === names.length ? `All ${done} things are packed` : `${done} of ${names.length} packed`}
      </p>
      <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-pill bg-paper-2">
        <div
          className="h-full rounded-pill bg-leaf transition-[width]"
          style={{ width: `${(done / names.length) * 100}%` }}
        />
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-6 m:grid-cols-2">
        {packing.map(({ category, essential, items }) => (
          <fieldset key={category} className="min-w-0">
            <legend className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 font-strong">
              {category}
              {essential && <Badge tone="marigold">Essential</Badge>}
            </legend>
            <ul className="mt-1">
              {items.map((item) => {
                const name = nameOf(category, item)
                return (
                  <li key={item}>
                    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-snug">
                      <input
                        type="checkbox"
                        checked={packed.has(name)}
                        onChange={(event) => tick(name, event.target.checked)}
                        className="peer mt-0.5 size-5 shrink-0 accent-indigo"
                      />
                      <span className="min-w-0 peer-checked:text-ink-3 peer-checked:line-through">
                        {item}
                      </span>
                    </label>
                  </li>
                )
              })}
            </ul>
          </fieldset>
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-3">
        Your ticks stay on this device until the trip is over. Signing out removes them.
      </p>
    </AccountCard>
  )
}

function nameOf(category: string, item: string): string {
  return `${category}: ${item}`
}
