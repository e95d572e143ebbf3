import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { ellipse, f, type Point, pairs, path, rect, shape, stroke } from '../kit/svg.ts'
import { broken } from './crags.ts'
import { block } from './masonry.ts'

const white = '#fbf4e6'
const mud = '#d8b184'
const red = '#a5402f'
const wood = '#7c4a2e'

/** The rim of the cave from its left foot over the roof to the right foot; 0, 0 is the middle of its sill. */
const rimPoints = pairs([
  -226, 96, -248, 20, -240, -60, -222, -122, -170, -176, -146, -222, -76, -258, -30, -254, 30, -282, 84, -262,
  132, -218, 176, -196, 202, -128, 222, -84, 226, -6, 208, 78,
])
/** How far the rock round it stands out, point by point. */
const browScales = [
  1.04, 1.09, 1.05, 1.12, 1.06, 1.14, 1.1, 1.17, 1.1, 1.15, 1.07, 1.12, 1.05, 1.1, 1.05, 1.03,
]

/** Houses from the back of the cave to the foot of the rock: x, base, breadth, height, and what they are. */
type Kind = 'white' | 'mud' | 'red' | 'balcony'
const housePlaces: [number, number, number, number, Kind][] = [
  [-98, -70, 62, 44, 'white'],
  [-34, -84, 66, 40, 'mud'],
  [96, -72, 62, 46, 'white'],
  [30, -66, 86, 68, 'red'],
  [-146, -14, 62, 52, 'mud'],
  [-76, -20, 80, 62, 'white'],
  [140, -16, 62, 54, 'white'],
  [78, -6, 76, 56, 'balcony'],
  [0, -8, 82, 50, 'white'],
  [-172, 44, 62, 52, 'white'],
  [-106, 42, 76, 56, 'balcony'],
  [160, 46, 66, 56, 'mud'],
  [-30, 50, 84, 62, 'white'],
  [54, 48, 82, 58, 'white'],
  [118, 62, 56, 50, 'white'],
  [-212, 100, 64, 48, 'mud'],
  [-146, 106, 76, 60, 'white'],
  [176, 104, 64, 48, 'white'],
  [-66, 112, 86, 66, 'red'],
  [26, 114, 90, 62, 'balcony'],
  [108, 116, 78, 58, 'white'],
  [-252, 150, 58, 42, 'white'],
  [-184, 164, 66, 52, 'white'],
  [-110, 172, 82, 62, 'balcony'],
  [150, 166, 66, 48, 'mud'],
  [-22, 178, 88, 64, 'white'],
  [70, 174, 84, 58, 'white'],
  [-226, 210, 60, 44, 'mud'],
  [184, 216, 58, 42, 'white'],
  [-148, 226, 68, 50, 'white'],
  [-68, 238, 84, 62, 'white'],
  [116, 222, 62, 46, 'white'],
  [24, 240, 88, 60, 'balcony'],
  [-184, 268, 58, 42, 'white'],
  [134, 278, 60, 44, 'mud'],
  [-112, 288, 66, 48, 'mud'],
  [-38, 300, 76, 58, 'white'],
  [60, 294, 78, 52, 'white'],
  [10, 346, 66, 48, 'white'],
  [-62, 344, 60, 42, 'white'],
]

/** Window of the country: black frame wider at the foot, a lintel of poplar above it. */
function frames(k: Stage, x: number, y: number, w: number, h: number, n: number, s: number, d: number) {
  const step = w / n
  const ww = Math.min(13 * s, step * 0.46)
  const hh = Math.min(h * 0.46, 19 * s)
  let black = ''
  let panes = ''
  let lintels = ''
  for (let i = 0; i < n; i++) {
    const cx = x - w / 2 + step * (i + 0.5)
    const top = y - h * 0.72
    black += `M${f(cx - ww * 0.46)} ${f(top)}h${f(ww * 0.92)}l${f(ww * 0.14)} ${f(hh)}h${f(-ww * 1.2)}z`
    panes += `M${f(cx - ww * 0.24)} ${f(top + hh * 0.24)}h${f(ww * 0.2)}v${f(hh * 0.6)}h${f(-ww * 0.2)}zm${f(ww * 0.28)} 0h${f(ww * 0.2)}v${f(hh * 0.6)}h${f(-ww * 0.2)}z`
    lintels += `M${f(cx - ww * 0.74)} ${f(top)}h${f(ww * 1.48)}`
  }
  return (
    path(black, mix(k.shade('#3a2426', d), k.dark(d), 0.5)) +
    path(panes, k.glow(k.shade('#8a6a5a', d), '#ffc765')) +
    stroke(lintels, k.half(red, d, 0.4), 2.6 * s)
  )
}

