import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, type Point, path, shape, yAt } from '../kit/svg.ts'
import { broken } from './crags.ts'
import { fractal } from './mountains.ts'

// Bare rock of the high desert.
/** Fluted rock: pillars side by side, each with a sunlit and a shaded face. */
export function pillars(k: Stage, skyline: Point[], n: number, foot: number, color: string): string {
  let lit = ''
  let dark = ''
  let deep = ''
  const x0 = nth(skyline, 0)[0]
  const x1 = nth(skyline, -1)[0]
  for (let i = 0; i < n; i++) {
    const x = x0 + ((x1 - x0) * (i + k.rng())) / n
    const top = yAt(skyline, x)
    const y0 = top + (foot - top) * k.rng() ** 1.5 * 0.75
    const y1 = Math.min(foot, y0 + (foot - top) * k.rng.range(0.16, 0.42))
    const w = k.rng.range(16, 46)
    const lean = (y1 - y0) * k.rng.range(-0.05, 0.1)
    const face = (side: number) =>
      shape(
        [
          ...fractal([x, y0], [x + lean, y1], 0.06, 26, k.rng),
          ...fractal([x + lean + side * w * 0.3, y1 - 20], [x + side * w, y0 + w * 0.8], 0.1, 26, k.rng),
        ],
        1,
      )
    lit += face(k.light)
    dark += face(-k.light * 0.8)
    if (i % 4 === 0) deep += face(-k.light * 0.3)
  }
  return (
    path(dark, k.shade(color, 0.06), 'opacity=".38"') +
    path(lit, k.lit('#f2cd92', 0.05), 'opacity=".42"') +
    path(deep, k.shade('#8a5c48', 0.05), 'opacity=".55"')
  )
}

/** Gullies from the notches of the skyline: the wall of each that looks away from the sun. */
export function gullies(k: Stage, skyline: Point[], foot: number): string {
  return skyline
    .map(([x, y], i) => {
      const [l, r] = [skyline[i - 1], skyline[i + 1]]
      if (!l || !r || y < l[1] || y <= r[1] - 40 || x < 0) return ''
      const crest = k.light > 0 ? r : l
      const h = (foot - y) * k.rng.range(0.45, 0.8)
      const w = Math.min(Math.abs(crest[0] - x), 90)
      return shape(
        [
          ...fractal([x, y - 4], [x + k.light * w * 0.1, y + h], 0.07, 24, k.rng),
          ...fractal(
            [x + k.light * w * 0.3, y + h * 0.6],
            [x + k.light * w * 0.8, y + h * 0.22],
            0.14,
            20,
            k.rng,
          ),
          crest,
        ],
        1,
      )
    })
    .join('')
}

/** Bare mountain in bands of ochre, violet and rust. */
export function banded(k: Stage, outline: Point[], base: number, d: number, tilt: number): string {
  const edge = broken(k, outline, 0.13, false, 16)
  const body = shape([...edge, [nth(edge, -1)[0], base], [nth(edge, 0)[0], base]], 1)
  const top = Math.min(...outline.map((p) => p[1]))
  const [a, b] = [nth(edge, 0)[0], nth(edge, -1)[0]]
  let bands = ''
  for (const [i, c] of [
    '#b0786c',
    '#e2b884',
    '#8f7488',
    '#d0a07a',
    '#a8705e',
    '#dcb48c',
    '#94788a',
  ].entries()) {
    const y = top + ((base - top) * (i + 0.35)) / 6
    const h = ((base - top) / 6) * k.rng.range(0.35, 0.6)
    const line = (dy: number): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((t) => [a + (b - a) * t, y + dy + (t - 0.5) * tilt + k.rng.range(-8, 8)])
    bands += path(
      `${curve(line(0))}L${curve(line(h).reverse()).slice(1)}z`,
      k.half(c, d, 0.25),
      'opacity=".6"',
    )
  }
  // The flank away from the sun, below every summit.
  let shades = ''
  for (const [i, p] of outline.entries()) {
    const [l, r] = [outline[i - 1], outline[i + 1]]
    const n = k.light > 0 ? l : r
    if (!l || !r || !n || l[1] < p[1] || r[1] < p[1]) continue
    const h = base - p[1]
    shades += shape(
      [
        ...fractal(p, n, 0.1, 18, k.rng),
        ...fractal(
          [n[0] - k.light * h * 0.2, base],
          [p[0] - k.light * h * 0.12, p[1] + h * 0.5],
          0.16,
          18,
          k.rng,
        ),
        ...fractal([p[0] - k.light * h * 0.02, p[1] + h * 0.4], p, 0.2, 16, k.rng),
      ],
      1,
    )
  }
  return (
    path(body, k.lit('#cf9f76', d)) +
    `<g ${k.clip(path(body, '#000'))}>${bands}${path(shades, k.shade('#8a6a78', d), 'opacity=".6"')}</g>`
  )
}
