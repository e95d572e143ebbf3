import type { RoutePoint } from '#domain/trips/trip.ts'
import {
  beside,
  boxOf,
  type LetterSize,
  over,
  type Placed,
  type ProfileLabel,
} from './profile-name-places.ts'
import { type Box, between, contains, overlap, type Point } from './route-labels.ts'

/** As large as letters stand on the narrowest phone. */
const onPhones = { letter: 2.5, lineHeight: 6.6, margin: 3 }
/** And on a drawing that is wider than the phone, because it has many names. */
const whereCrowded = { letter: 1.2, lineHeight: 5.5, margin: 2 }

type Ground = {
  size: LetterSize
  placed: Placed[]
  ridge: Point[]
  names: Box[]
  leaders: Point[]
}
export type NamedStops = { labels: Map<number, ProfileLabel>; isCrowded: boolean }

/**
 * Names that find no room beside their points stand over them in the air, with a line straight up, which crosses nothing. Where a phone has no
 * room for all of them, the drawing is wider than it, and what finds none even there has no name.
 */
export function nameStops(stops: RoutePoint[], placed: Placed[], top: number): NamedStops {
  const order = inOrder(stops, placed, top)
  const nameIn = (size: LetterSize, order: number[]) =>
    nameInOrder(order, { size, placed }, (index) => nameOf(stops[index], index === top))
  const labels = nameIn(onPhones, order)
  if (labels.size === placed.length) return { labels, isCrowded: false }
  const wide = nameIn(whereCrowded, order)
  // What found no room when it came last finds it, if there is any, when it comes first.
  const again = nameIn(
    whereCrowded,
    order.toSorted((a, b) => Number(wide.has(a)) - Number(wide.has(b))),
  )
  const most = again.size > wide.size ? again : wide
  return most.size > labels.size ? { labels: most, isCrowded: true } : { labels, isCrowded: false }
}

function nameInOrder(
  order: number[],
  { size, placed }: Pick<Ground, 'size' | 'placed'>,
  nameOf: (index: number) => string,
): Map<number, ProfileLabel> {
  const labels = new Map<number, ProfileLabel>()
  const ridge = placed.flatMap((point, index) => between(placed[index - 1] ?? point, point))
  const ground: Ground = { size, placed, ridge, names: [], leaders: [] }
  for (const index of order) {
    const label = choose(ground, index, nameOf(index))
    if (!label) continue
    occupy(ground, label, index)
    labels.set(index, label)
  }
  return labels
}

/** Each stop once: first visits before later ones, and of these the highest point, the ends, the passes from the highest down, and the night halts. */
function inOrder(stops: RoutePoint[], placed: Placed[], top: number): number[] {
  const all = [...placed.keys()]
  const nights = all.filter((index) => placed[index]?.night)
  const height = (index: number) => placed[index]?.y ?? 0
  const passes = all.filter((index) => isPass(placed, index)).sort((a, b) => height(a) - height(b))
  const wanted = [...new Set([top, 0, placed.length - 1, ...passes, ...nights, ...all])]
  const first = new Map(wanted.toReversed().map((index) => [stops[index]?.place.id, index]))
  const isFirst = (index: number) => first.get(stops[index]?.place.id) === index
  return [...wanted.filter(isFirst), ...wanted.filter((index) => !isFirst(index))]
}

/** Where the way goes over a height without staying there. */
function isPass(placed: Placed[], index: number): boolean {
  const [before, point, after] = [placed[index - 1], placed[index], placed[index + 1]]
  return !!before && !!point && !!after && !point.night && point.y < before.y && point.y < after.y
}

function nameOf(stop: RoutePoint | undefined, isTop: boolean): string {
  if (!stop) return ''
  const { name, altitude } = stop.place
  return isTop ? `${name}\n${altitude.toLocaleString('en-IN')} m` : name
}

function occupy({ size, placed, names, leaders }: Ground, label: ProfileLabel, index: number): void {
  names.push(boxOf(label, size))
  if (label.leader) leaders.push(...between(placed[index] ?? label, label.leader), label.leader)
}

function choose(ground: Ground, index: number, name: string): ProfileLabel | undefined {
  const { placed, size } = ground
  const point = placed[index]
  if (!point) return
  const near = beside(point, [placed[index - 1], placed[index + 1]], name, size)
  return (
    near.find((label) => isFree(label, ground) && isNearest(boxOf(label, size), placed, index)) ??
    over(point, name, size).find((label) => isFree(label, ground) && isLedTo(label, point, ground))
  )
}

/** Inside the drawing, off the ridge, and off all that is there already. */
function isFree(label: ProfileLabel, { size, placed, ridge, names, leaders }: Ground): boolean {
  const box = boxOf(label, size)
  if (box.left < 0 || box.right > 100 || box.top < 0 || box.bottom > 100) return false
  const dots = placed.map((point) => boxAround(point, 1.6, 2.4))
  if ([...names, ...dots].some((other) => overlap(other, box))) return false
  return ![...ridge, ...leaders].some((dot) => contains(box, dot))
}

/** Over another peak a name would be read as that one's. */
function isNearest({ left, right, top, bottom }: Box, placed: Placed[], own: number): boolean {
  const away = ({ x, y }: Point) => Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2)
  const ownAway = away(placed[own] ?? { x: 0, y: 0 })
  return placed.every((point, index) => index === own || away(point) > ownAway)
}

/** The line begins on the ridge, at its own point, and then keeps away from it, from other points and from names. */
function isLedTo({ leader }: ProfileLabel, point: Point, { placed, ridge, names }: Ground): boolean {
  const boxes = [...names, ...placed.map((each) => boxAround(each, 3, 4))]
  const line = leader ? between(point, leader).slice(4) : []
  return line.every((dot) => !isNear(dot, ridge) && !boxes.some((box) => contains(box, dot)))
}

function isNear({ x, y }: Point, line: Point[]): boolean {
  return line.some((dot) => (dot.x - x) ** 2 + (dot.y - y) ** 2 < 2)
}

function boxAround({ x, y }: Point, side: number, height: number): Box {
  return { left: x - side, right: x + side, top: y - height, bottom: y + height }
}
