import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, type Point, path } from '../kit/svg.ts'

/** Fractions of the picture to points. */
export function pts(k: Stage, ...uv: [number, number][]): Point[] {
  return uv.map(([u, v]) => [k.x(u), k.y(v)])
}

/** Close a top line down to `base`. */
export function ground(top: Point[], base: number) {
  return `${curve(top)}V${Math.round(base)}H${Math.round(nth(top, 0)[0])}z`
}

/** Smooth hill whose crest is lit and whose foot sinks into shade or haze. */
export function hill(
  k: Stage,
  top: Point[],
  color: string,
  d = 0,
  { base = k.H, foot = 0.6, to }: { base?: number; foot?: number; to?: string } = {},
): string {
  const y0 = Math.min(...top.map((p) => p[1]))
  const lit = k.lit(color, d)
  const end = to ?? k.shade(color, d)
  return path(
    ground(top, base),
    k.gradientBetween(0, y0, 0, base, [0, lit], [0.35, mix(lit, end, foot * 0.6)], [1, mix(lit, end, foot)]),
  )
}

/** Random soft crest line for hills. */
export function crest(k: Stage, v: number, amp: number, n = 5): Point[] {
  const out: Point[] = []
  for (let i = 0; i <= n; i++) out.push([-40 + ((k.W + 80) * i) / n, k.y(v) + k.rng.range(-1, 1) * k.y(amp)])
  return out
}

/** Small shrubs/stones over open ground, shrinking with distance; one path per tone. */
export function scrub(
  k: Stage,
  v0: number,
  v1: number,
  n: number,
  color: string,
  { from = 0, to = 1, size = 1, d = 0 } = {},
): string {
  let dark = ''
  let light = ''
  for (let i = 0; i < n; i++) {
    const t = k.rng()
    const x = k.x(k.rng.range(from, to))
    const y = k.y(v0 + (v1 - v0) * t)
    const w = (3 + 15 * t ** 1.4) * k.rng.range(0.5, 1.2) * size
    const h = w * k.rng.range(0.4, 0.6)
    const dome = (cx: number, ww: number, hh: number) =>
      `M${(cx - ww / 2).toFixed(0)} ${y.toFixed(0)}a${(ww / 2).toFixed(1)} ${hh.toFixed(1)} 0 0 1 ${ww.toFixed(1)} 0z`
    dark += dome(x, w, h)
    light += dome(x + k.light * w * 0.14, w * 0.58, h * 0.8)
  }
  return path(dark, k.shade(color, d)) + path(light, k.half(color, d, 0.25))
}

/** Long soft sweeps of shade (or light) lying on open ground. */
export function sweeps(k: Stage, v0: number, v1: number, n: number, color: string, opacity = 0.2): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const t = (i + k.rng()) / n
    const y = k.y(v0 + (v1 - v0) * t)
    const x = k.x(k.rng.range(-0.15, 0.85))
    const w = k.W * k.rng.range(0.2, 0.5)
    const h = 4 + 18 * t
    d += curve(
      [
        [x, y],
        [x + w * 0.3, y - h * 0.5],
        [x + w * 0.6, y - h * 0.2],
        [x + w, y + h * 0.1],
        [x + w * 0.66, y + h * 0.5],
        [x + w * 0.3, y + h * 0.3],
      ],
      true,
    )
  }
  return path(d, color, `opacity="${opacity}"`)
}

/** Centre line of a road or stream in fractions of the picture, with its width in px, as points for ribbon(). */
export function road(k: Stage, uvw: [number, number, number][]): [number, number, number][] {
  return uvw.map(([u, v, w]) => [k.x(u), k.y(v), w])
}

/** The same from a flat list, three numbers a point. */
export function course(k: Stage, list: number[]) {
  return list.flatMap((u, i): [number, number, number][] =>
    i % 3 ? [] : [[k.x(u), k.y(list[i + 1] ?? 0), list[i + 2] ?? 0]],
  )
}
