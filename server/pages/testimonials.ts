import { tripPath } from '#domain/trips/trip.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { PictureData, ResolvePicture } from '../pictures/resolve-picture.ts'

/** What a traveller says, of a trip that is linked while we have it. */
export type Told = { name: string; text: string; trip: string; to: string | null; portrait: PictureData }

export function toldBy(deps: {
  catalogue: Pick<Catalogue, 'reviews' | 'trips'>
  picture: ResolvePicture
}): Told[] {
  const { reviews, trips } = deps.catalogue
  return reviews.testimonials.map(({ name, text, trip, portrait }) => {
    const taken = trips.find(({ title }) => title === trip)
    return {
      name,
      text,
      trip,
      to: taken ? tripPath(taken) : null,
      portrait: deps.picture(`people/${portrait}`, 'square', ''),
    }
  })
}
