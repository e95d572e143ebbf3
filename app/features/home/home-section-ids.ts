/** Sections that lead have room around them; those between keep close. */
const room = 'py-6 m:py-18'
const close = 'py-6 m:py-10'
/** Under `paper-2` the third ink would be too pale. */
const warm = `bg-paper-2 [--color-ink-3:var(--color-ink-2)] [--ground:var(--color-paper-2)]`

/**
 * The sixteen sections, in their order, with the ground of each and how high its content is on a phone of 390 px, so that who
 * comes back far below finds the page as high as it was. No two dark grounds touch.
 */
export const homeSections = {
  'long-weekend': { look: close, height: 431 },
  'popular-trips': { look: `${room} ${warm}`, height: 670 },
  'state-packages': {
    look: `${room} bg-linear-170 from-[#f8e3bd] from-[-8%] via-[#d8e9e2] via-38% to-[#bddfdf] [--color-ink-3:var(--color-ink-2)]`,
    height: 342,
  },
  offer: { look: 'pt-6 m:pt-10', height: 225 },
  'regional-trips': { look: close, height: 526 },
  'customised-trips': { look: `${close} ${warm}`, height: 558 },
  'ladakh-departures': { look: `night ${room}`, height: 486 },
  'off-beat': { look: close, height: 358 },
  'family-tours': { look: 'pb-6 m:pb-10', height: 423 },
  honeymoon: {
    look: `on-dark ${room} bg-dusk text-cream [--color-peacock:oklch(0.83_0.13_76)]`,
    height: 449,
  },
  'weekend-trips': { look: 'pt-6 m:pt-10', height: 444 },
  'international-tours': { look: room, height: 448 },
  testimonials: { look: close, height: 301 },
  'why-us': { look: 'pb-6 m:py-10', height: 317 },
  'photo-gallery': { look: close, height: 279 },
  'government-affiliations': { look: 'pb-6 m:pb-10', height: 304 },
} as const

export type SectionId = keyof typeof homeSections
