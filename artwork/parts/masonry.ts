import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, curve, f, path, rect, shape, stroke } from '../kit/svg.ts'

// Architecture. Convention: (x, y) is the middle of the base line; light falls from k.light, the other third of a body is in shade.
/** Two-faced block: lit front, shaded return. `batter` narrows the top (0..0.3). */
export function block(
  k: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  { d = 0, batter = 0, turn = 0.34 } = {},
): string {
  const t = (w * (1 - batter)) / 2
  const b = w / 2
  const cut = (1 - turn * 2) * -k.light
  const edgeB = x + b * cut
  const edgeT = x + t * cut
  const s = -k.light
  return (
    path(
      shape([
        [x - b, y],
        [x - t, y - h],
        [x + t, y - h],
        [x + b, y],
      ]),
      k.lit(color, d),
    ) +
    path(
      shape([
        [x + s * b, y],
        [x + s * t, y - h],
        [edgeT, y - h],
        [edgeB, y],
      ]),
      k.shade(color, d),
    )
  )
}

/** Rows of small windows. */
export function windows(
  k: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  cols: number,
  rows: number,
  { color = k.dark(0.1), lamp = '#ffc65c', arch = false, ww = 0.42, hh = 0.55, chance = 0.75 } = {},
): string {
  let dark = ''
  let lit = ''
  const cw = w / cols
  const rh = h / rows
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      const a = x + i * cw + (cw * (1 - ww)) / 2
      const b = y + j * rh + rh * (1 - hh) * 0.5
      const bw = cw * ww
      const bh = rh * hh
      const p = arch
        ? `M${f(a)} ${f(b + bh)}v-${f(bh * 0.6)}q0-${f(bh * 0.4)} ${f(bw / 2)}-${f(bh * 0.4)}t${f(bw / 2)} ${f(bh * 0.4)}v${f(bh * 0.6)}z`
        : `M${f(a)} ${f(b)}h${f(bw)}v${f(bh)}h-${f(bw)}z`
      if ((k.night || k.time === 'dusk') && k.rng.chance(chance)) lit += p
      else dark += p
    }
  return (dark && path(dark, color)) + (lit && path(lit, lamp))
}

/** Onion/half dome on a drum, with finial. `w` is its width. */
export function dome(
  k: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  { d = 0, onion = 0 } = {},
): string {
  const r = w / 2
  const li = k.lit(color, d)
  const sh = k.shade(color, d)
  const b = 1 + onion
  const p = `M${f(x - r)} ${f(y)}C${f(x - r * b * 1.08)} ${f(y - h * 0.5)} ${f(x - r * 0.5)} ${f(y - h * 0.86)} ${f(x)} ${f(y - h)}C${f(x + r * 0.5)} ${f(y - h * 0.86)} ${f(x + r * b * 1.08)} ${f(y - h * 0.5)} ${f(x + r)} ${f(y)}z`
  const g =
    k.light < 0
      ? k.horizontalGradient([0, mix(li, sh, 0.15)], [0.3, li], [0.62, mix(li, sh, 0.55)], [1, sh])
      : k.horizontalGradient([0, sh], [0.38, mix(li, sh, 0.55)], [0.7, li], [1, mix(li, sh, 0.15)])
  return (
    path(p, g) +
    path(
      shape([
        [x - w * 0.035, y - h * 0.97],
        [x, y - h - w * 0.32],
        [x + w * 0.035, y - h * 0.97],
      ]),
      k.lit('#e9b949', d),
    ) +
    circle(x, y - h - w * 0.1, w * 0.05, k.lit('#e9b949', d))
  )
}

/** Domed kiosk on slender columns. */
export function chhatri(k: Stage, x: number, y: number, w: number, color: string, d = 0): string {
  const h = w * 0.62
  const c = k.lit(color, d)
  const s = k.shade(color, d)
  let o = rect(x - w * 0.5, y - h, w, h, mix(s, k.dark(d), 0.35), 'opacity=".55"')
  for (const t of [-0.45, -0.16, 0.16, 0.45])
    o += rect(x + t * w - w * 0.035, y - h, w * 0.07, h, t * -k.light > 0 ? s : c)
  return (
    o +
    rect(x - w * 0.6, y - h - w * 0.07, w * 1.2, w * 0.09, c) +
    dome(k, x, y - h - w * 0.06, w * 0.86, w * 0.52, color, { d }) +
    rect(x - w * 0.56, y - w * 0.08, w * 1.12, w * 0.1, c)
  )
}

