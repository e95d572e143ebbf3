import type { RoutePoint, Trip } from '#domain/trips/trip.ts'
import type { ProfileLabel } from './profile-name-places.ts'
import { nameStops } from './profile-names.ts'
import type { Point } from './route-labels.ts'
import { tenth } from './route-legs.ts'
import { farEnds, kilometresBetween, mergeStops } from './route-stops.ts'

/** Percent of the drawing's width and height, from its upper left corner. */
export type ProfilePoint = {
  x: number
  y: number
  night: boolean
  isHighest: boolean
  label: ProfileLabel
}
export type AltitudeProfile = {
  ridge: Point[]
  /** Only those whose names find room: a point that says nothing is none. */
  points: ProfilePoint[]
  /** Whether a phone has no room for all these names side by side. */
  isCrowded: boolean
  ticks: { y: number; metres: number }[]
  highest: { name: string; altitude: number }
}

/** Treks, and rides on two wheels or four: journeys on which height is part of the plan. */
const tagsWithProfile = new Set(['trek', 'bikingPackage', 'suvPackage'])
/** The sky above the highest point holds its name. */
const sky = 24
/** Below the lowest point there is room for a name. */
const ground = 88

export function hasProfile({ tags }: Pick<Trip, 'tags'>): boolean {
  return tags.some((tag) => tagsWithProfile.has(tag))
}

/** Height over the way between the stops, in order of travel. */
export function drawProfile(route: RoutePoint[]): AltitudeProfile {
  const stops = mergeStops(route)
  const heights = stops.map(({ place }) => place.altitude)
  const { ticks, toY } = heightScale(Math.min(...heights), Math.max(...heights))
  const across = spread(stops)
  const top = heights.indexOf(Math.max(...heights))
  const placed = stops.map(({ night }, index) => ({
    x: tenth(across[index] ?? 0),
    y: tenth(toY(heights[index] ?? 0)),
    night,
  }))
  const { labels, isCrowded } = nameStops(stops, placed, top)
  return {
    ridge: placed.map(({ x, y }) => ({ x, y })),
    points: placed.flatMap((point, index) => {
      const label = labels.get(index)
      return label ? [{ ...point, isHighest: index === top, label }] : []
    }),
    isCrowded,
    ticks,
    highest: { name: stops[top]?.place.name ?? '', altitude: heights[top] ?? 0 },
  }
}

/** Each stop's distance from the start, as a share of the whole. The way to a far end counts no more than the longest other. */
function spread(stops: RoutePoint[]): number[] {
  const far = farEnds(stops)
  const legs = stops.slice(1).map(({ place }, index) => {
    const from = stops[index]?.place ?? place
    return { km: kilometresBetween(from, place), isFar: far.has(from.id) || far.has(place.id) }
  })
  const longest = Math.max(0, ...legs.filter(({ isFar }) => !isFar).map(({ km }) => km))
  const whole = legs.reduce((sum, { km, isFar }) => sum + (isFar ? longest : km), 0)
  // Stops that coincide still stand side by side.
  const lengths = legs.map(({ km, isFar }) => Math.max(isFar ? longest : km, whole * 0.03, 0.001))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const marks = [0]
  for (const length of lengths) marks.push((marks.at(-1) ?? 0) + (length / total) * 100)
  return marks
}

function heightScale(lowest: number, highest: number) {
  const step = [100, 200, 250, 500, 1000, 2000].find((metres) => (highest - lowest) / metres <= 4) ?? 2500
  const floor = Math.floor(lowest / step) * step
  const reach = Math.max(highest - floor, step)
  const toY = (metres: number) => ground - ((metres - floor) / reach) * (ground - sky)
  const ticks = []
  for (let metres = floor; metres <= floor + reach; metres += step) {
    ticks.push({ y: tenth(toY(metres)), metres })
  }
  return { ticks, toY }
}
