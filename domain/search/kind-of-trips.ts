import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import { wordsOf } from './search-words.ts'

/** What a trip of a kind is called, one and several. */
export type TripKindName = { one: string; many: string }

type KnownTrip = Pick<Trip, 'tags' | 'country'> & { itinerary: readonly unknown[] }
type Kind = TripKindName & { word: string; holds: (trip: KnownTrip) => boolean }

/** Friday to Monday. */
const weekendDays = 4

/** Singular, as the search compares words. */
const kinds: Kind[] = [
  {
    ...{ word: 'weekend', one: 'weekend trip', many: 'weekend trips' },
    holds: ({ itinerary }) => itinerary.length <= weekendDays,
  },
  {
    ...{ word: 'honeymoon', one: 'honeymoon trip', many: 'honeymoon trips' },
    holds: ({ tags }) => tags.includes('honeymoonSpecial'),
  },
  {
    ...{ word: 'family', one: 'family trip', many: 'family trips' },
    holds: ({ tags }) => tags.includes('familySpecial'),
  },
  {
    ...{ word: 'beach', one: 'beach trip', many: 'beach trips' },
    holds: ({ tags }) => tags.includes('beach'),
  },
  { ...{ word: 'trek', one: 'trek', many: 'treks' }, holds: ({ tags }) => tags.includes('trek') },
  {
    ...{ word: 'bike', one: 'bike ride', many: 'bike rides' },
    holds: ({ tags }) => tags.includes('bikingPackage'),
  },
  {
    ...{ word: 'backpacking', one: 'backpacking trip', many: 'backpacking trips' },
    holds: ({ tags }) => tags.includes('backpacking'),
  },
  { ...{ word: 'international', one: 'trip abroad', many: 'trips abroad' }, holds: isAbroad },
]

/** The kind that somebody asked for by its word, where all that was found is of it; null where nothing so short would be true. */
export function kindOfTrips(term: string, trips: readonly KnownTrip[]): TripKindName | null {
  const asked = new Set(wordsOf(term))
  const kind = kinds.find(({ word, holds }) => asked.has(word) && trips.every(holds))
  return kind && trips.length > 0 ? { one: kind.one, many: kind.many } : null
}
