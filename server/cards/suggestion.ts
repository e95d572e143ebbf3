import { fromPriced } from '#domain/trips/from-price.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import { tripPath } from '#domain/trips/trip.ts'
import type { Catalogue, ListName } from '../catalogue/catalogue.ts'
import type { FromPricesWatch } from '../departures/from-prices.ts'
import type { ResolvePicture } from '../pictures/resolve-picture.ts'
import type { Suggestion } from '../search/suggestion.ts'

/** The lists that the search overlay draws on. */
const overlayLists: ListName[] = [
  'popular',
  'weekend',
  'international',
  'honeymoon',
  'ladakhBiking',
  'ladakhSuv',
  'offbeat',
]

export function overlayIds({ lists }: Catalogue): Set<string> {
  return new Set(overlayLists.flatMap((name) => lists[name]))
}

const smallest = '200'

/** One line of a suggestion list, by trip id. */
export function suggestions(
  catalogue: Catalogue,
  picture: ResolvePicture,
  fromPrices: Pick<FromPricesWatch, 'known'>,
): (id: string) => Suggestion | null {
  return (id) => {
    const trip = catalogue.findTrip(id)
    if (!trip) return null
    const { price, gstNote } = cardPriceOf(fromPriced(trip, fromPrices.known()))
    const { src, avif, any } = picture(trip.cover, 'tall')
    return {
      id: trip.id,
      title: trip.title,
      location: trip.location,
      duration: trip.duration,
      price,
      gstNote,
      image: (avif ?? any ?? src).replace('{w}', smallest),
      href: tripPath(trip),
    }
  }
}
