import type { Trip } from './trip.ts'

/** Whom a trip suits, beyond those who like its place. */
export type Suited = 'beginners' | 'parents'

type Judged = Pick<Trip, 'difficulty' | 'tags' | 'route' | 'walksFar'> & {
  facts: Pick<Trip['facts'], 'nights'>
}

/** Metres; higher beds are hard on older hearts. */
const highestBed = 3000

export function suitedTo(trip: Judged): Suited[] {
  return [
    // What asks for experience, a licence or a diver's card is hard in our lists.
    ...(trip.difficulty === 'hard' ? [] : (['beginners'] as const)),
    ...(suitsParents(trip) ? (['parents'] as const) : []),
  ]
}

/** A trek, or another trip with long days on foot. */
export function hasTrek({ tags, walksFar }: Pick<Trip, 'tags' | 'walksFar'>): boolean {
  return walksFar === true || tags.includes('trek')
}

/** Easy days, a bathroom of one's own every night and no thin air; neither for couples nor in hostels. */
function suitsParents(trip: Judged): boolean {
  const { difficulty, tags, route, facts } = trip
  const isWild = tags.includes('adventure') && !tags.includes('wildlife')
  return (
    difficulty === 'easy' &&
    !hasTrek(trip) &&
    !isWild &&
    !tags.includes('honeymoonSpecial') &&
    !tags.includes('backpacking') &&
    facts.nights.every(({ washroom }) => washroom === 'own') &&
    route.every(({ place, night }) => !night || place.altitude < highestBed)
  )
}
