/** The sixteen sections, in their order, and the background of each. */
export const sectionBackground = {
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

export type SectionId = keyof typeof sectionBackground
