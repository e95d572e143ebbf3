import { grounds } from '#app/ui/grounds.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { Near } from '#app/ui/near.tsx'
import type { HomeData } from './home-page.tsx'
import { loadSections } from './load-sections.ts'

/** The sixteen sections, in their order. */
const sections = {
  'long-weekend': 'paper',
  'popular-trips': 'night',
  'state-packages': 'paper',
  offer: 'paper',
  'regional-trips': 'paper',
  'customised-trips': 'warm',
  'ladakh-departures': 'night',
  'off-beat': 'paper',
  'family-tours': 'paper',
  honeymoon: 'night',
  'weekend-trips': 'paper',
  'international-tours': 'paper',
  testimonials: 'warm',
  'why-us': 'night',
  'photo-gallery': 'paper',
  'government-affiliations': 'paper',
} as const
/** Of a rail of cards with its heading. */
const usualHeight = 680
export type SectionId = keyof typeof sections

const SectionBody = lazyPart(() => loadSections().then(({ SectionBody }) => SectionBody))

export function HomeSections({ data }: { data: HomeData }) {
  const ids = (Object.keys(sections) as SectionId[]).filter(
    (id) => id !== 'government-affiliations' || data.affiliations.length > 0,
  )
  return ids.map((id) => (
    <Near key={id} id={id} height={usualHeight} className={`overflow-x-clip ${grounds[sections[id]]}`}>
      <SectionBody id={id} data={data} />
    </Near>
  ))
}
