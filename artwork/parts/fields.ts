import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, type Point, path, stroke } from '../kit/svg.ts'
import { ground } from './ground.ts'

/**
 * Terraced slope: nested contour steps from `top` down to `base`, each with a bright lip and shaded riser.
 * Used for rice paddies; set `wet` to mirror the sky in the treads.
 */
export function terraces(
  k: Stage,
  top: Point[],
  steps: number,
  color: string,
  d: number,
  { base = k.H, wet = 0, growth = 1.16 } = {},
): string {
  const y0 = Math.min(...top.map((p) => p[1]))
  const total = base - y0
  let unit = 0
  for (let i = 0; i < steps; i++) unit += growth ** i
  let y = 0
  let o = ''
  for (let i = 0; i < steps; i++) {
    const dd = d * (1 - i / steps)
    const wob = 10 + i * 4
    const row = top.map(
      ([x, ty], j) =>
        [
          x + (j % top.length ? k.rng.range(-14, 14) : 0),
          ty * (1 - (i / steps) * 0.45) + (y0 * i * 0.45) / steps + y + k.rng.range(-wob, wob) * 0.45,
        ] as Point,
    )
    const h = (total / unit) * growth ** i
    const riser = k.shade(mix(color, '#3a5a2a', 0.25), dd)
    const lip = k.lit(mix(color, '#e8e27a', 0.22), dd)
    const tread = wet && i % 2 === 0 ? mix(k.lit(color, dd), k.horizon, wet) : k.lit(color, dd)
    o +=
      path(ground(row, base), lip) +
      path(
        ground(
          row.map(([x, yy]) => [x, yy + Math.max(1.6, h * 0.07)]),
          base,
        ),
        tread,
      ) +
      path(
        ground(
          row.map(([x, yy], j) => [x, yy + h * (0.5 + 0.14 * Math.sin(j * 2 + i))]),
          base,
        ),
        riser,
      )
    y += h
  }
  return o
}

/** Tea slope: bushes as rounded dots on contour rows, shrinking uphill. The slope is clipped to `top`. */
export function teaRows(
  k: Stage,
  top: Point[],
  rows: number,
  leaf: string,
  d: number,
  { base = k.H } = {},
): string {
  const y0 = Math.min(...top.map((p) => p[1]))
  const sh = k.shade(leaf, d)
  const li = k.lit(leaf, d)
  let o = ''
  for (let i = 0; i < rows; i++) {
    const t = i / rows
    const y = y0 + (base - y0) * t ** 1.5
    const size = 5 + 22 * t ** 1.25
    const row = top.map(
      ([x, ty], j) =>
        [x, y + (ty - y0) * (0.9 - t * 0.6) + Math.sin(j * 1.7 + i * 0.35) * 12 * (0.3 + t)] as Point,
    )
    const p = curve(row)
    o +=
      stroke(
        p,
        mix(sh, k.dark(d), 0.3),
        size * 1.15,
        `stroke-dasharray="0 ${(size * 0.92).toFixed(1)}" stroke-linecap="round"`,
      ) +
      stroke(
        p,
        mix(sh, li, 0.55 + 0.2 * Math.sin(i)),
        size * 0.86,
        `stroke-dasharray="0 ${(size * 0.92).toFixed(1)}" stroke-linecap="round" transform="translate(${(k.light * size * 0.1).toFixed(1)} ${(-size * 0.2).toFixed(1)})"`,
      ) +
      stroke(
        p,
        mix(li, '#f4f1a0', 0.18),
        size * 0.36,
        `stroke-dasharray="0 ${(size * 0.92).toFixed(1)}" stroke-linecap="round" opacity=".7" transform="translate(${(k.light * size * 0.22).toFixed(1)} ${(-size * 0.34).toFixed(1)})"`,
      )
  }
  return `<g ${k.clip(path(ground(top, base), '#000'))}>${path(ground(top, base), k.gradientBetween(0, y0, 0, base, [0, mix(li, sh, 0.4)], [1, mix(sh, k.dark(), 0.3)]))}${o}</g>`
}
