import { mix, tone } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { ellipse, f, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { block } from './masonry.ts'

/** South Indian gopuram: tapering storeys crowded with figures, barrel roof with kalashas. ~200 wide at s = 1. */
export function gopuram(
  k: Stage,
  x: number,
  y: number,
  s: number,
  d = 0.05,
  tints = ['#e8c27a', '#4fa39a', '#d9694f', '#5a7fc0', '#e6a24a'],
): string {
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const stone = '#d9a86c'
  const L = k.light
  let o =
    block(k, toX(0), toY(0), 220 * s, 70 * s, '#c99a68', { d, batter: 0.06, turn: 0.26 }) +
    path(
      `M${f(toX(-22))} ${f(toY(0))}v-${f(56 * s)}h${f(44 * s)}v${f(56 * s)}z`,
      k.glow(mix(k.shade('#7a4a34', d), k.dark(d), 0.4)),
    )
  for (let i = -96; i <= 96; i += 24)
    if (Math.abs(i) > 26) o += rect(toX(i - 3), toY(62), 6 * s, 62 * s, k.shade('#b07c50', d), 'opacity=".6"')
  let y0 = 70
  let w = 196
  for (let t = 0; t < 8; t++) {
    const h = 38 - t * 2.2
    const nw = w - 17
    const tint = mix(stone, cycle(tints, t), 0.55)
    o +=
      block(k, toX(0), toY(y0), w * s, h * s, tint, { d, batter: 0.05, turn: 0.26 }) +
      rect(toX(-w / 2 - 4), toY(y0 + 5), (w + 8) * s, 5 * s, k.lit(mix(tint, '#fff4d8', 0.35), d))
    const n = Math.max(5, Math.round(w / 15))
    let bright = ''
    let deep = ''
    for (let i = 0; i < n; i++) {
      const cx = -w / 2 + (w / n) * (i + 0.5)
      const fh = h * (i % 2 ? 0.74 : 0.56)
      const fw = (w / n) * 0.52
      const p = `M${f(toX(cx - fw / 2))} ${f(toY(y0 + 6))}v-${f(fh * 0.6 * s)}q0-${f(fh * 0.4 * s)} ${f((fw / 2) * s)}-${f(fh * 0.4 * s)}t${f((fw / 2) * s)} ${f(fh * 0.4 * s)}v${f(fh * 0.6 * s)}z`
      if (i % 2) bright += p
      else deep += p
    }
    o +=
      path(bright, k.half(mix(cycle(tints, t + 2), '#fff0d0', 0.25), d, 0.3)) +
      path(deep, k.half(cycle(tints, t + 1), d, 0.7)) +
      path(
        `M${f(toX(-8))} ${f(toY(y0 + 6))}v-${f(h * 0.6 * s)}h${f(16 * s)}v${f(h * 0.6 * s)}z`,
        k.glow(k.shade('#5a3a30', d)),
      )
    y0 += h
    w = nw
  }
  const r = w / 2 + 6
  o += path(
    `M${f(toX(-r))} ${f(toY(y0))}C${f(toX(-r - 8))} ${f(toY(y0 + 46))} ${f(toX(r + 8))} ${f(toY(y0 + 46))} ${f(toX(r))} ${f(toY(y0))}z`,
    L < 0
      ? k.horizontalGradient(
          [0, k.lit('#e2a552', d)],
          [0.55, k.half('#e2a552', d)],
          [1, k.shade('#e2a552', d)],
        )
      : k.horizontalGradient(
          [0, k.shade('#e2a552', d)],
          [0.45, k.half('#e2a552', d)],
          [1, k.lit('#e2a552', d)],
        ),
  )
  for (let i = -2; i <= 2; i++)
    o += path(
      shape([
        [toX(i * 12 - 3), toY(y0 + 32 - Math.abs(i))],
        [toX(i * 12), toY(y0 + 52)],
        [toX(i * 12 + 3), toY(y0 + 32 - Math.abs(i))],
      ]),
      k.lit('#f2cc62', d),
    )
  return o
}

/** Bali split gate (candi bentar), one half per side. */
export function splitGate(k: Stage, x: number, y: number, s: number, d = 0, stone = '#9a6a58'): string {
  const half = (side: 1 | -1) => {
    const P: Point[] = [
      [16, 0],
      [16, 262],
      [26, 262],
      [26, 236],
      [38, 236],
      [38, 206],
      [52, 206],
      [52, 172],
      [68, 172],
      [68, 132],
      [86, 132],
      [86, 88],
      [104, 88],
      [104, 44],
      [126, 44],
      [126, 0],
    ]
    const c = side === k.light ? k.lit(stone, d) : k.shade(stone, d)
    const o = path(shape(P.map(([a, b]) => [x + side * a * s, y - b * s])), c)
    let trim = ''
    let carve = ''
    for (const [w, h] of [
      [26, 236],
      [38, 206],
      [52, 172],
      [68, 132],
      [86, 88],
      [104, 44],
    ] as const) {
      trim += `M${f(x + side * 16 * s)} ${f(y - h * s)}h${f(side * (w + 8 - 16) * s)}l${f(side * 5 * s)}-${f(12 * s)}l${f(-side * 8 * s)} ${f(5 * s)}h${f(-side * (w - 11) * s)}z`
      carve += `M${f(x + side * 26 * s)} ${f(y - (h - 12) * s)}h${f(side * (w - 22) * s * 0.8)}v${f(12 * s)}h${f(-side * (w - 22) * s * 0.8)}z`
    }
    return (
      o +
      path(trim, side === k.light ? k.lit(mix(stone, '#f0d0a8', 0.4), d) : k.half(stone, d, 0.6)) +
      path(carve, k.shade(tone(stone, -0.08), d), 'opacity=".6"')
    )
  }
  return half(-1) + half(1)
}

/** Meru pagoda with stacked thatch roofs. */
export function meru(k: Stage, x: number, y: number, s: number, n = 5, d = 0.05): string {
  let o = rect(x - 34 * s, y - 30 * s, 68 * s, 30 * s, k.half('#a8674a', d))
  let yy = y - 30 * s
  let w = 64 * s
  for (let i = 0; i < n; i++) {
    o +=
      rect(x - w * 0.26, yy - 24 * s, w * 0.52, 26 * s, k.half('#b3703c', d, 0.6)) +
      path(
        `M${f(x - w)} ${f(yy - 8 * s)}Q${f(x - w * 0.4)} ${f(yy - 16 * s)} ${f(x - w * 0.24)} ${f(yy - 40 * s)}H${f(x + w * 0.24)}Q${f(x + w * 0.4)} ${f(yy - 16 * s)} ${f(x + w)} ${f(yy - 8 * s)}z`,
        k.light < 0
          ? k.horizontalGradient([0, k.lit('#6f5a4a', d)], [1, k.shade('#4a3c38', d)])
          : k.horizontalGradient([0, k.shade('#4a3c38', d)], [1, k.lit('#6f5a4a', d)]),
      )
    yy -= 34 * s
    w *= 0.84
  }
  return (
    o +
    path(
      shape([
        [x - 3 * s, yy],
        [x, yy - 24 * s],
        [x + 3 * s, yy],
      ]),
      k.lit('#e9b949', d),
    )
  )
}

/** North-Indian temple spire (shikhara). */
export function shikhara(k: Stage, x: number, y: number, w: number, h: number, color: string, d = 0): string {
  const rib = (q: number, c: string) =>
    path(
      `M${f(x - (w / 2) * q)} ${f(y)}C${f(x - (w / 2) * q)} ${f(y - h * 0.5)} ${f(x - w * 0.2 * q)} ${f(y - h * 0.82)} ${f(x - w * 0.06)} ${f(y - h * 0.9)}h${f(w * 0.12)}C${f(x + w * 0.2 * q)} ${f(y - h * 0.82)} ${f(x + (w / 2) * q)} ${f(y - h * 0.5)} ${f(x + (w / 2) * q)} ${f(y)}z`,
      c,
    )
  const li = k.lit(color, d)
  const sh = k.shade(color, d)
  return (
    rib(
      1,
      k.light < 0
        ? k.horizontalGradient([0, li], [0.5, mix(li, sh, 0.4)], [1, sh])
        : k.horizontalGradient([0, sh], [0.5, mix(li, sh, 0.4)], [1, li]),
    ) +
    rib(0.5, mix(li, sh, 0.3)) +
    rib(0.18, mix(li, sh, 0.65)) +
    ellipse(x, y - h * 0.905, w * 0.11, h * 0.025, li) +
    path(
      shape([
        [x - 2, y - h * 0.92],
        [x, y - h * 1.02],
        [x + 2, y - h * 0.92],
      ]),
      k.lit('#f0c24a', d),
    ) +
    path(
      shape([
        [x, y - h * 1.02],
        [x + w * 0.3, y - h * 1.06],
        [x, y - h * 1.1],
      ]),
      k.lit('#e8632c', d),
    ) +
    stroke(`M${f(x)} ${f(y - h * 0.92)}V${f(y - h * 1.12)}`, k.shade('#7a4a34', d), 1.6)
  )
}
