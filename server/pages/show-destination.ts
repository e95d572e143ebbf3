import { countTrips } from '#domain/listings/count-trips.ts'
import { describeDestination } from '#domain/site/describe-destination.ts'
import type { ListCards } from '../cards/list-cards.ts'
import type { TripCardData } from '../cards/trip-card.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import { type HeroPictures, heroPictures } from './hero-pictures.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import type { PageWithSeats } from './page-with-seats.ts'
import { breadcrumbList, type Crumb, home } from './structured/breadcrumb-list.ts'
import { itemList } from './structured/item-list.ts'

type PlaceLink = { name: string; path: string }

export type DestinationPageData = {
  head: PageHead
  name: string
  path: string
  trail: Crumb[]
  intro: string
  bestMonths: string
  /** The listing above this place. */
  parent: PlaceLink
  /** Other places of the same listing. */
  siblings: PlaceLink[]
  hero: HeroPictures
  /** The address of a list that holds the trips of both kinds, and those that only pass through. */
  list: string
  groupTours: TripCardData[]
  customTrips: TripCardData[]
  /** How many they are, and of which kind; empty where there are none. */
  groupCount: string
  customCount: string
}

export type ShowDestination = (
  part: 'india' | 'world',
  slug: string,
) => Promise<PageWithSeats<DestinationPageData> | null>

const parents = {
  india: { name: 'India', path: '/india' },
  world: { name: 'International', path: '/world' },
}

/** A state or a country with its tours. */
export function createShowDestination(
  deps: HeadDeps & {
    catalogue: Pick<Catalogue, 'destinations' | 'listByIds'>
    cards: ListCards
    picture: ResolvePicture
  },
): ShowDestination {
  const { catalogue, cards, picture } = deps
  return async (part, slug) => {
    const groups = catalogue.destinations[part]
    const group = groups.find((candidate) => candidate.slug === slug)
    if (!group) return null
    const { name, intro, bestMonths, scene } = group
    const tours = catalogue.listByIds(group.groupTours)
    const { cards: made, seatsOf } = await cards(
      [...tours, ...catalogue.listByIds(group.customTrips)],
      // On a card that lies a tall picture would lose the ground that people stand on.
      { format: 'wide' },
    )
    const path = `/${part}/${slug}`
    const title = `${name} Tour Packages`
    const trail = [home, { label: parents[part].name, to: parents[part].path }, { label: name, to: path }]
    return {
      page: {
        head: pageHead(deps, {
          title,
          description: describeDestination(group),
          path,
          structured: [
            breadcrumbList(deps.siteUrl, trail),
            itemList(deps.siteUrl, { name: title, items: made }),
          ],
        }),
        name,
        path,
        trail,
        intro,
        bestMonths,
        parent: parents[part],
        siblings: groups
          .filter((other) => other !== group)
          .map((other) => ({ name: other.name, path: `/${part}/${other.slug}` })),
        hero: heroPictures(picture, `${scene}/gold`),
        list: `/?search=${encodeURIComponent(name)}`,
        groupTours: made.slice(0, tours.length),
        customTrips: made.slice(tours.length),
        ...countBoth(tours.length, made.length - tours.length),
      },
      seatsOf,
    }
  }
}

function countBoth(group: number, custom: number): Pick<DestinationPageData, 'groupCount' | 'customCount'> {
  return {
    groupCount: group ? countTrips(group) : '',
    customCount: custom ? `${countTrips(custom)}, private, on your own dates` : '',
  }
}
