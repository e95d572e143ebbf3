import { regionWords } from '#domain/search/regions-of-states.ts'
import { finish, type Steps } from '#domain/steps/finish.ts'
import { onceEach } from '#domain/steps/once-each.ts'
import { difficulties, difficultyOf } from '#domain/trips/difficulty.ts'
import { placeInLists } from '#domain/trips/place-in-lists.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { Keyword } from './related-terms.ts'
import type { SearchDocument } from './search-document.ts'
import { featuresOf } from './trip-features.ts'

type DestinationGroup = { name: string; groupTours: string[]; customTrips: string[] }
type Catalogue = {
  trips: Trip[]
  keywords: Keyword[]
  lists: Record<string, string[]>
  destinations: { india: DestinationGroup[]; world: DestinationGroup[] }
}

const tripsInStep = 20
const knownFeaturesOf = onceEach(featuresOf)

/** What the catalogue says of each trip, as words to search. */
export function makeSearchDocuments(catalogue: Catalogue): SearchDocument[] {
  return finish(makingDocuments(catalogue))
}

/** The same in steps. */
export function* makingDocuments({
  trips,
  keywords,
  lists,
  destinations,
}: Catalogue): Steps<SearchDocument[]> {
  const groups = collect(
    [...destinations.india, ...destinations.world],
    ({ name, groupTours, customTrips }) => ({
      ids: [...groupTours, ...customTrips],
      words: [name],
    }),
  )
  const kinds = collect(keywords, ({ keyword, tripIds }) => ({ ids: tripIds, words: [keyword] }))
  const placeOf = placeInLists(lists)
  const documents: SearchDocument[] = []
  for (const [i, trip] of trips.entries()) {
    if (i % tripsInStep === 0) yield
    const { id, kind, title, location, months, tags, rating, special, festival } = trip
    const places = placesOf(trip)
    documents.push({
      ...{ id, kind, title, location, months, tags },
      places: [...new Set([...places.covered, ...(groups.get(id) ?? [])])],
      keywords: [
        ...[...(kinds.get(id) ?? []), ...knownFeaturesOf(trip), ...places.passed],
        ...[special, festival].filter((words) => words !== undefined),
        ...(kind === 'customised' ? ['private'] : []),
      ],
      days: daysOf(trip.duration),
      demand: demandOf(trip),
      popularity: rating ? rating.reviews * rating.average : 1 / (1 + placeOf(id)),
    })
  }
  return documents
}

function collect<T>(
  entries: T[],
  read: (entry: T) => { ids: string[]; words: string[] },
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { ids, words } of entries.map(read)) {
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), ...words])
  }
  return found
}

/** Places covered, with states and countries where a night is spent; those only passed through weigh less. */
function placesOf(trip: Trip): { covered: string[]; passed: string[] } {
  const covered = new Set(trip.placesCovered)
  const names = (place: { name: string; hindi?: string }) => [
    place.name,
    ...(place.hindi ? [place.hindi] : []),
  ]
  const points = trip.route.map(({ place }) => place)
  const isCovered = ({ name }: { name: string }) =>
    covered.has(name) || trip.location.includes(name) || trip.title.includes(name)
  const nights = trip.route.filter(({ night }) => night).map(({ place }) => place)
  return {
    covered: [
      ...new Set([
        ...covered,
        ...points.filter(isCovered).flatMap(names),
        ...nights.map(({ state }) => state),
        ...(isAbroad(trip) ? [trip.country, ...nights.map(({ country }) => country)] : []),
      ]),
    ],
    passed: [
      ...new Set([
        ...points.filter((place) => !isCovered(place)).flatMap(names),
        ...(isAbroad(trip) ? [] : ['allindia']),
        ...(isAbroad(trip) ? [] : regionWords(nights.map(({ state }) => state))),
      ]),
    ],
  }
}

/** By difficulty, and among equals by the age from which one may come. */
function demandOf(trip: Trip): number | null {
  const difficulty = difficultyOf(trip)
  return difficulty && difficulties.indexOf(difficulty) * 100 + trip.facts.ages.from
}

function daysOf(duration: string): number | null {
  const days = /^(\d+)D/.exec(duration)?.[1]
  return days === undefined ? null : Number(days)
}
