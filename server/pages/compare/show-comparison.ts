import { type CompareIds, mostCompared, readCompareIds } from '#domain/listings/compare.ts'
import { fromPriced } from '#domain/trips/from-price.ts'
import { cardPriceOf } from '#domain/trips/package.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { FromPricesWatch } from '../../departures/from-prices.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'
import { type HeadDeps, type PageHead, pageHead } from '../page-head.ts'
import type { PageWithSeats } from '../page-with-seats.ts'
import type { CompareTrips, Comparison } from './compare-trips.ts'

/** A trip that may stand beside the ones shown. */
export type SuggestedTrip = {
  id: string
  title: string
  duration: string
  priceText: string
  gstNote: string | null
  picture: PictureData
}

/** A question that a comparison answers, with the trips it weighs. */
export type ComparedQuestion = { question: string; trips: SuggestedTrip[] }

export type ComparePageData = {
  head: PageHead
  words: { title: string; intro: string }
  read: CompareIds
  comparison: Comparison
  onlyDifferences: boolean
  suggestions: SuggestedTrip[]
  /** Where nothing is picked yet. */
  questions: ComparedQuestion[]
}

/** `ids` as the address has them, separated by commas. */
export type ShowComparison = (asked: {
  ids: string
  onlyDifferences: boolean
}) => Promise<PageWithSeats<ComparePageData>>

export function createShowComparison(
  deps: HeadDeps & {
    fromPrices: Pick<FromPricesWatch, 'known'>
    catalogue: Pick<Catalogue, 'compare' | 'findTrip' | 'listByIds' | 'relatedTo'>
    compareTrips: CompareTrips
    picture: ResolvePicture
  },
): ShowComparison {
  const { catalogue, compareTrips, picture, fromPrices } = deps
  const { title, intro, description, questions } = catalogue.compare

  function headOf(trips: Trip[]): PageHead {
    const titles = trips.map((trip) => trip.title).join(', ')
    const path = `/compare${trips.length > 0 ? `?ids=${trips.map(({ id }) => id).join(',')}` : ''}`
    return {
      ...pageHead(deps, { title: titles ? `Compare ${titles}` : title, description, path }),
      // There are hundreds of thousands of such pages, and all they say stands on the trips' own.
      robots: 'noindex, follow',
    }
  }

  function suggest(trips: Trip[]): SuggestedTrip[] {
    const [first] = trips
    if (!first || trips.length >= mostCompared) return []
    return catalogue
      .relatedTo(first)
      .filter((trip) => !trips.includes(trip))
      .map(asSuggestion)
  }

  function asSuggestion(trip: Trip): SuggestedTrip {
    const { priceText, gstNote } = cardPriceOf(fromPriced(trip, fromPrices.known()))
    const { id, title, duration, cover } = trip
    return { id, title, duration, priceText, gstNote, picture: picture(cover, 'tall') }
  }

  return async ({ ids, onlyDifferences }) => {
    const read = readCompareIds(ids, (id) => catalogue.findTrip(id) !== null)
    const trips = catalogue.listByIds(read.ids)
    const comparison = await compareTrips(trips)
    const isRead = comparison.trips.every(({ dates }) => dates !== 'unread')
    return {
      page: {
        head: headOf(trips),
        words: { title, intro },
        read,
        comparison,
        onlyDifferences,
        suggestions: suggest(trips),
        questions:
          trips.length > 0
            ? []
            : questions.map(({ question, ids }) => ({
                question,
                trips: catalogue.listByIds(ids).map(asSuggestion),
              })),
      },
      seatsOf: isRead ? read.ids : null,
    }
  }
}
