import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, f, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { prayerFlags } from './props.ts'

/** Cable suspension bridge from a to b: towers, main cables, hangers, deck. */
export function suspensionBridge(
  k: Stage,
  a: Point,
  b: Point,
  { tower = 150, inset = 0.14, color = '#b8543c', sag = 0.82, foot = Math.max(a[1], b[1]) + 70 } = {},
): string {
  const along = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t - Math.sin(Math.PI * t) * 12,
  ]
  const t0 = along(inset)
  const t1 = along(1 - inset)
  const top0: Point = [t0[0], t0[1] - tower]
  const top1: Point = [t1[0], t1[1] - tower]
  const cable = (t: number) => top0[1] + (top1[1] - top0[1]) * t + tower * sag * 4 * t * (1 - t)
  let hang = ''
  for (let i = 1; i < 34; i++) {
    const t = i / 34
    const x = top0[0] + (top1[0] - top0[0]) * t
    hang += `M${f(x)} ${f(cable(t))}V${f(along(inset + (1 - 2 * inset) * t)[1])}`
  }
  const main = `M${f(a[0])} ${f(a[1] - 6)}L${f(top0[0])} ${f(top0[1])}${Array.from({ length: 24 }, (_, i) => {
    const t = (i + 1) / 24
    return `L${f(top0[0] + (top1[0] - top0[0]) * t)} ${f(cable(t))}`
  }).join('')}L${f(b[0])} ${f(b[1] - 6)}`
  const pylon = (p: Point) => {
    const c = k.half(color, 0.04, 0.2)
    const s = k.shade(color, 0.04)
    return (
      rect(p[0] - 17, p[1], 10, foot - p[1], k.light < 0 ? c : s) +
      rect(p[0] + 7, p[1], 10, foot - p[1], k.light < 0 ? s : c) +
      rect(p[0] - 22, p[1] - 10, 44, 12, c) +
      rect(p[0] - 17, p[1] + tower * 0.34, 34, 8, s) +
      rect(p[0] - 17, p[1] + tower * 0.68, 34, 8, s)
    )
  }
  const deck = Array.from({ length: 13 }, (_, i) => along(i / 12))
  const rail = deck.map(([x, y]) => [x, y - 17] as Point)
  return (
    stroke(hang, k.shade('#6a6a78', 0.08), 1.4, 'opacity=".8"') +
    pylon(top0) +
    pylon(top1) +
    stroke(main, k.shade('#4a4a58'), 4, 'stroke-linejoin="round"') +
    stroke(curve(deck), k.shade('#5a4a48'), 9) +
    stroke(curve(deck.map(([x, y]) => [x, y - 3] as Point)), k.lit('#d9b48a'), 3) +
    stroke(curve(rail), k.shade('#6a5a58'), 1.8) +
    stroke(
      curve(deck.map(([x, y]) => [x, y - 9] as Point)),
      k.shade('#6a5a58'),
      16,
      'stroke-dasharray="1.500 9" opacity=".5"'.replace('1.500', '1.5'),
    )
  )
}

/** Arched stone viaduct. */
export function viaduct(
  k: Stage,
  x0: number,
  x1: number,
  y: number,
  h: number,
  arches: number,
  { tiers = 1, color = '#c9a37e' } = {},
): string {
  const d = 0.05
  const w = (x1 - x0) / arches
  const th = h / tiers
  const o = rect(
    x0 - 30,
    y,
    x1 - x0 + 60,
    h,
    k.verticalGradient([0, k.lit(color, d)], [1, k.half(color, d, 0.55)]),
  )
  let holes = ''
  let reveal = ''
  for (let t = 0; t < tiers; t++)
    for (let i = 0; i < arches; i++) {
      const ax = x0 + i * w + w * 0.13
      const aw = w * 0.74
      const ay = y + th * t + th * 0.16
      const r = aw / 2
      const bot = y + th * (t + 1) + (t === tiers - 1 ? 2 : -th * 0.02)
      holes += `M${f(ax)} ${f(bot)}V${f(ay + r)}a${f(r)} ${f(r)} 0 0 1 ${f(aw)} 0V${f(bot)}z`
      const e = aw * 0.16
      reveal +=
        k.light < 0
          ? `M${f(ax)} ${f(bot)}V${f(ay + r)}a${f(r)} ${f(r)} 0 0 1 ${f(r)}-${f(r)}a${f(r)} ${f(r)} 0 0 0-${f(r - e)} ${f(r)}V${f(bot)}z`
          : `M${f(ax + aw)} ${f(bot)}V${f(ay + r)}a${f(r)} ${f(r)} 0 0 0-${f(r)}-${f(r)}a${f(r)} ${f(r)} 0 0 1 ${f(r - e)} ${f(r)}V${f(bot)}z`
    }
  return `${o + rect(x0 - 36, y - 8, x1 - x0 + 72, 11, k.lit(mix(color, '#f0dcc0', 0.4), d))}<path d="${holes}" fill="${k.verticalGradient([0, k.shade('#5f7f74', d + 0.12)], [1, k.shade('#3f6a5c', d + 0.05)])}"/>${path(reveal, k.shade(mix(color, '#5a4038', 0.35), d))}`
}

