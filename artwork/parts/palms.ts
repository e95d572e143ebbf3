import { mix } from '../kit/color.ts'
import { createRng } from '../kit/rng.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, type Point, path, shape } from '../kit/svg.ts'

/** Coconut palm crown in a 100-unit box, heart at (0,0): arching fronds with fine drooping leaflets. */
function palmCrown(seed: number): string {
  const r = createRng(`palm${seed}`)
  const frond = (deg: number, L: number) => {
    const a = (deg * Math.PI) / 180
    const out = Math.cos(a)
    const up = Math.sin(a)
    const c: Point = [out * L * 0.5, -up * L * 0.72 - 9]
    const e: Point = [out * L * 1.02 + Math.sign(out) * 10, -up * L * 0.56 + 8 + 22 * Math.abs(out)]
    const along = (t: number): Point => [
      2 * (1 - t) * t * c[0] + t * t * e[0],
      2 * (1 - t) * t * c[1] + t * t * e[1],
    ]
    const n = 13
    const upper: Point[] = []
    const lower: Point[] = []
    for (let j = 0; j <= n; j++) {
      const t = j / n
      const p = along(t)
      const q = along(Math.min(1, t + 0.02))
      const m = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const dx = (q[0] - p[0]) / m
      const dy = (q[1] - p[1]) / m
      const w = 11.5 * Math.sin(Math.PI * (0.1 + 0.84 * t)) ** 0.8 * (1 - t ** 5 * 0.9) * r.range(0.85, 1.1)
      // Leaflets point along the rib and fall with gravity.
      upper.push(
        [p[0] - dy * 0.5, p[1] - Math.abs(dx) * 0.6],
        [
          p[0] + dx * w * 0.75 + Math.abs(dy) * Math.sign(out) * w * 0.3,
          p[1] + dy * w * 0.6 - w * 0.2 * Math.abs(dx),
        ],
      )
      lower.push([p[0] + dx * 0.5, p[1] + 0.8], [p[0] + dx * w * 0.42, p[1] + dy * w * 0.3 + w * 0.95])
    }
    return shape([[0, 0], ...upper, e, ...lower.reverse()], 0.5)
  }
  const back = [158, 128, 98, 62, 30, 200, -20]
    .map((d) => frond(d + r.range(-6, 6), r.range(40, 48)))
    .join('')
  const front = [184, 146, 113, 84, 50, 14, -6]
    .map((d) => frond(d + r.range(-7, 7), r.range(42, 52)))
    .join('')
  return `${path(back, 'currentColor')}<path d="${front}"/>${circle(-2.4, 2.4, 2.4, 'currentColor')}${circle(2.2, 3, 2.4, 'currentColor')}`
}

/** A palm leaning by `lean` px at the crown. */
export function palm(
  k: Stage,
  x: number,
  y: number,
  h: number,
  lean: number,
  { d = 0, leaf = '#2c7a4b', dark = false, size = 1 } = {},
): string {
  const trunk = '#7a5a44'
  const cx = x + lean
  const cy = y - h
  const w = Math.max(3, h * 0.026) * (0.8 + size * 0.2)
  const mx = x + lean * 0.28
  const my = y - h * 0.55
  const tc = dark ? k.dark(d) : k.half(trunk, d, 0.45)
  const trunkD = `M${(x - w).toFixed(1)} ${y.toFixed(1)}Q${(mx - w * 0.5).toFixed(1)} ${my.toFixed(1)} ${(cx - w * 0.3).toFixed(1)} ${cy.toFixed(1)}L${(cx + w * 0.3).toFixed(1)} ${cy.toFixed(1)}Q${(mx + w * 0.6).toFixed(1)} ${my.toFixed(1)} ${(x + w * 1.1).toFixed(1)} ${y.toFixed(1)}z`
  const v = k.rng.int(0, 1)
  const id = k.symbol(`palm${v}`, () => palmCrown(v))
  const fill = dark ? k.dark(d) : k.lit(leaf, d)
  const color = dark ? mix(k.dark(d), k.shade(leaf, d), 0.35) : k.shade(leaf, d)
  return (
    path(trunkD, tc) + k.use(id, cx, cy, (h * 0.0094 + 0.5) * size, { fill, color, flip: k.rng.chance(0.5) })
  )
}

/** Overhanging frond that frames a corner. */
export function frondFrame(
  k: Stage,
  x: number,
  y: number,
  s: number,
  flip = false,
  color = k.dark(0),
): string {
  const id = k.symbol('palm1', () => palmCrown(1))
  return k.use(id, x, y, s, { fill: color, color, flip })
}
