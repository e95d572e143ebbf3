import type { Place, Trip } from '#domain/trips/trip.ts'
import type { Problem, Source } from '../problem.ts'
import { nameOf } from './pictures.ts'

/** A trip that comes no nearer to a place than this does not see it, in kilometres. */
const farthest = 80

/** A trip shows only what lies on its way: a picture of another place would deceive a traveller. */
export function checkPicturePlaces({ trips, places, scenes }: Source): Problem[] {
  if (!scenes) return []
  const placesById = new Map(places.map(({ value }) => [value.id, value]))

  function elsewhere({ route }: Trip, id: string): string | null {
    const scene = scenes?.get(id)
    if (!scene) return null
    const way = new Set(route.flatMap(({ place }) => [place.state, place.country]))
    if (scene.alike?.some((state) => way.has(state))) return null
    if (!way.has(scene.region)) return `shows ${scene.region}, where the route does not lead`
    // A scene that bears a place’s name shows that place and no other of its region.
    const spot = placesById.get(id)
    const km = spot ? Math.min(...route.map(({ place }) => kilometres(place, spot))) : 0
    return km > farthest ? `shows ${spot?.name}, ${Math.round(km)} km off the route` : null
  }

  return trips.flatMap(({ file, value: trip }) =>
    [trip.cover, ...trip.gallery].map(nameOf).flatMap((name, i) => {
      const where = elsewhere(trip, name.slice(0, name.indexOf('/')))
      const field = i === 0 ? 'cover' : `gallery.${i - 1}`
      return where ? [{ file, field, message: `"${name}" ${where}: choose another picture` }] : []
    }),
  )
}

/** Near enough over the distances that matter here. */
function kilometres(a: Place, b: Place): number {
  const narrowing = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return Math.hypot((a.lat - b.lat) * 110.57, (a.lon - b.lon) * 111.32 * narrowing)
}
