import type { Content } from '#content/content.ts'
import type { PlannableTrip } from '#domain/departures/departure.ts'
import type { SiteFacts } from '#domain/site/site-facts.ts'
import { categories } from '#domain/trips/category.ts'
import { type Packages, packagesOf } from '#domain/trips/package.ts'
import { relatedTrips } from '#domain/trips/related-trips.ts'
import { type Category, isAbroad, type Trip } from '#domain/trips/trip.ts'
import { plannable } from './plannable.ts'

export type ListName = keyof Content['lists']

/** Collections in the order in which a listing is looked for. */
const collections: ListName[] = [
  'popular',
  'weekend',
  'honeymoon',
  'international',
  'offbeat',
  'family',
  'longWeekend',
  'ladakhBiking',
  'ladakhSuv',
  'treks',
  'backpacking',
  'customised',
  'suggested',
]

/** A trip with the package and the schedule that it has when its content names none. */
export type TripDetail = { trip: Trip; packages: Packages; schedule: PlannableTrip }

export type Catalogue = Omit<Content, 'siteFacts'> & {
  siteFacts: SiteFacts

  findTrip: (id: string) => Trip | null
  /** The trip and the first collection that lists it, at the latest that of all trips in India or the world. */
  findListing: (id: string) => { trip: Trip; list: ListName | 'india' | 'world' } | null
  findDetail: (id: string) => TripDetail | null
  listTrips: (list: ListName) => Trip[]
  listByIds: (ids: readonly string[]) => Trip[]
  listByCategory: (category: Category) => Trip[]
  categories: Category[]
  stats: { total: number; byCategory: Record<Category, number> }
  relatedTo: (trip: Trip) => Trip[]
}

/** The one door to everything that visitors browse. */
export function createCatalogue(content: Content): Catalogue {
  const { siteFacts } = content
  if (!siteFacts) throw new Error('nothing says who we are and who sells')
  const byId = new Map(content.trips.map((trip) => [trip.id, trip]))
  const findTrip = (id: string) => byId.get(id) ?? null
  const listByIds = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const listByCategory = (category: Category) => content.trips.filter((trip) => trip.category === category)
  return {
    ...content,
    siteFacts,
    findTrip,
    findListing(id) {
      const trip = findTrip(id)
      if (!trip) return null
      const list = collections.find((name) => content.lists[name].includes(id))
      return { trip, list: list ?? (isAbroad(trip) ? 'world' : 'india') }
    },
    findDetail(id) {
      const trip = findTrip(id)
      return trip && { trip, packages: packagesOf(trip), schedule: plannable(trip) }
    },
    listTrips: (list) => listByIds(content.lists[list]),
    listByIds,
    listByCategory,
    categories,
    stats: {
      total: content.trips.length,
      byCategory: Object.fromEntries(categories.map((name) => [name, listByCategory(name).length])) as Record<
        Category,
        number
      >,
    },
    relatedTo: (trip) => relatedTrips(trip, content.trips),
  }
}
