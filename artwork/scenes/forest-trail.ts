import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, ribbon, shape, stroke } from '../kit/svg.ts'
import { ground, pts, road } from '../parts/ground.ts'
import { trekker } from '../parts/people.ts'
import { boulder } from '../parts/rocks.ts'
import { mist, sky, stars } from '../parts/sky.ts'
import { ferns, grass } from '../parts/undergrowth.ts'

type Trunk = [u: number, v: number, w: number, d: number]

/** Deodar seen from below its crown: a furrowed trunk out of the picture, boughs in flat tiers. */
function deodar(k: Stage, [u, v, w, d]: Trunk) {
  const x = k.x(u)
  const foot = k.y(v)
  const lit = k.half('#8a6450', d, 0.25)
  const dark = mix(k.shade('#4a3434', d), k.dark(d), 0.3)
  k.add(
    path(
      `M${x - w / 2} -20L${x - w * 0.62} ${foot - w}Q${x - w * 0.7} ${foot} ${x - w * 1.1} ${foot + w * 0.24}H${x + w * 1.1}Q${x + w * 0.7} ${foot} ${x + w * 0.62} ${foot - w}L${x + w / 2} -20z`,
      k.light < 0
        ? k.horizontalGradient([0.2, lit], [0.55, mix(lit, dark, 0.5)], [0.85, dark])
        : k.horizontalGradient([0.15, dark], [0.45, mix(lit, dark, 0.5)], [0.8, lit]),
    ),
  )
  let cracks = ''
  for (let i = 0; i < w / 7; i++) {
    const cx = x + k.rng.range(-0.42, 0.42) * w
    const y0 = k.rng.range(0, 0.8) * foot
    cracks += `M${cx.toFixed(0)} ${y0.toFixed(0)}q${k.rng.range(-5, 5).toFixed(0)} 60 ${k.rng.range(-6, 6).toFixed(0)} ${k.rng.range(80, 190).toFixed(0)}`
  }
  k.add(stroke(cracks, dark, Math.max(2, w * 0.05), 'opacity=".55" stroke-linecap="round"'))
}

/** One tier of needles from a trunk outwards. */
function bough(k: Stage, u: number, v: number, len: number, side: 1 | -1, d: number) {
  const x = k.x(u)
  const y = k.y(v)
  const n = 9
  const top = Array.from({ length: n + 1 }, (_, i): [number, number] => [
    x + (side * len * i) / n,
    y + (i / n) ** 1.6 * len * 0.22 - Math.sin((i / n) * Math.PI) * len * 0.07,
  ])
  const under = top
    .toReversed()
    .map(([px, py], i): [number, number] => [
      px - side * k.rng.range(-6, 8),
      py + (i % 2 ? 0.06 : 0.15) * len * (0.5 + (n - i) / (2 * n)),
    ])
  k.add(
    path(shape([...top, ...under]), k.half('#3f7a54', d, 0.45)),
    path(
      shape([...top, ...top.toReversed().map(([px, py]): [number, number] => [px, py + len * 0.035])]),
      k.lit('#6aa06a', d),
    ),
  )
}

/** Old deodar forest: trunks out of sight above, sun between them, walkers on the trail. */
export function forestTrail(o: Options) {
  const k = new Stage('forest-trail', 'monsoon', o)
  k.add(sky(k, 0.62, 0.2, { r: 44, low: 0.3, horizon: 0.7 }))
  if (k.night) k.add(stars(k, 60, 0.4))
  // Ever paler rows of trees behind.
  for (const [d, n, w] of [
    [0.72, 16, 16],
    [0.52, 11, 26],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const x = k.x((i + k.rng.range(0.1, 0.9)) / n)
      k.add(rect(x, -10, w * k.rng.range(0.7, 1.2), k.y(0.74), k.half('#6a5a52', d, 0.5)))
      for (let j = 0; j < 4; j++)
        bough(k, x / k.W, k.rng.range(0, 0.42), w * k.rng.range(5, 9), k.rng.chance(0.5) ? 1 : -1, d)
    }
    k.add(mist(k, 0.3, 0.76, { opacity: 0.55 }))
  }
  const floor = pts(k, [-0.03, 0.66], [0.2, 0.69], [0.46, 0.71], [0.7, 0.685], [1.03, 0.64])
  k.add(
    path(
      ground(floor, k.H),
      k.verticalGradient(
        [0, k.half('#7a9a52', 0.12, 0.25)],
        [0.5, k.half('#4a6a3c', 0, 0.45)],
        [1, k.shade('#2f4630')],
      ),
    ),
  )
  const way = road(k, [
    [0.5, 0.705, 12],
    [0.56, 0.725, 26],
    [0.48, 0.76, 52],
    [0.4, 0.81, 90],
    [0.52, 0.88, 170],
    [0.62, 1.06, 320],
  ])
  k.add(
    path(
      ribbon(way),
      k.gradientBetween(0, k.y(0.7), 0, k.H, [0, k.lit('#d8b98a', 0.1)], [1, k.half('#a8805c', 0, 0.45)]),
    ),
  )
  if (!k.night) {
    const { x } = k.sun
    for (const [a, b] of [
      [-0.34, -0.24],
      [-0.12, -0.05],
      [0.06, 0.2],
    ] as const)
      k.add(
        path(
          `M${x + k.W * a * 0.2} -10H${x + k.W * b * 0.2}L${x + k.W * b * 1.5} ${k.y(0.86)}H${x + k.W * a * 1.5}z`,
          k.gradientBetween(0, 0, 0, k.y(0.86), [0, k.mood.sun, 0.34], [1, k.mood.sun, 0]),
        ),
      )
  }
  const trunks: Trunk[] = k.fit(
    [
      [0.3, 0.72, 50, 0.26],
      [0.68, 0.72, 56, 0.24],
      [0.88, 0.74, 74, 0.16],
      [0.14, 0.76, 84, 0.12],
    ],
    [
      [0.26, 0.72, 48, 0.26],
      [0.72, 0.72, 54, 0.24],
      [0.9, 0.75, 70, 0.14],
      [0.08, 0.76, 78, 0.12],
    ],
  )
  for (const trunk of trunks) {
    deodar(k, trunk)
    for (const [v, side] of [
      [0.06, 1],
      [0.16, -1],
      [0.27, 1],
      [0.36, -1],
    ] as const)
      bough(k, trunk[0], v + trunk[3] * 0.2, trunk[2] * 3.4, side, trunk[3])
  }
  k.add(
    trekker(k, k.x(0.5), k.y(0.765), { s: 0.72, accent: k.half('#d2492f', 0, 0.15) }),
    trekker(k, k.x(0.435), k.y(0.805), { s: 0.95, accent: k.half('#2f6f9a', 0, 0.15) }),
  )
  deodar(k, [k.fit(0.985, 0.99), 0.97, k.fit(190, 210), 0])
  deodar(k, [k.fit(0.02, 0.0), 1.0, k.fit(150, 170), 0])
  k.add(
    boulder(k, k.x(0.24), k.y(0.88), 110, 56, '#7a8a78'),
    ferns(k, k.x(0.16), k.y(0.93), 1.1, k.half('#4f8f4a', 0, 0.3)),
    ferns(k, k.x(0.84), k.y(0.95), 1.5, k.half('#3f7f44', 0, 0.4)),
    ferns(k, k.x(0.33), k.y(0.985), 1.3, k.shade('#3f7a44')),
    grass(k, pts(k, [-0.03, 1.0], [1.03, 1.0]), 60, k.shade('#3a6a3c'), { n: 70 }),
  )
  return k.calm(0.35, '#14261c')
}