/** Crenellated parapet path along a wall top. */
export function crenels(x: number, y: number, w: number, s: number): string {
  const n = Math.max(2, Math.round(w / (s * 1.6)))
  const step = w / n
  let d = `M${f(x)} ${f(y)}`
  for (let i = 0; i < n; i++)
    d += `v-${f(s)}q${f(step * 0.32)}-${f(s * 0.7)} ${f(step * 0.64)} 0v${f(s)}h${f(step * 0.36)}`
  return `${d}v${f(s)}h-${f(w)}z`
}

/** Round bastion with battered foot and merlons. */
export function bastion(k: Stage, x: number, y: number, w: number, h: number, color: string, d = 0): string {
  const t = w * 0.43
  const b = w / 2
  const li = k.lit(color, d)
  const sh = k.shade(color, d)
  const g =
    k.light < 0
      ? k.horizontalGradient([0, mix(li, sh, 0.12)], [0.32, li], [0.66, mix(li, sh, 0.62)], [1, sh])
      : k.horizontalGradient([0, sh], [0.34, mix(li, sh, 0.62)], [0.68, li], [1, mix(li, sh, 0.12)])
  return (
    path(
      `M${f(x - b)} ${f(y)}Q${f(x - t)} ${f(y - h * 0.55)} ${f(x - t)} ${f(y - h)}H${f(x + t)}Q${f(x + t)} ${f(y - h * 0.55)} ${f(x + b)} ${f(y)}z`,
      g,
    ) +
    path(crenels(x - t - 2, y - h + 2, t * 2 + 4, w * 0.09), g) +
    rect(x - t - 2, y - h + w * 0.1, t * 2 + 4, w * 0.035, sh, 'opacity=".5"')
  )
}

/** Projecting balcony window with a curved Bengal roof. */
export function jharokha(k: Stage, x: number, y: number, w: number, color: string, d = 0): string {
  const h = w * 1.15
  const c = k.lit(color, d)
  const s = k.shade(color, d)
  return (
    path(
      shape([
        [x - w * 0.5, y],
        [x - w * 0.28, y + w * 0.32],
        [x + w * 0.28, y + w * 0.32],
        [x + w * 0.5, y],
      ]),
      s,
    ) +
    rect(x - w * 0.5, y - h * 0.75, w, h * 0.75, c) +
    path(
      `M${f(x - w * 0.34)} ${f(y - h * 0.08)}v-${f(h * 0.34)}q0-${f(h * 0.22)} ${f(w * 0.34)}-${f(h * 0.22)}t${f(w * 0.34)} ${f(h * 0.22)}v${f(h * 0.34)}z`,
      k.glow(mix(s, k.dark(d), 0.6)),
    ) +
    path(
      `M${f(x - w * 0.64)} ${f(y - h * 0.72)}Q${f(x)} ${f(y - h * 1.35)} ${f(x + w * 0.64)} ${f(y - h * 0.72)}z`,
      mix(c, s, 0.25),
    )
  )
}

/** Wall with a shaded return, merlons, and a string course. */
export function wall(
  k: Stage,
  x0: number,
  x1: number,
  y: number,
  h: number,
  color: string,
  d = 0,
  m = 9,
): string {
  const c = k.verticalGradient([0, k.lit(color, d)], [1, k.half(color, d, 0.45)])
  return (
    rect(x0, y - h, x1 - x0, h, c) +
    path(crenels(x0, y - h + 1, x1 - x0, m), k.lit(color, d)) +
    rect(x0, y - h + m * 1.5, x1 - x0, m * 0.4, k.shade(color, d), 'opacity=".45"')
  )
}

/** Step ghats rising from the water with umbrellas, shrines and a temple spire. */
export function ghatSteps(
  k: Stage,
  x0: number,
  x1: number,
  y: number,
  h: number,
  n: number,
  color: string,
  d = 0,
  flare = 0,
): string {
  let o = ''
  for (let i = 0; i < n; i++)
    o += rect(
      x0 - flare * i,
      y - h + (h / n) * i,
      x1 - x0 + 2 * flare * i,
      h / n + 1,
      k.verticalGradient(
        [0, k.lit(color, d)],
        [0.35, k.lit(color, d)],
        [0.4, k.half(color, d, 0.55)],
        [1, k.half(color, d, 0.75)],
      ),
    )
  return o
}

export function canopyUmbrella(k: Stage, x: number, y: number, w: number, color: string) {
  return (
    stroke(
      curve([
        [x, y],
        [x + 2, y - w * 0.6],
      ]),
      k.shade('#7a5a44'),
      2,
    ) +
    path(
      `M${f(x - w / 2)} ${f(y - w * 0.5)}Q${f(x)} ${f(y - w * 0.95)} ${f(x + w / 2)} ${f(y - w * 0.5)}Q${f(x)} ${f(y - w * 0.58)} ${f(x - w / 2)} ${f(y - w * 0.5)}z`,
      k.half(color, 0, 0.25),
    )
  )
}