/** Timber cantilever bridge between two stone piers. */
export function cantilever(k: Stage, x0: number, x1: number, y: number, s = 1): string {
  const wood = '#9a6540'
  const stone = '#9a9590'
  const c = k.half(wood, 0, 0.35)
  const dk = k.shade(wood)
  let o = ''
  for (const [x, dir] of [
    [x0, 1],
    [x1, -1],
  ] as const) {
    o += path(
      shape([
        [x - dir * 60 * s, y + 110 * s],
        [x - dir * 50 * s, y - 6 * s],
        [x + dir * 26 * s, y - 6 * s],
        [x + dir * 40 * s, y + 110 * s],
      ]),
      dir === k.light ? k.shade(stone) : k.half(stone, 0, 0.3),
    )
    for (let i = 0; i < 4; i++)
      o += path(
        shape([
          [x - dir * 20 * s, y + (8 + i * 14) * s],
          [x + dir * (112 - i * 26) * s, y + (2 + i * 11) * s],
          [x + dir * (112 - i * 26) * s, y + (9 + i * 11) * s],
          [x - dir * 20 * s, y + (17 + i * 14) * s],
        ]),
        i % 2 ? c : dk,
      )
  }
  let posts = ''
  for (let x = x0 - 40 * s; x <= x1 + 40 * s; x += 22 * s) posts += `M${f(x)} ${f(y)}v-${f(30 * s)}`
  return (
    o +
    rect(x0 - 60 * s, y - 5 * s, x1 - x0 + 120 * s, 10 * s, c) +
    stroke(posts, dk, 3.4 * s) +
    stroke(
      `M${f(x0 - 52 * s)} ${f(y - 30 * s)}H${f(x1 + 52 * s)}M${f(x0 - 52 * s)} ${f(y - 17 * s)}H${f(x1 + 52 * s)}`,
      c,
      3.4 * s,
    )
  )
}

/** Slender footbridge of cables and planks between stone piers, flags along its ropes. */
export function footbridge(k: Stage, a: Point, b: Point, s: number): string {
  const on = (t: number, up: number, sag: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t - up + sag * 4 * t * (1 - t),
  ]
  const line = (up: number, sag: number) => curve(Array.from({ length: 13 }, (_, i) => on(i / 12, up, sag)))
  const high = 62 * s
  const dip = 46 * s
  const floor = 14 * s
  let hangers = ''
  for (let i = 1; i < 30; i++) {
    const [x, y] = on(i / 30, high, dip)
    hangers += `M${f(x)} ${f(y)}V${f(on(i / 30, 0, floor)[1])}`
  }
  const pier = ([x, y]: Point, q: number) =>
    rect(x - 15 * q, y - 6 * q, 30 * q, 34 * q, k.half('#b89a7c', 0, 0.5)) +
    [-9, 9].map((dx) => rect(x + dx * q - 2.5 * q, y - 66 * q, 5 * q, 66 * q, k.shade('#6a4634'))).join('') +
    rect(x - 14 * q, y - 66 * q, 28 * q, 5 * q, k.half('#8a5c40', 0, 0.3))
  return (
    pier(b, s * 0.8) +
    stroke(hangers, k.shade('#5a4a48'), 1.2, 'opacity=".75"') +
    stroke(line(high, dip), k.dark(), 2.4) +
    stroke(line(0, floor), k.shade('#5c4436'), 6 * s) +
    stroke(line(3 * s, floor), k.lit('#dcb486'), 2.4 * s) +
    prayerFlags(k, on(0, high, 0), on(1, high, 0), { sag: dip, n: 26, s: 0.72 * s }) +
    pier(a, s)
  )
}
