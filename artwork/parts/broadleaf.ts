import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import { createRng } from '../kit/rng.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, f, type Point, path, ribbon, shape, stroke, yAt } from '../kit/svg.ts'

/** Rounded broadleaf crowns along a ground line. */
export function canopy(
  k: Stage,
  ground: Point[],
  r: [number, number],
  color: string,
  { base = k.H } = {},
): string {
  const step = 0.8
  let d = `M${nth(ground, 0)[0].toFixed(0)} ${base.toFixed(0)}V${nth(ground, 0)[1].toFixed(0)}`
  let x = nth(ground, 0)[0]
  let py = nth(ground, 0)[1]
  const x1 = nth(ground, -1)[0]
  while (x < x1) {
    const rr = k.rng.range(r[0], r[1])
    x += rr * 2 * step
    const ny = yAt(ground, x) + k.rng.bell() * rr * 0.7
    const rad = Math.max(rr, Math.hypot(rr * 2 * step, ny - py) * 0.52)
    d += `A${rad.toFixed(0)} ${rad.toFixed(0)} 0 0 1 ${x.toFixed(0)} ${ny.toFixed(0)}`
    py = ny
  }
  return path(`${d}V${base.toFixed(0)}z`, color)
}

/** Broad round tree with trunk (chinar, banyan, rain tree). */
export function broadTree(
  k: Stage,
  x: number,
  y: number,
  h: number,
  { d = 0, leaf = '#4a7f3f', trunk = '#5b4638' } = {},
): string {
  const blob = (cx: number, cy: number, rx: number, ry: number, c: string) => {
    const pts: Point[] = []
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * Math.PI * 2
      const q = k.rng.range(0.86, 1.12)
      pts.push([cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q])
    }
    return path(curve(pts, true), c)
  }
  const L = k.light
  const w = h * 0.035
  const sh = k.shade(leaf, d)
  const li = k.lit(leaf, d)
  return (
    path(
      shape([
        [x - w * 1.6, y],
        [x - w * 0.6, y - h * 0.5],
        [x + w * 0.6, y - h * 0.5],
        [x + w * 1.6, y],
      ]),
      k.shade(trunk, d),
    ) +
    stroke(
      curve([
        [x, y - h * 0.3],
        [x - h * 0.1, y - h * 0.48],
        [x - h * 0.2, y - h * 0.56],
      ]),
      k.shade(trunk, d),
      w,
    ) +
    blob(x, y - h * 0.64, h * 0.36, h * 0.28, sh) +
    blob(x - h * 0.26, y - h * 0.56, h * 0.2, h * 0.14, sh) +
    blob(x + h * 0.27, y - h * 0.57, h * 0.2, h * 0.14, sh) +
    blob(x, y - h * 0.82, h * 0.24, h * 0.14, sh) +
    blob(x + L * h * 0.2, y - h * 0.6, h * 0.2, h * 0.12, mix(sh, li, 0.3)) +
    blob(x + L * h * 0.1, y - h * 0.7, h * 0.27, h * 0.17, mix(sh, li, 0.55)) +
    blob(x + L * h * 0.17, y - h * 0.77, h * 0.15, h * 0.09, li) +
    blob(x + L * h * 0.27, y - h * 0.56, h * 0.1, h * 0.06, mix(sh, li, 0.8))
  )
}

/** Hill-forest tree (banj oak, shola): crooked limbs under a broken crown of lumps. */
export function crookedTree(
  k: Stage,
  x: number,
  y: number,
  h: number,
  { d = 0, leaf = '#6c8a62' } = {},
): string {
  const bark = '#6f6258'
  const wood = mix(k.shade(bark, d), k.dark(d), 0.25)
  const sh = mix(k.shade(leaf, d), k.dark(d), 0.12)
  const li = k.lit(leaf, d)
  const q = h / 100
  const limb = (...line: [number, number, number][]) =>
    path(
      ribbon(
        line.map(([a, b, w]) => [x + a * q, y - b * q, w * q]),
        1,
      ),
      wood,
    )
  const lump = (a: number, b: number, r: number, c: string) => {
    const rim = (t: number) => `${f(x + (a + Math.cos(t) * r) * q)} ${f(y - (b - Math.sin(t) * r * 0.7) * q)}`
    let o = `M${rim(0)}`
    for (let i = 1; i <= 9; i++)
      o += `A${f(r * 0.4 * q)} ${f(r * 0.34 * q)} 0 0 1 ${rim((i / 9) * Math.PI * 2)}`
    return path(`${o}z`, c)
  }
  const lumps: [number, number, number][] = [
    [0, 62, 24],
    [-28, 58, 18],
    [29, 60, 18],
    [-16, 76, 18],
    [17, 78, 18],
    [0, 88, 15],
    [-40, 50, 11],
    [42, 52, 11],
  ]
  let o =
    limb([-1, -2, 9], [1, 16, 6], [-3, 34, 5], [-12, 50, 3.4], [-24, 60, 2]) +
    limb([1, 14, 5], [9, 32, 4], [20, 46, 3], [32, 58, 2]) +
    limb([-1, 30, 4], [3, 50, 3], [1, 70, 2])
  for (const [a, b, r] of lumps) o += lump(a + k.rng.range(-2, 2), b, r, sh)
  for (const [a, b, r] of lumps) o += lump(a + k.light * r * 0.22, b + r * 0.2, r * 0.7, mix(sh, li, 0.4))
  for (const [a, b, r] of lumps.slice(1))
    o += lump(a + k.light * r * 0.36, b + r * 0.4, r * 0.4, mix(sh, li, 0.8))
  return o
}

