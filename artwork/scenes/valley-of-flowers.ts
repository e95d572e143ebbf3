import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon, sample, stroke } from '../kit/svg.ts'
import { treeline } from '../parts/conifers.ts'
import { bloom, drifts, flowers } from '../parts/flowers.ts'
import { hill, pts, road, sweeps } from '../parts/ground.ts'
import { mountain, range } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { ripple } from '../parts/water.ts'

/** Valley of Flowers: drifts of bloom, a snow-fed stream, mist on the walls. */
export function valleyOfFlowers(o: Options) {
  const k = new Stage('valley-of-flowers', 'alpine', o)
  k.add(sky(k, 0.86, 0.02, { r: 60, low: 0.3, disc: k.time !== 'day', rings: k.time !== 'day' }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.06), k.y(0.22), 300, 80), cumulus(k, k.x(0.44), k.y(0.14), 190, 50, 0.8))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        ...k.fit<[number, number][]>(
          [
            [-0.03, 0.36],
            [0.1, 0.28],
            [0.24, 0.42],
            [0.44, 0.16],
            [0.58, 0.4],
            [0.7, 0.28],
            [0.84, 0.42],
            [1.03, 0.26],
          ],
          [
            [-0.03, 0.32],
            [0.12, 0.28],
            [0.26, 0.42],
            [0.5, 0.18],
            [0.74, 0.42],
            [1.03, 0.26],
          ],
        ),
      ),
      rock: '#7f8fb4',
      d: 0.46,
      base: k.y(0.62),
      snow: k.y(0.46),
      detail: 22,
    }),
  )
  k.add(mist(k, 0.4, 0.6, { opacity: 0.8 }), cloudBank(k, 0.43, 0.1, { opacity: 0.6 }))
  // Green walls of the valley.
  k.add(
    mountain(k, [k.x(-0.02), k.y(0.3)], 500, k.x(k.fit(0.42, 0.6)), {
      rock: '#6f9f5c',
      d: 0.26,
      base: k.y(0.72),
      detail: 26,
      foot: 0.5,
      relief: 0.42,
    }),
    mountain(k, [k.x(1.02), k.y(0.26)], k.x(k.fit(0.46, 0.62)), 500, {
      rock: '#7aa860',
      d: 0.22,
      base: k.y(0.74),
      detail: 26,
      foot: 0.45,
      relief: 0.42,
    }),
  )
  k.add(cloudBank(k, 0.55, 0.08, { opacity: 0.55 }))
  k.add(
    treeline(k, sample(pts(k, [-0.03, 0.6], [0.2, 0.63], [0.4, 0.655])), 40, k.shade('#3f7f5a', 0.2), {
      base: k.y(0.72),
      gap: 16,
    }),
    treeline(k, sample(pts(k, [0.62, 0.65], [0.8, 0.62], [1.03, 0.58])), 46, k.shade('#3f7f5a', 0.16), {
      base: k.y(0.72),
      gap: 16,
    }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.66], [0.25, 0.65], [0.5, 0.66], [0.75, 0.645], [1.03, 0.65]), '#a3cc5e', 0.1, {
      to: k.half('#4f9a48', 0, 0.3),
      foot: 1,
    }),
  )
  const cols = ['#e2569a', '#a767cf', '#f8d24a', '#fdf6fb', '#6f7fe4', '#f58a5f']
  k.add(
    sweeps(k, 0.68, 0.95, 8, k.shade('#4f9a48'), 0.3),
    drifts(k, 0.666, 0.88, ['#e2569a', '#a767cf', '#f8d24a', '#fdf6fb', '#e8468a'], 15, { opacity: 0.85 }),
    flowers(k, 0.7, 1.0, cols, { n: 430, big: 15 }),
  )
  const stream = road(k, [
    [0.52, 0.655, 5],
    [0.5, 0.672, 12],
    [0.58, 0.695, 22],
    [0.52, 0.73, 40],
    [0.64, 0.78, 70],
    [0.58, 0.84, 110],
    [0.74, 0.93, 190],
    [0.72, 1.05, 300],
  ])
  k.add(
    path(ribbon(stream.map(([x, y, w]) => [x, y, w * 1.16])), k.half('#5f9a52', 0, 0.6)),
    path(
      ribbon(stream),
      k.gradientBetween(
        0,
        k.y(0.65),
        0,
        k.H,
        [0, k.lit('#eef9f6', 0.1)],
        [0.45, k.half('#8fd2dc', 0, 0.1)],
        [1, k.half('#3f93b4', 0, 0.4)],
      ),
    ),
    ripple(k, k.y(0.75), k.y(0.98), 18, k.lit('#ffffff'), {
      opacity: 0.6,
      from: k.x(0.57),
      to: k.x(0.66),
      size: 0.42,
    }),
  )
  k.add(
    boulder(k, k.x(0.485), k.y(0.835), 84, 42, '#b3b0b4'),
    boulder(k, k.x(0.77), k.y(0.85), 104, 52, '#b3b0b4'),
    boulder(k, k.x(0.52), k.y(0.9), 54, 28, '#b3b0b4'),
  )
  k.add(
    trekker(k, k.x(k.fit(0.365, 0.3)), k.y(0.745), { s: 0.6, accent: k.half('#e8632c', 0, 0.1) }),
    trekker(k, k.x(k.fit(0.338, 0.25)), k.y(0.748), { s: 0.58, accent: k.half('#2f7fb0', 0, 0.1) }),
    trekker(k, k.x(k.fit(0.312, 0.2)), k.y(0.751), { s: 0.6, accent: k.half('#f2c13a', 0, 0.1) }),
  )
  for (let i = 0; i < 44; i++) {
    const left = i < 30
    const x = k.x(left ? k.rng.range(0, 0.44) : k.rng.range(0.84, 1))
    const y = k.y(0.87 + (i / 44) * 0.04 + k.rng.range(0, 0.1))
    const c = cycle(cols, Math.floor((x / k.W) * 9 + k.rng()))
    k.add(
      stroke(`M${x.toFixed(0)} ${y.toFixed(0)}q5 34-2 90`, k.half('#3f8a44', 0, 0.6), 3),
      bloom(k, x, y, k.rng.range(1.1, 2), k.half(c, 0, 0.1)),
    )
  }
  k.add(birds(k, 0.6, 0.22, 4))
  return k.calm(0.36, '#0f3a2c')
}
