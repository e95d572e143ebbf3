import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import india from '@svg-maps/india'

/** Points nearer than this in the package's drawing are the same point of a border. */
const snapWithin = 0.03
/** How far a line may stray, in units of the drawing (about 5 km each): the country's boundary, and lines between states. */
export const tolerance = { boundary: 0.4, borders: 1.3 }
const target = join(import.meta.dirname, '../app/features/destinations/india.svg')

type Point = [x: number, y: number]
type Arc = { points: Point[]; shared: boolean }

/** The rings of a path made of moves and straight lines. */
export function readRings(path: string): Point[][] {
  const tokens = path.match(/[a-z]|-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []
  const rings: Point[][] = []
  let [x, y, command] = [0, 0, '']
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as string
    if (/^[mlz]$/i.test(token)) {
      command = token
      if (/z/i.test(command)) [x, y] = rings.at(-1)?.[0] ?? [0, 0]
      else if (/m/i.test(command)) rings.push([])
      i++
      continue
    }
    const relative = command === command.toLowerCase()
    x = Number(token) + (relative ? x : 0)
    y = Number(tokens[i + 1]) + (relative ? y : 0)
    rings.at(-1)?.push([x, y])
    i += 2
  }
  return rings
}

/** The package's own drawing of each state, as rings. */
export function originalStates(): { name: string; rings: Point[][] }[] {
  const { locations } = india as { locations: { name: string; path: string }[] }
  return locations.map(({ name, path }) => ({ name, rings: readRings(path) }))
}

/** Gives the points that two states share one name, so that a border is one line and stays closed. */
function createSnapper() {
  const cells = new Map<string, number[]>()
  const points: Point[] = []
  const cell = (value: number) => Math.floor(value / snapWithin)
  return {
    points,
    name([x, y]: Point): number {
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          const near = cells.get(`${cell(x) + dx},${cell(y) + dy}`)?.find((other) => {
            const [ox, oy] = points[other] as Point
            return Math.hypot(ox - x, oy - y) <= snapWithin
          })
          if (near !== undefined) return near
        }
      }
      points.push([x, y])
      const key = `${cell(x)},${cell(y)}`
      cells.set(key, [...(cells.get(key) ?? []), points.length - 1])
      return points.length - 1
    },
  }
}

/** Lines between the points where three borders meet. A line that two states share appears once. */
function cutArcs(rings: Point[][]): Arc[] {
  const snapper = createSnapper()
  const named = rings
    .map((ring) => ring.map(snapper.name).filter((name, i, all) => name !== all.at(i - 1)))
    .filter((ring) => ring.length > 2)
  const neighbours = new Map<number, Set<number>>()
  for (const ring of named) {
    ring.forEach((name, i) => {
      const set = neighbours.get(name) ?? new Set()
      neighbours.set(name, set.add(ring.at(i - 1) as number).add(ring[(i + 1) % ring.length] as number))
    })
  }
  const isJunction = (name: number) => neighbours.get(name)?.size !== 2
  const arcs = new Map<string, { names: number[]; uses: number }>()
  for (const ring of named) {
    const start = Math.max(0, ring.findIndex(isJunction))
    const turned = [...ring.slice(start), ...ring.slice(0, start), ring[start] as number]
    let names: number[] = []
    turned.forEach((name, i) => {
      names.push(name)
      if (i === 0 || (i < turned.length - 1 && !isJunction(name))) return
      const sorted = names.toSorted((a, b) => a - b)
      const key = `${sorted[0]},${sorted.at(-1)},${names.length},${sorted.reduce((sum, n) => sum + n, 0)}`
      const known = arcs.get(key)
      if (known) known.uses++
      else arcs.set(key, { names, uses: 1 })
      names = [name]
    })
  }
  return [...arcs.values()].map(({ names, uses }) => ({
    points: names.map((name) => snapper.points[name] as Point),
    shared: uses > 1,
  }))
}

/** Douglas and Peucker: keeps the ends, and every point without which the line would stray too far. */
function simplify(points: Point[], within: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let [furthest, distance] = [0, 0]
  points.forEach((point, i) => {
    const away = distanceTo(point, first, last)
    if (away > distance) [furthest, distance] = [i, away]
  })
  const closed = first[0] === last[0] && first[1] === last[1]
  // A small island keeps its shape of three points rather than vanish.
  if (distance <= within && !(closed && points.length > 3)) return [first, last]
  const before = simplify(points.slice(0, furthest + 1), within)
  return [...before.slice(0, -1), ...simplify(points.slice(furthest), within)]
}

export function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}

/** Joins the lines that only one state has, end to end, into the coast and the country's boundary. */
function joinRings(arcs: Point[][]): Point[][] {
  const key = (point: Point | undefined) => String(point)
  const open = new Set(arcs)
  const rings: Point[][] = []
  for (const arc of arcs) {
    if (!open.delete(arc)) continue
    const ring = [...arc]
    while (key(ring[0]) !== key(ring.at(-1))) {
      const end = key(ring.at(-1))
      const next = [...open].find((other) => key(other[0]) === end || key(other.at(-1)) === end)
      if (!next) throw new Error(`The boundary is open at ${end}.`)
      open.delete(next)
      ring.push(...(key(next[0]) === end ? next : next.toReversed()).slice(1))
    }
    rings.push(ring)
  }
  return rings
}

/** Relative moves with one decimal: a few hundred metres. */
function write(points: Point[], close: boolean): string {
  let [x, y] = [0, 0]
  let path = ''
  points.slice(0, close ? -1 : undefined).forEach((point, i) => {
    const [nx, ny] = [Math.round(point[0] * 10), Math.round(point[1] * 10)]
    if (i > 0 && nx === x && ny === y) return
    const step = [nx - x, ny - y].map((n) => String(n / 10).replace(/^(-?)0\./, '$1.'))
    path += i === 0 ? `M${step.join(' ')}l` : `${step.join(' ')} `
    ;[x, y] = [nx, ny]
  })
  return `${path.replaceAll(' -', '-').replace(/l?\s*$/, '')}${close ? 'z' : ''}`
}

export type Simplified = { boundary: Point[][]; borders: Point[][] }

export function simplifyMap(most = tolerance): Simplified {
  const arcs = cutArcs(originalStates().flatMap(({ rings }) => rings))
  const pick = (shared: boolean, within: number) =>
    arcs.filter((arc) => arc.shared === shared).map(({ points }) => simplify(points, within))
  return {
    boundary: joinRings(pick(false, most.boundary)),
    borders: pick(true, most.borders),
  }
}

export function drawMap({ boundary, borders }: Simplified): string {
  const land = boundary.map((ring) => write(ring, true)).join('')
  const lines = borders.map((line) => write(line, false)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${india.viewBox}" stroke-linejoin="round" stroke-linecap="round">
<title>India</title>
<!-- Outline: @svg-maps/india 2.0.0 by Victor Cazanave after MapSVG, CC BY 4.0, simplified by scripts/simplify-map.ts. -->
<path fill="#fff6e2" stroke="#c9a86a" stroke-width="1.1" d="${land}"/>
<path fill="none" stroke="#e5d3ae" stroke-width=".7" d="${lines}"/>
</svg>
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const svg = drawMap(simplifyMap())
  writeFileSync(target, svg)
  console.log(`${target}: ${svg.length} bytes`)
}