/** Himalayan birch: bent white stems from one root, barred with dark, airy heaps of small leaves above. */
export function birch(k: Stage, x: number, y: number, h: number, { d = 0, stems = 2 } = {}): string {
  const leaf = '#9cba4c'
  const q = h / 100
  const { rng } = k
  const bark = '#f4efe6'
  const heaps: [number, number, number][] = []
  let wood = ''
  let bars = ''
  for (let i = 0; i < stems; i++) {
    const lean = (i - (stems - 1) / 2) * 17 + rng.range(-4, 4)
    const at = (t: number, off = 0): Point => [
      x + (lean * t ** 1.6 + Math.sin(t * 5 + i * 2) * 1.6 + off) * q,
      y - t * (88 - i * 7) * q,
    ]
    const stem = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): [number, number, number] => [
      ...at(t),
      (4.6 - 3.8 * t) * q,
    ])
    wood += path(
      ribbon(stem, 1),
      k.light < 0
        ? k.horizontalGradient([0.2, k.lit(bark, d)], [1, k.half(bark, d, 0.9)])
        : k.horizontalGradient([0, k.half(bark, d, 0.9)], [0.8, k.lit(bark, d)]),
    )
    for (let t = 0.04; t < 0.8; t += rng.range(0.03, 0.07)) {
      const w = (4.6 - 3.8 * t) * rng.range(0.25, 0.6)
      const [bx, by] = at(t, rng.pick([-1, 1]) * (2.3 - 1.9 * t) * 0.6)
      bars += `M${f(bx - (w * q) / 2)} ${f(by)}h${f(w * q)}`
    }
    for (const t of [0.52, 0.63, 0.74, 0.84, 0.93, 1]) {
      const s = rng.pick([-1, 1])
      const [ax, ay] = at(t)
      const reach = (20 - 12 * t) * s
      wood += stroke(
        `M${f(ax)} ${f(ay)}q${f(reach * 0.4 * q)} ${f(-7 * q)} ${f(reach * q)} ${f(-9 * q)}`,
        k.half(bark, d, 0.6),
        Math.max(1, q * 0.9),
        'stroke-linecap="round"',
      )
      heaps.push([(ax - x) / q + reach, (y - ay) / q + 9, rng.range(9, 12) - t * 3])
      heaps.push([(ax - x) / q - reach * 0.5, (y - ay) / q + 5, rng.range(6, 9) - t * 2])
    }
  }
  // A heap is a round of small leaves, drawn once in three ways.
  const heap = (v: number, n: number) =>
    k.symbol(`birch${v}-${n}`, () => {
      const r = createRng(`birch${v}-${n}`)
      let o = ''
      for (let i = 0; i < n; i++) {
        const t = r() * Math.PI * 2
        const e = Math.sqrt(r()) * 10
        o += `M${f(Math.cos(t) * e * 1.2)} ${f(Math.sin(t) * e * 0.85)}l${f(r.range(-0.8, 0.8))} ${f(r.range(0.3, 1))}`
      }
      return stroke(o, 'currentColor', 1.7, 'stroke-linecap="round"')
    })
  const layer = (n: number, color: string, dx: number, dy: number, size: number) =>
    heaps
      .map(([a, b, r], i) =>
        k.use(heap(i % 3, n), x + (a + dx) * q, y - (b + dy) * q, (r / 10) * q * size, {
          color,
          flip: i % 2 > 0,
        }),
      )
      .join('')
  return (
    layer(80, mix(k.shade(leaf, d), k.dark(d), 0.12), -k.light * 0.6, -1, 1.15) +
    layer(56, k.half(leaf, d, 0.5), k.light * 0.8, 0.6, 1) +
    wood +
    stroke(bars, k.shade('#4a3c38', d), Math.max(1, q * 0.6), 'opacity=".75"') +
    layer(32, k.lit(leaf, d), k.light * 2, 2.4, 0.84)
  )
}
