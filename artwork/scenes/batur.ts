import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, sample, yAt } from '../kit/svg.ts'
import { ground, hill, pts, scrub } from '../parts/ground.ts'
import { sitter, trekker, watcher } from '../parts/people.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cloudBank, mist, rays, sky, stars, strata } from '../parts/sky.ts'
import { glitter } from '../parts/water.ts'

/** The rim of Mount Batur at first light: walkers on the lava, the crater lake and two volcanoes beyond. */
export function batur(o: Options) {
  const k = new Stage('batur', 'tropic', o)
  k.add(sky(k, 0.6, 0.2, { r: 56, low: 0.34, horizon: 0.5 }), rays(k, 20, 0.12))
  if (k.night) k.add(stars(k))
  k.add(
    strata(k, 0.16, 6, { opacity: 0.5 }),
    // Rinjani on the next island, Agung nearer.
    hill(
      k,
      pts(k, [0.62, 0.46], [0.76, 0.42], [0.84, 0.36], [0.88, 0.37], [0.96, 0.42], [1.06, 0.45]),
      '#7f7a9a',
      0.76,
      { base: k.y(0.5) },
    ),
    cloudBank(k, 0.46, 0.05, { opacity: 0.8 }),
    hill(
      k,
      pts(
        k,
        [-0.04, 0.44],
        [0.12, 0.38],
        [0.26, 0.24],
        [0.31, 0.2],
        [0.36, 0.225],
        [0.5, 0.38],
        [0.68, 0.47],
        [0.84, 0.515],
        [1.04, 0.53],
      ),
      '#6a7a8a',
      0.5,
      { base: k.y(0.56) },
    ),
    mist(k, 0.42, 0.56),
    hill(
      k,
      pts(k, [-0.04, 0.54], [0.2, 0.5], [0.44, 0.535], [0.7, 0.52], [0.86, 0.49], [1.04, 0.5]),
      '#5a8a6a',
      0.34,
      { base: k.y(0.66) },
    ),
  )
  const y = k.y(0.6)
  const lake = sample(
    pts(k, [-0.04, 0.6], [0.16, 0.592], [0.34, 0.578], [0.6, 0.57], [0.84, 0.585], [1.06, 0.575]),
  )
  k.add(
    path(
      `${lake.map(([lx, ly], i) => `${i ? 'L' : 'M'}${Math.round(lx)} ${Math.round(ly)}`).join('')}V${k.y(0.84)}H-60z`,
      k.verticalGradient([0, mix(k.mood.sea[1], k.horizon, 0.4)], [1, k.mood.sea[0]]),
    ),
    glitter(k, k.sun.x, y, k.y(0.7), { width: 130, n: 40 }),
    cloudBank(k, 0.64, 0.05, { opacity: 0.6, n: 5 }),
  )
  const rim = sample(
    pts(
      k,
      [-0.04, 0.62],
      [0.1, 0.645],
      [0.24, 0.7],
      [0.4, 0.75],
      [0.56, 0.745],
      [0.74, 0.78],
      [0.9, 0.75],
      [1.04, 0.7],
    ),
  )
  const lava = '#9a7a6a'
  k.add(
    path(
      ground(rim, k.H),
      k.verticalGradient(
        [0, k.lit(lava)],
        [0.3, k.half(lava, 0, 0.5)],
        [1, mix(k.shade('#8a706a'), k.dark(), 0.35)],
      ),
    ),
    path(
      ground(
        rim.map(([x, ry], i) => [x, ry + 60 + 18 * Math.sin(i * 1.7)]),
        k.H,
      ),
      k.shade('#7a5f5a'),
      'opacity=".5"',
    ),
    scrub(k, 0.8, 0.97, 50, '#6a7a4a'),
    // Steam from the vents.
    ellipse(k.x(0.12), k.y(0.7), 150, 70, k.radialGradient([0, '#ffffff', 0.4], [1, '#ffffff', 0])),
    ellipse(k.x(0.05), k.y(0.62), 130, 60, k.radialGradient([0, '#ffffff', 0.3], [1, '#ffffff', 0])),
  )
  const on = (u: number) => yAt(rim, k.x(u)) + 6
  for (const [u, c] of [
    [0.44, '#e8832c'],
    [0.5, '#3f8a9a'],
  ] as const)
    k.add(sitter(k, k.x(u), on(u), { s: 1.15, accent: k.half(c, 0, 0.1) }))
  k.add(
    watcher(k, k.x(0.56), on(0.56), { s: 1.15, accent: k.half('#d83a4a', 0, 0.1) }),
    watcher(k, k.x(0.6), on(0.6), { s: 1.1, accent: k.half('#f2c04a', 0, 0.1) }),
    trekker(k, k.x(0.29), on(0.29), { s: 1.05, accent: k.half('#4a8a5a', 0, 0.1) }),
    trekker(k, k.x(0.24), on(0.24), { s: 1, accent: k.half('#c8562c', 0, 0.1) }),
    boulder(k, k.x(0.82), k.y(0.86), 190, 110, '#8a706a'),
    boulder(k, k.x(0.92), k.y(0.94), 240, 140, '#7f665f'),
    boulder(k, k.x(0.1), k.y(0.95), 200, 110, '#7f665f'),
    birds(k, 0.44, 0.28, 5),
  )
  return k.calm(0.3, '#1f1824')
}
