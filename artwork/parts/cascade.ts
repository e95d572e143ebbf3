import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, ellipse, type Point, path } from '../kit/svg.ts'
import { puffs } from './rainforest.ts'

/** A ledge of the falls: its middle, height and breadth. */
export type Ledge = [x: number, y: number, w: number]

/** Broken water stays whiter than the light that falls on it. */
const milk = (k: Stage, d: number) => mix(k.lit('#ffffff', d * 0.5), '#ffffff', k.night ? 0 : 0.35)

/** One leap from ledge to ledge: a veil that spreads as it falls, torn by rock, in a bloom of spray. */
export function leap(k: Stage, a: Ledge, b: Ledge, d: number, rocks: number): string {
  const on = (t: number, u: number): Point => {
    const e = t ** 1.25
    return [a[0] + (b[0] - a[0]) * e + (u * (a[2] + (b[2] - a[2]) * e)) / 2, a[1] + (b[1] - a[1]) * t]
  }
  const edge = (u: number) =>
    [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 1].map((t) => on(t, u * (1 + (t && k.rng.range(-0.09, 0.05)))))
  const thread = (t0: number, t1: number, u: number, w: number) => {
    const p = [0, 0.3, 0.65, 1].map((s) => on(t0 + (t1 - t0) * s, u))
    const off = (s: number) => p.map(([x, y], i): Point => [x + (s * w * Math.sin((Math.PI * i) / 3)) / 2, y])
    return `${curve(off(-1))}L${curve(off(1).reverse()).slice(1)}z`
  }
  const white = milk(k, d)
  const n = Math.round(8 + b[2] / 8)
  let dim = ''
  let bright = ''
  let rock = ''
  for (let i = 0; i < n; i++) {
    const t = k.rng.range(0, 0.5)
    dim += thread(t, t + k.rng.range(0.2, 0.5), k.rng.range(-0.92, 0.92), k.rng.range(2, 5))
    bright += thread(t, t + k.rng.range(0.2, 0.5), k.rng.range(-0.92, 0.92), k.rng.range(2, 5))
  }
  for (let i = 0; i < rocks; i++) {
    const t = k.rng.range(0.2, 0.62)
    rock += thread(
      t,
      t + k.rng.range(0.2, 0.38),
      -0.86 + (1.72 * (i + k.rng.range(0.1, 0.9))) / rocks,
      k.rng.range(4, 9),
    )
  }
  return (
    path(
      `${curve(edge(-1))}L${curve(edge(1).reverse()).slice(1)}z`,
      k.verticalGradient([0, white], [0.55, k.half('#e2f1f0', d, 0.18)], [1, white]),
    ) +
    path(dim, k.half('#a8cdd4', d, 0.4), 'opacity=".55"') +
    path(bright, white) +
    path(rock, k.half('#566058', d, 0.6))
  )
}

/** Spray where a leap lands. */
export function spray(k: Stage, [x, y, w]: Ledge, d: number): string {
  const white = milk(k, d)
  const n = 3 + Math.round(w / 40)
  let o = ''
  for (let i = 0; i < n; i++) {
    const u = (-0.5 + (i + 0.5) / n) * 0.92
    const r = (w / n) * k.rng.range(0.6, 1)
    o += path(
      puffs(k.rng, x + u * w, y - r * 0.1 + Math.abs(u) * r * 0.6, r, r * 0.5, 8),
      k.verticalGradient([0, white, 0.95], [0.5, white, 0.7], [1, white, 0]),
    )
  }
  return (
    o +
    ellipse(
      x,
      y,
      w * 0.85,
      w * 0.2 + 16,
      k.radialGradient([0, white, 0.6], [0.5, white, 0.25], [1, white, 0]),
    )
  )
}
