import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { TravelKit } from '#domain/journey/travel-kit.ts'
import { EmergencyNumbers } from './emergency-numbers.tsx'

type TravelKitProps = {
  kit: TravelKit
  /** Our own number, digits with the country's code. */
  phone: string
  className?: string
}

/** What to pack and whom to call, for everybody who has a link. Works without scripts. */
export function TravelKitSections({ kit, phone, className = '' }: TravelKitProps) {
  return (
    <section
      aria-label="For the way"
      className={`divide-y divide-line rounded-l bg-surface px-5 shadow-1 m:px-6 ${className}`}
    >
      <Folded title="What to pack">
        <div className="grid gap-x-8 gap-y-5 m:grid-cols-2">
          {kit.packing.map(({ category, essential, items }) => (
            <div key={category}>
              <h3 className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 font-strong">
                {category}
                {essential && <Badge tone="marigold">Essential</Badge>}
              </h3>
              <ul className="mt-1.5 grid gap-1.5">
                {items.map((item) => (
                  <li
                    key={item}
                    className="flex items-baseline gap-3 leading-snug text-ink-2 before:size-1.5 before:shrink-0 before:-translate-y-0.5 before:rounded-pill before:bg-marigold"
                  >
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Folded>
      <Folded title="In an emergency">
        <EmergencyNumbers emergency={kit.emergency} phone={phone} />
      </Folded>
    </section>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 hover:text-peacock [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg font-strong">{title}</h2>
        <Icon
          node={ChevronDown}
          size={20}
          className="shrink-0 text-ink-3 transition-[rotate] [details[open]>summary_&]:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-5">{children}</div>
    </details>
  )
}
