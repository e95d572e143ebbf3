import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { f, path, shape, stroke } from '../kit/svg.ts'

/** Glass tower: two tones and a window grid that lights up after dark. */
export function tower(
  k: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  tint = '#8fb2c4',
  top: 'flat' | 'slant' | 'spire' = 'flat',
): string {
  const li = k.lit(tint, d)
  const sh = k.shade(tint, d)
  const s = -k.light
  const cap = top === 'slant' ? h * 0.09 : 0
  const left = y - h - (k.light < 0 ? cap : 0)
  const right = y - h - (k.light < 0 ? 0 : cap)
  const mid = x + s * w * 0.12
  const my = (left + right) / 2
  let o =
    path(
      shape([
        [x - w / 2, y],
        [x - w / 2, left],
        [mid, my],
        [mid, y],
      ]),
      s > 0 ? li : sh,
    ) +
    path(
      shape([
        [mid, y],
        [mid, my],
        [x + w / 2, right],
        [x + w / 2, y],
      ]),
      s > 0 ? sh : li,
    )
  if (top === 'spire')
    o += path(
      shape([
        [x - w * 0.2, y - h],
        [x, y - h * 1.3],
        [x + w * 0.2, y - h],
      ]),
      li,
    )
  // One dashed stroke per column of windows: dark glass, then a sparser lit pass after dark.
  const cols = Math.max(3, Math.round(w / 12))
  const step = (w * 0.88) / cols
  let dark = ''
  let lamp = ''
  for (let i = 0; i < cols; i++) {
    const cx = f(x - w * 0.44 + step * (i + 0.5))
    dark += `M${cx} ${f(y - h + 14)}V${f(y - 6)}`
    lamp += `M${cx} ${f(y - h + 14 + k.rng.int(0, 5) * 15)}V${f(y - 6)}`
  }
  o += stroke(dark, mix(sh, k.dark(d), 0.22), step * 0.5, 'stroke-dasharray="7 8"')
  return k.night || k.time === 'dusk'
    ? o +
        stroke(
          lamp,
          '#ffd58a',
          step * 0.5,
          `stroke-dasharray="${k.rng.pick(['7 23 7 8 7 53', '7 8 7 38 7 23', '7 38 7 53', '7 23 7 23 7 8'])}" opacity="${(1 - d * 0.8).toFixed(2)}"`,
        )
    : o
}
