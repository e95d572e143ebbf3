import { mix } from '../kit/color.ts'
import { cycle, nth } from '../kit/list.ts'
import { createRng } from '../kit/rng.ts'
import type { Stage } from '../kit/stage.ts'
import { type Point, path, shape, yAt } from '../kit/svg.ts'

/** Deodar/fir, base at (0,0), 100 high: outline, its right half, and snow lying on the boughs. */
function coniferPts(
  seed: number,
  width: number,
  tiers: number,
): { full: Point[]; right: Point[]; snow: string } {
  const r = createRng(`fir${seed}`)
  const step = 92 / tiers
  const sideOf = (s: 1 | -1) => {
    const pts: Point[] = []
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers
      const y = -99 + 92 * t
      const w = (1.6 + width * t ** 0.82) * r.range(0.84, 1.1)
      pts.push(
        [s * w * 0.66, y - step * 0.4],
        [s * w, y + r.range(0, 1.6)],
        [s * w * r.range(0.56, 0.68), y - step * 0.1],
      )
    }
    pts.push([s * 1.5, -6.5], [s * 1.4, 0])
    return pts
  }
  const right = sideOf(1)
  const left = sideOf(-1)
  let snow = shape(
    [
      [0, -100],
      [2.6, -94],
      [0.6, -92.6],
      [-2.4, -94],
    ],
    0.1,
  )
  for (const side of [left, right])
    for (let i = 3; i + 2 < side.length - 2; i += 3) {
      const a = nth(side, i)
      const b = nth(side, i + 1)
      const in0 = r.range(0.18, 0.42)
      snow += shape(
        [
          [a[0] * in0, a[1] - step * 0.18],
          [a[0], a[1]],
          b,
          [b[0] * 0.84, b[1] - step * 0.04],
          [b[0] * 0.66, b[1] + step * 0.1 - step * 0.16],
          [a[0] * 0.7, a[1] + step * 0.3],
          [a[0] * (in0 + 0.12), a[1] + step * 0.06],
        ],
        0.1,
      )
    }
  return {
    full: [[0, -100], ...right, ...left.slice().reverse()],
    right: [[0, -100], ...right, [0, 0]],
    snow,
  }
}

/** One conifer. `fill` is its shade, `color` its lit side (towards k.light). */
export function fir(
  k: Stage,
  x: number,
  y: number,
  h: number,
  {
    fill,
    color,
    variant = 0,
    snow = false,
  }: { fill: string; color: string; variant?: number; snow?: boolean },
): string {
  const [width, tiers] = cycle<Point>(
    [
      [20, 13],
      [16, 14],
      [23, 12],
      [14, 13],
    ],
    variant,
  )
  const id = k.symbol(`fir${variant % 4}${snow}`, () => {
    const p = coniferPts(variant % 4, width, tiers)
    return `<path d="${shape(p.full, 0.5)}"/>${snow ? path(p.snow, 'currentColor') : path(shape(p.right, 0.5), 'currentColor')}`
  })
  return k.use(id, x, y, h / 100, { fill, color, flip: k.light < 0 })
}

/** Rows of conifers standing on a ground line, far to near; `powder` is the colour of the snow on them, lit unless said. */
export function forest(
  k: Stage,
  ground: Point[],
  n: number,
  h: [number, number],
  {
    d = 0.2,
    leaf = '#2f6b4a',
    snow = false,
    powder = '',
    from = -20,
    to = k.W + 20,
    sink = 0.1,
    lean = 0,
  } = {},
): string {
  const xs = Array.from({ length: n }, () => k.rng.range(from, to))
  return xs
    .map((x) => ({ x, y: yAt(ground, x) + k.rng.range(0, 1) ** 2 * lean }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }, i) => {
      const hh = k.rng.range(h[0], h[1])
      const dd = Math.max(0, d + k.rng.range(-0.04, 0.04))
      const fill = k.shade(leaf, dd)
      return fir(k, x, y + hh * sink, hh, {
        variant: i + k.rng.int(0, 3),
        fill,
        color: snow ? powder || k.lit('#f6f7fb', d * 0.6) : mix(fill, k.lit(leaf, dd), 0.75),
        snow,
      })
    })
    .join('')
}

/** Distant forest edge as one path: cheap, spiky, always reads as conifers. */
export function treeline(
  k: Stage,
  ground: Point[],
  h: number,
  color: string,
  { gap = 11, base = k.H } = {},
): string {
  const jitter = 0.5
  const pts: Point[] = []
  const x1 = nth(ground, -1)[0]
  for (let x = nth(ground, 0)[0]; x < x1; ) {
    const w = gap * k.rng.range(0.7, 1.4)
    const y = yAt(ground, x + w / 2)
    const hh = h * k.rng.range(1 - jitter, 1) * (k.rng.chance(0.12) ? 1.35 : 1)
    const c = x + w / 2
    pts.push(
      [x, y],
      [c - w * 0.3, y - hh * 0.42],
      [c - w * 0.14, y - hh * 0.46],
      [c, y - hh],
      [c + w * 0.16, y - hh * 0.5],
      [c + w * 0.32, y - hh * 0.44],
    )
    x += w
  }
  pts.push([x1, base], [nth(ground, 0)[0], base])
  return path(shape(pts, 1), color)
}
