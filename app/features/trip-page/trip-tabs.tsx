import { Tabs } from '#app/ui/collections/tabs.tsx'
import type { TripPageData } from '#server/pages/trip/show-trip.ts'
import { CancellationPanel } from './cancellation-panel.tsx'
import { FaqPanel } from './faq-panel.tsx'
import { HighlightsPanel } from './highlights-panel.tsx'
import { InclusionsPanel } from './inclusions-panel.tsx'
import { ItineraryPanel } from './itinerary-panel.tsx'
import { PackingPanel } from './packing-panel.tsx'

/** On phones names of tabs fade at the edges of the screen: there is more to the side. */
const fade =
  'max-m:[&_[role=tablist]]:mask-[linear-gradient(to_right,transparent,#000_20px,#000_calc(100%-20px),transparent)]'

/** Everything there is to read of a trip, in six tabs that can be linked to. */
export function TripTabs({ trip, cancellation }: Pick<TripPageData, 'trip' | 'cancellation'>) {
  return (
    <div className={`min-w-0 ${fade}`}>
      <h2 className="sr-only">About this trip</h2>
      <Tabs
        label="About this trip"
        linkable
        heading="h2"
        tabs={[
          { id: 'itinerary', label: 'Itinerary', panel: <ItineraryPanel days={trip.itinerary} /> },
          { id: 'highlights', label: 'Highlights', panel: <HighlightsPanel highlights={trip.highlights} /> },
          {
            id: 'inclusions',
            label: 'Inclusions',
            panel: <InclusionsPanel inclusions={trip.inclusions} exclusions={trip.exclusions} />,
          },
          { id: 'faqs', label: 'FAQs', panel: <FaqPanel faqs={trip.faqs} /> },
          {
            id: 'cancellation-policy',
            label: 'Cancellation Policy',
            panel: <CancellationPanel rows={cancellation} />,
          },
          {
            id: 'things-to-carry',
            label: 'Things to Carry',
            panel: <PackingPanel groups={trip.thingsToCarry} />,
          },
        ]}
      />
    </div>
  )
}
