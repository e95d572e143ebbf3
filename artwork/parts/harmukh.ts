import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { curve, group, type Point, pairs, path, shape } from '../kit/svg.ts'
import { broken, couloir, facet, scree } from './crags.ts'
import { spur } from './mountains.ts'
import { mist } from './sky.ts'

/** A flat list of numbers, three to an entry. */
const triples = (list: number[]) =>
  list.flatMap((n, i): [number, number, number][] => (i % 3 ? [] : [[n, list[i + 1] ?? n, list[i + 2] ?? n]]))

/** Harmukh from the lake: x, and the drop below its summit. */
const crest = pairs([
  -700, 470, -560, 350, -470, 262, -424, 205, -372, 190, -340, 215, -300, 196, -262, 128, -222, 118, -192,
  144, -160, 122, -128, 58, -96, 46, -72, 10, -20, 0, 32, 9, 56, 46, 104, 52, 132, 98, 176, 106, 206, 142,
  240, 120, 262, 88, 310, 84, 338, 122, 380, 140, 420, 200, 480, 226, 560, 330, 720, 470,
])
/** Its faces turned from the light. */
const faces = [
  [
    28, 8, 56, 46, 104, 52, 132, 98, 176, 106, 206, 142, 192, 230, 210, 320, 150, 330, 112, 250, 70, 214, 64,
    140, 22, 92,
  ],
  [-72, 10, -44, 64, -84, 130, -66, 176, -112, 240, -120, 150, -100, 96, -96, 46],
  [-222, 118, -192, 144, -160, 122, -148, 200, -176, 290, -140, 380, -210, 372, -236, 230, -212, 172],
  [-372, 190, -340, 215, -300, 196, -306, 262, -346, 350, -320, 430, -400, 420, -398, 270],
  [
    312, 84, 338, 122, 380, 140, 420, 200, 480, 226, 560, 330, 640, 430, 470, 430, 420, 372, 352, 284, 344,
    190, 298, 140,
  ],
  [-470, 262, -424, 205, -436, 290, -470, 360, -520, 420, -540, 400],
  [240, 120, 262, 88, 254, 160, 280, 230, 246, 300, 226, 210],
].map(pairs)
/** Snow on its ledges, in light and in shade. */
const ledges = [
  [-72, 10, -20, 0, 32, 9, 26, 18, -8, 13, -40, 22, -64, 24],
  [-128, 58, -96, 46, -98, 62, -122, 76],
  [-262, 128, -222, 118, -226, 134, -250, 148],
  [262, 88, 310, 84, 306, 100, 276, 110],
  [-372, 190, -424, 205, -410, 216, -376, 206],
  [-40, 84, -8, 92, 24, 112, 50, 138, 22, 128, -14, 110],
  [250, 180, 290, 190, 322, 218, 282, 206],
].map(pairs)
const shady = [
  [56, 46, 104, 52, 132, 98, 108, 74, 76, 62],
  [84, 128, 130, 140, 178, 176, 140, 166],
  [350, 206, 392, 226, 424, 262, 384, 246],
  [132, 98, 176, 106, 190, 128, 158, 118],
].map(pairs)
/** The glacier that hangs in its lap, its side in shade, its cracks. */
const iceOutline = pairs([
  -150, 214, -128, 196, -118, 152, -108, 190, -92, 214, -70, 176, -56, 204, -30, 162, -12, 178, 2, 150, 18,
  176, 44, 190, 58, 222, 84, 226, 112, 262, 138, 276, 118, 296, 82, 300, 64, 326, 30, 340, 6, 380, -22, 402,
  -44, 392, -40, 356, -62, 334, -64, 304, -100, 286, -108, 254, -140, 240,
])
const iceShade = pairs([
  44, 170, 90, 200, 160, 276, 110, 320, 60, 350, 20, 400, -22, 420, -12, 362, -22, 338, 10, 314, 14, 290, 44,
  276, 40, 244, 24, 216,
])
/** Its cracks: x, drop, length. */
const cracks = triples([
  -100, 262, 40, -38, 258, 36, 18, 262, 30, -76, 282, 40, -16, 280, 36, 46, 286, 32, -54, 302, 34, -6, 304,
  32, -50, 322, 30, -14, 324, 24, -40, 346, 22, -36, 372, 20,
])
/** Patches of snow in its gullies: x, drop and breadth, downwards. */
const gullies = [
  [-192, 148, 4, -190, 184, 16, -202, 230, 30, -196, 270, 34, -204, 306, 4],
  [206, 146, 4, 214, 196, 20, 206, 240, 28, 222, 290, 40, 226, 326, 4],
  [-338, 218, 3, -334, 250, 16, -344, 286, 22, -338, 312, 4],
  [384, 150, 3, 376, 190, 14, 388, 232, 24, 386, 276, 4],
].map(triples)
/** Clefts down its lit walls: x, drop, length, breadth. */
const cleftPlaces = [
  [-10, 30, 90, 12],
  [-150, 150, 80, 12],
  [-252, 160, 120, 14],
  [-290, 220, 90, 12],
  [276, 120, 100, 14],
  [230, 170, 90, 10],
  [-400, 230, 90, 12],
  [150, 200, 70, 12],
  [-130, 90, 60, 10],
  [8, 40, 46, 10],
]
/** Grassy spurs at its foot: x, drop, reach to the left and right. */
const spurs = [
  [-300, 352, 190, 130],
  [300, 344, 120, 210],
  [-80, 400, 130, 84],
  [112, 392, 80, 110],
  [-480, 372, 180, 150],
  [520, 380, 160, 200],
]

