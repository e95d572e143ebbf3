import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, f, type Point, path, shape, stroke } from '../kit/svg.ts'

/** Prayer flags sagging from a to b: blue, white, red, green, yellow. */
export function prayerFlags(k: Stage, a: Point, b: Point, { sag = 40, n = 16, s = 1, d = 0 } = {}): string {
  const cols = ['#2f6fc0', '#f4f1e6', '#d8443c', '#3a9a5b', '#f2c23e']
  const along = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t),
  ]
  const paths = cols.map(() => '')
  for (let i = 0; i < n; i++) {
    const p = along((i + 0.12) / n)
    const q = along((i + 0.88) / n)
    const h = 17 * s * k.rng.range(0.9, 1.1)
    const w = k.rng.range(-3, 5) * s
    paths[i % 5] += shape(
      [
        p,
        q,
        [q[0] + w, q[1] + h],
        [(p[0] + q[0]) / 2 + w * 1.4, (p[1] + q[1]) / 2 + h * 1.12],
        [p[0] + w, p[1] + h],
      ],
      0.5,
    )
  }
  return (
    stroke(
      `M${a[0].toFixed(0)} ${a[1].toFixed(0)}Q${((a[0] + b[0]) / 2).toFixed(0)} ${((a[1] + b[1]) / 2 + sag * 2).toFixed(0)} ${b[0].toFixed(0)} ${b[1].toFixed(0)}`,
      k.dark(d),
      1.4 * s,
    ) + paths.map((d2, i) => path(d2, k.half(nth(cols, i), d, 0.22))).join('')
  )
}

/** Whitewashed chorten, base centre at (x, y), h tall. */
export function chorten(k: Stage, x: number, y: number, h: number, d = 0): string {
  const s = h / 100
  const L = k.light
  const wht = '#fbf6ea'
  const lit = k.lit(wht, d)
  const sh = k.shade(wht, d)
  const gold = k.lit('#e8b23c', d)
  const red = k.half('#a8392f', d, 0.3)
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const box = (w: number, y0: number, y1: number, w2 = w) =>
    path(
      shape([
        [toX(-w), toY(y0)],
        [toX(-w2), toY(y1)],
        [toX(w2), toY(y1)],
        [toX(w), toY(y0)],
      ]),
      lit,
    ) +
    path(
      shape([
        [toX(-L * w), toY(y0)],
        [toX(-L * w2), toY(y1)],
        [toX(-L * w2 * 0.15), toY(y1)],
        [toX(-L * w * 0.15), toY(y0)],
      ]),
      sh,
    )
  const dome = `M${toX(-20).toFixed(1)} ${toY(40).toFixed(1)}C${toX(-27).toFixed(1)} ${toY(66).toFixed(1)} ${toX(27).toFixed(1)} ${toY(66).toFixed(1)} ${toX(20).toFixed(1)} ${toY(40).toFixed(1)}z`
  return (
    box(36, 0, 8) +
    box(31, 8, 22, 29) +
    path(
      shape([
        [toX(-33), toY(22)],
        [toX(-33), toY(26)],
        [toX(33), toY(26)],
        [toX(33), toY(22)],
      ]),
      red,
    ) +
    box(27, 26, 31) +
    box(23, 31, 36) +
    box(20, 36, 41) +
    path(
      dome,
      L < 0
        ? k.horizontalGradient([0, lit], [0.5, lit], [0.56, sh], [1, sh])
        : k.horizontalGradient([0, sh], [0.44, sh], [0.5, lit], [1, lit]),
    ) +
    path(
      shape([
        [toX(-8), toY(60)],
        [toX(-8), toY(66)],
        [toX(8), toY(66)],
        [toX(8), toY(60)],
      ]),
      lit,
    ) +
    path(
      shape([
        [toX(-6), toY(66)],
        [toX(-1.6), toY(90)],
        [toX(1.6), toY(90)],
        [toX(6), toY(66)],
      ]),
      gold,
    ) +
    path(
      shape([
        [toX(-7), toY(90)],
        [toX(0), toY(93)],
        [toX(7), toY(90)],
      ]),
      gold,
    ) +
    circle(toX(0), toY(96), 2.6 * s, gold)
  )
}

/** Ridge tent, lit from inside at night. */
export function tent(k: Stage, x: number, y: number, s = 1, color = '#f08a3c'): string {
  const glow = k.night || k.time === 'dusk'
  const c1 = glow ? mix(color, '#ffe9a8', 0.55) : k.lit(color)
  const c2 = glow ? mix(color, '#8a2f1c', 0.12) : k.shade(color)
  const L = k.light
  const A: Point = [x, y - 62 * s]
  const l: Point = [x - 66 * s, y]
  const m: Point = [x + 12 * s, y + 6 * s]
  const r: Point = [x + 70 * s, y - 6 * s]
  return (
    (glow ? ellipse(x, y, 150 * s, 46 * s, k.radialGradient([0, '#ffb35c', 0.5], [1, '#ff9a3c', 0])) : '') +
    path(shape([A, l, m]), glow ? k.verticalGradient([0, mix(c2, c1, 0.3)], [1, c1]) : L < 0 ? c1 : c2) +
    path(shape([A, m, r]), glow ? c2 : L < 0 ? c2 : c1) +
    path(
      shape([
        [A[0] - 1 * s, A[1] + 5 * s],
        [x - 22 * s, y + 2 * s],
        [x + 2 * s, y + 5 * s],
      ]),
      glow ? '#fff3c4' : mix(c2, k.dark(), 0.4),
    )
  )
}

