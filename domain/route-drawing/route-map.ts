import type { Place, RoutePoint } from '#domain/trips/trip.ts'
import { placeLabels, type RouteLabel } from './route-labels.ts'
import { arrowsOf, bendLegs, type DrawnPoint, pathOf, samplesOf, tenth } from './route-legs.ts'
import { farEnds, mergeStops, middleOf } from './route-stops.ts'

export type RouteMark = {
  /** The place's. */
  id: string
  x: number
  y: number
  night: boolean
  label: Omit<RouteLabel, 'box'>
}

/** A drawing 100 units wide: north is up. */
export type RouteMap = {
  height: number
  /** Paths: the way, its shortened ends, arrows in the direction of travel. */
  way: string
  shortened: string
  arrows: string
  /** Only places whose names find room: a point that says nothing is none. */
  marks: RouteMark[]
  scale: { km: number; length: number }
}

const margin = { side: 9, top: 10, bottom: 14 }
const radius = { night: 1.9, pass: 1.3 }
/** Units a kilometre, at most: a walk in one town is not blown up into an expedition. */
const closest = 18

export function drawRouteMap(route: RoutePoint[]): RouteMap {
  const stops = mergeStops(route)
  const far = farEnds(stops)
  const { points, height, perKilometre } = fitFrame(project(stops, far))
  const legs = bendLegs(points)
  const isShortened = (leg: { from: DrawnPoint; to: DrawnPoint }) =>
    far.has(leg.from.id) || far.has(leg.to.id)
  const scale = scaleBar(perKilometre)
  const places = [...new Map(points.map((point) => [point.id, point])).values()]
  const nights = new Set(stops.filter(({ night }) => night).map(({ place }) => place.id))
  const ends = new Set([points[0]?.id, points.at(-1)?.id])
  const spots = places.map(({ id, x, y }) => ({
    x,
    y,
    radius: nights.has(id) ? radius.night : radius.pass,
    name: stops.find(({ place }) => place.id === id)?.place.name ?? '',
    must: nights.has(id) || ends.has(id),
  }))
  const labels = placeLabels(spots, {
    height,
    ink: legs.flatMap(samplesOf),
    taken: [{ left: 0, right: scale.length + 12, top: height - 8, bottom: height }],
  })
  return {
    height,
    way: pathOf(legs.filter((leg) => !isShortened(leg))),
    shortened: pathOf(legs.filter(isShortened)),
    arrows: arrowsOf(legs),
    marks: places.flatMap(({ id, x, y }, index) => {
      const label = labels[index]
      return label ? [{ id, x, y, night: nights.has(id), label: withoutBox(label) }] : []
    }),
    scale,
  }
}

type PlanePoint = { id: string; x: number; y: number }

/** Kilometres to the east and to the south. Far ends keep their bearing from the stop that they are joined to, and come close. */
function project(stops: RoutePoint[], far: Map<string, number>): PlanePoint[] {
  const core = stops.map(({ place }) => place).filter(({ id }) => !far.has(id))
  const middle = { lat: middleOf(core.map(({ lat }) => lat)), lon: middleOf(core.map(({ lon }) => lon)) }
  const narrowing = Math.cos((middle.lat * Math.PI) / 180)
  const onPlane = ({ lat, lon }: Place) => ({
    x: (lon - middle.lon) * narrowing * 111.32,
    y: (middle.lat - lat) * 110.57,
  })
  const reach = Math.max(...core.map(onPlane).map(({ x, y }) => Math.hypot(x, y)))
  const distances = [...far.values()].sort((a, b) => a - b)
  return stops.map(({ place }) => {
    const { x, y } = onPlane(place)
    const km = far.get(place.id)
    if (km === undefined) return { id: place.id, x, y }
    const joined = stops[0]?.place.id === place.id ? stops[1] : stops.at(-2)
    const from = onPlane(joined?.place ?? place)
    return { id: place.id, ...cutShort(from, { x, y }, reach * (1.7 + 0.35 * distances.indexOf(km))) }
  })
}

type Spot = { x: number; y: number }

/** Where the straight way from one spot to another is so far from the middle, at 0, 0. */
function cutShort(from: Spot, to: Spot, away: number): Spot {
  const way = Math.hypot(to.x - from.x, to.y - from.y)
  const [east, south] = [(to.x - from.x) / way, (to.y - from.y) / way]
  const along = from.x * east + from.y * south
  const length = Math.sqrt(along ** 2 - from.x ** 2 - from.y ** 2 + away ** 2) - along
  return { x: from.x + east * length, y: from.y + south * length }
}

function fitFrame(points: PlanePoint[]): { points: DrawnPoint[]; height: number; perKilometre: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const width = Math.max(...xs) - Math.min(...xs) || 0.1
  const tall = Math.max(...ys) - Math.min(...ys) || 0.1
  const inner = 100 - 2 * margin.side
  const upright = margin.top + margin.bottom
  const height = Math.round(Math.min(Math.max((inner * tall) / width + upright, 72), 112))
  const perKilometre = Math.min(inner / width, (height - upright) / tall, closest)
  const centre = { x: middleOf(xs), y: middleOf(ys) }
  return {
    height,
    perKilometre,
    points: points.map(({ id, x, y }) => ({
      id,
      x: tenth(50 + (x - centre.x) * perKilometre),
      y: tenth((height + margin.top - margin.bottom) / 2 + (y - centre.y) * perKilometre),
    })),
  }
}

/** The longest round number of kilometres within a fifth of the drawing. */
function scaleBar(perKilometre: number): { km: number; length: number } {
  const most = 20 / perKilometre
  const power = 10 ** Math.floor(Math.log10(most))
  const km = power * ([5, 2, 1].find((digit) => digit * power <= most) ?? 1)
  return { km, length: tenth(km * perKilometre) }
}

function withoutBox({ x, y, align, lines, leader }: RouteLabel): RouteMark['label'] {
  return {
    x: tenth(x),
    y: tenth(y),
    align,
    lines,
    ...(leader && { leader: { x: tenth(leader.x), y: tenth(leader.y) } }),
  }
}
