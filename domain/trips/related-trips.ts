import { seededOrder } from './seeded.ts'
import type { Trip } from './trip.ts'

const relatedCount = 3

type Candidate = Pick<Trip, 'id' | 'location' | 'country' | 'region' | 'route'>

/** Three other trips: the same place first, then a shared halt, then the same region or country, then by the trip's own seed. */
export function relatedTrips<T extends Candidate>(trip: Candidate, all: readonly T[]): T[] {
  const places = new Set(trip.route.map(({ place }) => place.id))
  const words = new Set(placeWords(trip.location))
  const closeness = (other: Candidate) => {
    if (other.location === trip.location) return 3
    if (placeWords(other.location).some((word) => words.has(word))) return 2
    if (other.route.some(({ place, night }) => night && places.has(place.id))) return 2
    return other.country === trip.country && other.region === trip.region ? 1 : 0
  }
  // By id first: the seed decides, not the order in which the files were read.
  const others = all.filter(({ id }) => id !== trip.id).sort((a, b) => (a.id < b.id ? -1 : 1))
  return seededOrder(others, trip.id)
    .sort((a, b) => closeness(b) - closeness(a))
    .slice(0, relatedCount)
}

function placeWords(location: string): string[] {
  return location
    .toLowerCase()
    .split(/[,&]| and /)
    .map((part) => part.trim())
    .filter(Boolean)
}
