import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, type Point, path, rect, shape, stroke } from '../kit/svg.ts'

/** Sky, glow and sun/moon. u, v place the sun; the light side follows from it. */
export function sky(
  k: Stage,
  u = 0.3,
  v = 0.4,
  { r = 46, rings = true, disc = true, horizon = 0.72, low = v + 0.14 } = {},
): string {
  const { sky: s, glow, sun } = k.mood
  // A headline stands on the left of a banner, in a shade that would grey the sun.
  const side = k.aspect === 'banner' && u < 0.6 ? 0.64 + u * 0.1 : u
  const x = k.x(side)
  const y = k.y(k.night ? Math.max(v, 0.16) : k.time === 'day' ? v : k.time === 'gold' ? (v + low) / 2 : low)
  k.sun = { x, y, r }
  k.light = side < 0.5 ? -1 : 1
  const R = Math.max(k.W, k.H) * 0.52
  let o = rect(
    0,
    0,
    k.W,
    k.H,
    k.gradientBetween(0, 0, 0, k.H * horizon, [0, s[0]], [0.38, s[1]], [0.74, s[2]], [1, s[3]]),
  )
  if (disc || !k.night)
    o += circle(
      x,
      y,
      R,
      k.radialGradient(
        [0, glow, k.night ? 0.42 : 0.9],
        [0.2, mix(glow, s[3], 0.4), k.night ? 0.2 : 0.55],
        [0.5, mix(s[3], s[2], 0.6), 0.2],
        [1, s[2], 0],
      ),
    )
  if (rings)
    for (const q of [4.6, 3.1, 2]) o += circle(x, y, r * q, glow, `opacity="${k.night ? 0.07 : 0.13}"`)
  if (disc) o += circle(x, y, r, k.verticalGradient([0, '#fffdf2'], [1, sun]))
  return o
}

/** Broad, soft sunbeams fanning from the sun. */
export function rays(k: Stage, n = 14, opacity = 0.1): string {
  if (k.night) return ''
  const { x, y } = k.sun
  const L = Math.hypot(k.W, k.H)
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2 + k.rng.range(-0.05, 0.05)
    const w = k.rng.range(0.05, 0.1)
    d += shape(
      [
        [x, y],
        [x + Math.cos(a - w) * L, y + Math.sin(a - w) * L],
        [x + Math.cos(a + w) * L, y + Math.sin(a + w) * L],
      ],
      1,
    )
  }
  return path(d, k.mood.sun, `opacity="${opacity}"`)
}

/** Stars, denser and brighter at the top. */
export function stars(k: Stage, n = 130, vMax = 0.55): string {
  let small = ''
  let o = ''
  for (let i = 0; i < n; i++) {
    const x = k.rng() * k.W
    const y = k.rng() ** 1.5 * k.H * vMax
    small += `M${x.toFixed(0)} ${y.toFixed(0)}h0`
    if (i % 9 === 0)
      o += circle(x + 13, y + 7, k.rng.range(1.6, 2.7), '#fff', `opacity="${k.rng.range(0.6, 1).toFixed(1)}"`)
  }
  return stroke(small, '#dfe9ff', 1.7, 'stroke-linecap="round" opacity=".75"') + o
}

