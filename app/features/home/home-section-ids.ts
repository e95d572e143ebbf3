const room = 'py-7 m:py-13'
/** Under `paper-2` the third ink would be too pale. */
const warm = `${room} bg-paper-2 [--color-ink-3:var(--color-ink-2)] [--ground:var(--color-paper-2)]`

/** The sixteen sections, in their order, with the ground of each and about how high it is on a phone. No two dark grounds touch. */
export const homeSections = {
  'long-weekend': { look: room, height: 470 },
  'popular-trips': { look: warm, height: 720 },
  'state-packages': {
    look: `${room} bg-linear-170 from-[#f8e3bd] from-[-8%] via-[#d8e9e2] via-38% to-[#bddfdf] [--color-ink-3:var(--color-ink-2)]`,
    height: 430,
  },
  offer: { look: 'pt-6 m:pt-10', height: 220 },
  'regional-trips': { look: room, height: 540 },
  'customised-trips': { look: warm, height: 560 },
  'ladakh-departures': { look: `night ${room}`, height: 600 },
  'off-beat': { look: room, height: 460 },
  'family-tours': { look: 'pb-7 m:pb-13', height: 470 },
  honeymoon: {
    look: `on-dark ${room} bg-dusk text-cream [--color-peacock:oklch(0.83_0.13_76)] l:pb-20`,
    height: 470,
  },
  'weekend-trips': { look: 'pt-7 m:pt-13', height: 480 },
  'international-tours': { look: room, height: 560 },
  testimonials: { look: room, height: 400 },
  'why-us': { look: 'pb-7 m:pb-13 l:pt-13', height: 260 },
  'photo-gallery': { look: room, height: 390 },
  'government-affiliations': { look: 'pb-7 m:pb-13', height: 260 },
} as const

export type SectionId = keyof typeof homeSections