/** Harmukh over Gangabal: dark blocks of rock, a glacier hung between them, scree and grass down to the water at y. */
export function harmukh(k: Stage, hx: number, hy: number, y: number): string {
  const q = (y - hy) / 470
  const to = (list: Point[]) => list.map(([x, dy]): Point => [hx + x * q, hy + dy * q])
  const [px, py] = [(n: number) => hx + n * q, (n: number) => hy + n * q]
  const rock = '#6c6670'
  const d = 0.17
  const lit = k.lit(rock, d)
  const dark = mix(k.shade(rock, d), k.dark(d), 0.35)
  const snow = k.lit('#fcfcfa', d * 0.5)
  const blue = k.half('#c4dcf0', d * 0.5, 0.6)
  const wall = path(
    shape(broken(k, to(crest)), 1),
    k.gradientBetween(
      0,
      hy,
      0,
      y,
      [0, lit],
      [0.6, mix(lit, k.mood.haze, 0.12)],
      [1, mix(lit, k.mood.haze, 0.35)],
    ),
  )
  let far =
    wall +
    group(
      faces
        .map((face) =>
          facet(
            k,
            to(face.map(([x, dy]) => [x, crest.some((c) => c[0] === x) ? dy - 16 : dy])),
            k.gradientBetween(0, hy, 0, y, [0, dark, 0.95], [0.6, dark, 0.8], [1, dark, 0.15]),
          ),
        )
        .join(''),
      k.clip(wall),
    )
  const patches = (list: Point[][]) => list.map((l) => shape(broken(k, to(l), 0.1, true, 12), 0.5)).join('')
  let clefts = ''
  for (const [x = 0, dy = 0, l = 0, w = 0] of cleftPlaces)
    clefts += shape(
      broken(
        k,
        to([
          [x, dy],
          [x + w, dy + l * 0.3],
          [x + w * 0.4, dy + l],
          [x - w * 0.4, dy + l * 0.5],
        ]),
        0.12,
        true,
        12,
      ),
      1,
    )
  far += path(clefts, dark, 'opacity=".55"') + path(patches(ledges), snow) + path(patches(shady), blue)
  for (const gully of gullies)
    far += couloir(
      k,
      gully.map(([x, dy, w]) => [px(x), py(dy), w * q]),
      d,
    )
  const ice = path(
    shape(broken(k, to(iceOutline), 0.08, true, 16), 0.5),
    k.gradientBetween(0, py(150), 0, py(406), [0, snow], [0.65, snow], [1, blue]),
  )
  far +=
    ice +
    group(
      facet(k, to(iceShade), blue, 'opacity=".75"') +
        path(
          cracks
            .map(([x, dy, w]) =>
              curve(
                to([
                  [x, dy],
                  [x + w * 0.5, dy - w * 0.14],
                  [x + w, dy - w * 0.02],
                  [x + w * 0.5, dy - w * 0.02],
                ]),
                true,
              ),
            )
            .join(''),
          k.half('#86a6cc', d * 0.5, 0.6),
          'opacity=".75"',
        ),
      k.clip(ice),
    ) +
    mist(k, 0.42, y / k.H, { opacity: 0.3, to: y / k.H })
  // Scree and grass at the foot of the wall.
  for (const [x, dy, bx, w] of [
    [-202, 290, -186, 270],
    [226, 310, 206, 280],
    [-26, 390, -4, 200],
    [-346, 300, -370, 220],
    [388, 268, 420, 280],
  ] as const)
    far += scree(k, [px(x), py(dy)], [px(bx), y], w * q, '#a8a29c', 0.16)
  for (const [x = 0, dy = 0, l = 0, r = 0] of spurs)
    far += spur(k, [px(x), py(dy)], l * q, r * q, y, '#7f9f56', 0.14)
  return far
}