/** Milky Way: a tilted river of light with a dark rift and packed stars. */
export function milkyWay(k: Stage, u0 = 0.18, v0 = 0.72, u1 = 0.78, v1 = -0.1): string {
  const [x0, y0, x1, y1] = [k.x(u0), k.y(v0), k.x(u1), k.y(v1)]
  const a = Math.atan2(y1 - y0, x1 - x0)
  const L = Math.hypot(x1 - x0, y1 - y0)
  const place = (t: number, off: number): Point => [
    x0 + (x1 - x0) * t - Math.sin(a) * off,
    y0 + (y1 - y0) * t + Math.cos(a) * off,
  ]
  const tilt = (p: Point) =>
    `transform="rotate(${((a * 180) / Math.PI).toFixed(0)} ${p[0].toFixed(0)} ${p[1].toFixed(0)})"`
  let o = ''
  const band = (t: number, off: number, rx: number, ry: number, c: string, op: number) => {
    const p = place(t, off)
    o += ellipse(p[0], p[1], rx, ry, k.radialGradient([0, c, op], [0.5, c, op * 0.45], [1, c, 0]), tilt(p))
  }
  band(0.5, 0, L * 0.72, L * 0.24, '#4d7fd0', 0.5)
  band(0.42, 0, L * 0.55, L * 0.13, '#b79be6', 0.42)
  band(0.34, 6, L * 0.36, L * 0.085, '#ffd9c4', 0.55)
  for (let i = 0; i < 9; i++)
    band(
      0.08 + i * 0.1,
      k.rng.range(-34, 34),
      k.rng.range(70, 150),
      k.rng.range(26, 52),
      k.rng.pick(['#cfe0ff', '#ffe3d0', '#d9c6ff']),
      0.24,
    )
  for (let i = 0; i < 8; i++)
    band(
      0.12 + i * 0.09,
      10 + Math.sin(i * 1.3) * 24,
      k.rng.range(60, 130),
      k.rng.range(16, 30),
      k.mood.sky[0],
      0.42,
    )
  let d1 = ''
  let d2 = ''
  for (let i = 0; i < 330; i++) {
    const p = place(k.rng.range(-0.05, 1.1), k.rng.bell() * L * 0.12)
    if (i % 4) d1 += `M${p[0].toFixed(0)} ${p[1].toFixed(0)}h0`
    else d2 += `M${p[0].toFixed(0)} ${p[1].toFixed(0)}h0`
  }
  return (
    o +
    stroke(d1, '#e8eeff', 1.5, 'stroke-linecap="round" opacity=".7"') +
    stroke(d2, '#fff', 2.6, 'stroke-linecap="round" opacity=".9"')
  )
}

/** Flat-bottomed cumulus: heaped arcs with an off-centre summit, lit on the sun side, on a thin base streak. */
export function cumulus(k: Stage, x: number, y: number, w: number, h: number, opacity = 1): string {
  const { cloud, cloudShade } = k.mood
  const heap = (x0: number, y0: number, ww: number, hh: number, top: number, fill: string) => {
    let d = `M${x0.toFixed(0)} ${y0.toFixed(0)}`
    let px = x0
    let py = y0
    let t = 0
    while (t < 1) {
      t = Math.min(1, t + k.rng.range(0.08, 0.2))
      const env = t < top ? (t / top) ** 0.9 : ((1 - t) / (1 - top)) ** 0.75
      const nx = x0 + ww * t
      const ny = t === 1 ? y0 : y0 - hh * env * k.rng.range(0.82, 1.05)
      const r = Math.hypot(nx - px, ny - py) * k.rng.range(0.52, 0.62)
      d += `A${r.toFixed(0)} ${r.toFixed(0)} 0 0 1 ${nx.toFixed(0)} ${ny.toFixed(0)}`
      ;[px, py] = [nx, ny]
    }
    return path(`${d}z`, fill)
  }
  const top = k.light > 0 ? 0.62 : 0.38
  const streak = (dx: number, dy: number, L: number, t: number) =>
    path(
      curve(
        [
          [x + dx, y + dy],
          [x + dx + L * 0.4, y + dy - t],
          [x + dx + L, y + dy],
          [x + dx + L * 0.5, y + dy + t * 0.5],
        ],
        true,
      ),
      cloud,
      'opacity=".55"',
    )
  const o =
    heap(
      x + w * 0.12,
      y,
      w * 0.74,
      h,
      top,
      k.verticalGradient([0, cloud], [0.5, mix(cloud, cloudShade, 0.35), 0.85], [1, cloudShade, 0.05]),
    ) +
    heap(
      x - w * 0.02,
      y + h * 0.04,
      w * 0.5,
      h * 0.46,
      0.5,
      k.verticalGradient([0, cloud, 0.9], [1, cloudShade, 0]),
    ) +
    heap(
      x + w * 0.5,
      y + h * 0.04,
      w * 0.52,
      h * 0.38,
      0.4,
      k.verticalGradient([0, cloud, 0.9], [1, cloudShade, 0]),
    ) +
    streak(-w * 0.2, h * 0.06, w * 0.9, h * 0.07) +
    streak(w * 0.34, h * 0.16, w * 0.86, h * 0.05)
  return opacity < 1 ? `<g opacity="${opacity}">${o}</g>` : o
}

