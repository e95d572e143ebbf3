import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, type Point, path, shape } from '../kit/svg.ts'
import { fractal } from './mountains.ts'

/** Broken edge through points, as on rock; `close` leads it back to the first. */
export function broken(k: Stage, line: Point[], rough = 0.12, close = false, detail = 15): Point[] {
  const all = close ? [...line, nth(line, 0)] : line
  return [
    ...all.slice(0, -1).flatMap((p, i) => fractal(p, nth(all, i + 1), rough, detail, k.rng).slice(0, -1)),
    nth(all, -1),
  ]
}

/** Face of a rock wall between given corners. */
export function facet(k: Stage, corners: Point[], fill: string, more = '') {
  return path(shape(broken(k, corners, 0.14, true), 1), fill, more)
}

/** Snow in a gully: narrow between the rocks, spreading to a cone where it comes out. */
export function couloir(k: Stage, line: [x: number, y: number, w: number][], d: number): string {
  const side = (s: number) =>
    broken(
      k,
      line.map(([x, y, w]): Point => [x + (s * w) / 2, y]),
      0.16,
      false,
      10,
    )
  const L = side(-1)
  const R = side(1)
  const M = line.map(([x, y, w], i): Point => [x - k.light * w * (i % 2 ? 0.02 : 0.2), y])
  const shaded = k.light < 0 ? R : L
  return (
    path(shape([...L, ...R.slice().reverse()], 0.5), k.lit('#fcfcfa', d * 0.6)) +
    path(shape([...M, ...shaded.slice().reverse()], 0.5), k.half('#e6ebf6', d * 0.6, 0.6))
  )
}

/** Fan of scree below a gully: stones poured over the slope, thinning out towards the hem. */
export function scree(k: Stage, [x, y]: Point, [bx, by]: Point, w: number, color: string, d: number): string {
  const on = (t: number, u: number): Point => [
    x + (bx - x) * t + u * (w / 2) * (0.03 + 0.97 * t ** 1.3),
    y + (by - y) * t,
  ]
  const edge = (s: number) => [0, 0.25, 0.5, 0.75, 1].map((t) => on(t, s * k.rng.range(0.88, 1.1)))
  const fade = (c: string, a: number) =>
    k.gradientBetween(0, y, 0, by, [0, c, a], [0.45, c, a * 0.85], [1, c, 0])
  let runs = ''
  for (let i = 0; i < 6; i++) {
    const u = -0.8 + i * 0.3 + k.rng.range(-0.1, 0.1)
    const t0 = k.rng.range(0.08, 0.4)
    const t1 = k.rng.range(0.6, 0.95)
    const du = k.rng.range(0.03, 0.09)
    runs += curve([on(t0, u), on((t0 + t1) / 2, u - du), on(t1, u), on((t0 + t1) / 2, u + du)], true)
  }
  return (
    path(`${curve(edge(-1))}L${curve(edge(1).reverse()).slice(1)}z`, fade(k.half(color, d, 0.4), 0.95)) +
    path(runs, fade(k.half(color, d, 0.1), 0.6))
  )
}

/** Buttress below the snows: rock above, grass creeping up from its foot, its left side in shade. */
export function buttress(k: Stage, [x, y]: Point, l: number, r: number, foot: number, d: number): string {
  const h = foot - y
  const side = (s: number, w: number) =>
    broken(
      k,
      [
        [x, y],
        [x + s * w * 0.13, y + h * 0.07],
        [x + s * w * 0.27, y + h * 0.26],
        [x + s * w * 0.42, y + h * 0.36],
        [x + s * w * 0.62, y + h * 0.66],
        [x + s * w, foot],
      ],
      0.12,
      false,
      13,
    )
  const left = side(-1, l)
  const right = side(1, r)
  const spine = broken(
    k,
    [
      [x, y],
      [x + r * 0.06, y + h * 0.22],
      [x - l * 0.06, y + h * 0.44],
      [x + r * 0.1, y + h * 0.72],
      [x + r * 0.02, foot],
    ],
    0.2,
    false,
    12,
  )
  const rib = (t: number, n: number): Point => [x + r * t, y + h * n]
  const tone = (dark: number) =>
    k.gradientBetween(
      0,
      y,
      0,
      foot,
      [0, k.half('#8d889c', d, dark)],
      [0.42, k.half('#8a8c80', d, dark)],
      [0.66, k.half('#819a58', d, dark)],
      [1, k.half('#86b052', d, dark * 0.8)],
    )
  const deep = mix(k.shade('#565a74', d), k.dark(d), 0.2)
  return (
    path(shape([...left.slice().reverse(), ...right.slice(1)], 1), tone(0.12)) +
    path(shape([...left, ...spine.slice().reverse()], 1), tone(0.85)) +
    facet(
      k,
      [rib(0.1, 0.16), rib(0.2, 0.34), rib(0.17, 0.5), rib(0.27, 0.62), rib(0.1, 0.46)],
      k.gradientBetween(0, y, 0, foot, [0, deep, 0.7], [0.7, deep, 0.1]),
    ) +
    facet(
      k,
      [rib(0.34, 0.4), rib(0.46, 0.56), rib(0.44, 0.74), rib(0.34, 0.6)],
      k.gradientBetween(0, y, 0, foot, [0.2, deep, 0.55], [0.85, deep, 0.05]),
    )
  )
}
