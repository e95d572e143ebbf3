import { type AltitudeProfile, drawProfile, hasProfile } from '#domain/route-drawing/altitude-profile.ts'
import { drawRouteMap, type RouteMap } from '#domain/route-drawing/route-map.ts'
import { countNights, farEnds, mergeStops } from '#domain/route-drawing/route-stops.ts'
import { onceEach } from '#domain/steps/once-each.ts'
import { nightsOnTheWay } from '#domain/trips/nights-on-the-way.ts'
import type { Trip } from '#domain/trips/trip.ts'

export type RouteRow = {
  place: string
  altitude: number
  night: boolean
  /** Null where the days don’t tell; none where the nights stand at an earlier visit. */
  nights: number | null
}
export type TripRoute = {
  map: RouteMap
  profile: AltitudeProfile | null
  /** Every stop in order of travel. */
  rows: RouteRow[]
  /** Ends of the way that lie further off than they are drawn. */
  farEnds: { place: string; km: number }[]
}

/** A trip's way as a drawing and as text; drawn once for as long as the catalogue lives. */
export const drawRoute = onceEach((trip: Trip): TripRoute => {
  const stops = mergeStops(trip.route)
  const nights = countNights(stops, daysStays(trip)) ?? countNights(stops, factsStays(trip))
  const far = farEnds(stops)
  return {
    map: drawRouteMap(trip.route),
    profile: hasProfile(trip) ? drawProfile(trip.route) : null,
    rows: stops.map(({ place, night }, index) => ({
      place: place.name,
      altitude: place.altitude,
      night,
      nights: nights?.[index] ?? null,
    })),
    farEnds: [...far].map(([id, km]) => ({
      place: stops.find(({ place }) => place.id === id)?.place.name ?? '',
      km: Math.round(km / 10) * 10,
    })),
  }
})

/** Where one sleeps, night by night, as the facts have it; null for a night in a coach or a train. */
function factsStays({ facts }: Trip): (string | null)[] {
  return facts.nights.flatMap(({ count, place, sharing }) =>
    Array.from({ length: count }, () => (sharing in nightsOnTheWay ? null : place)),
  )
}

/** Likewise as the days say it; the last day has no night. */
function daysStays(trip: Trip): (string | null)[] {
  const told = factsStays(trip)
  return trip.itinerary.slice(0, -1).map(({ stay }, night) => (told[night] === null ? null : stay))
}
