import type { Category } from './trip.ts'

export const categories: Category[] = ['honeymoon', 'family', 'weekend', 'adventure', 'offbeat', 'popular']

/** The specified rule: the name of a trip's source says what kind of trip it is. */
export function categoryOf(sourceName: string): Category {
  const name = sourceName.toLowerCase()
  if (name.includes('honeymoon')) return 'honeymoon'
  if (name.includes('family')) return 'family'
  if (name.includes('weekend')) return 'weekend'
  if (/trek|expedition|adventure/.test(name)) return 'adventure'
  if (/offbeat|valley|lakes/.test(name)) return 'offbeat'
  return 'popular'
}
