import type { Place, RoutePoint, Trip } from '#domain/trips/trip.ts'
import type { CheckOptions } from './checked-content.ts'
import type { Source, Sourced } from './problem.ts'
import { checkPicturePlaces } from './rules/picture-places.ts'
import { checkPictureSeasons } from './rules/picture-seasons.ts'
import { checkPictureSubjects } from './rules/picture-subjects.ts'
import { nameOf } from './rules/pictures.ts'

/** A drawn picture, and why this trip may not show it, or not as its cover; null where it may. */
export type PictureChoice = { name: string; why: string | null; notAsCover: string | null }

type Known = { trips: Sourced<Trip>[]; places: Sourced<Place>[]; names: Set<string>; drawn: CheckOptions }
type Written = { id?: unknown; route?: unknown; months?: unknown; tags?: unknown }

/** Asks the rules of pictures about each that is drawn, for a trip that may be half written. */
export function pictureChoices(body: Written, { trips, places, names, drawn }: Known): PictureChoice[] {
  const all = [...names].toSorted()
  const placesById = new Map(places.map(({ value }) => [value.id, value]))
  const route = listed(body.route).flatMap((point): RoutePoint[] => {
    const place = placesById.get(String((point as { place?: unknown } | null)?.place))
    return place ? [{ place, night: false }] : []
  })
  // Of the trip they look at no more than this.
  const trip = {
    route,
    months: listed(body.months),
    tags: listed(body.tags),
    cover: all[0] ?? '',
    gallery: all.slice(1),
  } as unknown as Trip
  const { scenes = null, subjectOf = null } = drawn
  const source = { trips: [{ file: '', value: trip }], places, scenes, subjectOf } as unknown as Source
  const problems = [
    ...(route.length > 0 ? checkPicturePlaces(source) : []),
    ...checkPictureSeasons(source),
    ...checkPictureSubjects(source),
  ]
  const why = new Map(problems.toReversed().map(({ field, message }) => [indexOf(field), reasonIn(message)]))
  const covers = new Map(
    trips.flatMap(({ value }) => (value.id === body.id ? [] : [[nameOf(value.cover), value.title] as const])),
  )
  const notAsCover = (name: string) => {
    const other = covers.get(name)
    if (other !== undefined) return `is the cover of ${other}`
    return drawn.covers?.has(name) === false ? 'is not drawn in a cover’s shape' : null
  }
  return all.map((name, i) => ({ name, why: why.get(i) ?? null, notAsCover: notAsCover(name) }))
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

const indexOf = (field: string) => (field === 'cover' ? 0 : Number(field.split('.')[1]) + 1)

/** Rules name the picture first and end with what to do: who chooses sees the one and knows the other. */
function reasonIn(message: string): string {
  return message.replace(/^"[^"]*" /, '').replace(/: choose another picture.*$/, '')
}
