import type { AtlasContent, AtlasPlace as PlannedPlace } from '#content/pages/types.ts'
import { type MapPoint, projectPlace } from '#domain/route-drawing/map-projection.ts'
import { spreadPoints } from '#domain/route-drawing/spread-points.ts'
import { finish, type Steps } from '#domain/steps/finish.ts'
import { onceEach } from '#domain/steps/once-each.ts'
import type { Place, Region, Trip } from '#domain/trips/trip.ts'
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

export function drawAtlas(source: Source): Atlas {
  return finish(drawingAtlas(source))
}

/** Our places, where they stand on the map, how many trips go there and where those are listed: a place in each step. */
export function* drawingAtlas({ trips, places, destinations, atlas }: Source): Steps<Atlas> {
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
      trips: group ? tripsOf(group).length : trips.filter(goesToOneOf([name, ...words])).length,
    }
  }

  /** A state is shown as everywhere; the content's rules see to it that the others name a picture. */
  function pictured({ group: slug, poster = '' }: AtlasContent['places'][Region][number]): string {
    const group = destinations.india.find((candidate) => candidate.slug === slug)
    return group ? posterOf(group) : poster
  }

  const regions: AtlasRegion[] = []
  for (const [name, planned] of Object.entries(atlas.places)) {
    const region: AtlasRegion = { name: name as Region, places: [] }
    for (const place of planned) {
      const within: AtlasPlace[] = []
      for (const inner of place.within ?? []) {
        yield
        within.push(draw(inner))
      }
      yield
      region.places.push({ ...draw(place), poster: pictured(place), within })
    }
    regions.push(region)
  }
  return {
    regions: apart(regions),
    world: destinations.world.map((group) => ({
      name: group.name,
      href: `/world/${group.slug}`,
      trips: tripsOf(group).length,
      poster: posterOf(group),
    })),
    nights: nightsInIndia(trips),
  }
}

/** In units of the map: as wide as a dot. */
const leastApart = 14

/** Towns of one valley are nearer to each other than their dots are wide. */
function apart(regions: AtlasRegion[]): AtlasRegion[] {
  const all = regions.flatMap(({ places }) => places.flatMap((place) => [place, ...place.within]))
  const placed = new Map(spreadPoints(all, leastApart).map(({ name, x, y }) => [name, { x, y }]))
  return regions.map(({ name, places }) => ({
    name,
    places: places.map((place) => ({
      ...place,
      ...placed.get(place.name),
      within: place.within.map((inner) => ({ ...inner, ...placed.get(inner.name) })),
    })),
  }))
}

function tripsOf(group: { groupTours: string[]; customTrips: string[] }): string[] {
  return [...new Set([...group.groupTours, ...group.customTrips])]
}

type Named = Pick<Trip, 'title' | 'location' | 'placesCovered' | 'route'>

/** Whether a trip's title, location or route names one of the places, as whole words. */
export function goesToOneOf(names: string[]): (trip: Named) => boolean {
  const inNames = names.map(inWords)
  return (trip) => inNames.some((name) => namesIn(trip).includes(name))
}

/** All of its names, in words, a line each: read once for as long as the trip stays as it is. */
const namesIn = onceEach(({ title, location, placesCovered, route }: Named): string => {
  const passed = route.flatMap(({ place }) => [place.name, place.state])
  return [...new Set([title, location, ...placesCovered, ...passed])].map(inWords).join('\n')
})

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
  const places = new Map<string, Place>()
  for (const { route } of trips)
    for (const { night, place } of route) if (night && place.country === 'India') places.set(place.id, place)
  return [...places.values()].map(projectPlace)
}
