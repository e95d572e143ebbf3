import { countTrips } from '#domain/listings/count-trips.ts'
import type { ListCards } from '../cards/list-cards.ts'
import type { TripCardData } from '../cards/trip-card.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'
import { type HeroPictures, heroPictures } from './hero-pictures.ts'
import { type HeadDeps, type PageHead, pageHead } from './page-head.ts'
import type { PageWithSeats } from './page-with-seats.ts'
import { breadcrumbList, type Crumb, home } from './structured/breadcrumb-list.ts'
import { itemList } from './structured/item-list.ts'

export type BackpackingPageData = {
  head: PageHead
  words: Omit<Catalogue['backpacking'], 'description'>
  trail: Crumb[]
  hero: HeroPictures
  trips: TripCardData[]
  tripCount: string
  /** Beside the reasons. */
  onTheWay: PictureData
}

export type ShowBackpacking = () => Promise<PageWithSeats<BackpackingPageData>>

export function createShowBackpacking(
  deps: HeadDeps & {
    catalogue: Pick<Catalogue, 'backpacking' | 'listTrips'>
    cards: ListCards
    picture: ResolvePicture
  },
): ShowBackpacking {
  const { description, ...words } = deps.catalogue.backpacking
  return async () => {
    const { cards: trips, seatsOf } = await deps.cards(deps.catalogue.listTrips('backpacking'), {
      format: 'wide',
    })
    const trail = [home, { label: words.title, to: '/backpacking' }]
    const head = pageHead(deps, {
      title: words.title,
      description,
      path: '/backpacking',
      structured: [
        breadcrumbList(deps.siteUrl, trail),
        itemList(deps.siteUrl, { name: words.tripsTitle, items: trips }),
      ],
    })
    return {
      page: {
        head,
        words,
        trail,
        // On phones its sun stands beside the title, not under it.
        hero: heroPictures(deps.picture, 'category/backpacking', '34% 50%'),
        trips,
        tripCount: countTrips(trips.length),
        onTheWay: deps.picture('hill-road/bus-day', 'wide'),
      },
      seatsOf,
    }
  }
}
