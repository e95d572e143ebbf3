import type { Region, Trip } from '#domain/trips/trip.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'

const longest = 8
const longestOfRegion = 6

const railLists = [
  'longWeekend',
  'popular',
  'ladakhBiking',
  'ladakhSuv',
  'offbeat',
  'family',
  'honeymoon',
  'weekend',
  'international',
] as const
export type RailName = (typeof railLists)[number] | Region | 'customised'
/** Rails whose trips are lines to read, without pictures. */
export const lineRails = [
  'North',
  'South',
  'East',
  'West',
  'ladakhBiking',
  'ladakhSuv',
  'longWeekend',
  'weekend',
] as const
export type LineRail = (typeof lineRails)[number]
export type Rails = Record<RailName, Trip[]>

type Source = Pick<Catalogue, 'trips' | 'lists' | 'destinations' | 'listTrips' | 'listByIds'>

/** The trips of each rail of the home page. */
export function chooseRails(catalogue: Source): Rails {
  const { lists, destinations } = catalogue
  const elsewhere = new Set(railLists.flatMap((name) => lists[name]))
  // Trips that no other rail shows come first.
  const regional = (region: Region) =>
    groupTripsIn(catalogue, region)
      .toSorted((a, b) => Number(elsewhere.has(a.id)) - Number(elsewhere.has(b.id)))
      .slice(0, longestOfRegion)
  const listed = Object.fromEntries(
    railLists.map((name) => [name, catalogue.listTrips(name).slice(0, longest)]),
  ) as Record<(typeof railLists)[number], Trip[]>
  return {
    ...listed,
    North: regional('North'),
    South: regional('South'),
    East: regional('East'),
    West: regional('West'),
    customised: catalogue.listByIds(privateSample(destinations.india, lists.suggested)).slice(0, longest),
  }
}

export function groupTripsIn({ trips }: Pick<Catalogue, 'trips'>, region: Region): Trip[] {
  return trips.filter((trip) => trip.kind === 'group' && trip.region === region)
}

/** One private plan of each of the first states, with suggested itineraries between them. */
function privateSample(states: { customTrips: string[] }[], suggested: string[]): string[] {
  return states
    .slice(0, longest / 2)
    .flatMap(({ customTrips }, i) => [customTrips[0], suggested[i]].filter((id) => id !== undefined))
}
