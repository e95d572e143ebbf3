import type { Stage } from '../kit/stage.ts'
import { type Point, path, yAt } from '../kit/svg.ts'

/** Tall grass or reeds along the bottom edge. */
export function grass(
  k: Stage,
  ground: Point[],
  h: number,
  color: string,
  { n = 90, from = 0, to = k.W } = {},
): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = k.rng.range(from, to)
    const y = yAt(ground, x) + 6
    const hh = h * k.rng.range(0.4, 1)
    const b = k.rng.range(-0.5, 0.5) * hh
    d += `M${x.toFixed(0)} ${y.toFixed(0)}q${(b * 0.2).toFixed(0)}-${(hh * 0.6).toFixed(0)} ${b.toFixed(0)}-${hh.toFixed(0)}q${(-b * 0.5).toFixed(0)} ${(hh * 0.4).toFixed(0)} ${(-b + 5).toFixed(0)} ${hh.toFixed(0)}z`
  }
  return path(d, color)
}

/** Fern frond symbol: base at (0,0), arching up to the right, ~100 long. */
function fernPath(): string {
  let d = ''
  const along = (t: number): Point => [100 * t - 10 * t * t, -70 * t + 46 * t * t]
  for (let i = 1; i < 15; i++) {
    const t = i / 15
    const p = along(t)
    const L = 26 * Math.sin(Math.PI * (0.12 + t * 0.86)) + 3
    for (const s of [-1, 1]) {
      const a = Math.atan2(-70 + 92 * t, 100 - 20 * t) + s * 1.0
      const e: Point = [p[0] + Math.cos(a) * L, p[1] + Math.sin(a) * L]
      const q = along(Math.min(1, t + 0.05))
      d += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}Q${((p[0] + e[0]) / 2 + 3).toFixed(1)} ${((p[1] + e[1]) / 2 - s * 2).toFixed(1)} ${e[0].toFixed(1)} ${e[1].toFixed(1)}Q${((q[0] + e[0]) / 2).toFixed(1)} ${((q[1] + e[1]) / 2 + 2).toFixed(1)} ${q[0].toFixed(1)} ${q[1].toFixed(1)}z`
    }
  }
  return `<path d="${d}M0 0Q50-36 90-24L91-25Q50-39 0-2z"/>`
}

/** Spray of ferns growing from (x, y). */
export function ferns(k: Stage, x: number, y: number, s: number, color: string, { n = 6 } = {}): string {
  const from = -160
  const to = -20
  const id = k.symbol('fern', fernPath)
  let o = ''
  for (let i = 0; i < n; i++) {
    const a = from + ((to - from) * (i + 0.5)) / n + k.rng.range(-8, 8)
    const flip = a < -90
    const rot = flip ? 180 + a + 40 : a + 34
    o += `<use href="#${id}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)})rotate(${(flip ? rot - 40 - 0 : rot).toFixed(0)})scale(${flip ? '-' : ''}${(s * k.rng.range(0.75, 1.1)).toFixed(2)} ${(s * k.rng.range(0.75, 1.1)).toFixed(2)})" fill="${color}"/>`
  }
  return o
}

/** Banana/plantain clump: big paddle leaves. */
export function plantain(k: Stage, x: number, y: number, s: number, { leaf = '#3f8f4a' } = {}): string {
  const d = 0
  const id = k.symbol(
    'plantain',
    () =>
      `<path d="M0 0C16-30 20-70 8-120C-14-90-18-40 0 0z"/><path fill="currentColor" d="M0 0C12-40 12-80 8-120C-2-80-4-40 0 0z"/>`,
  )
  let o = ''
  for (const a of [-62, -34, -10, 16, 42, 70])
    o += `<use href="#${id}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)})rotate(${(a + k.rng.range(-6, 6)).toFixed(0)})scale(${(s * k.rng.range(0.8, 1.1)).toFixed(2)})" fill="${k.lit(leaf, d)}" color="${k.shade(leaf, d)}"/>`
  return o
}
