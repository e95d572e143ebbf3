import { mix, multiply } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Rng } from '../kit/rng.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, type Point, path, shape, yAt } from '../kit/svg.ts'

/** Midpoint displacement between two points; `rough` is displacement relative to segment length. */
export function fractal(a: Point, b: Point, rough: number, detail: number, rng: Rng): Point[] {
  const len = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (len < detail) return [a, b]
  const t = rng.range(0.36, 0.64)
  const off = rng.bell() * rough * len
  const nx = -(b[1] - a[1]) / len
  const ny = (b[0] - a[0]) / len
  const m: Point = [a[0] + (b[0] - a[0]) * t + nx * off * 0.7, a[1] + (b[1] - a[1]) * t + ny * off]
  return [...fractal(a, m, rough, detail, rng).slice(0, -1), ...fractal(m, b, rough, detail, rng)]
}

/** Alternating valley/peak control points across the picture: v is the valley height, amp the peak height (fractions of H). */
export function peaks(k: Stage, v: number, amp: number, n: number): Point[] {
  const out: Point[] = [[-40, k.y(v - amp * k.rng.range(0.1, 0.5))]]
  const step = (k.W + 80) / n
  for (let i = 0; i < n; i++) {
    const x0 = -40 + i * step
    out.push([x0 + step * k.rng.range(0.32, 0.62), k.y(v - amp * k.rng.range(0.5, 1))])
    out.push([x0 + step * k.rng.range(0.9, 1.08), k.y(v - amp * k.rng.range(0, 0.28))])
  }
  nth(out, -1)[0] = k.W + 40
  return out
}

type Look = {
  rock: string
  /** Depth 0..1 for haze. */
  d: number
  /** Foot in px. */
  base: number
  rough?: number
  detail?: number
  /** Snow line in px (y); omit for bare rock. */
  snow?: number
  /** Shadow strength. */
  relief?: number
  /** Haze at the foot (0..1). */
  foot?: number
}

/**
 * One mountain: lit silhouette, ragged snow cap that runs down the gullies, a shadow plane hung from the
 * summit on the side away from the light, torn ribs of shade on the lit face, bright spurs on the dark one.
 */
export function mountain(k: Stage, [x, y]: Point, wl: number, wr: number, o: Look): string {
  const { d, base, rough = 0.17, relief = 0.62, foot = 0.75, rock } = o
  const detail = (o.detail ?? 20) * (d > 0.45 ? 1.3 : 1.1)
  const { rng } = k
  const away = -k.light as 1 | -1
  const H = base - y
  const flank = (s: 1 | -1, w: number): Point[] => {
    const a: Point = [x + s * w * rng.range(0.22, 0.32), y + H * rng.range(0.3, 0.38)]
    const b: Point = [x + s * w * rng.range(0.52, 0.64), y + H * rng.range(0.58, 0.68)]
    const all = [
      ...fractal([x, y], a, rough * 0.8, detail, rng).slice(0, -1),
      ...fractal(a, b, rough, detail, rng).slice(0, -1),
      ...fractal(b, [x + s * w, base], rough, detail * 1.6, rng),
    ]
    for (let i = 1; i < all.length; i++) {
      const p = nth(all, i)
      const before = nth(all, i - 1)
      if ((p[0] - before[0]) * s <= 0) p[0] = before[0] + s * 0.5
    }
    return all
  }
  const left = flank(-1, wl)
  const right = flank(1, wr)
  const prof = [...left.slice().reverse(), ...right.slice(1)]
  const lit = k.lit(rock, d)
  const haze = k.mood.haze
  const shadow = mix(
    k.shade(rock, d),
    mix(multiply('#8f92b8', k.mood.ambient, k.mood.ambientGain), haze, d * 0.7),
    0.5,
  )
  const fadeOut = (c: string, a: number) =>
    k.gradientBetween(0, y, 0, base, [0, c, a], [0.45, c, a * 0.8], [1, c, 0])
  let out = path(
    shape(prof, 1),
    k.gradientBetween(
      0,
      y,
      0,
      base,
      [0, lit],
      [0.45, mix(lit, haze, foot * 0.22)],
      [1, mix(lit, haze, foot)],
    ),
  )

  const snow = o.snow
  if (snow !== undefined && snow > y + 12) {
    const cap = prof.filter((p) => p[1] < snow)
    const lower: Point[] = []
    if (cap.length > 2) {
      const x0 = nth(cap, 0)[0]
      const x1 = nth(cap, -1)[0]
      for (let px = x0 + 4, i = 0; px < x1 - 2; px += rng.range(0.5, 1.15) * detail, i++) {
        const py = yAt(cap, px)
        const room = snow - py
        const out2 = Math.sign(px - x) * room * 0.22
        const deep = i % 2 ? rng.range(0.8, 1.35) : rng.range(0.28, 0.6)
        lower.push([px + out2 * deep, py + room * deep])
      }
      out += path(shape([...cap, ...lower.reverse()], 1), k.lit('#fcfbf7', d * 0.72))
    }
  }
  const side = away > 0 ? right : left
  const front = away > 0 ? left : right
  const W = away > 0 ? wr : wl
  const foot2: Point = [x + away * W * rng.range(-0.1, 0.25), base]
  const spine = [
    ...fractal([x, y], [x + away * W * rng.range(-0.1, 0.08), y + H * 0.4], 0.26, detail * 1.1, rng).slice(
      0,
      -1,
    ),
    ...fractal([x + away * W * rng.range(-0.12, 0.1), y + H * 0.42], foot2, 0.22, detail * 1.3, rng),
  ]
  const planes = shape([...side, ...spine.slice().reverse()], 1)
  let ribs = ''
  let gullies = ''
  let deep = ''
  let spurs = ''
  /** Torn wedge: from a, down to a tip, ragged back up to b. */
  const wedge = (a: Point, L: number, slope: number, b: Point) => {
    const tip: Point = [a[0] + L * slope, a[1] + L]
    return shape(
      [...fractal(a, tip, 0.2, detail * 0.95, rng), ...fractal(tip, b, 0.26, detail * 0.95, rng).slice(1)],
      1,
    )
  }
  const pick = (line2: Point[], t: number) =>
    nth(line2, Math.min(line2.length - 1, Math.max(0, Math.floor(line2.length * t))))
  const n = Math.max(2, Math.min(5, Math.round(H / 80)))
  for (let j = 0; j < n; j++) {
    const t = 0.05 + (0.6 * j) / n
    const a = pick(spine, t)
    const b = pick(spine, t + rng.range(0.16, 0.26))
    ribs += wedge(a, H * rng.range(0.12, 0.3), -away * rng.range(0.35, 0.75), b)
    // Gullies fan out from the summit across the lit face.
    const f = pick(front, 0.2 + (0.5 * j) / n)
    const m = pick(spine, 0.14 + (0.5 * j) / n)
    const u = rng.range(0.25, 0.8)
    const L = H * rng.range(0.1, 0.22)
    const g: Point = [f[0] + (m[0] - f[0]) * u, f[1] + (m[1] - f[1]) * u]
    const slope = Math.max(-1.1, Math.min(1.1, (g[0] - x) / Math.max(40, g[1] - y)))
    gullies += wedge(g, L, slope, [g[0] + L * slope * 0.35 + away * L * 0.14, g[1] + L * 0.42])
    const q = pick(side, 0.08 + (0.6 * j) / n)
    const M = H * rng.range(0.12, 0.3)
    if (j % 2)
      deep += wedge(q, M, away * rng.range(-0.25, 0.1), [
        q[0] - away * M * rng.range(0.2, 0.5),
        q[1] + M * 0.25,
      ])
    else
      spurs += wedge(q, M * 1.2, away * rng.range(0.1, 0.35), [
        q[0] - away * M * rng.range(0.02, 0.16),
        q[1] + M * rng.range(0.4, 0.7),
      ])
  }
  out +=
    path(planes, fadeOut(shadow, relief + 0.22)) +
    path(ribs, fadeOut(shadow, relief * 0.8)) +
    path(gullies, fadeOut(shadow, relief * 0.55)) +
    path(deep, fadeOut(mix(shadow, k.dark(d * 0.7), 0.5), relief * 0.6)) +
    path(spurs, fadeOut(mix(lit, k.lit('#ffffff', d), o.snow !== undefined ? 0.35 : 0.06), 0.4))
  return out
}

