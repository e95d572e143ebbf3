import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, f, group, type Point, path, rect, shape } from '../kit/svg.ts'
import { windows } from './masonry.ts'
import { round } from './old-city.ts'

/** Needle roof with a gilt ball. */
export function spire(k: Stage, x: number, y: number, w: number, h: number, color: string, d = 0.1): string {
  return (
    path(
      shape([
        [x - w / 2, y],
        [x, y - h],
        [x + w / 2, y],
      ]),
      round(k, color, d),
    ) + circle(x, y - h, Math.max(1.6, w * 0.07), k.lit('#e9b949', d))
  )
}

/** Gothic tower: lancets, a gallery and a tall roof between four corner turrets. */
export function gothicTower(
  k: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  { d = 0.1, stone = '#b89a80' } = {},
): string {
  const roof = '#4a5a66'
  const cap = 1.1
  let o =
    rect(x - w / 2, y - h, w, h, round(k, stone, d)) +
    windows(k, x - w * 0.34, y - h * 0.92, w * 0.68, h * 0.3, 2, 1, {
      color: k.shade('#4a3f4c', d),
      arch: true,
      ww: 0.46,
      hh: 0.9,
      chance: 0.8,
    }) +
    windows(k, x - w * 0.3, y - h * 0.5, w * 0.6, h * 0.2, 2, 1, {
      color: k.shade('#4a3f4c', d),
      arch: true,
      ww: 0.34,
      hh: 0.8,
      chance: 0.4,
    }) +
    rect(x - w * 0.56, y - h - w * 0.06, w * 1.12, w * 0.12, k.lit(stone, d))
  o += path(
    shape([
      [x - w * 0.46, y - h],
      [x - w * 0.12, y - h - w * cap],
      [x + w * 0.12, y - h - w * cap],
      [x + w * 0.46, y - h],
    ]),
    round(k, roof, d),
  )
  o +=
    spire(k, x - w * 0.1, y - h - w * cap, w * 0.14, w * 0.34, roof, d) +
    spire(k, x + w * 0.1, y - h - w * cap, w * 0.14, w * 0.34, roof, d)
  for (const t of [-0.48, 0.48])
    o +=
      rect(x + t * w - w * 0.1, y - h - w * 0.24, w * 0.2, w * 0.3, round(k, stone, d)) +
      spire(k, x + t * w, y - h - w * 0.22, w * 0.24, w * 0.52, roof, d)
  return o
}

/** Cathedral of a castle hill, ~300 wide at s = 1: twin spires, nave with buttresses, a great south tower. */
export function cathedral(k: Stage, x: number, y: number, s: number, d = 0.2): string {
  const stone = '#b0988c'
  const roof = '#4f6a6a'
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  let o =
    rect(
      toX(-90),
      toY(120),
      230 * s,
      120 * s,
      k.verticalGradient([0, k.lit(stone, d)], [1, k.half(stone, d, 0.5)]),
    ) +
    path(
      shape([
        [toX(-96), toY(118)],
        [toX(-80), toY(172)],
        [toX(120), toY(172)],
        [toX(150), toY(118)],
      ]),
      k.half(roof, d, 0.3),
    ) +
    windows(k, toX(-84), toY(106), 220 * s, 78 * s, 9, 1, {
      color: k.shade('#4a3f4c', d),
      arch: true,
      ww: 0.36,
      hh: 0.95,
      chance: 0.7,
    })
  for (let i = 0; i < 10; i++) o += spire(k, toX(-90 + i * 25), toY(118), 9 * s, 46 * s, stone, d)
  for (const dx of [-130, -86])
    o +=
      rect(toX(dx - 18), toY(214), 36 * s, 214 * s, round(k, stone, d)) +
      windows(k, toX(dx - 12), toY(204), 24 * s, 120 * s, 1, 2, {
        color: k.shade('#4a3f4c', d),
        arch: true,
        ww: 0.5,
        hh: 0.7,
        chance: 0.6,
      }) +
      [-14, 14].map((e) => spire(k, toX(dx + e), toY(212), 9 * s, 50 * s, stone, d)).join('') +
      spire(k, toX(dx), toY(212), 30 * s, 128 * s, mix(roof, stone, 0.3), d)
  o +=
    rect(toX(34), toY(250), 52 * s, 250 * s, round(k, stone, d)) +
    windows(k, toX(42), toY(236), 36 * s, 130 * s, 2, 2, {
      color: k.shade('#4a3f4c', d),
      arch: true,
      ww: 0.5,
      hh: 0.7,
      chance: 0.6,
    }) +
    rect(toX(30), toY(256), 60 * s, 10 * s, k.lit(stone, d)) +
    path(
      `M${f(toX(32))} ${f(toY(256))}C${f(toX(34))} ${f(toY(300))} ${f(toX(50))} ${f(toY(296))} ${f(toX(52))} ${f(toY(318))}H${f(toX(68))}C${f(toX(70))} ${f(toY(296))} ${f(toX(86))} ${f(toY(300))} ${f(toX(88))} ${f(toY(256))}z`,
      round(k, '#4f8a7a', d),
    ) +
    rect(toX(52), toY(334), 16 * s, 18 * s, round(k, stone, d)) +
    spire(k, toX(60), toY(332), 22 * s, 66 * s, '#4f8a7a', d)
  return o
}

