import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, f, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { block, windows } from './masonry.ts'

/** Himalayan monastery: whitewashed cubes stacked up a crag, maroon temple on top; snow on the roofs if asked. ~360 wide at s = 1. */
export function monastery(k: Stage, x: number, y: number, s: number, d = 0.1, snow = false): string {
  const wht = '#f7efe0'
  const red = '#9c3b30'
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
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
    if (snow) o += snowCap(k, toX(cx - w * 0.52), toY(y0 + h + 1), w * 1.04 * s, 9 * s, d)
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
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const stone = '#a9a39c'
  const wood = k.shade('#6b4430', d)
  const L = k.light
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
  const c = snow ? '#fdfcfa' : roof
  const apex: Point = [toX(-L * 8), toY(124)]
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
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const L = k.light
  const th = '#c9a566'
  const wood = '#8a5b3c'
  let o = block(k, toX(0), toY(0), 150 * s, 44 * s, wood, { d, turn: 0.34 })
  for (let i = -70; i <= 70; i += 14)
    o += rect(toX(i), toY(44), 2.4 * s, 44 * s, k.shade('#5b3a2a', d), 'opacity=".6"')
  // Sweeping roof, tall at the prow.
  o += path(
    `M${f(toX(-L * 104))} ${f(toY(30))}Q${f(toX(-L * 60))} ${f(toY(96))} ${f(toX(-L * 46))} ${f(toY(112))}L${f(toX(L * 40))} ${f(toY(150))}Q${f(toX(L * 62))} ${f(toY(96))} ${f(toX(L * 96))} ${f(toY(28))}z`,
    k.verticalGradient([0, k.lit(th, d)], [1, k.half(th, d, 0.6)]),
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

/** Hill-station bungalow of stone: a veranda between two gabled bays under red tin. ~350 wide at s = 1. */
export function bungalow(k: Stage, x: number, y: number, s: number, d = 0.02): string {
  const toX = (n: number) => f(x + n * s)
  const toY = (n: number) => f(y - n * s)
  const at = (...p: Point[]) => shape(p.map(([a, b]) => [toX(a), toY(b)]))
  const stone = '#b9aa98'
  const tin = '#bd4a37'
  const bright = mix(tin, '#ffd0b0', 0.3)
  const trim = k.lit('#f6eedd', d)
  const pane = { color: k.shade('#3f4c5c', d), ww: 0.8, hh: 0.86, chance: 1 }
  const chimney = (cx: number) =>
    block(k, toX(cx), toY(96), 18 * s, 46 * s, '#a3968a', { d }) +
    rect(toX(cx - 12), toY(145), 24 * s, 5 * s, k.half('#6d7386', d, 0.3))
  let seams = ''
  let posts = ''
  let rail = ''
  for (let i = -9; i <= 9; i++) seams += `M${toX(i * 12.4)} ${toY(120)}L${toX(i * 18)} ${toY(62)}`
  for (const px of [-72, -44, -16, 12, 40, 68])
    posts += `M${toX(px)} ${toY(58)}h${f(4 * s)}v${f(54 * s)}h-${f(4 * s)}z`
  for (let px = -66; px <= 70; px += 5.6) if (Math.abs(px) > 15) rail += `M${toX(px)} ${toY(20)}v${f(16 * s)}`
  const bay = (cx: number) => {
    let stones = ''
    for (let i = 0; i < 22; i++)
      stones += `M${toX(cx - 38 + k.rng.int(0, 9) * 7.4)} ${toY(10 + k.rng.int(0, 6) * 8)}h${f(k.rng.range(5, 10) * s)}v${f(4 * s)}h-${f(6 * s)}z`
    const slope = (t: 1 | -1) =>
      path(
        at([cx, 122], [cx + t * 58, 56], [cx + t * 52, 50], [cx, 110]),
        t === k.light ? k.lit(tin, d) : k.half(tin, d, 0.75),
      )
    return (
      block(k, toX(cx), toY(4), 86 * s, 60 * s, mix(stone, '#d8c8b0', 0.3), { d, turn: 0.12 }) +
      path(at([cx - 45, 62], [cx, 112], [cx + 45, 62]), k.half(stone, d, 0.25)) +
      path(stones, k.shade(stone, d), 'opacity=".38"') +
      rect(toX(cx - 24), toY(52), 48 * s, 36 * s, trim) +
      windows(k, toX(cx - 22), toY(50), 44 * s, 32 * s, 3, 2, pane) +
      rect(toX(cx - 9), toY(86), 18 * s, 16 * s, trim) +
      windows(k, toX(cx - 8), toY(85), 16 * s, 14 * s, 2, 1, pane) +
      slope(-1) +
      slope(1)
    )
  }
  const porch = (cx: number) =>
    windows(k, toX(cx), toY(52), 52 * s, 34 * s, 2, 1, { color: k.dark(d), ww: 0.56, hh: 0.9, chance: 1 })
  return (
    chimney(-52) +
    chimney(66) +
    path(
      at([-176, 62], [-118, 120], [118, 120], [176, 62]),
      k.verticalGradient([0, k.lit(tin, d)], [1, k.half(tin, d, 0.35)]),
    ) +
    stroke(seams, k.shade(tin, d), 1.3 * s, 'opacity=".5"') +
    rect(toX(-121), toY(123), 242 * s, 5 * s, k.lit(bright, d)) +
    block(k, x, toY(4), 316 * s, 58 * s, stone, { d, turn: 0.16 }) +
    rect(toX(-76), toY(62), 152 * s, 56 * s, k.shade('#6f6058', d)) +
    porch(-70) +
    porch(18) +
    rect(toX(-12), toY(48), 24 * s, 44 * s, k.glow(k.half('#4f7a5c', d, 0.5), '#ffdc8a')) +
    path(
      at([-90, 58], [-80, 78], [80, 78], [90, 58]),
      k.verticalGradient([0, k.half(tin, d, 0.1)], [1, k.lit(mix(tin, bright, 0.5), d)]),
    ) +
    stroke(rail, trim, 1.4 * s) +
    rect(toX(-72), toY(22), 58 * s, 3 * s, trim) +
    rect(toX(14), toY(22), 58 * s, 3 * s, trim) +
    path(posts, trim) +
    bay(-116) +
    bay(116) +
    rect(toX(-168), toY(6), 336 * s, 9 * s, k.half('#8a8f9a', d, 0.35))
  )
}

/** Snow lying on a flat roof whose upper edge runs from (x, y) over w: rounded shoulders, one sagging lip. */
export function snowCap(k: Stage, x: number, y: number, w: number, h: number, d = 0): string {
  const top = `M${f(x)} ${f(y)}q0-${f(h)} ${f(h)}-${f(h)}h${f(w - 2 * h)}q${f(h)} 0 ${f(h)} ${f(h)}`
  return (
    path(
      `${top}q-${f(w * 0.12)} ${f(h * 0.9)}-${f(w * 0.26)} ${f(h * 0.1)}q-${f(w * 0.3)} ${f(h * 0.7)}-${f(w * 0.48)} 0t-${f(w * 0.26)}-${f(h * 0.1)}z`,
      k.shade('#e6ecfa', d),
    ) + path(`${top}z`, k.lit('#fdfdff', d))
  )
}
