import { Tabs } from '#app/ui/collections/tabs.tsx'
import type { TripCardData } from '#server/cards/trip-card.ts'
import { HomeSection, type More, type SectionWords } from './home-section.tsx'
import { Rail } from './trip-rail.tsx'

export type RailTab = { id: string; label: string; text: string; trips: TripCardData[] }

/** Rails of trips behind tabs. */
export function TabbedRails({ tabs, more, ...words }: SectionWords & { tabs: RailTab[]; more: More }) {
  return (
    <HomeSection {...words} more={more}>
      <Tabs
        label={words.title}
        className="mt-4 l:mt-6"
        tabs={tabs.map(({ id, label, text, trips }, i) => ({
          id,
          label,
          panel: (
            <Rail
              label={`${words.title}, ${label}`}
              trips={trips}
              shown={i === 0}
              header={<p className="max-w-[40em] self-center text-ink-2">{text}</p>}
            />
          ),
        }))}
      />
    </HomeSection>
  )
}
