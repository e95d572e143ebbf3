import { type Box, overlap } from './route-labels.ts'
import { tenth } from './route-legs.ts'
import { farEnds, kilometresBetween, mergeStops } from './route-stops.ts'
import type { RoutePoint, Trip } from './trip.ts'

export type ProfileLabel = { x: number; y: number; align: 'start' | 'middle' | 'end'; text: string; box: Box }
/** Percent of the drawing's width and height, from its upper left corner. */
export type ProfilePoint = {
  x: number
  y: number
  night: boolean
  label: Omit<ProfileLabel, 'box'> | null
}
export type AltitudeProfile = {
  points: ProfilePoint[]
  ticks: { y: number; metres: number }[]
  highest: { index: number; name: string; altitude: number }
}

/** Treks, and rides on two wheels or four: journeys on which height is part of the plan. */
const tagsWithProfile = new Set(['trek', 'bikingPackage', 'suvPackage'])
/** The sky above the highest point holds its name. */
const sky = 20
/** Below the lowest point there is room for a name. */
const ground = 88
/** As large as letters stand on the narrowest phone. */
const letter = 2.5
const lineHeight = 8

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
  const named = nameStops(stops, placed, top)
  return {
    points: placed.map((point, index) => ({ ...point, label: named.get(index) ?? null })),
    ticks,
    highest: { index: top, name: stops[top]?.place.name ?? '', altitude: heights[top] ?? 0 },
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

type Placed = { x: number; y: number; night: boolean }

/** The highest point first, then the ends and the night halts, as many names as find room. The table has them all. */
function nameStops(
  stops: RoutePoint[],
  placed: Placed[],
  top: number,
): Map<number, Omit<ProfileLabel, 'box'>> {
  const dots = placed.map(({ x, y }) => ({ left: x - 1.6, right: x + 1.6, top: y - 2.4, bottom: y + 2.4 }))
  const taken: Box[] = []
  const named = new Map<number, Omit<ProfileLabel, 'box'>>()
  const seen = new Set<string>()
  const nights = placed.flatMap(({ night }, index) => (night ? [index] : []))
  for (const index of [top, 0, placed.length - 1, ...nights]) {
    const place = stops[index]?.place
    const point = placed[index]
    if (!place || !point || named.has(index) || seen.has(place.id)) continue
    const text = index === top ? `${place.name} ${place.altitude.toLocaleString('en-IN')} m` : place.name
    const label = candidates(point, placed[index - 1], placed[index + 1], text).find(
      ({ box }) =>
        box.left >= 0 &&
        box.right <= 100 &&
        box.bottom <= 100 &&
        ![...taken, ...dots].some((other) => overlap(other, box)),
    )
    if (!label) continue
    taken.push(label.box)
    seen.add(place.id)
    const { x, y, align } = label
    named.set(index, { x, y, align, text })
  }
  return named
}

/** Beside a slope a name stands in the air, over a peak above it, in a valley and at the ends below. */
function candidates(point: Placed, before: Placed | undefined, after: Placed | undefined, text: string) {
  const isHigher = (next: Placed | undefined) => next !== undefined && next.y < point.y
  const over = -2.6 - lineHeight / 2
  const below = -over
  if (isHigher(before) && isHigher(after)) return alignments(point, below, text)
  if (!before) return [labelAt(point, isHigher(after) ? below : over, 'start', text)]
  if (!after) return [labelAt(point, isHigher(before) ? below : over, 'end', text)]
  if (isHigher(after)) return [labelAt(point, over, 'end', text), labelAt(point, below, 'start', text)]
  if (isHigher(before)) return [labelAt(point, over, 'start', text), labelAt(point, below, 'end', text)]
  return alignments(point, over, text)
}

function alignments(point: Placed, rise: number, text: string): ProfileLabel[] {
  return (['middle', 'start', 'end'] as const).map((align) => labelAt(point, rise, align, text))
}

function labelAt({ x, y }: Placed, rise: number, align: ProfileLabel['align'], text: string): ProfileLabel {
  const width = text.length * letter
  const end = { start: Math.max(0, x - 2), middle: x, end: Math.min(100, x + 2) }[align]
  const left = end - { start: 0, middle: width / 2, end: width }[align]
  const middle = y + rise
  return {
    x: tenth(end),
    y: tenth(middle),
    align,
    text,
    box: { left, right: left + width, top: middle - lineHeight / 2, bottom: middle + lineHeight / 2 },
  }
}
