import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { anyTrips } from '#domain/search/any-trips.ts'
import { readSearch } from '#domain/search/read-search.ts'
import { joinerWords, meaningOfText } from '#domain/search/search-meaning.ts'
import { wordsOf } from '#domain/search/search-words.ts'
import { onceEach } from '#domain/steps/once-each.ts'
import { destinationGroups } from '#domain/trips/destination-groups.ts'
import { isAbroad, type Trip } from '#domain/trips/trip.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { createMeantWords } from './meant-words.ts'

/** A place to go on to. */
export type PlaceSuggestion = {
  name: string
  /** The state or country that it lies in. */
  within: string
  href: string
}
export type FindPlaces = (term: string) => PlaceSuggestion[]

type KnownPlace = PlaceSuggestion & { words: string[]; isPage: boolean; trips: number }

const mostPlaces = 3

/** Places that a term names: those with a page of their own first, then those where most trips go. */
export function createFindPlaces({
  catalogue,
  clock,
}: {
  catalogue: Pick<Catalogue, 'trips'>
  clock: Clock
}): FindPlaces {
  const places = collectPlaces(catalogue)
  const meantBy = createMeantWords(new Set(places.flatMap(({ words }) => words)))
  return (term) => {
    const { text } = readSearch(term, dateInIndia(clock.now()))
    if (text === anyTrips) return []
    const asked = meaningOfText(text).clauses
    if (asked.length === 0)
      return places
        .filter(({ words }) => beginsWith(words, wordsOf(text)))
        .slice(0, mostPlaces)
        .map(shown)
    const meant = asked.map((clause) => clause.map((alternative) => alternative.map(meantBy)))
    const isNamed = ({ words }: KnownPlace) =>
      meant.every((clause) =>
        clause.some((alternative) => alternative.every((known) => words.some((word) => known.has(word)))),
      )
    return places.filter(isNamed).slice(0, mostPlaces).map(shown)
  }
}

function shown({ name, within, href }: KnownPlace): PlaceSuggestion {
  return { name, within, href }
}

/** 'Go' asks for nothing by its meaning, yet begins 'Goa'. */
function beginsWith(words: string[], typed: string[]): boolean {
  return (
    typed.length === 1 && words.some((word) => word.startsWith(typed[0] ?? '-') && !joinerWords.has(word))
  )
}

function collectPlaces({ trips }: Pick<Catalogue, 'trips'>): KnownPlace[] {
  const pages = Object.entries(destinationGroups).flatMap(([part, groups]) =>
    Object.entries(groups).map(([slug, name]) => ({
      name,
      within: part === 'india' ? 'India' : 'World',
      href: `/${part}/${slug}`,
      isPage: true,
    })),
  )
  const known = new Map<string, KnownPlace>(
    pages.map((page) => [page.name, { ...page, words: wordsOf(page.name), trips: 0 }]),
  )
  for (const trip of trips) {
    for (const { name, within } of namedBy(trip)) {
      const place = known.get(name) ?? {
        ...{ name, within, words: wordsOf(name), trips: 0, isPage: false },
        href: `/?${new URLSearchParams({ search: name })}`,
      }
      place.trips++
      known.set(name, place)
    }
  }
  return [...known.values()].sort(
    (a, b) => Number(b.isPage) - Number(a.isPage) || b.trips - a.trips || (a.name < b.name ? -1 : 1),
  )
}

/** The places of a trip, each once, and what each lies in. */
const namedBy = onceEach((trip: Trip): { name: string; within: string }[] => {
  const abroad = isAbroad(trip)
  const nights = trip.route.filter(({ night }) => night).map(({ place }) => place)
  const named = [
    ...trip.route.map(({ place }) => ({ name: place.name, within: abroad ? place.country : place.state })),
    ...nights.map(({ state, country }) =>
      abroad ? { name: country, within: 'World' } : { name: state, within: 'India' },
    ),
    ...trip.placesCovered.map((name) => ({ name, within: trip.location })),
  ]
  // The first that names a place says what it lies in.
  return [...new Map(named.toReversed().map((place) => [place.name, place])).values()].toReversed()
})
