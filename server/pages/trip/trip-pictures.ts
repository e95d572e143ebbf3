import type { FactsInWords } from '#domain/trips/describe-facts.ts'
import type { Trip } from '#domain/trips/trip.ts'
import type { PictureData, ResolvePicture } from '../../pictures/resolve-picture.ts'

export type TripPictureData = PictureData & {
  caption?: { label: string; text: string }
  /** The upper corner to the right is taken: what is written on the picture stands to the left. */
  freeLeft?: true
}

/** Covers with a paraglider high on the right. */
const takenRight = /^bir\//

/** The cover, then where one sleeps, how one travels and the high point, each of which says so, then all else. */
export function tripPictures(
  trip: Pick<Trip, 'cover' | 'gallery' | 'captions'>,
  facts: Pick<FactsInWords, 'nights'>,
  picture: ResolvePicture,
): TripPictureData[] {
  const { night, travel, high } = trip.captions
  const slept = facts.nights[night - 1]
  const captions = [
    undefined,
    slept && { label: 'Where you sleep', text: `${slept.lead} ${slept.text}. ${slept.label}.` },
    { label: 'How you travel', text: `${travel}.` },
    { label: 'The high point', text: `${high}.` },
  ]
  return [trip.cover, ...trip.gallery].map((name, i) => {
    const caption = captions[i]
    const freeLeft = i === 0 && typeof name === 'string' && takenRight.test(name)
    return { ...picture(name, 'wide'), ...(caption && { caption }), ...(freeLeft && { freeLeft }) }
  })
}
