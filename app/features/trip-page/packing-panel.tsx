import { Badge } from '#app/ui/badge.tsx'
import type { Trip } from '#domain/trips/trip.ts'

export function PackingPanel({ groups }: { groups: Trip['thingsToCarry'] }) {
  return (
    <div className="grid gap-x-12 gap-y-8 m:grid-cols-2">
      {groups.map(({ category, essential, items }) => (
        <section key={category}>
          <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="font-strong text-pretty">{category}</h3>
            {essential && <Badge tone="marigold">Essential</Badge>}
          </div>
          <ul className="mt-3 grid gap-2">
            {items.map((item) => (
              <li
                key={item}
                className="flex items-baseline gap-3 text-ink-2 before:size-1.5 before:shrink-0 before:-translate-y-0.5 before:rounded-pill before:bg-marigold"
              >
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
