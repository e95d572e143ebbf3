import { choosePictures, type PictureOption } from '#domain/pictures/choose-pictures.ts'
import type { Trip, TripPicture } from '#domain/trips/trip.ts'
import type { Manifest } from '../pictures/manifest.ts'

type CardTrip = Pick<Trip, 'cover' | 'gallery'>

/** The trips that stand before and after some in the same list. */
export type Around<T = CardTrip> = { before: readonly T[]; after: readonly T[] }

/** The picture of each trip's card where they stand in this order, between those around them. */
export type ChooseCovers = (trips: readonly CardTrip[], around?: Around) => TripPicture[]

/** A trip's cover, or where a neighbour is arranged like it another of its pictures that fits a card. */
export function createChooseCovers(manifest: Pick<Manifest, 'find'>): ChooseCovers {
  const known = new WeakMap<CardTrip, PictureOption<TripPicture>[]>()

  function optionsOf(trip: CardTrip): PictureOption<TripPicture>[] {
    const options = known.get(trip) ?? fitForCards(trip).flatMap(optionOf)
    known.set(trip, options)
    return options.length > 0 ? options : [{ picture: trip.cover, composition: [] }]
  }

  function optionOf(picture: TripPicture): PictureOption<TripPicture>[] {
    if (typeof picture === 'object') return [{ picture, composition: [] }]
    const drawn = manifest.find(picture, 'tall')
    return drawn?.cover ? [{ picture, composition: drawn.composition ?? [] }] : []
  }

  return (trips, { before, after } = { before: [], after: [] }) =>
    choosePictures([...before, ...trips, ...after].map(optionsOf))
      .slice(before.length, before.length + trips.length)
      .map(({ picture }) => picture)
}

/** The cover, the high point, how one travels, all else; never the room. */
function fitForCards({ cover, gallery: [_room, travel, high, ...rest] }: CardTrip): TripPicture[] {
  return [cover, high, travel, ...rest].filter((picture) => picture !== undefined)
}
