import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, ellipse, path, shape, stroke } from '../kit/svg.ts'
import { camel } from '../parts/animals.ts'
import { pts } from '../parts/ground.ts'
import { campfire, sitter } from '../parts/people.ts'
import { put } from '../parts/silhouette.ts'
import { milkyWay, sky, stars, strata } from '../parts/sky.ts'

/** Canvas tent of a desert camp: a peaked roof with scalloped edge over striped walls; ~230 wide. */
function canvas(k: Stage, x: number, y: number, s: number) {
  const warm = k.night || k.time === 'dusk'
  const wall = warm ? mix('#ffdf9a', '#e8a860', 0.25) : k.lit('#f8ecd4')
  const at = (list: [number, number][]) => shape(list.map(([a, b]) => [x + a * s, y + b * s]))
  k.add(
    ellipse(x, y + 4, 150 * s, 18 * s, k.dark(), 'opacity=".25"'),
    path(
      at([
        [-92, 0],
        [-92, -70],
        [92, -70],
        [92, 0],
      ]),
      wall,
    ),
    path(
      at([
        [20, 0],
        [20, -70],
        [92, -70],
        [92, 0],
      ]),
      mix(wall, k.shade('#c89a6a'), 0.35),
    ),
    path(
      at([
        [-20, 0],
        [-28, -64],
        [14, -64],
        [6, 0],
      ]),
      warm ? '#fff3c8' : k.shade('#6a4a3c'),
    ),
    path(
      at([
        [-112, -64],
        [-60, -128],
        [0, -150],
        [60, -128],
        [112, -64],
      ]),
      k.half('#d8a45c', 0, 0.15),
    ),
    path(
      at([
        [0, -150],
        [60, -128],
        [112, -64],
        [24, -64],
      ]),
      k.half('#b87a44', 0, 0.5),
    ),
  )
  let lip = ''
  for (let i = 0; i < 9; i++)
    lip += `M${(x + (-112 + i * 24.9) * s).toFixed(1)} ${(y - 64 * s).toFixed(1)}q${(12.4 * s).toFixed(1)} ${(20 * s).toFixed(1)} ${(24.9 * s).toFixed(1)} 0z`
  k.add(
    path(lip, k.half('#b8402e', 0, 0.15)),
    path(`M${x - 2 * s} ${y - 150 * s}l0-34 26 10-26 12z`, k.half('#e8a02c', 0, 0.1)),
  )
}

/** Dancer with a flaring skirt. */
function dancer(k: Stage, x: number, y: number, s: number, c: string, flip = false) {
  return put(
    k,
    'ghoomar',
    () =>
      '<path fill="currentColor" d="M-12-74c-2-16 22-16 22 0l-4 20c26 10 44 30 50 48-30 14-84 14-112 0 6-18 24-38 48-48z"/><path d="M-52-10c24 14 82 14 106 0l2 6c-30 16-82 16-110 0z" opacity=".5"/>' +
      '<path d="M8-78l26-26 6 4-24 32zM-10-78l-22-10-16-26-7 4 16 30 26 14z"/><circle cx="-1" cy="-98" r="11"/><path fill="currentColor" d="M-13-100c0-14 24-14 24 0l10 44-14-26-8-14z" opacity=".9"/>',
    x,
    y,
    { s, flip, accent: k.half(c, 0, 0.1) },
  )
}

