import type { Place, RoutePoint } from '#domain/trips/trip.ts'

export type LatLon = Pick<Place, 'lat' | 'lon'>

/** A route in order of travel; two visits on end to one place are one stop. */
export function mergeStops(route: RoutePoint[]): RoutePoint[] {
  const stops: RoutePoint[] = []
  for (const { place, night } of route) {
    const last = stops.at(-1)
    if (last?.place.id === place.id) last.night ||= night
    else stops.push({ place, night })
  }
  return stops
}

/** Along the great circle. */
export function kilometresBetween(from: LatLon, to: LatLon): number {
  const half = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosines = Math.cos((from.lat * Math.PI) / 180) * Math.cos((to.lat * Math.PI) / 180)
  const chord = half(to.lat - from.lat) + cosines * half(to.lon - from.lon)
  return 12742 * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/**
 * Where a journey begins or ends far outside of everything between, at a railhead or an airport: kilometres from the
 * stop that it is joined to, by the place's id. Drawn to scale, such an end would press the rest into a corner.
 */
export function farEnds(stops: RoutePoint[]): Map<string, number> {
  const places = stops.map(({ place }) => place)
  const between = new Map(places.slice(1, -1).map((place) => [place.id, place]))
  const far = new Map<string, number>()
  const core = [...between.values()]
  if (core.length < 2) return far
  const middle = { lat: middleOf(core.map(({ lat }) => lat)), lon: middleOf(core.map(({ lon }) => lon)) }
  const radius = Math.max(...core.map((place) => kilometresBetween(middle, place)))
  for (const [place, joined] of [places.slice(0, 2), places.slice(-2).reverse()]) {
    if (!place || !joined || between.has(place.id) || far.has(place.id)) continue
    if (kilometresBetween(middle, place) > 2.5 * radius) far.set(place.id, kilometresBetween(joined, place))
  }
  return far
}

export function middleOf(values: number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2
}

/**
 * Nights at each stop, read from where one says that one sleeps; null stands for a night on the way, which is spent at
 * none. Null in all when a night names none of the halts: then nobody can tell. A halt to which the travellers return
 * from an outing has its nights counted once, at the first visit.
 */
export function countNights(stops: RoutePoint[], stays: (string | null)[]): number[] | null {
  const counts = stops.map(() => 0)
  let at = 0
  for (const stay of stays) {
    if (stay === null) continue
    const next = stops.findIndex(({ place, night }, index) => index >= at && night && names(stay, place.name))
    if (next < 0) return null
    at = next
    counts[at] = (counts[at] ?? 0) + 1
  }
  const slept = new Set(stops.filter((_, index) => counts[index]).map(({ place }) => place.id))
  return stops.every(({ place, night }) => !night || slept.has(place.id)) ? counts : null
}

function names(stay: string, place: string): boolean {
  return stay.toLowerCase().includes(place.toLowerCase())
}
