import { Badge } from '#app/ui/badge.tsx'
import type { Trip } from '#domain/trips/trip.ts'

export function PackingPanel({ groups }: { groups: Trip['thingsToCarry'] }) {
  return (
    <div className="packing">
      {groups.map(({ category, essential, items }) => (
        <section key={category}>
          <div className="packing-head">
            <h3>{category}</h3>
            {essential && <Badge tone="marigold">Essential</Badge>}
          </div>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