/** Statue on its pedestal: a draped figure with a staff or cross, foot on (x, y), ~100 tall at s = 1. */
export function statue(x: number, y: number, s: number, kind: number, fill: string): string {
  const parts = [
    'M-11-34C-14-56-10-72-4-76C-8-82-4-90 1-90C7-90 10-82 6-76C12-72 15-56 12-34zM12-70L22-84L25-82L16-62z',
    'M-13-34C-16-58-8-74-2-76C-6-84-1-91 4-90C10-88 10-80 6-76C14-70 14-54 13-34zM-20-34L-17-98H-14L-16-34zM-24-90H-7V-87H-24z',
    'M-22-34C-24-52-18-62-12-64C-16-70-12-76-8-76C-3-76-1-70-4-65C0-62 2-62 4-66C0-74 4-84 9-84C15-84 17-76 13-70C20-66 24-52 22-34z',
  ]
  return group(
    path('M-20 0L-18-10H18L20 0zM-15-10V-30H15V-10zM-19-30H19V-36H-19z', fill) +
      path(parts[kind % parts.length] ?? '', fill),
    `transform="translate(${f(x)} ${f(y)})scale(${+s.toFixed(2)})"`,
  )
}

/** Bridge wall running away from the lens: `at(t)` gives its foot and deck at t = 0 (near) to 1 (far). */
export function bridgeAway(
  k: Stage,
  at: (t: number) => { x: number; deck: number; foot: number },
  arches: number,
  color: string,
): string {
  const line = (key: 'deck' | 'foot', t0 = 0, t1 = 1, n = 24): Point[] =>
    Array.from({ length: n + 1 }, (_, i) => {
      const p = at(t0 + ((t1 - t0) * i) / n)
      return [p.x, p[key]]
    })
  let o = path(
    shape([...line('deck'), ...line('foot').reverse()]),
    k.verticalGradient([0, k.half(color, 0.02, 0.25)], [1, k.half(color, 0.02, 0.7)]),
  )
  for (let i = 0; i < arches; i++) {
    const a = (i + 0.14) / arches
    const b = (i + 0.86) / arches
    const lift = (t: number, v: number): Point => {
      const p = at(t)
      return [p.x, p.foot + (p.deck - p.foot) * v]
    }
    const arc = (rise: number, from: number, to: number): Point[] =>
      Array.from({ length: 15 }, (_, j) => {
        const c = j / 14
        return lift(from + (to - from) * c, rise * Math.sqrt(Math.max(0, 1 - (2 * c - 1) ** 2)))
      })
    const inner = a + (b - a) * 0.16
    o +=
      path(shape(arc(0.76, a, b)), k.shade(mix(color, '#4a3a48', 0.55), 0.02)) +
      path(shape(arc(0.68, inner, b)), mix(k.mood.sea[1], k.shade('#3f5a78'), 0.45))
    // Cutwater of the pier behind it.
    const p0 = lift(b, 0)
    const p1 = lift(Math.min(1, (i + 1.14) / arches), 0)
    const top = lift((i + 1) / arches, 0.58)
    if (i < arches - 1) o += path(shape([p0, top, p1]), k.lit(mix(color, '#f0dcc0', 0.3), 0.02))
  }
  const rail = [
    ...line('deck'),
    ...line('deck')
      .reverse()
      .map(([x, y], i, all) => {
        const t = 1 - i / (all.length - 1)
        const p = at(t)
        return [x, y + (p.foot - p.deck) * 0.1] as Point
      }),
  ]
  return o + path(shape(rail), k.lit(mix(color, '#fff0d8', 0.35), 0.02))
}
