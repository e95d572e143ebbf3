import type { AtlasContent, AtlasPlace as PlannedPlace } from '#content/pages/types.ts'
import { type MapPoint, projectPlace } from '#domain/route-drawing/map-projection.ts'
import type { Region, Trip } from '#domain/trips/trip.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { posterOf } from '../draw-posters.ts'

export type AtlasPlace = MapPoint & { name: string; href: string; trips: number; isGroup: boolean }
export type AtlasRegion = { name: Region; places: (AtlasPlace & { poster: string; within: AtlasPlace[] })[] }
export type AtlasCountry = { name: string; href: string; trips: number; poster: string }

export type Atlas = {
  regions: AtlasRegion[]
  world: AtlasCountry[]
  /** Every place in India where a trip spends a night. */
  nights: MapPoint[]
}

type Source = Pick<Catalogue, 'trips' | 'places' | 'destinations' | 'atlas'>

/** Our places, where they stand on the map, how many trips go there and where those are listed. */
export function drawAtlas({ trips, places, destinations, atlas }: Source): Atlas {
  const placeById = new Map(places.map((place) => [place.id, place]))

  function draw({ name, pin, group: slug, words = [] }: PlannedPlace): AtlasPlace {
    const place = placeById.get(pin)
    const group = destinations.india.find((candidate) => candidate.slug === slug)
    // The content's rules see to it that every pin is a place.
    if (!place) throw new Error(`no place has the id ${pin}`)
    return {
      name,
      ...projectPlace(place),
      isGroup: group !== undefined,
      href: group ? `/india/${group.slug}` : `/?search=${encodeURIComponent(name)}`,
      trips: group
        ? tripsOf(group).length
        : trips.filter((trip) => [name, ...words].some((word) => goesTo(trip, word))).length,
    }
  }

  /** A state is shown as everywhere; the content's rules see to it that the others name a picture. */
  function pictured({ group: slug, poster = '' }: AtlasContent['places'][Region][number]): string {
    const group = destinations.india.find((candidate) => candidate.slug === slug)
    return group ? posterOf(group) : poster
  }

  return {
    regions: Object.entries(atlas.places).map(([name, planned]) => ({
      name: name as Region,
      places: planned.map((place) => ({
        ...draw(place),
        poster: pictured(place),
        within: (place.within ?? []).map(draw),
      })),
    })),
    world: destinations.world.map((group) => ({
      name: group.name,
      href: `/world/${group.slug}`,
      trips: tripsOf(group).length,
      poster: posterOf(group),
    })),
    nights: nightsInIndia(trips),
  }
}

function tripsOf(group: { groupTours: string[]; customTrips: string[] }): string[] {
  return [...new Set([...group.groupTours, ...group.customTrips])]
}

/** Whether a trip's title, location or route names the place, as whole words. */
export function goesTo(
  trip: Pick<Trip, 'title' | 'location' | 'placesCovered' | 'route'>,
  name: string,
): boolean {
  const route = trip.route.flatMap(({ place }) => [place.name, place.state])
  const texts = [trip.title, trip.location, ...trip.placesCovered, ...route]
  return texts.some((text) => inWords(text).includes(inWords(name)))
}

/** ' valley of flowers ': with a space on either side of every word, no word is found inside another. */
function inWords(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.join(' ') ?? ''
  } `
}

function nightsInIndia(trips: Trip[]): MapPoint[] {
  const places = trips.flatMap(({ route }) =>
    route.filter(({ night, place }) => night && place.country === 'India').map(({ place }) => place),
  )
  return [...new Map(places.map((place) => [place.id, projectPlace(place)])).values()]
}
