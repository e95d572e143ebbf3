import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, curve, f, type Point, path, ribbon } from '../kit/svg.ts'

/** Whorl of leathery leaves, ~24 across. */
const whorl = (k: Stage) =>
  k.symbol('whorl', () => {
    let d = ''
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * Math.PI * 2 + 0.3
      const r = i % 2 ? 12 : 10.5
      const p = (q: number, b: number) => `${f(Math.cos(a + b) * q)} ${f(Math.sin(a + b) * q * 0.8)}`
      d += `M0 0Q${p(r * 0.62, -0.42)} ${p(r, 0)}Q${p(r * 0.62, 0.42)} 0 0z`
    }
    return `<path d="${d}"/>`
  })

/** Truss of bells, ~14 across: the fill is its shaded side, the colour its light. */
const truss = (k: Stage) =>
  k.symbol('truss', () => {
    let deep = ''
    let light = ''
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * Math.PI * 2
      deep += circle(Math.cos(a) * 4.6, Math.sin(a) * 3.8, 2.9, 'inherit')
    }
    for (const [x, y, r] of [
      [-1.8, -2.6, 2.5],
      [2.6, -2.2, 2.2],
      [0.2, 0.9, 2.3],
      [-4.2, 0.4, 1.7],
    ] as const)
      light += circle(x, y, r, 'currentColor')
    return deep.replaceAll(' fill="inherit"', '') + light
  })

type Bloom = { flower?: string; d?: number; bloom?: number }

const leaf = '#4f7a4c'
const red = '#cf3248'

/** A rounded mass of whorls, most of them in flower, the light on its upper side. */
function clump(k: Stage, x: number, y: number, r: number, n: number, o: Required<Bloom>): string {
  const { flower, d, bloom } = o
  const size = r / (n > 18 ? 40 : 34)
  const sh = mix(k.shade(leaf, d), k.dark(d), 0.25)
  const body: Point[] = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2
    const q = r * k.rng.range(0.78, 0.98)
    return [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.74]
  })
  let back = path(curve(body, true), sh)
  let front = ''
  for (let i = 0; i < n; i++) {
    // Spread evenly over the disc, from the shaded foot up.
    const a = i * 2.4 + k.rng.range(-0.2, 0.2)
    const q = Math.sqrt((i + 0.5) / n) * r
    const px = x + Math.cos(a) * q
    const py = y + Math.sin(a) * q * 0.74
    const sun = Math.min(1, Math.max(0, 0.45 + ((px - x) * k.light * 0.4 - (py - y)) / r / 1.5))
    back += k.use(whorl(k), px, py, size * k.rng.range(1, 1.3), {
      fill: mix(sh, k.lit(leaf, d), 0.12 + sun * 0.62),
    })
    if (k.rng.chance(bloom * (0.5 + sun * 0.6)))
      front += k.use(truss(k), px, py - 2 * size, size * k.rng.range(0.95, 1.25), {
        fill: mix(k.shade(flower, d), k.lit(flower, d), 0.15 + sun * 0.5),
        color: mix(k.half(flower, d, 0.4), k.lit(mix(flower, '#ff9a8a', 0.35), d), sun),
      })
  }
  return back + front
}

/** Tree rhododendron, crooked, standing on (x, y), h tall. */
export function rhododendron(
  k: Stage,
  x: number,
  y: number,
  h: number,
  { n = 16, spread = 1, bloom = 0.75 } = {},
): string {
  const s = (h * spread) / 100
  const q = h / 100
  const to = ([px, py]: Point): Point => [x + px * s, y + py * q]
  const limb = (w0: number, w1: number, ...line: Point[]) => {
    const along = (share: number) =>
      ribbon(
        line.map((p, i) => {
          const [px, py] = to(p)
          const w = (w0 + ((w1 - w0) * i) / (line.length - 1)) * q
          return [px + k.light * w * (1 - share) * 0.4, py, w * share]
        }),
        1,
      )
    return (
      path(along(1), mix(k.shade('#7a5a4c'), k.dark(), 0.35)) + path(along(0.4), k.half('#8a6452', 0, 0.55))
    )
  }
  const wood =
    limb(8.6, 2.6, [-1, 1], [2, -16], [-2, -34], [-12, -50], [-19, -64], [-22, -76]) +
    limb(5.4, 2, [1, -20], [9, -36], [17, -50], [18, -66], [15, -82]) +
    limb(4.4, 1.8, [-2, -34], [3, -52], [0, -70], [2, -88]) +
    limb(3.4, 1.6, [13, -43], [26, -51], [35, -62]) +
    limb(3.4, 1.6, [-9, -46], [-24, -52], [-36, -60])
  const o = { flower: red, d: 0, bloom }
  const crowns = [
    [0, -68, 17],
    [-37, -62, 14],
    [36, -63, 15],
    [-22, -78, 17],
    [18, -81, 18],
    [0, -90, 15],
  ] as const
  return wood + crowns.map(([cx, cy, r]) => clump(k, ...to([cx, cy]), r * q, n, o)).join('')
}

/** Low bush of the same, sitting on (x, y). */
export function rhododendronBush(
  k: Stage,
  x: number,
  y: number,
  w: number,
  { flower = red, d = 0, bloom = 0.75, n = 14 }: Bloom & { n?: number } = {},
): string {
  const o = { flower, d, bloom }
  return (
    clump(k, x - w * 0.26, y - w * 0.12, w * 0.27, n, o) +
    clump(k, x + w * 0.28, y - w * 0.1, w * 0.25, n, o) +
    clump(k, x + w * 0.02, y - w * 0.24, w * 0.3, n, o)
  )
}
