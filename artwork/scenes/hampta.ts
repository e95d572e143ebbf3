import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { f, type Point, pairs, path, ribbon, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { packPony } from '../parts/animals.ts'
import { birch } from '../parts/broadleaf.ts'
import { broken, couloir, facet, scree } from '../parts/crags.ts'
import { bloom, flowers } from '../parts/flowers.ts'
import { course, ground, pts, sweeps } from '../parts/ground.ts'
import { indrasan } from '../parts/kullu-peaks.ts'
import { massif } from '../parts/massif.ts'
import { trekker } from '../parts/people.ts'
import { boulder, erratic } from '../parts/rocks.ts'
import { birds, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { grass } from '../parts/undergrowth.ts'
import { ripple } from '../parts/water.ts'

/** Outline of a wall from the edge of the picture to the saddle. */
const wallProfile = [
  -0.1, -0.12, 0.06, 0.02, 0.12, 0.05, 0.19, 0.2, 0.27, 0.24, 0.36, 0.43, 0.44, 0.47, 0.54, 0.64, 0.63, 0.69,
  0.76, 0.83, 0.9, 0.92, 1.1, 1,
]
/** Buttresses of black rock down its face. */
const black = [
  [0.04, 0.04, 0.12, 0.06, 0.17, 0.2, 0.14, 0.34, 0.18, 0.5, 0.1, 0.62, 0.08, 0.44, 0.02, 0.3],
  [0.2, 0.22, 0.27, 0.26, 0.32, 0.42, 0.29, 0.54, 0.33, 0.68, 0.26, 0.76, 0.24, 0.56, 0.19, 0.4],
  [0.37, 0.46, 0.44, 0.49, 0.48, 0.6, 0.46, 0.72, 0.5, 0.82, 0.43, 0.84, 0.41, 0.68],
  [0.56, 0.67, 0.62, 0.71, 0.66, 0.8, 0.62, 0.88, 0.58, 0.82],
  [-0.08, 0.2, 0, 0.3, 0.04, 0.5, 0, 0.7, 0.05, 0.84, -0.08, 0.8],
]

/** One wall of the valley: black buttresses with grass on their ledges, snow and stones in the gullies between. */
function wall(k: Stage, side: 1 | -1, w: number, top: number, foot: number): string {
  const x0 = side < 0 ? 0 : k.W
  const at = (a: number, b: number): Point => [x0 - side * w * a, top + (foot - top) * b]
  const to = (list: number[]) => pairs(list).map(([a, b]) => at(a, b))
  const turned = side === k.light ? 0.62 : 0.12
  const d = 0.07
  const tint = (c: string) => k.half(c, d, turned)
  const rock = mix(tint('#5f5f70'), k.dark(d), 0.12)
  const edge = mix(tint('#a09a98'), rock, 0.25)
  return (
    path(
      shape([...broken(k, to(wallProfile), 0.1), at(-0.1, 1)], 1),
      k.gradientBetween(
        0,
        top,
        0,
        foot,
        [0, tint('#8b8a88')],
        [0.22, tint('#87966a')],
        [0.55, tint('#7da04e')],
        [1, tint('#8cb452')],
      ),
    ) +
    scree(k, at(0.17, 0.42), at(0.3, 1), w * 0.24, '#a8a29a', d) +
    scree(k, at(0.35, 0.58), at(0.5, 1), w * 0.2, '#a8a29a', d) +
    black
      .map((list) => {
        const face = to(list)
        return (
          facet(k, face, k.gradientBetween(0, top, 0, foot, [0, rock], [0.6, rock, 0.9], [1, rock, 0.4])) +
          facet(
            k,
            face.slice(side === k.light ? 4 : 0, side === k.light ? 7 : 4).concat(face.slice(3, 4)),
            edge,
            'opacity=".5"',
          )
        )
      })
      .join('') +
    couloir(
      k,
      pairs([0.185, 0.2, 0.19, 0.34, 0.205, 0.44, 0.215, 0.56]).map(([a, b], i): [number, number, number] => [
        ...at(a, b),
        [4, 12, 17, 2][i] ?? 0,
      ]),
      d,
    )
  )
}

const stream = [
  0.515, 0.585, 4, 0.525, 0.61, 9, 0.5, 0.632, 14, 0.545, 0.66, 26, 0.52, 0.695, 40, 0.6, 0.74, 64, 0.565,
  0.8, 96, 0.655, 0.875, 130, 0.63, 0.96, 190, 0.7, 1.07, 280,
]
const trail = [
  0.507, 0.5, 2, 0.522, 0.515, 2, 0.492, 0.533, 3, 0.504, 0.555, 3, 0.468, 0.585, 4, 0.44, 0.625, 6, 0.452,
  0.655, 7, 0.41, 0.682, 9, 0.31, 0.71, 12, 0.2, 0.742, 16, 0.17, 0.775, 22, 0.25, 0.815, 30, 0.29, 0.86, 40,
  0.23, 0.93, 60, 0.25, 1.07, 100,
]

/** What the summer leaves of the snow on the pass. */
function snowfield(k: Stage): string {
  const torn = (list: number[]) => shape(broken(k, pts(k, ...pairs(list)), 0.14, true, 9), 0.5)
  return (
    path(
      torn([
        0.452, 0.472, 0.476, 0.486, 0.5, 0.495, 0.55, 0.494, 0.585, 0.476, 0.574, 0.5, 0.582, 0.53, 0.565,
        0.525, 0.556, 0.56, 0.538, 0.585, 0.534, 0.545, 0.512, 0.525, 0.48, 0.52, 0.488, 0.505,
      ]),
      k.lit('#fbfbf8', 0.06),
    ) +
    path(
      torn([
        0.55, 0.496, 0.585, 0.476, 0.574, 0.5, 0.582, 0.53, 0.565, 0.525, 0.556, 0.56, 0.545, 0.54, 0.556,
        0.52,
      ]),
      k.half('#dfe6f2', 0.06, 0.6),
    )
  )
}

/** Hampta: a file of trekkers and mules up the valley of the Rani stream, the pass before them, Indrasan beyond. */
export function hampta(o: Options) {
  const k = new Stage('hampta', 'alpine', o)
  const low = k.time === 'dawn' || k.time === 'dusk'
  const foot = k.y(0.68)
  const water = course(k, stream)
  const top = k.y(k.fit(0.15, 0.24))
  k.add(sky(k, k.fit(0.5, 0.5), 0.12, { r: 40, low: 0.3, disc: low || k.night, rings: low }))
  if (k.night) k.add(stars(k, 140, 0.4))
  k.add(
    cumulus(k, k.x(k.fit(0.4, 0.3)), k.y(k.fit(0.14, 0.1)), 200, 52, 0.85),
    massif(k, indrasan, [k.x(k.fit(0.61, 0.6)), top], k.fit(300, 270), k.y(0.6) - top, {
      d: 0.2,
      detail: 12,
      rough: 0.18,
    }),
    mist(k, 0.38, 0.56, { opacity: 0.5 }),
  )
  // The slope up to the pass.
  const pass = pts(
    k,
    ...pairs([
      0.2, 0.56, 0.3, 0.51, 0.38, 0.475, 0.45, 0.468, 0.5, 0.492, 0.55, 0.49, 0.62, 0.455, 0.7, 0.47, 0.82,
      0.56,
    ]),
  )
  k.add(
    path(
      shape([...broken(k, pass, 0.08, false, 12), [k.x(0.82), k.y(0.72)], [k.x(0.2), k.y(0.72)]], 1),
      k.gradientBetween(
        0,
        k.y(0.46),
        0,
        k.y(0.66),
        [0, k.half('#a09a98', 0.14, 0.2)],
        [0.5, k.half('#98a070', 0.1, 0.25)],
        [1, k.half('#92b656', 0.06, 0.15)],
      ),
    ),
    snowfield(k),
    wall(k, -1, k.x(k.fit(0.48, 0.52)), k.y(k.fit(0.0, 0.16)), foot),
    wall(k, 1, k.x(k.fit(0.46, 0.5)), k.y(k.fit(0.06, 0.2)), foot),
  )
  const floor = pts(
    k,
    ...pairs([
      -0.03, 0.63, 0.12, 0.65, 0.28, 0.668, 0.42, 0.66, 0.5, 0.635, 0.58, 0.655, 0.7, 0.672, 0.86, 0.655,
      1.03, 0.63,
    ]),
  )
  k.add(
    path(
      ground(floor, k.H),
      k.gradientBetween(
        0,
        k.y(0.63),
        0,
        k.H,
        [0, k.lit('#a8cc5c', 0.04)],
        [0.4, k.half('#84b04c', 0, 0.15)],
        [1, k.shade('#41703f')],
      ),
    ),
    sweeps(k, 0.7, 0.92, 8, k.shade('#5f8f44'), 0.28),
    flowers(k, 0.68, 1, ['#f8d24a', '#4f7be0', '#f8d24a', '#7f9cf0', '#fdf6e8'], { n: 700, big: 12 }),
    path(ribbon(course(k, trail)), k.half('#dccfa4', 0, 0.2)),
    path(ribbon(water.map(([x, y, w]) => [x, y, w * 1.25])), k.half('#a4ac84', 0, 0.4)),
    path(
      ribbon(course(k, stream)),
      k.gradientBetween(
        0,
        k.y(0.58),
        0,
        k.H,
        [0, k.lit('#f2fbfb', 0.05)],
        [0.4, k.half('#a8dce4', 0, 0.12)],
        [1, k.half('#4a98b4', 0, 0.4)],
      ),
    ),
  )
  // Stones along the water.
  for (let i = 0; i < 34; i++) {
    const [x, y, w] = cycle(water, 3 + (i % 6))
    const s = 8 + w * k.rng.range(0.08, 0.3)
    k.add(
      boulder(
        k,
        x + w * k.rng.pick([-0.7, 0.66]) + k.rng.range(-14, 14),
        y + k.rng.range(-22, 22),
        s,
        s * 0.55,
        '#a8a29e',
      ),
    )
  }
  k.add(
    ripple(k, k.y(0.72), k.y(0.95), 16, k.lit('#ffffff'), {
      opacity: 0.55,
      from: k.x(0.58),
      to: k.x(0.64),
      size: 0.3,
    }),
  )
  // The file on the trail, far to near: walkers, then the mules that carry the camp.
  const way = sample(course(k, trail).map(([x, y]): Point => [x, y])).sort((a, b) => a[1] - b[1])
  const on = (v: number): Point => [
    yAt(
      way.map(([x, y]): Point => [y, x]),
      k.y(v),
    ),
    k.y(v),
  ]
  const size = (v: number) => 0.1 + (v - 0.5) * k.fit(1.75, 2)
  for (const [i, v] of [0.546, 0.556, 0.578, 0.588, 0.6, 0.628, 0.64, 0.672].entries())
    k.add(
      trekker(k, ...on(v), {
        s: size(v),
        flip: i === 2,
        accent: k.half(cycle(['#e0502c', '#2f7fb0', '#f2c13a', '#c8403a'], i), 0, 0.1),
      }),
    )
  for (const [v, c, body] of [
    [0.692, '#c8443a', '#4a3a34'],
    [0.712, '#3f7fb0', '#7a5a40'],
    [0.734, '#e0a83a', '#3a302e'],
  ] as const)
    k.add(
      packPony(k, ...on(v), { s: size(v) * 1.25, body: k.half(body, 0, 0.35), accent: k.half(c, 0, 0.1) }),
    )
  for (const [v, c] of [
    [0.762, '#3f9a5b'],
    [0.813, '#e0502c'],
    [0.845, '#2f7fb0'],
  ] as const)
    k.add(trekker(k, ...on(v), { s: size(v) * 1.1, flip: v > 0.8, accent: k.half(c, 0, 0.1) }))
  // Birches at the edge of the wood, and what flowers below them.
  for (const [u, v, h, stems] of k
    .fit(
      [0.04, 0.76, 0.3, 2, 0.105, 0.735, 0.2, 1, 0.825, 0.745, 0.22, 2, 0.93, 0.93, 0.62, 3],
      [0.06, 0.74, 0.2, 2, 0.9, 0.76, 0.22, 2, 1, 0.92, 0.44, 3],
    )
    .flatMap((n, i, all) => (i % 4 ? [] : [[n, all[i + 1] ?? 0, all[i + 2] ?? 0, all[i + 3] ?? 1] as const])))
    k.add(birch(k, k.x(u), k.y(v), k.y(h), { stems, d: v < 0.8 ? 0.04 : 0 }))
  k.add(
    erratic(k, k.x(k.fit(0.8, 0.84)), k.y(0.93), 150, 78, '#9c9694'),
    erratic(k, k.x(0.06), k.y(0.95), 190, 92, '#8f8a88'),
  )
  const hem = pts(k, [-0.03, 1.02], [1.03, 1.02])
  k.add(
    grass(k, hem, 80, k.half('#4f7f3c', 0, 0.7), { n: 90, to: k.x(0.5) }),
    grass(k, hem, 80, k.half('#4f7f3c', 0, 0.7), { n: 70, from: k.x(0.76) }),
  )
  for (let i = 0; i < 46; i++) {
    const x = k.x(
      k.rng.range(
        ...cycle<Point>(
          [
            [0, 0.18],
            [0.32, 0.5],
            [0.78, 1],
          ],
          i,
        ),
      ),
    )
    const y = k.y(0.9 + 0.09 * k.rng())
    k.add(
      stroke(`M${f(x)} ${f(y)}q4 30-2 80`, k.half('#3f7f44', 0, 0.7), 2.4),
      bloom(
        k,
        x,
        y,
        k.rng.range(0.7, 1.15),
        k.half(cycle(['#f8d24a', '#5f86ea', '#f8d24a', '#8aa4f4'], i), 0, 0.12),
        k.half('#f6a83a', 0, 0.1),
      ),
    )
  }
  if (!k.night) k.add(birds(k, k.fit(0.42, 0.4), 0.26, 5))
  return k.calm(0.46, '#1c3024')
}
