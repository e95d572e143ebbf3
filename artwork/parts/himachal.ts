import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { type Point, path, rect, shape } from '../kit/svg.ts'
import { block, windows } from './masonry.ts'

/** Slate roof slab seen from a little below: lit slope, shaded slope, dark eave line. */
function slateRoof(
  k: Stage,
  x: number,
  y: number,
  half: number,
  h: number,
  d: number,
  slate = '#77808f',
): string {
  const L = k.light
  const apex: Point = [x - L * half * 0.14, y - h]
  return (
    path(shape([apex, [x + L * half, y], [apex[0], y]]), k.lit(slate, d)) +
    path(shape([apex, [x - L * half, y], [apex[0], y]]), k.shade(slate, d)) +
    rect(x - half, y - 2, half * 2, Math.max(3, h * 0.09), mix(k.shade('#4a3a34', d), k.dark(d), 0.3))
  )
}

/** Kath-kuni tower: courses of stone and deodar, a hanging timber storey, a slate cap. ~330 high at s = 1. */
export function towerTemple(k: Stage, x: number, y: number, s: number, d = 0.05): string {
  const wood = '#7a4a30'
  const w = 96 * s
  const dark = mix(k.shade(wood, d), k.dark(d), 0.25)
  let o =
    block(k, x, y, w * 1.3, 26 * s, '#9a948e', { d, turn: 0.3 }) +
    block(k, x, y - 22 * s, w, 186 * s, '#b9ada0', { d, turn: 0.3 })
  for (let i = 0; i < 11; i++)
    o += rect(
      x - w / 2 - 2 * s,
      y - (40 + i * 15.5) * s,
      w + 4 * s,
      5.5 * s,
      i % 2 ? dark : k.half(wood, d, 0.4),
    )
  o += windows(k, x - w * 0.3, y - 150 * s, w * 0.6, 40 * s, 2, 1, {
    color: k.dark(d),
    ww: 0.3,
    hh: 0.7,
    chance: 0.9,
  })
  o += rect(x - w * 0.08, y - 74 * s, w * 0.16, 34 * s, k.glow(k.dark(d)))
  const by = y - 204 * s
  o += path(
    shape([
      [x - w * 0.5, by + 14 * s],
      [x - w * 0.86, by],
      [x + w * 0.86, by],
      [x + w * 0.5, by + 14 * s],
    ]),
    dark,
  )
  o += block(k, x, by, w * 1.66, 52 * s, '#a8683c', { d, turn: 0.3 })
  for (let i = 0; i <= 10; i++)
    o += rect(x - w * 0.82 + i * w * 0.164 - 2 * s, by - 30 * s, 4 * s, 30 * s, dark)
  o +=
    rect(x - w * 0.84, by - 32 * s, w * 1.68, 4 * s, dark) +
    windows(k, x - w * 0.7, by - 52 * s, w * 1.4, 20 * s, 5, 1, {
      color: k.dark(d),
      ww: 0.5,
      hh: 0.85,
      chance: 1,
    })
  o += slateRoof(k, x, by - 50 * s, w * 1.22, 58 * s, d) + slateRoof(k, x, by - 92 * s, w * 0.52, 46 * s, d)
  return o + rect(x - k.light * w * 0.07 - 1.5 * s, by - 156 * s, 3 * s, 22 * s, k.lit('#e9b949', d))
}

/** Three-tiered timber temple under slate eaves and a conical cap. ~300 high at s = 1. */
export function pagodaTemple(k: Stage, x: number, y: number, s: number, d = 0.05): string {
  const roof = '#6f6a66'
  const wood = '#8a5434'
  const dark = mix(k.shade(wood, d), k.dark(d), 0.3)
  let o =
    block(k, x, y, 270 * s, 22 * s, '#9a948e', { d, turn: 0.3 }) +
    block(k, x, y - 20 * s, 176 * s, 84 * s, '#b98d62', { d, turn: 0.3 })
  for (let i = 0; i < 5; i++) o += rect(x - 90 * s, y - (34 + i * 15) * s, 180 * s, 4 * s, dark)
  o +=
    rect(x - 20 * s, y - 70 * s, 40 * s, 50 * s, dark) +
    rect(x - 13 * s, y - 62 * s, 26 * s, 42 * s, k.glow(k.dark(d))) +
    windows(k, x - 82 * s, y - 84 * s, 50 * s, 34 * s, 2, 1, { color: k.dark(d), ww: 0.4, hh: 0.8 }) +
    windows(k, x + 32 * s, y - 84 * s, 50 * s, 34 * s, 2, 1, { color: k.dark(d), ww: 0.4, hh: 0.8 })
  let yy = y - 96 * s
  for (const [half, h, body] of [
    [168, 48, 112],
    [118, 42, 74],
    [78, 40, 44],
  ] as const) {
    o += slateRoof(k, x, yy, half * s, h * s, d, roof)
    o +=
      block(k, x, yy - h * 0.5 * s, body * s, 38 * s, '#9a6240', { d, turn: 0.3 }) +
      windows(
        k,
        x - body * 0.4 * s,
        yy - (h * 0.5 + 32) * s,
        body * 0.8 * s,
        22 * s,
        Math.round(body / 24),
        1,
        { color: dark, ww: 0.5, hh: 0.8, chance: 0.9 },
      )
    yy -= (h * 0.5 + 34) * s
  }
  o += path(
    `M${x - 44 * s} ${yy + 4 * s}Q${x - 10 * s} ${yy - 20 * s} ${x} ${yy - 66 * s}Q${x + 10 * s} ${yy - 20 * s} ${x + 44 * s} ${yy + 4 * s}z`,
    k.light < 0
      ? k.horizontalGradient([0, k.lit(roof, d)], [0.5, k.half(roof, d)], [1, k.shade(roof, d)])
      : k.horizontalGradient([0, k.shade(roof, d)], [0.5, k.half(roof, d)], [1, k.lit(roof, d)]),
  )
  return (
    o +
    rect(x - 2 * s, yy - 92 * s, 4 * s, 30 * s, k.lit('#e9b949', d)) +
    path(`M${x - 9 * s} ${yy - 76 * s}h${18 * s}l-${9 * s}-${9 * s}z`, k.lit('#e9b949', d))
  )
}

/** Low village house with a broad slate roof. */
export function slateHouse(k: Stage, x: number, y: number, s: number, d = 0.1, wall = '#d8c3a2'): string {
  return (
    block(k, x, y, 120 * s, 30 * s, '#a39a90', { d, turn: 0.3 }) +
    block(k, x, y - 30 * s, 128 * s, 30 * s, wall, { d, turn: 0.3 }) +
    rect(x - 66 * s, y - 33 * s, 132 * s, 5 * s, k.shade('#6b4430', d)) +
    windows(k, x - 52 * s, y - 56 * s, 104 * s, 20 * s, 5, 1, {
      color: k.dark(d),
      ww: 0.46,
      hh: 0.85,
      chance: 0.85,
    }) +
    slateRoof(k, x, y - 56 * s, 92 * s, 46 * s, d)
  )
}
