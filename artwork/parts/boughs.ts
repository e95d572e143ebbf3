import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, f, type Point, path, ribbon, stroke } from '../kit/svg.ts'

/** Lobed leaf of a plane or maple on its stalk, 30 long. */
const lobed = (k: Stage) =>
  k.symbol(
    'lobed',
    () =>
      '<path d="M-.8 4L-.8-5L-5-6L-14-5L-10-11L-16-18L-8-17L-5-26L0-19L5-26L8-17L16-18L10-11L14-5L5-6L.8-5L.8 4z"/>',
  )

/** Broad leaf with a drip tip, 44 long: the fill is its shaded half, the colour the half that shines. */
const glossy = (k: Stage) =>
  k.symbol(
    'glossy',
    () =>
      `<path d="M0 2C-10-5-14-19-8-30C-5-36-1-39 0-44C1-39 5-36 8-30C14-19 10-5 0 2z"/>${path('M0 2C10-5 14-19 8-30C5-36 1-39 0-44C2-30 2-14 0 2z', 'currentColor')}`,
  )

/** Small plain leaf, 20 long. */
const leaflet = (k: Stage) =>
  k.symbol(
    'leaflet',
    () =>
      `<path d="M0 2C-7-3-8-12 0-20C8-12 7-3 0 2z"/>${path('M0 2C7-3 8-12 0-20C1-12 1-5 0 2z', 'currentColor')}`,
  )

const around = (n: number, draw: (deg: number) => string) =>
  Array.from({ length: n }, (_, i) => draw((i * 360) / n)).join('')
const turn = (d: string, deg: number) => `<path d="${d}" transform="rotate(${f(deg)})"/>`

/** Open flower of a cherry, apple or apricot: five notched petals, 28 across; the colour is its heart. */
const petals5 = (k: Stage) =>
  k.symbol(
    'petals5',
    () =>
      around(5, (a) => turn('M0 0C-7-3-8-11-2.4-14L0-12.4L2.4-14C8-11 7-3 0 0z', a)) +
      circle(0, 0, 2.4, 'currentColor') +
      stroke('M0 0V-6.5M0 0L6-2M0 0L-6-2M0 0L3.8 5.2M0 0L-3.8 5.2', 'currentColor', 1),
  )

/** Three papery bracts round a small cream flower, 34 across; the colour is their fold. */
const bracts = (k: Stage) =>
  k.symbol(
    'bracts',
    () =>
      around(3, (a) => turn('M0 1C-10-2-13-11-7-15C-4-17-1.5-18 0-22C1.5-18 4-17 7-15C13-11 10-2 0 1z', a)) +
      stroke('M0-3V-15M2.6 1.5L13 7.5M-2.6 1.5L-13 7.5', 'currentColor', 1.1) +
      circle(0, 0, 2.2, '#fff3d2'),
  )

/** Long leathery leaves spread like a collar, 76 across; the colour is their midrib. */
const collar = (k: Stage) =>
  k.symbol('collar', () =>
    around(9, (a) => {
      const long = Math.round(a / 40) % 2 ? 0.86 : 1
      const [x, y] = [Math.sin((a * Math.PI) / 180), -Math.cos((a * Math.PI) / 180)]
      return (
        `<path d="M0 0C-7-9-8-24 0-38C8-24 7-9 0 0z" transform="rotate(${f(a)})scale(1 ${long})"/>` +
        stroke(`M${f(x * 6)} ${f(y * 6)}L${f(x * 33 * long)} ${f(y * 33 * long)}`, 'currentColor', 1.2)
      )
    }),
  )

