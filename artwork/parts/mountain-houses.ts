import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, f, type Pt, path, rect, shape, stroke } from '../kit/svg.ts'
import { block, windows } from './masonry.ts'

/** Himalayan monastery: whitewashed cubes stacked up a crag, maroon temple on top. ~360 wide at s = 1. */
export function monastery(k: Stage, x: number, y: number, s: number, d = 0.1): string {
  const wht = '#f7efe0',
    red = '#9c3b30',
    toX = (n: number) => x + n * s,
    toY = (n: number) => y - n * s
  let o = ''
  const cell = (
    cx: number,
    y0: number,
    w: number,
    h: number,
    col = wht,
    cols = Math.max(2, Math.round(w / 20)),
    rows = Math.max(1, Math.round(h / 30)),
  ) => {
    o += block(k, toX(cx), toY(y0), w * s, h * s, col, { d, batter: 0.07, turn: 0.3 })
    o +=
      rect(toX(cx - w * 0.475), toY(y0 + h), w * 0.95 * s, 5.5 * s, k.half(red, d, 0.35)) +
      rect(toX(cx - w * 0.5), toY(y0 + h + 2), w * s, 2.4 * s, k.lit('#e9dcc0', d))
    o += windows(k, toX(cx - w * 0.43), toY(y0 + h - 6), w * 0.86 * s, (h - 8) * s, cols, rows, {
      color: k.shade('#4a2f2c', d),
      ww: 0.3,
      hh: 0.42,
      chance: 0.7,
    })
  }
  const tiers: [number, number, number, number][] = [
    [-14, 168, 116, 80],
    [62, 160, 74, 56],
    [-86, 122, 84, 62],
    [122, 106, 78, 60],
    [28, 100, 130, 84],
    [-142, 70, 76, 58],
    [-58, 62, 112, 80],
    [158, 48, 84, 60],
    [74, 44, 112, 76],
    [-164, 10, 92, 62],
    [-72, 4, 104, 70],
    [30, 0, 116, 64],
    [132, 0, 100, 60],
  ]
  for (const [cx, y0, w, h] of tiers) cell(cx, y0, w, h, wht, Math.max(2, Math.round(w / 34)), h > 76 ? 2 : 1)
  cell(2, 248, 76, 40, red, 3, 1)
  o +=
    path(
      shape([
        [toX(-28), toY(284)],
        [toX(-18), toY(294)],
        [toX(30), toY(294)],
        [toX(40), toY(284)],
      ]),
      k.lit('#e8b44a', d),
    ) + circle(toX(6), toY(300), 4 * s, k.lit('#e8b44a', d))
  for (const px of [-24, 36])
    o +=
      rect(toX(px), toY(322), 1.6 * s, 38 * s, k.shade('#5a3a30', d)) +
      path(
        shape([
          [toX(px + 1.5), toY(322)],
          [toX(px + 9), toY(318)],
          [toX(px + 1.5), toY(298)],
        ]),
        k.half('#d8443c', d, 0.2),
      )
  return o
}