/** A range: every peak of `ctrl` becomes a mountain, the highest at the back. */
export function range(k: Stage, o: Look & { ctrl: Point[] }): string {
  const { ctrl } = o
  return ctrl
    .map((p, i) => ({ p, l: ctrl[i - 1], r: ctrl[i + 1] }))
    .filter(({ p, l, r }) => (!l || p[1] < l[1]) && (!r || p[1] < r[1]))
    .sort((a, b) => a.p[1] - b.p[1])
    .map(({ p, l, r }, i, all) => {
      const H = o.base - p[1]
      const spread = (n: Point | undefined) =>
        Math.max(H * 0.85, n ? Math.abs(n[0] - p[0]) * (H / Math.max(40, Math.abs(n[1] - p[1]))) * 0.92 : H)
      return mountain(k, p, Math.min(spread(l), H * 1.9), Math.min(spread(r), H * 1.9), {
        ...o,
        d: Math.max(0, o.d - (0.1 * i) / all.length),
      })
    })
    .join('')
}

/** Smooth spur of far hills: lit flank, shaded flank, a spine that wanders down between them. */
export function spur(
  k: Stage,
  [x, y]: Point,
  l: number,
  r: number,
  base: number,
  color: string,
  d: number,
): string {
  const h = base - y
  const away = -k.light
  const j = () => k.rng.range(-0.05, 0.05)
  const side = (s: 1 | -1, w: number): Point[] => [
    [x, y],
    [x + s * w * 0.16, y + h * (0.14 + j())],
    [x + s * w * 0.38, y + h * (0.3 + j())],
    [x + s * w * 0.62, y + h * (0.6 + j())],
    [x + s * w, base],
  ]
  const left = side(-1, l)
  const right = side(1, r)
  const dark = away > 0 ? right : left
  const w = away > 0 ? r : l
  const spine: Point[] = [
    [x + away * w * 0.06, base],
    [x - away * w * (0.02 + j()), y + h * 0.7],
    [x + away * w * (0.1 + j()), y + h * 0.42],
    [x + away * w * 0.02, y + h * 0.18],
    [x, y],
  ]
  const lit = k.lit(color, d)
  const sh = k.shade(color, d)
  const fade = (c: string, a: number) =>
    k.gradientBetween(0, y, 0, base, [0, c, a], [0.5, c, a * 0.8], [1, c, a * 0.2])
  return (
    path(
      `${curve([...left.slice(1).reverse(), ...right])}z`,
      k.gradientBetween(0, y, 0, base, [0, lit], [1, mix(lit, k.mood.haze, 0.3)]),
    ) + path(`${curve(dark)}L${curve(spine).slice(1)}z`, fade(sh, 0.8))
  )
}
