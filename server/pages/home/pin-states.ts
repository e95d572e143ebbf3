import { type MapPoint, mapSize, projectPlace } from '#domain/route-drawing/map-projection.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PlacePoster } from '../draw-posters.ts'

/** Where its pin stands on the map of India, in percent of the drawing's width and height; null where the map has none. */
export type PinnedState = PlacePoster & { pin: MapPoint | null }

/** The states with the pins that the page of destinations gives them. */
export function pinStates(
  { atlas, places }: Pick<Catalogue, 'atlas' | 'places'>,
  posters: PlacePoster[],
): PinnedState[] {
  const drawn = Object.values(atlas.places).flatMap((region) =>
    region.flatMap((place) => [place, ...(place.within ?? [])]),
  )
  return posters.map((poster) => {
    const at = drawn.find(({ group }) => poster.to === `/india/${group}`)
    const place = places.find(({ id }) => id === at?.pin)
    if (!place) return { ...poster, pin: null }
    const { x, y } = projectPlace(place)
    return { ...poster, pin: { x: percent(x, mapSize.width), y: percent(y, mapSize.height) } }
  })
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10
}
