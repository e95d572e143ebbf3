import type { TripPicture } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { nameOf } from './pictures.ts'

/** How many pictures of a gallery must be missing from any other trip’s. */
const leastOwn = 2

/** No two trips show the same pictures, or all but one of them. */
export function checkGalleries({ trips }: Source): Problem[] {
  return trips.flatMap(({ file, value: { gallery } }, j): Problem[] =>
    trips.slice(0, j).flatMap(({ file: other, value }): Problem[] => {
      const own = Math.min(missing(gallery, value.gallery), missing(value.gallery, gallery))
      if (own >= leastOwn) return []
      const message = `its pictures are those of ${other}, or all but one: choose ${leastOwn} that are not there`
      return [{ file, field: 'gallery', message }]
    }),
  )
}

function missing(pictures: TripPicture[], others: TripPicture[]): number {
  const names = others.map(nameOf)
  return pictures.filter((picture) => !names.includes(nameOf(picture))).length
}
