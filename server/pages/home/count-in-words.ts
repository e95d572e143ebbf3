import type { HomeToken } from '#content/pages/types.ts'
import { fillTokens } from '#domain/site/fill-tokens.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { groupTripsIn } from './choose-rails.ts'
import type { HomeWords } from './home-data.ts'

/** The words over the sections, with the number of trips in place of each token. */
export function countInWords(catalogue: Pick<Catalogue, 'home' | 'trips' | 'lists'>): HomeWords {
  const counts: Record<HomeToken, string> = {
    northTrips: String(groupTripsIn(catalogue, 'North').length),
    southTrips: String(groupTripsIn(catalogue, 'South').length),
    eastTrips: String(groupTripsIn(catalogue, 'East').length),
    westTrips: String(groupTripsIn(catalogue, 'West').length),
    customisedTrips: String(catalogue.lists.customised.length),
    suggestedTrips: String(catalogue.lists.suggested.length),
  }
  return fillTexts(catalogue.home.sections, counts)
}

function fillTexts<T>(value: T, counts: Record<string, string>): T {
  if (typeof value === 'string') return fillTokens(value, counts) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillTexts(inner, counts)])) as T
}
