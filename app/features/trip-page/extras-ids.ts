/** What stands below a trip, in its order, and the background of each. */
export const extrasBackground = {
  'related-trips': 'warm',
  'google-reviews': 'night',
  'travel-moments': 'paper',
  'travel-inspiration': 'paper',
} as const

export type ExtrasId = keyof typeof extrasBackground
