import { seededOrder } from './seeded.ts'
import type { Trip, TripTag } from './trip.ts'

const relatedCount = 3

type Candidate = Pick<Trip, 'id' | 'location' | 'country' | 'region' | 'route' | 'tags' | 'price'>

/** What decides for whom a trip is, the strongest first. */
const kinds: TripTag[] = [
  'bikingPackage',
  'trek',
  'honeymoonSpecial',
  'familySpecial',
  'pilgrimage',
  'backpacking',
  'suvPackage',
  'wildlife',
]
/** Not for everybody: a motorbike ride is no way on from a honeymoon, nor the other way round. */
const exclusive = new Set<TripTag | undefined>(kinds.slice(0, 4))

/** How far two trips are apart, beside the logarithm of what one costs more than the other. */
const apart = { sameKind: 0, noKind: 0.25, otherKind: 0.5, exclusiveKind: 2 }
const nearer = { samePlace: 0.25, sharedHalt: 0.4, around: 0.6 }

/**
 * Three other trips. The same or a matching place comes first; among these and for the rest the same kind of trip and a near price, then
 * a shared halt and the region. Equals are drawn by the trip's own seed.
 */
export function relatedTrips<T extends Candidate>(trip: Candidate, all: readonly T[]): T[] {
  const halts = new Set(trip.route.map(({ place }) => place.id))
  const words = new Set(placeWords(trip.location))
  const isMatching = (other: Candidate) => placeWords(other.location).some((word) => words.has(word))
  const distance = (other: Candidate) => {
    const sharesHalt = other.route.some(({ place, night }) => night && halts.has(place.id))
    const isAround = other.country === trip.country && other.region === trip.region
    return (
      Math.abs(Math.log(other.price / trip.price)) +
      kindsApart(kindOf(trip), kindOf(other)) -
      (other.location === trip.location ? nearer.samePlace : 0) -
      (sharesHalt ? nearer.sharedHalt : 0) -
      (isAround ? nearer.around : 0)
    )
  }
  // By id first: the seed decides, not the order in which the files were read.
  const others = all.filter(({ id }) => id !== trip.id).sort((a, b) => (a.id < b.id ? -1 : 1))
  return seededOrder(others, trip.id)
    .map((other) => ({ other, matching: isMatching(other), distance: distance(other) }))
    .sort((a, b) => Number(b.matching) - Number(a.matching) || a.distance - b.distance)
    .slice(0, relatedCount)
    .map(({ other }) => other)
}

function kindOf({ tags }: Pick<Trip, 'tags'>): TripTag | undefined {
  return kinds.find((tag) => tags.includes(tag))
}

/** From a trip of one kind to one of another. */
function kindsApart(a: TripTag | undefined, b: TripTag | undefined): number {
  if (a === b) return a ? apart.sameKind : apart.noKind
  return exclusive.has(b) ? apart.exclusiveKind : apart.otherKind
}

function placeWords(location: string): string[] {
  return location
    .toLowerCase()
    .split(/[,&]| and /)
    .map((part) => part.trim())
    .filter(Boolean)
}
