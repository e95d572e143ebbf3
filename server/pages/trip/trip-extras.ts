import { type Clock, dateInIndia } from '#domain/calendar/clock.ts'
import { seededOrder } from '#domain/trips/seeded.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { ListCards } from '../../cards/list-cards.ts'
import type { TripCardData } from '../../cards/trip-card.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'

const inspirationCount = 3

export type ReviewData = {
  name: string
  location: string
  rating: number
  text: string
  portrait: PictureData
}
export type ReviewsData = {
  /** The average of all, out of 5. */
  rating: number
  /** There are at least so many. */
  count: number
  /** Examples, until real ones take their place. */
  sample: boolean
  reviews: ReviewData[]
}
/** A picture of the gallery and where a search for its place leads. */
export type MomentData = { location: string; picture: PictureData; to: string }

/** What stands below a trip's own words. */
export type TripExtras = {
  related: TripCardData[]
  reviews: ReviewsData
  moments: MomentData[]
  /** Three other pictures of the gallery, of places that nothing above them shows; other ones each day. */
  inspiration: MomentData[]
}

/** The extras, and the trips whose seats they show: null while seats can't be read. */
export type FindTripExtras = (trip: Trip) => Promise<{ extras: TripExtras; seatsOf: string[] | null }>

export function createTripExtras({
  clock,
  catalogue,
  cards,
  picture,
}: {
  clock: Clock
  catalogue: Pick<Catalogue, 'relatedTo' | 'reviews' | 'gallery'>
  cards: ListCards
  picture: ResolvePicture
}): FindTripExtras {
  const { rating, count, sample, reviews } = catalogue.reviews
  const shownReviews: ReviewsData = {
    rating,
    count,
    sample,
    reviews: reviews.map(({ portrait, ...review }) => ({
      ...review,
      portrait: picture(`people/${portrait}`, 'square', ''),
    })),
  }
  const gallery = catalogue.gallery.map(({ location, alt, picture: scene }, i) => ({
    location,
    picture: picture(`gallery/${i + 1}`, 'wide', alt),
    to: `/?search=${scene}`,
  }))
  return async (trip) => {
    const others = catalogue.relatedTo(trip)
    const { cards: related, seatsOf } = await cards(others)
    const drawn = seededOrder(gallery, trip.id + dateInIndia(clock.now()))
    const seen = [trip, ...others].flatMap(({ title, location, placesCovered }) => [
      title,
      location,
      ...placesCovered,
    ])
    const isSeen = ({ location }: MomentData) =>
      seen.some((text) => text.includes(location.split(',')[0] ?? location))
    const inspiration = drawn
      .toSorted((a, b) => Number(isSeen(a)) - Number(isSeen(b)))
      .slice(0, inspirationCount)
    const moments = gallery.filter((moment) => !inspiration.includes(moment))
    return { extras: { related, reviews: shownReviews, moments, inspiration }, seatsOf }
  }
}
