import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { f, type Point, pairs, path, rect, ribbon, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { packPony, sheep } from '../parts/animals.ts'
import { broken, facet, scree } from '../parts/crags.ts'
import { bloom, flowers } from '../parts/flowers.ts'
import { ground, road, sweeps } from '../parts/ground.ts'
import { harmukh } from '../parts/harmukh.ts'
import { trekker, watcher } from '../parts/people.ts'
import { tent } from '../parts/props.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cumulus, sky, stars } from '../parts/sky.ts'
import { glitter, mirror, ripple } from '../parts/water.ts'

/** Steep side of the lake: grey crags above, grass below, a fan of scree. */
function slope(k: Stage, side: 1 | -1, y: number): string {
  const x0 = side < 0 ? 0 : k.W
  const w = k.x(k.fit(side < 0 ? 0.37 : 0.3, 0.4))
  const top = k.y(k.fit(side < 0 ? 0.2 : 0.16, 0.29))
  const h = y - top
  const at = (a: number, b: number): Point => [x0 - side * w * a, top + h * b]
  const to = (list: number[]) => pairs(list).map(([a, b]) => at(a, b))
  const sunny = side === -k.light
  const stone = sunny ? '#a8a294' : '#868a80'
  const d = 0.09
  const tint = (c: string) => (sunny ? k.half(c, d, 0.15) : k.half(c, d, 0.75))
  const dark = mix(k.shade('#5f6a58', d), k.dark(d), 0.2)
  return (
    path(
      shape(
        [
          ...broken(
            k,
            to([
              -0.1, -0.1, 0.08, 0.06, 0.2, 0.22, 0.3, 0.24, 0.42, 0.44, 0.56, 0.56, 0.7, 0.76, 0.86, 0.9, 1,
              1,
            ]),
            0.1,
          ),
          [x0 + side * 40, y],
        ],
        1,
      ),
      k.gradientBetween(
        0,
        top,
        0,
        y,
        [0, tint('#8b8a82')],
        [0.35, tint('#8a9668')],
        [0.6, tint('#86a458')],
        [1, tint('#6f984a')],
      ),
    ) +
    scree(k, at(0.165, 0.34), at(0.28, 0.98), w * 0.38, stone, d) +
    scree(k, at(0.385, 0.52), at(0.51, 0.99), w * 0.26, stone, d) +
    [
      [0.08, 0.06, 0.2, 0.22, 0.18, 0.4, 0.24, 0.52, 0.14, 0.46, 0.1, 0.24],
      [0.3, 0.24, 0.42, 0.44, 0.4, 0.6, 0.46, 0.72, 0.36, 0.62, 0.34, 0.42],
      [0.56, 0.56, 0.7, 0.76, 0.66, 0.86, 0.6, 0.78],
      [-0.05, 0.1, 0.02, 0.2, 0, 0.4, 0.06, 0.6, -0.05, 0.5],
    ]
      .map((face) => facet(k, to(face), k.gradientBetween(0, top, 0, y, [0, dark, 0.7], [1, dark, 0.25])))
      .join('')
  )
}

/** Kashmir's Great Lakes: Harmukh's rock and ice over Gangabal, camp and flock on the meadow before it. */
export function kashmirLakes(o: Options) {
  const k = new Stage('kashmir-lakes', 'alpine', o)
  const y = k.y(k.fit(0.585, 0.53))
  k.add(
    sky(k, k.fit(0.17, 0.22), k.fit(0.1, 0.2), {
      r: 44,
      low: k.fit(0.26, 0.24),
      rings: k.time !== 'day',
      disc: k.time !== 'day',
    }),
  )
  if (k.night) k.add(stars(k))
  k.add(
    cumulus(k, k.x(k.fit(0.245, 0.3)), k.y(k.fit(0.1, 0.08)), 220, 56, 0.9),
    cumulus(k, k.x(k.fit(0.8, 0.72)), k.y(k.fit(0.13, 0.15)), 240, 60, 0.85),
  )
  const far = harmukh(k, k.x(k.fit(0.57, 0.53)), k.y(k.fit(0.155, 0.2)), y) + slope(k, -1, y) + slope(k, 1, y)
  const deep = k.night ? '#123a70' : k.time === 'day' ? '#1560a8' : mix('#1f5fa0', k.mood.sea[0], 0.4)
  const teal = mix(k.half('#22aeb0', 0, 0.1), deep, k.time === 'day' ? 0 : 0.3)
  k.add(
    rect(
      0,
      y,
      k.W,
      k.y(0.86) - y,
      k.verticalGradient(
        [0, mix(k.mood.sea[1], deep, 0.5)],
        [0.2, k.half(deep, 0, 0.1)],
        [0.5, k.half(mix(deep, '#1fa5b5', 0.5), 0, 0.1)],
        [0.85, k.half('#27b3b0', 0, 0.12)],
        [1, k.half('#62d2bf', 0, 0.2)],
      ),
    ),
    mirror(k, far, y, { opacity: 0.4, squash: k.fit(0.54, 0.6), base: k.y(0.86) }),
    rect(0, y, k.W, k.y(0.8) - y, k.verticalGradient([0, teal, 0], [0.35, teal, 0.08], [1, teal, 0.8])),
    rect(0, y - 1, k.W, 2.4, k.lit('#e6f4f4', 0.1), 'opacity=".6"'),
  )
  if (k.time !== 'day') k.add(glitter(k, k.sun.x, y + 3, k.y(0.8), { width: 120, n: 40, opacity: 0.6 }))
  k.add(ripple(k, y + 6, k.y(0.82), 46, k.lit('#ffffff', 0.1), { opacity: 0.3 }))
  // Near shore.
  const shore = k
    .fit(
      pairs([
        -0.03, 0.7, 0.12, 0.708, 0.26, 0.735, 0.4, 0.772, 0.54, 0.785, 0.66, 0.768, 0.76, 0.778, 0.84, 0.79,
        0.92, 0.76, 1.03, 0.735,
      ]),
      pairs([
        -0.03, 0.67, 0.12, 0.678, 0.28, 0.705, 0.42, 0.742, 0.56, 0.752, 0.68, 0.738, 0.78, 0.75, 0.85, 0.762,
        0.93, 0.735, 1.03, 0.715,
      ]),
    )
    .map(([u, v]): Point => [k.x(u), k.y(v)])
  const bank = sample(shore)
  const edge = (dy: number) => shore.map(([x, yy]): Point => [x, yy + dy])
  k.add(
    path(ground(edge(-16), k.H), k.lit('#8fe8d4'), 'opacity=".55"'),
    path(ground(edge(-5), k.H), k.half('#e4dcc4', 0, 0.15)),
    path(
      ground(edge(4), k.H),
      k.gradientBetween(
        0,
        k.y(0.7),
        0,
        k.H,
        [0, k.lit('#a4c060')],
        [0.4, k.half('#74a04c', 0, 0.3)],
        [1, k.shade('#3f6e42')],
      ),
    ),
    sweeps(k, 0.86, 0.96, 5, k.shade('#4f7f44'), 0.3),
  )
  // The outflow among its boulders.
  const lift = k.fit(0.01, 0.035)
  const out = road(k, [
    [0.845, 0.797 - lift, 74],
    [0.858, 0.82 - lift, 46],
    [0.838, 0.848 - lift, 48],
    [0.87, 0.885 - lift, 56],
    [0.855, 0.93 - lift, 74],
    [0.905, 0.985, 96],
    [0.93, 1.05, 120],
  ])
  k.add(
    path(
      ribbon(out.map(([x, yy, w]) => [x, yy, w * 1.22])),
      k.gradientBetween(0, k.y(0.79), 0, k.H, [0, k.half('#d8d0b8', 0, 0.2)], [1, k.shade('#6a7458')]),
    ),
    path(
      ribbon(out),
      k.gradientBetween(
        0,
        k.y(0.79),
        0,
        k.H,
        [0, k.half('#4cc8ba', 0, 0.15)],
        [0.4, k.half('#3fa8b8', 0, 0.25)],
        [1, k.half('#2f7f9c', 0, 0.5)],
      ),
    ),
    ripple(k, k.y(0.815 - lift), k.y(0.95), 18, k.lit('#ffffff'), {
      opacity: 0.75,
      from: k.x(0.845),
      to: k.x(0.87),
      size: 0.28,
    }),
  )
  for (const [u, v, w] of [
    [0.8, 0.812, 46],
    [0.885, 0.806, 64],
    [0.866, 0.818, 26],
    [0.913, 0.832, 54],
    [0.838, 0.832, 24],
    [0.802, 0.862, 60],
    [0.893, 0.868, 36],
    [0.822, 0.9, 40],
    [0.935, 0.905, 104],
    [0.815, 0.962, 76],
    [0.88, 0.915, 30],
  ] as const)
    k.add(boulder(k, k.x(u), k.y(v - lift), w, w * 0.5, '#a29e9c'))
  k.add(
    flowers(k, k.fit(0.79, 0.77), 1, ['#f8d24a', '#9a72d4', '#f8d24a', '#fdf3f6', '#b48ae0'], {
      n: 360,
      big: 12,
      to: 0.79,
    }),
  )
  // The flock and its shepherd.
  const flock = Array.from(
    { length: k.fit(20, 13) },
    (_, i): Point => [
      k.fit(0.11, 0.16) + (i % 7) * k.fit(0.031, 0.032) + k.rng.range(0, 0.02),
      Math.floor(i / 7) / 3 + k.rng.range(0, 0.3),
    ],
  )
    .map(([u, t]): Point => [k.x(u), yAt(bank, k.x(u)) + 24 + t * k.fit(66, 84)])
    .sort((a, b) => a[1] - b[1])
  for (const [i, [x, yy]] of flock.entries())
    k.add(
      sheep(k, x, yy, {
        s: 0.9,
        body: k.lit(i % 7 === 3 ? '#8a6f5c' : '#fffaf0'),
        accent: mix(k.dark(), '#4a3a30', 0.3),
        grazes: i % 3 > 0,
        flip: i % 5 < 2,
      }),
    )
  const sx = k.x(k.fit(0.365, 0.4))
  const sy = yAt(bank, sx) + k.fit(44, 20)
  k.add(
    watcher(k, sx, sy, { s: 0.66, accent: k.half('#a8805c', 0, 0.2) }),
    stroke(`M${f(sx - 12)} ${f(sy)}l-3-68`, k.dark(), 2.4, 'stroke-linecap="round"'),
  )
  for (const [u, v, s2, c] of k.fit(
    [
      [0.675, 0.812, 0.66, '#f2a03c'],
      [0.605, 0.828, 0.7, '#f0832c'],
      [0.74, 0.84, 0.76, '#ea6a30'],
    ] as const,
    [
      [0.705, 0.772, 0.66, '#f2a03c'],
      [0.615, 0.787, 0.72, '#f0832c'],
      [0.75, 0.803, 0.8, '#ea6a30'],
    ] as const,
  ))
    k.add(tent(k, k.x(u), k.y(v), s2, c))
  const [gx, gy] = k.fit([0.43, 0.847], [0.31, 0.812])
  k.add(
    packPony(k, k.x(gx), k.y(gy), { s: 0.76, accent: k.half('#c8443a', 0, 0.1) }),
    packPony(k, k.x(gx) + 84, k.y(gy) + 3, {
      s: 0.76,
      body: mix(k.dark(), '#6a4a34', 0.4),
      accent: k.half('#3f7fb0', 0, 0.1),
    }),
    watcher(k, k.x(gx) + 150, k.y(gy) + 5, { s: 0.68, accent: k.half('#d8cdb8', 0, 0.15) }),
    trekker(k, k.x(k.fit(0.664, 0.675)), k.y(k.fit(0.852, 0.812)), {
      s: 0.66,
      flip: true,
      accent: k.half('#2f7fb0', 0, 0.1),
    }),
  )
  for (let i = 0; i < 40; i++) {
    const left = i % 4 > 0
    const x = k.x(left ? k.rng.range(0, 0.34) : k.rng.range(0.95, 1))
    const yy = k.y(0.925 + (i / 40) * 0.03 + k.rng.range(0, 0.06))
    k.add(
      stroke(`M${f(x)} ${f(yy)}q4 30-2 80`, k.half('#3f7f44', 0, 0.7), 2.6),
      bloom(
        k,
        x,
        yy,
        k.rng.range(0.8, 1.3),
        k.half(k.rng.pick(['#f8d24a', '#9a72d4', '#f8d24a', '#b48ae0']), 0, 0.1),
        '#f2a23a',
      ),
    )
  }
  if (!k.night) k.add(birds(k, k.fit(0.34, 0.44), k.fit(0.2, 0.13), 5))
  return k.calm(0.42, '#123a2c')
}