/** Dome of bells, 44 across: the fill is its shaded side, the colour its light. */
const dome = (k: Stage) =>
  k.symbol('dome', () => {
    const bell = (x: number, y: number, r: number, a0: number, more = '') => {
      const at = (i: number, q: number) => {
        const a = ((i + a0) / 5) * Math.PI * 2
        return `${f(x + Math.cos(a) * r * q)} ${f(y + Math.sin(a) * r * q)}`
      }
      const lobes = [0, 1, 2, 3, 4].map(
        (i) => `Q${at(i + 0.1, 1.34)} ${at(i + 0.5, 0.98)}Q${at(i + 0.9, 1.34)} ${at(i + 1, 0.66)}`,
      )
      return `<path d="M${at(0, 0.66)}${lobes.join('')}z"${more} stroke="#4a0a20" stroke-opacity=".35" stroke-width=".7"/>`
    }
    let o = ''
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2 + 0.2
      o += bell(Math.cos(a) * 12.5, Math.sin(a) * 10.5 + 1, 8, i * 0.4)
    }
    for (const [x, y, turn] of [
      [-8, 2.5, 0.2],
      [8, 2, 0.6],
      [-5, -8, 0.4],
      [6, -7.5, 0],
      [0, 0.5, 0.8],
    ] as const)
      o += bell(x, y, 7, turn, ' fill="currentColor"') + circle(x, y + 0.6, 1.7, '#4a0a20', 'opacity=".4"')
    return o
  })

type Plant = 'chinar' | 'broadleaf' | 'blossom' | 'bougainvillea' | 'rhododendron'
/** Colours of the flowers, or of the leaves where there are none, and of the leaves among the flowers. */
export type Foliage = { plant: Plant; colors: string[]; green?: string[] }
type Spot = { x: number; y: number; dir: number; end: boolean }

const bezier = (a: Point, b: Point, c: Point, t: number): Point => [
  (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
  (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
]
const heading = (a: Point, b: Point) => Math.atan2(b[1] - a[1], b[0] - a[0])

/** A limb with its twigs, and the places along them where something may grow. */
function limb(k: Stage, from: Point, to: Point, s: number, wood: string): { wood: string; spots: Spot[][] } {
  const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 26 * s]
  const along = (t: number) => bezier(from, mid, to, t)
  const count = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (36 * s)))
  let o = path(
    ribbon(
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [...along(t), s * (15 - 12 * t)]),
      1,
    ),
    wood,
  )
  const spots: Spot[][] = []
  const shoot = (p: Point, dir: number, len: number, w: number): Spot[] => {
    const q: Point = [p[0] + Math.cos(dir) * len, p[1] + Math.sin(dir) * len + len * 0.16]
    const bend: Point = [p[0] + Math.cos(dir) * len * 0.55, p[1] + Math.sin(dir) * len * 0.5 - len * 0.06]
    o += stroke(
      `M${f(p[0])} ${f(p[1])}Q${f(bend[0])} ${f(bend[1])} ${f(q[0])} ${f(q[1])}`,
      wood,
      w,
      'stroke-linecap="round"',
    )
    return [0.3, 0.48, 0.66, 0.84, 1].map((t) => {
      const [x, y] = bezier(p, bend, q, t)
      return { x, y, dir: heading(bezier(p, bend, q, t - 0.1), [x, y]), end: t === 1 }
    })
  }
  for (let i = 0; i < count; i++) {
    const t = (i + 0.6 + k.rng.range(-0.25, 0.25)) / count
    const p = along(t)
    const side = i % 2 ? 1 : -1
    const dir = heading(along(t - 0.04), along(t + 0.04)) + side * k.rng.range(0.5, 1.05)
    const len = s * k.rng.range(52, 88) * (1.1 - 0.35 * t)
    const twig = shoot(p, dir, len, 3.6 * s)
    const fork = nth(twig, 1)
    spots.push(twig, shoot([fork.x, fork.y], dir - side * k.rng.range(0.5, 0.9), len * 0.55, 2.4 * s))
  }
  spots.push(shoot(to, heading(along(0.9), to), 34 * s, 2.6 * s))
  return { wood: o, spots }
}