/** Timber-and-stone Himachali house with a slate gable roof; snow on the roof if asked. */
export function chalet(
  k: Stage,
  x: number,
  y: number,
  s: number,
  { snow = false, d = 0, wallColor = '#c98d58', roof = '#6d7386' } = {},
): string {
  const toX = (n: number) => x + n * s,
    toY = (n: number) => y - n * s,
    stone = '#a9a39c',
    wood = k.shade('#6b4430', d),
    L = k.light
  let o =
    block(k, toX(0), toY(0), 120 * s, 34 * s, stone, { d, turn: 0.3 }) +
    block(k, toX(0), toY(34), 132 * s, 40 * s, wallColor, { d, turn: 0.3 })
  o += rect(toX(-68), toY(36), 136 * s, 5 * s, wood)
  for (let i = -60; i <= 60; i += 15) o += rect(toX(i) - 1.5 * s, toY(52), 3 * s, 16 * s, wood)
  o += rect(toX(-66), toY(54), 132 * s, 3 * s, wood)
  o +=
    windows(k, toX(-54), toY(72), 108 * s, 20 * s, 5, 1, {
      color: k.dark(d),
      hh: 0.9,
      ww: 0.56,
      chance: 0.9,
    }) +
    windows(k, toX(-44), toY(28), 88 * s, 24 * s, 3, 1, { color: k.dark(d), hh: 0.8, ww: 0.36, chance: 0.7 })
  const c = snow ? '#fdfcfa' : roof,
    apex: Pt = [toX(-L * 8), toY(124)]
  o +=
    path(shape([apex, [toX(-82), toY(68)], [toX(82), toY(68)]]), k.shade(wallColor, d)) +
    windows(k, toX(-14 - L * 6), toY(96), 28 * s, 18 * s, 1, 1, { ww: 0.8, hh: 1, chance: 1 })
  const th = snow ? 15 : 9
  o +=
    path(
      shape([
        [apex[0], toY(124 + th)],
        [toX(L * 90), toY(66 + th * 0.7)],
        [toX(L * 90), toY(62)],
        [apex[0], toY(118)],
      ]),
      k.lit(c, d),
    ) +
    path(
      shape([
        [apex[0], toY(124 + th)],
        [toX(-L * 90), toY(66 + th * 0.7)],
        [toX(-L * 90), toY(62)],
        [apex[0], toY(118)],
      ]),
      k.shade(c, d),
    )
  return o
}

/** Thatched Naga morung with crossed barge-boards. */
export function morung(k: Stage, x: number, y: number, s: number, d = 0): string {
  const toX = (n: number) => x + n * s,
    toY = (n: number) => y - n * s,
    L = k.light,
    th = '#c9a566',
    wood = '#8a5b3c'
  let o = block(k, toX(0), toY(0), 150 * s, 44 * s, wood, { d, turn: 0.34 })
  for (let i = -70; i <= 70; i += 14)
    o += rect(toX(i), toY(44), 2.4 * s, 44 * s, k.shade('#5b3a2a', d), 'opacity=".6"')
  // Sweeping roof, tall at the prow.
  o += path(
    `M${f(toX(-L * 104))} ${f(toY(30))}Q${f(toX(-L * 60))} ${f(toY(96))} ${f(toX(-L * 46))} ${f(toY(112))}L${f(toX(L * 40))} ${f(toY(150))}Q${f(toX(L * 62))} ${f(toY(96))} ${f(toX(L * 96))} ${f(toY(28))}z`,
    k.v([0, k.lit(th, d)], [1, k.half(th, d, 0.6)]),
  )
  o += path(
    `M${f(toX(L * 40))} ${f(toY(150))}Q${f(toX(L * 22))} ${f(toY(96))} ${f(toX(-L * 2))} ${f(toY(30))}L${f(toX(L * 96))} ${f(toY(28))}Q${f(toX(L * 62))} ${f(toY(96))} ${f(toX(L * 40))} ${f(toY(150))}z`,
    k.shade(mix(th, wood, 0.4), d),
  )
  o += stroke(
    `M${f(toX(L * 52))} ${f(toY(182))}L${f(toX(L * -4))} ${f(toY(26))}M${f(toX(L * 28))} ${f(toY(182))}L${f(toX(L * 98))} ${f(toY(24))}`,
    k.lit('#e8d6b0', d),
    4.5 * s,
    'stroke-linecap="round"',
  )
  o +=
    path(`M${f(toX(L * 32))} ${f(toY(0))}v-${f(34 * s)}h${f(L * 22 * s)}v${f(34 * s)}z`, k.glow(k.dark(d))) +
    circle(toX(L * 42), toY(66), 8 * s, k.lit('#e8d6b0', d)) +
    stroke(
      `M${f(toX(L * 42 - 16))} ${f(toY(78))}q${f(4 * s)} ${f(12 * s)} ${f(16 * s)} ${f(12 * s)}t${f(16 * s)}-${f(12 * s)}`,
      k.lit('#f3ead6', d),
      3 * s,
      'stroke-linecap="round"',
    )
  return o
}
