import type { RoutePoint } from '#domain/trips/trip.ts'
import { cheapest } from './cheapest.ts'
import { type Box, between, breakName, contains, overlap, type Point } from './route-labels.ts'
import { tenth } from './route-legs.ts'

/** A name on the profile; one that stands apart has a line that leads from its point to there. */
export type ProfileLabel = {
  x: number
  y: number
  align: 'start' | 'middle' | 'end'
  text: string
  leader?: Point
}
type Placed = Point & { night: boolean }
type Try = ProfileLabel & { box: Box }
type Apart = Try & { leader: Point }

/** As large as letters stand on the narrowest phone. */
const letter = 2.5
/** Kept free at both sides of a name together. */
const margin = 4
const lineHeight = 8
/** Between a name that stands at the side and the end of its line. */
const gap = 1
/** On a slope a name begins or ends this far from its point, so that the line does not run through it. */
const aside = 3

/** The highest point first, then the ends, the night halts and the passes. Names that find no room beside their points stand apart. */
export function nameStops(stops: RoutePoint[], placed: Placed[], top: number): Map<number, ProfileLabel> {
  const dots = placed.map((point) => boxAround(point, 1.6, 2.4))
  /** Lines keep a little more room. */
  const around = placed.map((point) => boxAround(point, 3, 4))
  const ink = placed.flatMap((point, index) => between(placed[index - 1] ?? point, point))
  const taken: Box[] = []
  const named = new Map<number, ProfileLabel>()
  const seen = new Set<string>()
  const nights = placed.flatMap(({ night }, index) => (night ? [index] : []))
  const passes = placed.flatMap((_, index) => (isPass(placed, index) ? [index] : []))

  function name(index: number, choose: (point: Placed, text: string) => Try | null): void {
    const place = stops[index]?.place
    const point = placed[index]
    if (!place || !point || seen.has(place.id)) return
    const text = index === top ? `${place.name}\n${place.altitude.toLocaleString('en-IN')} m` : place.name
    const found = choose(point, text)
    if (!found) return
    const { box, ...label } = found
    taken.push(box)
    if (label.leader) ink.push(...between(point, label.leader))
    seen.add(place.id)
    named.set(index, label)
  }
  const isFree = ({ box }: Try) =>
    box.left >= 0 &&
    box.right <= 100 &&
    box.top >= 0 &&
    box.bottom <= 100 &&
    ![...taken, ...dots].some((other) => overlap(other, box))

  /** Nearer to its own point than to any other, and off the ridge. */
  const isClear = (label: Try, own: number) =>
    isNearest(label.box, placed, own) && ink.filter((dot) => contains(label.box, dot)).length < 2

  const always = [top, 0, placed.length - 1]
  for (const index of [...always, ...nights, ...passes])
    name(index, (point, text) => {
      const free = nearby(point, placed[index - 1], placed[index + 1], text).filter(isFree)
      const clear = free.find((label) => isClear(label, index))
      return clear ?? (always.includes(index) ? (free[0] ?? null) : null)
    })
  for (const index of [...nights, ...passes])
    name(index, (point, text) => {
      const boxes = [...taken, ...around]
      const prices = {
        least: (label: Apart) => lengthOf(label, point),
        cost: (label: Apart) => costOf(label, point, { ink, boxes }),
      }
      return cheapest(apart(point, text).filter(isFree), prices, Number.POSITIVE_INFINITY)
    })
  return named
}

/** Over another peak a name would be read as that one's. */
function isNearest({ left, right, top, bottom }: Box, placed: Placed[], own: number): boolean {
  const away = ({ x, y }: Point) => Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2)
  const ownAway = away(placed[own] ?? { x: 0, y: 0 })
  return placed.every((point, index) => index === own || away(point) > ownAway)
}

/** Where the way goes over a height without staying there. */
function isPass(placed: Placed[], index: number): boolean {
  const [before, point, after] = [placed[index - 1], placed[index], placed[index + 1]]
  return !!before && !!point && !!after && !point.night && point.y < before.y && point.y < after.y
}