/** Trekking tent: a dome over crossed poles, its porch to the left. ~150 wide and 72 high at s = 1. */
export function alpineTent(k: Stage, x: number, y: number, s: number, color: string): string {
  const glow = k.night || k.time === 'dusk'
  const lit = glow ? mix(color, '#ffe9a8', 0.5) : k.lit(color)
  const dark = glow ? mix(color, '#8a2f1c', 0.15) : k.half(color, 0, 0.8)
  const toX = (n: number) => f(x + n * s)
  const toY = (n: number) => f(y - n * s)
  const fly = (a: number, b: number, c: number, e: number) => `C${toX(a)} ${toY(b)} ${toX(c)} ${toY(e)}`
  const seam = mix(dark, k.dark(), 0.35)
  return (
    ellipse(x, y, 92 * s, 11 * s, k.dark(), 'opacity=".28"') +
    (glow ? ellipse(x, y, 150 * s, 40 * s, k.radialGradient([0, '#ffb35c', 0.5], [1, '#ff9a3c', 0])) : '') +
    // The fly, then the side in shade, then the porch.
    path(
      `M${toX(-60)} ${toY(0)}${fly(-54, 50, -26, 72)} ${toX(4)} ${toY(72)}${fly(40, 72, 66, 44)} ${toX(74)} ${toY(0)}z`,
      lit,
    ) +
    path(
      `M${toX(-60)} ${toY(0)}${fly(-54, 50, -26, 72)} ${toX(4)} ${toY(72)}${fly(-16, 52, -14, 24)} ${toX(-8)} ${toY(-3)}z`,
      dark,
    ) +
    path(
      `M${toX(-44)} ${toY(-1)}${fly(-42, 22, -32, 44)} ${toX(-20)} ${toY(46)}${fly(-18, 26, -16, 12)} ${toX(-13)} ${toY(-2)}z`,
      glow ? '#fff0b8' : mix(dark, k.dark(), 0.6),
    ) +
    stroke(
      `M${toX(-8)} ${toY(-3)}${fly(-14, 24, -16, 52)} ${toX(4)} ${toY(72)}M${toX(4)} ${toY(72)}${fly(24, 60, 40, 34)} ${toX(44)} ${toY(-1)}M${toX(-20)} ${toY(48)}${fly(6, 42, 52, 24)} ${toX(74)} ${toY(0)}`,
      seam,
      2 * s,
      'stroke-linecap="round" opacity=".75"',
    ) +
    stroke(
      `M${toX(-60)} ${toY(2)}l${f(-16 * s)} ${f(6 * s)}M${toX(74)} ${toY(2)}l${f(16 * s)} ${f(6 * s)}`,
      k.lit('#e8e2d0'),
      1.2 * s,
    )
  )
}

/** Snow-white dome tent (Rann, Nubra camps). */
export function domeTent(k: Stage, x: number, y: number, s = 1): string {
  const color = '#f6efe0'
  const lit = k.night ? '#ffdf9a' : k.lit(color)
  const sh = k.shade(color)
  return (
    ellipse(x, y, 110 * s, 20 * s, k.dark(), 'opacity=".18"') +
    path(
      `M${x - 70 * s} ${y}C${x - 66 * s} ${y - 86 * s} ${x + 66 * s} ${y - 86 * s} ${x + 70 * s} ${y}z`,
      k.light < 0
        ? k.horizontalGradient([0, lit], [0.5, mix(lit, sh, 0.25)], [1, sh])
        : k.horizontalGradient([0, sh], [0.5, mix(lit, sh, 0.25)], [1, lit]),
    ) +
    path(`M${x - 14 * s} ${y}c0-${46 * s} ${28 * s}-${46 * s} ${28 * s} 0z`, k.glow(k.dark(0.2), '#fff2c0'))
  )
}

/** Stone cairn. */
export function cairn(k: Stage, x: number, y: number, s: number, color = '#8a7d74'): string {
  const d = 0
  const stones = [
    [0, 0, 30, 14],
    [2, -12, 24, 12],
    [-2, -22, 18, 11],
    [1, -31, 12, 9],
    [0, -38, 7, 6],
  ] as const
  return stones
    .map(([dx, dy, w, h]) =>
      ellipse(
        x + dx * s,
        y + dy * s - (h * s) / 2,
        (w * s) / 2,
        (h * s) / 2,
        k.light < 0
          ? k.horizontalGradient([0, k.lit(color, d)], [1, k.shade(color, d)])
          : k.horizontalGradient([0, k.shade(color, d)], [1, k.lit(color, d)]),
      ),
    )
    .join('')
}

/** Soft plume of smoke or steam. */
export function smoke(k: Stage, x: number, y: number, s: number, opacity = 0.5): string {
  const c = k.mood.cloud
  return path(
    curve(
      [
        [x, y],
        [x - 8 * s, y - 26 * s],
        [x + 12 * s, y - 54 * s],
        [x + 4 * s, y - 92 * s],
        [x + 34 * s, y - 128 * s],
        [x + 24 * s, y - 90 * s],
        [x + 30 * s, y - 56 * s],
        [x + 10 * s, y - 26 * s],
      ],
      true,
    ),
    k.verticalGradient([0, c, 0], [0.5, c, opacity * 0.7], [1, c, opacity]),
  )
}
