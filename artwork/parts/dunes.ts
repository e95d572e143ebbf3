import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, type Point, path, sample, stroke } from '../kit/svg.ts'
import { ground } from './ground.ts'

/**
 * Dune: a lit windward flank and a sharp shaded slip face below a sinuous crest.
 * `top` is the skyline, `edge` the crest that wanders from the summit to the foreground.
 */
export function dune(k: Stage, top: Point[], edge: Point[], sand: string, d = 0): string {
  const base = k.H
  const y0 = Math.min(...top.map((p) => p[1]))
  const lit = k.lit(sand, d)
  const sh = k.shade(sand, d)
  const summit = nth(edge, 0)
  const away = -k.light
  const side = sample(top, 6).filter((p) => (away > 0 ? p[0] >= summit[0] : p[0] <= summit[0]))
  if (away < 0) side.reverse()
  const last = nth(edge, -1)
  const far = nth(side, -1)
  const face = `${curve(edge)}L${Math.round(last[0])} ${Math.round(base)}L${Math.round(far[0])} ${Math.round(base)}${side
    .slice()
    .reverse()
    .map((p) => `L${Math.round(p[0])} ${Math.round(p[1])}`)
    .join('')}z`
  return (
    path(ground(top, base), k.gradientBetween(0, y0, 0, base, [0, lit], [1, mix(lit, sh, 0.3)])) +
    path(
      face,
      k.gradientBetween(0, y0, 0, base, [0, sh], [0.6, mix(sh, lit, 0.12)], [1, mix(sh, k.dark(), 0.25)]),
    )
  )
}

/** Wind ripples: thin arcs following a slope. */
export function ripples(
  k: Stage,
  x: number,
  y: number,
  w: number,
  n: number,
  gap: number,
  color: string,
  opacity = 0.35,
): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const yy = y + i * gap * (1 + i * 0.09)
    const ww = w * (0.7 + i * 0.06)
    const x0 = x + k.rng.range(-20, 20) - i * 10
    d += `M${x0.toFixed(0)} ${yy.toFixed(0)}q${(ww * 0.25).toFixed(0)}-${(gap * 0.8).toFixed(0)} ${(ww * 0.5).toFixed(0)} 0t${(ww * 0.5).toFixed(0)}-2`
  }
  return stroke(d, color, 2, `stroke-linecap="round" opacity="${opacity}"`)
}
