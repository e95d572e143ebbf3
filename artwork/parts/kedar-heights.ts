import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, f, group, type Point, pairs, path, ribbon, sample, shape, stroke } from '../kit/svg.ts'
import { broken, facet } from './crags.ts'
import { mountain } from './mountains.ts'
import { watcher } from './people.ts'
import { shrine } from './tungnath-temple.ts'

/** Crest of Chaukhamba: x and the drop below its first head, which stands to the east. */
const crest = pairs([
  -350, 300, -282, 214, -250, 160, -220, 106, -194, 88, -166, 116, -142, 110, -124, 66, -104, 56, -82, 84,
  -52, 76, -26, 34, -4, 24, 18, 48, 44, 46, 70, 8, 92, 0, 118, 24, 150, 82, 186, 110, 222, 172, 272, 216, 350,
  300,
])
/** Where on it its four heads stand, and how far the shade falls below each. */
const heads: Point[] = [
  [4, 170],
  [8, 130],
  [12, 200],
  [16, 170],
]
/** Buttresses under them: x, drop, reach to the left and right. */
const feet: [number, number, number, number][] = [
  [-240, 176, 150, 120],
  [-66, 152, 150, 130],
  [88, 140, 130, 160],
  [206, 182, 120, 150],
]

/** Chaukhamba: four heads over one wall of snow. */
export function chaukhamba(k: Stage, x: number, y: number, q: number, base: number): string {
  const to = (list: Point[]) => list.map(([a, b]): Point => [x + a * q, y + b * q])
  const d = 0.3
  const reach = 350 * q + Math.max(0, base - y - 300 * q) * 0.9
  const away = -k.light
  const snow = k.lit('#fcfbf7', d * 0.7)
  const shade = mix(k.shade('#8f9cc6', d), k.mood.haze, 0.1)
  const wall = path(
    shape([[x - reach, base], ...broken(k, to(crest), 0.12), [x + reach, base]], 1),
    k.gradientBetween(
      0,
      y,
      0,
      base,
      [0, snow],
      [0.5, mix(snow, k.mood.haze, 0.2)],
      [1, mix(snow, k.mood.haze, 0.7)],
    ),
  )
  const fade = (c: string, a: number) =>
    k.gradientBetween(0, y, 0, base, [0, c, a], [0.55, c, a * 0.75], [1, c, 0])
  let faces = ''
  let ribs = ''
  for (const [h, fall] of heads) {
    const last = h === nth(heads, away > 0 ? -1 : 0)[0]
    const [hx, hy] = nth(crest, h)
    const [sx, sy] = nth(crest, h + away * (last ? 4 : 2))
    faces += facet(
      k,
      to([
        [hx, hy - 12],
        [(hx + sx) / 2, (hy + sy) / 2 - 14],
        [sx, sy - 8],
        [sx + away * (last ? 60 : 6), sy + fall * 0.55],
        [hx + away * 20, hy + fall],
        [hx + away * 2, hy + fall * 0.64],
        [hx - away * 14, hy + fall * 0.42],
        [hx + away * 8, hy + fall * 0.22],
      ]),
      fade(shade, 0.95),
    )
    // Ribs of rock through the snow of the lit side.
    for (const [dx, dy, l] of [
      [14, 50, 70],
      [30, 100, 80],
      [8, 140, 60],
    ] as const) {
      const rx = hx - away * dx
      const ry = hy + dy
      ribs += shape(
        broken(
          k,
          to([
            [rx, ry],
            [rx + away * 6, ry + l * 0.4],
            [rx - away * 6, ry + l],
            [rx - away * 9, ry + l * 0.4],
          ]),
          0.14,
          true,
          10,
        ),
        1,
      )
    }
  }
  return (
    wall +
    group(faces + path(ribs, fade(k.half('#8f9cc6', d, 0.5), 0.7)), k.clip(wall)) +
    feet
      .map(([fx, dy, l, r]) =>
        mountain(k, [x + fx * q, y + dy * q], l * q, r * q, {
          rock: '#8b98c0',
          d: 0.34,
          base,
          snow: y + 260 * q,
          detail: 15,
          relief: 0.6,
          rough: 0.18,
          foot: 0.9,
        }),
      )
      .join('')
  )
}

