import { cheapest } from './cheapest.ts'

/**
 * Names beside the points of a drawing that is 100 units wide. A letter is as large as it stands on the narrowest
 * phone; on a wider drawing letters take less of it, so that what does not overlap here never does.
 */
export type Spot = { x: number; y: number; radius: number; name: string; must: boolean }
export type Box = { left: number; top: number; right: number; bottom: number }
export type RouteLabel = {
  /** The end of the text that is nearer to the point, and the middle of its height. */
  x: number
  y: number
  align: 'start' | 'middle' | 'end'
  lines: string[]
  box: Box
  /** Where the line to a name that stands apart ends. */
  leader?: { x: number; y: number }
}

const letter = 2.2
const lineHeight = 4.7
const gap = 0.9
const edge = 1
/** What a line to a name costs, counted in units of the way that a name beside its point would cover. */
const apartness = 2
/** A place between has no name where that would cost more than this: beside its point, and apart from it. */
const most = { beside: 8, apart: 60 }
/** A line to a name that is longer than this leads the eye astray: what is beyond it counts three times. */
const longLeader = 12
/** How far away a name may stand that makes way for another. */
const inReach = 40

export type Point = { x: number; y: number }
type Obstacles = { height: number; spots: Spot[]; ink: Point[]; taken: Box[] }

/** One label or null for each spot, in order. Those that must have one come first. */
export function placeLabels(
  spots: Spot[],
  ground: { height: number; ink: Point[]; taken: Box[] },
): (RouteLabel | null)[] {
  const obstacles: Obstacles = { ...ground, spots, taken: [...ground.taken] }
  const labels: (RouteLabel | null)[] = spots.map(() => null)
  for (const must of [true, false]) {
    for (const [index, spot] of spots.entries()) {
      if (spot.must !== must) continue
      const label = bestLabel(spot, obstacles)
      labels[index] = label
      if (label) obstacles.taken.push(label.box)
    }
  }
  for (const index of spots.keys()) bringNearer(index, labels, { ...ground, spots })
  return labels
}

function bestLabel(spot: Spot, obstacles: Obstacles): RouteLabel | null {
  const beside = spot.must
    ? null
    : cheapestLabel(spot, nearby(spot, breakName(spot.name)), obstacles, most.beside)
  const limit = spot.must ? Number.POSITIVE_INFINITY : most.apart
  return beside ?? cheapestLabel(spot, everywhere(spot, obstacles.height), obstacles, limit)
}

/** A name far from its point comes nearer where another makes way for it and both together stand better than before. */
function bringNearer(index: number, labels: (RouteLabel | null)[], ground: Obstacles): void {
  const [spot, far] = [ground.spots[index], labels[index]]
  if (!spot || !far?.leader || wayTo(far.leader, spot) < longLeader) return
  let least = 0
  let chosen: { at: number; own: RouteLabel; other: RouteLabel } | null = null
  for (const [at, otherSpot] of ground.spots.entries()) {
    const before = labels[at]
    if (at === index || !before || Math.hypot(before.x - spot.x, before.y - spot.y) > inReach) continue
    const boxes = labels.flatMap((label, i) => (label && i !== index && i !== at ? [label.box] : []))
    const free: Obstacles = { ...ground, taken: [...ground.taken, ...boxes] }
    const beside = (label: RouteLabel): Obstacles => ({ ...free, taken: [...free.taken, label.box] })
    const own = bestLabel(spot, free)
    const other = own && bestLabel(otherSpot, beside(own))
    if (!own || !other) continue
    const now = costOf(own, spot, free) + costOf(other, otherSpot, beside(own))
    const gain = costOf(far, spot, beside(before)) + costOf(before, otherSpot, beside(far)) - now
    if (gain > least) [least, chosen] = [gain, { at, own, other }]
  }
  if (!chosen) return
  labels[index] = chosen.own
  labels[chosen.at] = chosen.other
}

function costOf(label: RouteLabel, spot: Spot, obstacles: Obstacles): number {
  return (label.leader ? wayTo(label.leader, spot) : 0) + inTheWay(label, spot, obstacles)
}

function cheapestLabel(
  spot: Spot,
  places: RouteLabel[],
  obstacles: Obstacles,
  limit: number,
): RouteLabel | null {
  // Beside its point each place is a little worse than the one before.
  const least = (label: RouteLabel) =>
    label.leader ? wayTo(label.leader, spot) : places.indexOf(label) * 0.2
  const cost = (label: RouteLabel) =>
    isBlocked(label, obstacles) ? Number.POSITIVE_INFINITY : least(label) + inTheWay(label, spot, obstacles)
  return cheapest(places, { least, cost }, limit)
}

