import type { AtlasPlace } from '../pages/types.ts'
import type { Problem, Source } from '../problem.ts'

const file = 'content/pages/atlas.ts'

/** Every place of the destinations page can be drawn, and leads to a group that there is. */
export function checkAtlas({ pages, places }: Source): Problem[] {
  const ids = new Set(places.map(({ value }) => value.id))
  const groups = pages.destinations.india.map(({ slug }) => slug)
  const check = ({ pin, group }: AtlasPlace, field: string): Problem[] => [
    ...(ids.has(pin)
      ? []
      : [
          {
            file,
            field: `${field}.pin`,
            message: `no place has the id "${pin}": write one from content/places`,
          },
        ]),
    ...(group === undefined || groups.includes(group)
      ? []
      : [
          {
            file,
            field: `${field}.group`,
            message: `no group of India is called "${group}": write one of ${groups.join(', ')}`,
          },
        ]),
  ]
  return Object.entries(pages.atlas.places).flatMap(([region, planned]) =>
    planned.flatMap((place, i) => [
      ...check(place, `places.${region}.${i}`),
      ...(place.within ?? []).flatMap((part, j) => check(part, `places.${region}.${i}.within.${j}`)),
    ]),
  )
}