/** Branch hanging into the frame from a corner, in leaf or in flower. */
export function bough(
  k: Stage,
  from: Point,
  to: Point,
  { plant, colors, green = [] }: Foliage,
  { n = 60, s = 1 } = {},
): string {
  const wood = mix(k.dark(), k.shade('#6a4c3c'), 0.4)
  const { wood: bare, spots } = limb(k, from, to, s, wood)
  const deep = (c: string, t = 0.3) => mix(c, k.dark(), t)
  const bright = (c: string, t = 0.22) => mix(c, k.lit('#ffffff'), t)
  let back = ''
  let front = ''
  const put = (
    id: string,
    x: number,
    y: number,
    deg: number,
    size: number,
    fill: string,
    color: string,
    flat = 1,
  ) =>
    `<use href="#${id}" transform="translate(${f(x)} ${f(y)})rotate(${Math.round(deg)})scale(${+(size * s).toFixed(2)}${flat < 1 ? ` ${+(size * s * flat).toFixed(2)}` : ''})" fill="${fill}" color="${color}"/>`
  // Degrees for a symbol that grows upwards to grow along a heading; what is heavy hangs.
  const lean = (dir: number, off: number) => {
    const a = dir + off
    const hung = Math.atan2(Math.sin(a) + 0.45, Math.cos(a))
    return (hung * 180) / Math.PI + 90
  }
  const leaves = (spot: Spot, id: string, size: number, from: string[]) => {
    for (const off of spot.end ? [0] : [-0.85, 0.85]) {
      const c = k.rng.pick(from)
      const one = (layer: 'back' | 'front', fill: string, shine: string) => {
        const leaf = put(
          id,
          spot.x,
          spot.y,
          lean(spot.dir, off + k.rng.range(-0.3, 0.3)),
          size * k.rng.range(0.75, 1.15),
          fill,
          shine,
        )
        if (layer === 'back') back += leaf
        else front += leaf
      }
      if (k.rng.chance(0.35)) one('back', deep(c, 0.42), deep(c, 0.3))
      else one('front', c, bright(c, 0.14))
    }
  }
  const all = n > 0 ? spots.flat() : []
  const per = n / all.length
  for (const spot of all) {
    const { x, y, dir } = spot
    const times = Math.max(spot.end ? 1 : 0, Math.floor(per) + (k.rng.chance(per % 1) ? 1 : 0))
    if (plant === 'broadleaf') leaves(spot, glossy(k), 0.82, colors)
    if (plant === 'chinar')
      for (let i = 0; i < times; i++) {
        const c = k.rng.pick(colors)
        const far = k.rng.chance(0.3)
        const leaf = put(
          lobed(k),
          x,
          y,
          lean(dir, k.rng.range(-1.5, 1.5)),
          k.rng.range(0.8, 1.3),
          far ? deep(c) : c,
          c,
        )
        if (far) back += leaf
        else front += leaf
      }
    if (plant === 'blossom') {
      if (green.length && k.rng.chance(0.3)) leaves(spot, leaflet(k), 0.7, green)
      for (let i = 0; i < times; i++) {
        const c = k.rng.pick(colors)
        const far = k.rng.chance(0.35)
        const flower = put(
          petals5(k),
          x + k.rng.bell() * 15 * s,
          y + k.rng.bell() * 14 * s,
          k.rng.int(0, 71),
          k.rng.range(0.62, 1),
          far ? mix(c, k.half('#d07a98', 0, 0.5), 0.4) : c,
          k.half('#c2436e', 0, 0.2),
          k.rng.range(0.66, 1),
        )
        if (far) back += flower
        else front += flower
      }
    }
    if (plant === 'bougainvillea') {
      if (k.rng.chance(0.4)) leaves(spot, leaflet(k), 1.2, green)
      for (let i = 0; i < times; i++) {
        const c = k.rng.pick(colors)
        const far = k.rng.chance(0.35)
        const fill = far ? deep(c, 0.28) : c
        const flower = put(
          bracts(k),
          x + k.rng.bell() * 17 * s,
          y + k.rng.bell() * 15 * s,
          k.rng.int(0, 119),
          k.rng.range(0.6, 0.95),
          fill,
          deep(fill, 0.2),
          k.rng.range(0.72, 1),
        )
        if (far) back += flower
        else front += flower
      }
    }
    if (plant === 'rhododendron' && spot.end) {
      const c = k.rng.pick(colors)
      const g = k.rng.pick(green)
      const deg = lean(dir, 0)
      front += put(collar(k), x, y, deg + k.rng.int(-20, 20), k.rng.range(0.9, 1.15), g, bright(g, 0.3), 0.8)
      if (k.rng.chance(0.85))
        front += put(dome(k), x, y - 4 * s, deg / 6, k.rng.range(0.9, 1.15), deep(c, 0.14), bright(c, 0.06))
    }
  }
  return back + bare + front
}