/** Chandrashila from the temple: x and the drop below its top; its side when turned from an eastern or western sun. */
const ridgeLine = pairs([
  -720, 590, -610, 500, -520, 424, -420, 356, -330, 276, -250, 214, -190, 158, -140, 132, -96, 76, -58, 52,
  -34, 14, -6, 0, 24, 4, 44, 28, 84, 38, 120, 74, 190, 96, 260, 150, 340, 176,
])
const westSide = pairs([
  10, -12, -40, -8, -110, 60, -200, 130, -340, 250, -740, 600, -420, 500, -270, 330, -160, 280, -120, 190,
  -50, 150, -44, 84, -4, 50,
])
const eastSide = pairs([
  10, -12, 60, 10, 140, 60, 360, 160, 420, 590, 300, 590, 190, 330, 150, 230, 84, 170, 66, 100, 24, 60,
])
/** Folds in its grass. */
const folds = [
  [30, 96, 74, 190, 70, 300, 150, 470, 40, 470, 20, 320, 34, 200],
  [130, 120, 190, 220, 200, 330, 290, 470, 200, 470, 150, 340, 150, 220],
  [-70, 180, -50, 270, -80, 360, -20, 470, -130, 470, -130, 360, -84, 270],
  [-220, 250, -210, 330, -240, 400, -200, 480, -320, 480, -280, 400, -236, 330],
].map(pairs)
/** Its crags: x, drop, breadth, height. */
const cragPlaces = [
  [-44, 18, 36, 42],
  [-10, 2, 34, 50],
  [26, 8, 32, 42],
  [60, 38, 40, 22],
  [-84, 70, 40, 24],
  [-142, 134, 44, 14],
  [104, 70, 44, 16],
  [14, 66, 40, 14],
  [-236, 208, 46, 12],
  [190, 104, 56, 14],
]
const trail = pairs([
  -380, 400, -250, 372, -330, 338, -190, 306, -260, 272, -140, 240, -196, 206, -90, 168, -116, 134, -50, 106,
  -60, 76, -16, 44, -10, 14,
])

/** Chandrashila, the steeper the narrower: grass to the shoulder, crags on top, a trail in bends, a shrine and a flag. */
export function chandrashila(k: Stage, x: number, y: number, q: number, steep: number): string {
  const to = (list: Point[]) => list.map(([a, b]): Point => [x + (a * q) / steep, y + b * q])
  const base = y + 590 * q
  const d = 0.09
  const hill = path(
    shape([...broken(k, to(ridgeLine), 0.07), [x + 460 * q, base]], 1),
    k.gradientBetween(
      0,
      y,
      0,
      base,
      [0, k.half('#a39c8c', d, 0.15)],
      [0.25, k.half('#b0a668', d, 0.15)],
      [1, k.half('#8f9c54', d * 0.5, 0.3)],
    ),
  )
  const dark = mix(k.shade('#7c7a5c', d), k.dark(d), 0.18)
  const fade = (a: number) =>
    k.gradientBetween(0, y, 0, base, [0, dark, a], [0.5, dark, a * 0.7], [1, dark, a * 0.12])
  let crags = ''
  let lights = ''
  for (const [a = 0, b = 0, w = 0, h = 0] of cragPlaces) {
    const rock: Point[] = [
      [a - w * 0.1, b + h],
      [a, b],
      [a + w * 0.5, b - 6],
      [a + w, b + h * 0.3],
      [a + w * 0.9, b + h],
    ]
    const ridge: Point = [a + w * 0.45, b + h * 0.9]
    crags += shape(broken(k, to(rock), 0.1, true, 9), 0.5)
    lights += shape(to(k.light > 0 ? [...rock.slice(2), ridge] : [...rock.slice(0, 3), ridge]), 0.5)
  }
  return (
    hill +
    group(
      path(folds.map((fold) => curve(to(fold), true)).join(''), fade(0.3)) +
        facet(k, to(k.light > 0 ? westSide : eastSide), fade(0.8)) +
        path(
          ribbon(sample(to(trail), 5).map(([a, b]) => [a, b, (1.6 + ((b - y) / q) * 0.013) * q])),
          k.half('#d8ccb0', d, 0.2),
        ) +
        path(crags, mix(k.shade('#8a8684', d), k.dark(d), 0.1)) +
        path(lights, k.half('#a8a29a', d, 0.2)),
      k.clip(hill),
    ) +
    shrine(k, x + 18 * q, y + 4 * q, 0.34 * q) +
    watcher(k, x + 2 * q, y + 8 * q, { s: 0.2 * q, accent: k.half('#e8632c', 0, 0.1) }) +
    watcher(k, x - 8 * q, y + 10 * q, { s: 0.2 * q, accent: k.half('#2f7fb0', 0, 0.1) }) +
    stroke(`M${f(x + 32 * q)} ${f(y + 12 * q)}v${f(-46 * q)}`, k.dark(0.1), 1.8) +
    path(
      shape([
        [x + 32 * q, y - 34 * q],
        [x + 54 * q, y - 28 * q],
        [x + 32 * q, y - 20 * q],
      ]),
      k.lit('#e8632c', 0.05),
    )
  )
}
