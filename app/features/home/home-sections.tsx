import { lazyPart } from '#app/ui/lazy-part.ts'
import { Near } from '#app/ui/near.tsx'
import type { HomeData } from './load-home.ts'

/** On the page's paper, on warmer paper, or on a dark band. */
const grounds = {
  paper: 'py-[clamp(36px,5vw,64px)]',
  warm: 'bg-paper-2 my-[clamp(24px,3vw,40px)] py-[clamp(56px,7vw,96px)] [--color-ink-3:var(--color-ink-2)] has-[+.night]:mb-0 [&+.night]:mt-0',
  night: 'night my-[clamp(24px,3vw,40px)] py-[clamp(56px,7vw,96px)]',
}

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

/** Their scripts come when the first of them is near. */
export const loadSections = () => import('./section-body.tsx')
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