/** Gallery of poplar poles before an upper floor. */
function gallery(k: Stage, x: number, y: number, w: number, s: number, d: number): string {
  let posts = ''
  for (let i = 0; i <= 7; i++) posts += `M${f(x - w / 2 + (w * i) / 7)} ${f(y - 13 * s)}v${f(13 * s)}`
  return (
    rect(x - w / 2, y - 27 * s, w, 27 * s, mix(k.shade(wood, d), k.dark(d), 0.45)) +
    stroke(posts, k.half('#b47c4c', d, 0.2), 1.8 * s) +
    rect(x - w / 2 - 3 * s, y - 15 * s, w + 6 * s, 3 * s, k.lit('#c08a58', d)) +
    rect(x - w / 2 - 4 * s, y - 1 * s, w + 8 * s, 4 * s, k.half(wood, d, 0.35)) +
    rect(x - w / 2 - 4 * s, y - 31 * s, w + 8 * s, 5 * s, k.half(wood, d, 0.2))
  )
}

/** House of mud brick under its red parapet of bound twigs. */
function house(k: Stage, x: number, y: number, w: number, h: number, kind: Kind, s: number, d: number) {
  const wall = kind === 'red' ? red : kind === 'mud' ? mud : white
  const n = Math.max(2, Math.round(w / (30 * s)))
  return (
    block(k, x, y, w, h, wall, { d, batter: 0.06, turn: 0.24 }) +
    rect(
      x - w * 0.48,
      y - h,
      w * 0.96,
      8 * s,
      kind === 'red' ? k.half('#6a2a26', d, 0.3) : k.half(red, d, 0.3),
    ) +
    rect(x - w * 0.5, y - h - 3 * s, w, 4 * s, k.lit(kind === 'mud' ? '#e6c698' : '#f6e8cc', d)) +
    frames(k, x, y, w * 0.86, h, n, s, d) +
    (kind === 'balcony' ? gallery(k, x - k.light * w * 0.08, y - h * 0.22, w * 0.56, s, d) : '') +
    (kind === 'red'
      ? rect(x - w * 0.3, y - h - 12 * s, w * 0.6, 9 * s, k.lit('#eebb48', d)) +
        path(
          `M${f(x - 4 * s)} ${f(y - h - 12 * s)}l${f(4 * s)}${f(-15 * s)} ${f(4 * s)} ${f(15 * s)}z`,
          k.lit('#f6d26c', d),
        )
      : '')
  )
}

/** Old juniper beside the cave, its crown drawn out by the wind. */
function juniper(k: Stage, x: number, y: number, s: number): string {
  const crown = (q: number, dx: number): Point[] =>
    pairs([
      0, -124, 10, -104, 18, -88, 13, -80, 26, -60, 20, -52, 30, -32, 18, -14, 4, -9, -10, -12, -26, -28, -18,
      -46, -25, -58, -14, -74, -18, -86, -8, -102,
    ]).map(([a, b]) => [x + (a * q + dx) * s, y + (b * q - (1 - q) * 66) * s])
  return (
    rect(x - 3 * s, y - 18 * s, 6 * s, 20 * s, k.shade('#6a4632')) +
    path(shape(crown(1, 0)), mix(k.shade('#3f6a44'), k.dark(), 0.3)) +
    path(shape(crown(0.62, k.light * 7)), k.half('#5c8450', 0, 0.4))
  )
}