/** A camp in the dunes: tents in a half circle, a fire, musicians and dancers, camels on the crest. */
export function desertCamp(o: Options) {
  const k = new Stage('desert-camp', 'desert', o)
  k.add(sky(k, 0.66, 0.16, { r: 50, low: 0.3, horizon: 0.56 }))
  if (k.night) k.add(stars(k, 170, 0.5), milkyWay(k, 0.2, 0.5, 0.8, -0.1))
  else k.add(strata(k, 0.2, 5, { opacity: 0.5 }))
  const dune = (line: [number, number][], c: string, d: number, t: number) =>
    path(
      `${curve(pts(k, ...line))}V${k.H + 10}H-40z`,
      k.verticalGradient([0, k.lit(c, d)], [0.3, k.half(c, d, t)], [1, k.shade(c, d)]),
    )
  k.add(
    dune(
      [
        [-0.04, 0.5],
        [0.2, 0.43],
        [0.44, 0.5],
        [0.7, 0.4],
        [1.04, 0.5],
      ],
      '#d8a06a',
      0.36,
      0.3,
    ),
    dune(
      [
        [-0.04, 0.47],
        [0.12, 0.44],
        [0.3, 0.5],
        [0.56, 0.54],
        [0.8, 0.5],
        [1.04, 0.53],
      ],
      '#e0a468',
      0.18,
      0.3,
    ),
  )
  for (const [u, v, s] of [
    [0.06, 0.448, 0.52],
    [0.14, 0.442, 0.55],
    [0.22, 0.462, 0.55],
  ] as const)
    k.add(camel(k, k.x(u), k.y(v), { s, rider: u < 0.1 }))
  k.add(
    dune(
      [
        [-0.04, 0.58],
        [0.3, 0.56],
        [0.6, 0.565],
        [1.04, 0.575],
      ],
      '#e8b478',
      0.03,
      0.25,
    ),
  )
  const s = k.fit(0.95, 1.0)
  const arc = k.fit<[number, number, number][]>(
    [
      [0.3, 0.6, 0.8],
      [0.44, 0.59, 0.76],
      [0.58, 0.59, 0.76],
      [0.72, 0.6, 0.8],
      [0.14, 0.65, 1.05],
      [0.88, 0.65, 1.05],
    ],
    [
      [0.3, 0.6, 0.72],
      [0.5, 0.595, 0.7],
      [0.7, 0.6, 0.72],
      [0.06, 0.65, 1.0],
      [0.94, 0.65, 1.0],
    ],
  )
  for (const [u, v, q] of arc) canvas(k, k.x(u), k.y(v), q * s)
  const [fx, fy] = [k.x(0.5), k.y(k.fit(0.76, 0.74))]
  // A carpet round the fire.
  k.add(
    ellipse(fx, fy + 10, k.fit(420, 400), k.fit(96, 120), k.half('#a8322e', 0, 0.35)),
    ellipse(fx, fy + 10, k.fit(392, 372), k.fit(86, 108), k.half('#d8863a', 0, 0.3)),
    ellipse(fx, fy + 10, k.fit(360, 340), k.fit(76, 96), k.half('#8a2a34', 0, 0.35)),
    campfire(k, fx, fy, k.fit(2, 2.3)),
    dancer(k, fx - 210, fy + 10, 1.15, '#d8322e'),
    dancer(k, fx + 200, fy + 6, 1.15, '#e8a02c', true),
    dancer(k, fx + 90, fy + 84, 1.35, '#c8327a'),
  )
  for (const [dx, dy, c, flip] of [
    [-330, 40, '#f0e6d0', false],
    [-270, 84, '#2f6f9a', false],
    [320, 44, '#f0e6d0', true],
    [262, 92, '#b8402e', true],
  ] as const)
    k.add(sitter(k, fx + dx, fy + dy, { s: 1.15, flip, accent: k.glow(k.half(c), mix(c, '#ffb85c', 0.4)) }))
  const front = pts(k, [-0.04, 0.9], [0.25, 0.875], [0.55, 0.925], [0.8, 0.9], [1.04, 0.87])
  k.add(
    path(
      `${curve(front)}V${k.H + 10}H-40z`,
      k.verticalGradient(
        [0, k.half('#d89a60', 0, 0.3)],
        [0.5, k.shade('#9a6444')],
        [1, mix(k.shade('#5a3a34'), k.dark(), 0.4)],
      ),
    ),
  )
  for (const [u, v] of [
    [0.1, 0.93],
    [0.3, 0.92],
    [0.72, 0.945],
    [0.92, 0.92],
  ] as const)
    k.add(
      ellipse(
        k.x(u),
        k.y(v) - 14,
        56,
        40,
        k.radialGradient([0, '#ffc86a', k.time === 'day' ? 0.1 : 0.7], [1, '#ffb347', 0]),
      ),
      stroke(`M${k.x(u)} ${k.y(v) + 6}v-20`, k.half('#b87a44', 0, 0.2), 16),
      ellipse(k.x(u), k.y(v) - 18, 4, 9, '#fff0b0'),
    )
  return k.calm(0.35, '#2a1620')
}