/** Long names stand in two lines. */
export function breakName(name: string, longest = 15): string[] {
  if (name.length <= longest || !name.includes(' ')) return [name]
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => index)
  const cut = breaks.reduce((a, b) => (Math.abs(b - name.length / 2) < Math.abs(a - name.length / 2) ? b : a))
  return [name.slice(0, cut), name.slice(cut + 1)]
}

/** A name that must stand somewhere takes two lines where one would lie across the way. */
function everywhere(spot: Spot, height: number): RouteLabel[] {
  const [lines, broken] = [breakName(spot.name), breakName(spot.name, 0)]
  const ways = broken.length > lines.length ? [lines, broken] : [lines]
  return [...ways.flatMap((each) => nearby(spot, each)), ...ways.flatMap((each) => apart(spot, each, height))]
}

function sizeOf(lines: string[]): { width: number; height: number } {
  return {
    width: Math.max(...lines.map((line) => line.length)) * letter + 1.4,
    height: lines.length * lineHeight,
  }
}

function labelAt(spot: Spot, centre: Point, lines: string[]): RouteLabel {
  const { width, height } = sizeOf(lines)
  const box = {
    left: centre.x - width / 2,
    right: centre.x + width / 2,
    top: centre.y - height / 2,
    bottom: centre.y + height / 2,
  }
  const align = box.left >= spot.x ? 'start' : box.right <= spot.x ? 'end' : 'middle'
  return { x: { start: box.left, middle: centre.x, end: box.right }[align], y: centre.y, align, lines, box }
}

/** Right, left, above, below, and between these. */
function nearby(spot: Spot, lines: string[]): RouteLabel[] {
  const { width, height } = sizeOf(lines)
  const reach = spot.radius + gap
  const slant = reach * 0.6
  const x = reach + width / 2
  const y = reach + height / 2
  const moves: [number, number][] = [
    [x, 0],
    [-x, 0],
    [0, -y],
    [0, y],
    [slant + width / 2, -slant - height / 2],
    [slant + width / 2, slant + height / 2],
    [-slant - width / 2, -slant - height / 2],
    [-slant - width / 2, slant + height / 2],
  ]
  return moves.map(([dx, dy]) => labelAt(spot, { x: spot.x + dx, y: spot.y + dy }, lines))
}

/** Everywhere else on the drawing, with a line to the point. */
function apart(spot: Spot, lines: string[], height: number): RouteLabel[] {
  const found: RouteLabel[] = []
  for (let y = 4; y < height; y += 2.5) {
    for (let x = 4; x < 100; x += 2.5) {
      const label = labelAt(spot, { x, y }, lines)
      const inner = { start: 0.5, middle: 0, end: -0.5 }[label.align]
      const below = label.y > spot.y ? label.box.top : label.box.bottom
      const leader = { x: label.x + inner, y: label.align === 'middle' ? below : label.y }
      found.push({ ...label, leader })
    }
  }
  return found
}

function isBlocked({ box }: RouteLabel, { height, spots, taken }: Obstacles): boolean {
  if (box.left < edge || box.right > 100 - edge || box.top < edge || box.bottom > height - edge) return true
  return [...taken, ...spots.map(around)].some((other) => overlap(box, other))
}

/** A name over the way, or a line over another name, is a last resort: a night halt that is ringed by them still gets its own. */
function inTheWay({ box, leader }: RouteLabel, spot: Spot, { ink, spots, taken }: Obstacles): number {
  const covered = 30 * ink.filter((point) => contains(box, point)).length
  if (!leader) return covered
  const others = spots.filter((other) => other !== spot).map(around)
  const line = between(spot, leader)
  const overPoints = line.filter((point) => others.some((other) => contains(other, point))).length
  const overWay = line.slice(3).filter((point) => ink.some((dot) => isClose(dot, point))).length
  const overNames = line.filter((point) => taken.some((other) => contains(other, point))).length
  return covered + 2 * overPoints + 10 * overWay + 20 * overNames
}

function isClose(a: Point, b: Point): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 0.8
}

function wayTo(leader: Point, spot: Spot): number {
  const length = Math.hypot(leader.x - spot.x, leader.y - spot.y)
  return apartness + length + 2 * Math.max(0, length - longLeader)
}

function around({ x, y, radius }: Spot): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

export function between(from: Point, to: Point): Point[] {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y))
  return Array.from({ length: steps }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 0.5)) / steps,
    y: from.y + ((to.y - from.y) * (index + 0.5)) / steps,
  }))
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function contains(box: Box, { x, y }: Point): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}