/** Broken ledge under a house, running back into the rock. */
const ledge = (k: Stage, x: number, y: number, w: number, drop: number, to: number, rock: string): string =>
  path(
    shape(
      broken(
        k,
        [
          [x - w * 0.54, y - 2],
          [x + w * 0.54, y - 2],
          [x + w * 0.4 + to, y + drop * 0.5],
          [x + to * 1.6, y + drop],
          [x - w * 0.4 + to, y + drop * 0.55],
        ],
        0.1,
        true,
        12,
      ),
      0.5,
    ),
    k.verticalGradient(
      [0, k.half(rock, 0.03, 0.25)],
      [0.35, k.half(rock, 0.03, 0.7)],
      [1, k.half(rock, 0.03, 0.5)],
    ),
  )

/** Phugtal: the cave, and the monastery that spills out of it; x, y is the middle of the sill. ~500 wide, 630 high at s = 1. */
export function phugtalGompa(k: Stage, x: number, y: number, s: number, rock: string): string {
  const at = ([px, py]: Point, q = 1): Point => [x + px * s * q, y + (py * q - 40 * (1 - q)) * s]
  const rim = rimPoints.map((p) => at(p))
  const brow = rimPoints.map((p, i) => at(p, nth(browScales, i)))
  const hole = shape(broken(k, rim, 0.12, true, 12), 1)
  const dark = mix(k.shade('#4a2c28'), k.dark(), 0.72)
  // The wall within that faces the sun, and the one that does not.
  const side = k.light > 0 ? rim.slice(0, 7) : rim.slice(9).reverse()
  const inner = side.map(([px, py], i): Point => [px + k.light * (62 - i * 7) * s, py + (8 + i * 5) * s])
  const lamp = k.night || k.time === 'dusk'
  const glow = lamp ? '#ffab4c' : k.half('#c07a44', 0, 0.6)
  const mouth =
    path(
      shape(broken(k, brow, 0.14, true, 14), 1),
      k.gradientBetween(
        x,
        y - 300 * s,
        x,
        y + 60 * s,
        [0, k.half(rock, 0.04, 0.95)],
        [0.5, k.half(rock, 0.04, 0.6)],
        [1, k.half(rock, 0.04, 0.3)],
      ),
    ) +
    path(
      hole,
      k.gradientBetween(
        0,
        y - 260 * s,
        0,
        y + 80 * s,
        [0, dark],
        [0.6, mix(dark, k.shade('#7a4c38'), 0.25)],
        [1, k.shade('#8a5c44')],
      ),
    ) +
    path(
      shape([...broken(k, side, 0.08), ...broken(k, inner.reverse(), 0.16)], 1),
      k.gradientBetween(
        0,
        y - 260 * s,
        0,
        y + 60 * s,
        [0, k.shade('#7a4c38'), 0.2],
        [1, k.half('#b87e4e', 0.03, 0.5)],
      ),
    ) +
    ellipse(x, y - 20 * s, 200 * s, 140 * s, k.radialGradient([0, glow, lamp ? 0.55 : 0.3], [1, glow, 0]))
  let houses = ''
  for (const [hx, hy, w, h, kind] of housePlaces) {
    // Within the cave the sun does not reach.
    const inside = Math.max(0, Math.min(1, (20 - hy) / 100))
    const px = x + hx * s
    const py = y + hy * s
    houses +=
      ledge(
        k,
        px,
        py,
        w * s,
        (hy > 0 ? 60 : 34) * s,
        -Math.sign(hx) * Math.min(1, Math.abs(hx) / 160) * 22 * s,
        rock,
      ) + house(k, px, py, w * s, h * s, kind, s, 0.02)
    if (inside > 0 && !lamp)
      houses += rect(
        px - w * 0.5 * s,
        py - (h + 3) * s,
        w * s,
        (h + 3) * s,
        dark,
        `opacity="${f(inside * 0.4)}"`,
      )
  }
  return (
    mouth +
    houses +
    ledge(k, x + 268 * s, y + 40 * s, 74 * s, 66 * s, -16 * s, rock) +
    juniper(k, x + 268 * s, y + 40 * s, s * 1.1)
  )
}
