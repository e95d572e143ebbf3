import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, f, type Pt, path, ribbon, shape, stroke, yAt } from '../kit/svg.ts'

/** Rounded broadleaf crowns along a ground line. */
export function canopy(
  k: Stage,
  ground: Pt[],
  r: [number, number],
  color: string,
  { base = k.H, step = 0.8 } = {},
): string {
  let d = `M${nth(ground, 0)[0].toFixed(0)} ${base.toFixed(0)}V${nth(ground, 0)[1].toFixed(0)}`,
    x = nth(ground, 0)[0],
    py = nth(ground, 0)[1]
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
    const pts: Pt[] = []
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * Math.PI * 2,
        q = k.rng.range(0.86, 1.12)
      pts.push([cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q])
    }
    return path(curve(pts, true), c)
  }
  const L = k.light,
    w = h * 0.035,
    sh = k.shade(leaf, d),
    li = k.lit(leaf, d)
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
  { d = 0, leaf = '#6c8a62', bark = '#6f6258' } = {},
): string {
  const wood = mix(k.shade(bark, d), k.dark(d), 0.25),
    sh = mix(k.shade(leaf, d), k.dark(d), 0.12),
    li = k.lit(leaf, d),
    q = h / 100
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
