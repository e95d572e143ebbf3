import { photographAt } from '#domain/content/photograph.ts'
import type { Trip } from '#domain/trips/trip.ts'
import { isOnImageHost } from './resolve-picture.ts'

/** Warnings at start: photographs that are not shown because IMAGE_HOST does not hold them. */
export function lostPhotographs(
  trips: Pick<Trip, 'id' | 'cover' | 'gallery'>[],
  imageHost: string | undefined,
): string[] {
  return trips.flatMap(({ id, cover, gallery }) =>
    [cover, ...gallery].flatMap((picture) =>
      typeof picture === 'string' || photographAt(picture.url) || isOnImageHost(picture.url, imageHost)
        ? []
        : `The photograph ${picture.url} of ${id} is not on IMAGE_HOST: the default picture is shown instead`,
    ),
  )
}