/** Beside a slope a name stands in the air, over a peak above it, in a valley and at the ends below. */
function nearby(point: Placed, before: Placed | undefined, after: Placed | undefined, text: string): Try[] {
  const isHigher = (next: Placed | undefined) => next !== undefined && next.y < point.y
  const over = -2.6 - (lineHeight / 2) * text.split('\n').length
  const below = -over
  const left = { ...point, x: point.x - aside }
  const right = { ...point, x: point.x + aside }
  if (isHigher(before) && isHigher(after)) return alignments(point, below, text)
  if (!before) return [labelAt(point, isHigher(after) ? below : over, 'start', text)]
  if (!after) return [labelAt(point, isHigher(before) ? below : over, 'end', text)]
  if (isHigher(after)) return [labelAt(left, over, 'end', text), labelAt(right, below, 'start', text)]
  if (isHigher(before)) return [labelAt(right, over, 'start', text), labelAt(left, below, 'end', text)]
  return alignments(point, over, text)
}

function alignments(point: Point, rise: number, text: string): Try[] {
  return (['middle', 'start', 'end'] as const).map((align) => labelAt(point, rise, align, text))
}

function labelAt({ x, y }: Point, rise: number, align: ProfileLabel['align'], text: string): Try {
  const lines = text.split('\n')
  const width = Math.max(...lines.map(({ length }) => length)) * letter + margin
  const half = (lines.length * lineHeight) / 2
  const end = { start: Math.max(0, x - 2), middle: x, end: Math.min(100, x + 2) }[align]
  const left = end - { start: 0, middle: width / 2, end: width }[align]
  const middle = y + rise
  return {
    x: tenth(end),
    y: tenth(middle),
    align,
    text,
    box: { left, right: left + width, top: middle - half, bottom: middle + half },
  }
}

/** Above and below the point, and everywhere to its sides, with a line that ends where the text does at any size. */
function apart(point: Point, name: string): Apart[] {
  const text = breakName(name).join('\n')
  const found: Apart[] = []
  for (let y = lineHeight / 2; y < 100; y += 2) {
    const isBelow = y > point.y
    for (const label of alignments({ x: point.x, y }, 0, text)) {
      const leader = { x: point.x, y: tenth(isBelow ? label.box.top : label.box.bottom) }
      if (isBelow === leader.y > point.y) found.push({ ...label, leader })
    }
    for (let away = 6; away < 100; away += 2) {
      const right = labelAt({ x: point.x + away + 2, y }, 0, 'start', text)
      const left = labelAt({ x: point.x - away - 2, y }, 0, 'end', text)
      found.push({ ...right, leader: { x: tenth(point.x + away - gap), y: right.y } })
      found.push({ ...left, leader: { x: tenth(point.x - away + gap), y: left.y } })
    }
  }
  return found
}

/** Long and slanted lines are worse than short and upright ones. */
function lengthOf({ leader }: Apart, point: Point): number {
  return Math.abs(leader.y - point.y) + 1.5 * Math.abs(leader.x - point.x)
}

/** What lies on the ridge or crosses a name is worst. */
function costOf(label: Apart, point: Point, { ink, boxes }: { ink: Point[]; boxes: Box[] }): number {
  const covered = ink.filter((dot) => contains(label.box, dot)).length
  // The line begins on the ridge, at its own point.
  const line = between(point, label.leader).slice(4)
  const crossed = line.filter((dot) => boxes.some((other) => contains(other, dot))).length
  const alongRidge = line.filter(({ x, y }) =>
    ink.some((dot) => (dot.x - x) ** 2 + (dot.y - y) ** 2 < 4),
  ).length
  return lengthOf(label, point) + 15 * covered + 8 * alongRidge + 10 * crossed
}

function boxAround({ x, y }: Point, side: number, height: number): Box {
  return { left: x - side, right: x + side, top: y - height, bottom: y + height }
}