/** Thin stratified streaks, tapered at both ends, near height v. */
export function strata(k: Stage, v: number, n = 6, { spread = 0.12, opacity = 0.6 } = {}): string {
  const len = 0.34
  const thick = 15
  let d = ''
  for (let i = 0; i < n; i++) {
    const y = k.y(v + k.rng.range(-spread, spread))
    const x = k.rng.range(-0.1, 1) * k.W
    const L = len * k.W * k.rng.range(0.5, 1.15)
    const t = thick * k.rng.range(0.5, 1)
    const top: Point[] = [
      [x, y],
      [x + L * 0.18, y - t * 0.35],
      [x + L * 0.34, y - t * 0.3],
      [x + L * 0.55, y - t],
      [x + L * 0.74, y - t * 0.5],
      [x + L, y],
    ]
    d += curve([...top, [x + L * 0.6, y + t * 0.22], [x + L * 0.3, y + t * 0.12]], true)
  }
  return path(d, k.mood.cloud, `opacity="${opacity}"`)
}

/** A few gulls or choughs. */
export function birds(k: Stage, u: number, v: number, n = 5, size = 9): string {
  const color = k.dark(0.3)
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = k.x(u) + k.rng.bell() * 90
    const y = k.y(v) + k.rng.bell() * 40
    const s = size * k.rng.range(0.6, 1.1)
    d += `M${(x - s).toFixed(1)} ${(y - s * 0.25).toFixed(1)}q${(s * 0.6).toFixed(1)}-${(s * 0.45).toFixed(1)} ${s.toFixed(1)} ${(s * 0.35).toFixed(1)}q${(s * 0.4).toFixed(1)}-${(s * 0.8).toFixed(1)} ${s.toFixed(1)}-${(s * 0.35).toFixed(1)}`
  }
  return stroke(d, color, 1.9, 'stroke-linecap="round" stroke-linejoin="round"')
}

/** Veil of mist: thickens from v0, full from v1 down to `to` (end it at the waterline before mirroring), (or a band centred between them when both = true). */
export function mist(
  k: Stage,
  v0: number,
  v1: number,
  { opacity = 0.85, both = false, to = 1 } = {},
): string {
  const color = k.mood.haze
  if (both)
    return rect(
      0,
      k.y(v0),
      k.W,
      k.y(v1 - v0),
      k.verticalGradient([0, color, 0], [0.5, color, opacity], [1, color, 0]),
    )
  const t = (v1 - v0) / (to - v0)
  return rect(
    0,
    k.y(v0),
    k.W,
    k.y(to - v0),
    k.verticalGradient(
      [0, color, 0],
      [t * 0.6, color, opacity * 0.6],
      [t, color, opacity],
      [1, color, opacity],
    ),
  )
}

/** Low cloud lying in a valley: long overlapping tongues, bright on top, dissolving below. */
export function cloudBank(
  k: Stage,
  v: number,
  h = 0.1,
  { color = k.mood.cloud, opacity = 0.8, n = 7 } = {},
): string {
  let o = ''
  for (let i = 0; i < n; i++) {
    const L = k.W * k.rng.range(0.32, 0.62)
    const x = k.x(-0.2) + (k.W * 1.1 * (i + k.rng.range(0, 0.6))) / n
    const y = k.y(v + k.rng.range(-0.3, 0.4) * h)
    const t = k.y(h) * k.rng.range(0.4, 0.8)
    const p: Point[] = [
      [x, y + t * 0.3],
      [x + L * 0.12, y - t * 0.05],
      [x + L * 0.26, y - t * 0.12],
      [x + L * 0.38, y - t * 0.5],
      [x + L * 0.5, y - t * 0.58],
      [x + L * 0.62, y - t * 0.28],
      [x + L * 0.78, y - t * 0.22],
      [x + L, y + t * 0.3],
      [x + L * 0.7, y + t * 0.62],
      [x + L * 0.3, y + t * 0.6],
    ]
    o += path(
      curve(p, true),
      k.verticalGradient([0, color, opacity], [0.4, color, opacity * 0.55], [1, color, 0]),
    )
  }
  return o
}
