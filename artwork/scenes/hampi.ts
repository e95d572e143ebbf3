import { type Options, Stage } from '../kit/stage.ts'
import { rect, sample, yAt } from '../kit/svg.ts'
import { coracle } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { crest, hill, pts } from '../parts/ground.ts'
import { block } from '../parts/masonry.ts'
import { palm } from '../parts/palms.ts'
import { cobble, granite } from '../parts/rocks.ts'
import { birds, mist, rays, sky, stars, strata } from '../parts/sky.ts'
import { gopuram } from '../parts/temples.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Hampi: granite boulders, a stone tower, coracles on the Tungabhadra. */
export function hampi(o: Options) {
  const k = new Stage('hampi', 'desert', o)
  const y = k.y(0.7)
  k.add(sky(k, 0.72, 0.24, { r: 110, horizon: 0.66, low: 0.4, rings: false }), rays(k, 16, 0.06))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.24, 6, { opacity: 0.5 }))
  const rocks = (
    u0: number,
    u1: number,
    base: (x: number) => number,
    n: number,
    w: number,
    d: number,
    pile = 0,
  ) => {
    const all = Array.from({ length: n }, () => {
      const x = k.x(k.rng.range(u0, u1))
      const up = k.rng() ** 1.5 * pile
      return { x, y: base(x) - up, s: w * k.rng.range(0.6, 1.35) * (1 - (up / (pile || 1)) * 0.35) }
    })
    all
      .sort((p, q) => p.y - q.y)
      .forEach(({ x, y: yy, s }) => {
        k.add(
          cobble(
            k,
            x,
            yy,
            s * 1.15,
            s * k.rng.range(0.58, 0.8),
            k.rng.pick(['#d9a37c', '#cf9470', '#dfae86']),
            d,
          ),
        )
      })
  }
  const far = pts(
    k,
    [-0.03, 0.5],
    [0.1, 0.43],
    [0.2, 0.45],
    [0.32, 0.53],
    [0.5, 0.56],
    [0.66, 0.53],
    [0.78, 0.46],
    [0.9, 0.4],
    [1.03, 0.46],
  )
  const fl = sample(far)
  k.add(hill(k, far, '#c9a084', 0.56, { to: k.mood.haze, foot: 0.6 }))
  rocks(-0.03, 0.28, (x) => yAt(fl, x) + 110, 52, 56, 0.5, 96)
  rocks(0.68, 1.03, (x) => yAt(fl, x) + 120, 60, 58, 0.46, 106)
  k.add(
    mist(k, 0.5, 0.62, { opacity: 0.5 }),
    canopy(k, sample(crest(k, 0.61, 0.01, 7)), [9, 20], k.half('#6f9a54', 0.3, 0.4)),
  )
  for (let i = 0; i < k.fit(10, 6); i++)
    k.add(palm(k, k.x(k.rng()), k.y(0.63), k.rng.range(70, 120), k.rng.range(-16, 16), { d: 0.24 }))
  // Virupaksha tower and pillared mandapa.
  const gx = k.x(k.fit(0.42, 0.4))
  k.add(
    gopuram(k, gx, k.y(0.68), k.fit(0.98, 0.95), 0.08, [
      '#e8cf9a',
      '#dcb67c',
      '#efd8a8',
      '#d4a468',
      '#e6c48a',
    ]),
  )
  for (const [x0, n] of [
    [k.x(k.fit(0.5, 0.54)), k.fit(8, 5)],
    [k.x(k.fit(0.16, 0.04)), 5],
  ] as const) {
    for (let i = 0; i < n; i++) k.add(block(k, x0 + i * 38, k.y(0.69), 11, 52, '#c99468', { d: 0.06 }))
    k.add(
      rect(x0 - 16, k.y(0.69) - 66, n * 38, 16, k.lit('#dba878', 0.06)),
      rect(x0 - 10, k.y(0.69) - 50, n * 38 - 12, 6, k.shade('#b07c58', 0.06)),
    )
  }
  k.add(
    hill(k, pts(k, [-0.03, 0.685], [0.3, 0.68], [0.6, 0.69], [1.03, 0.68]), '#a9a058', 0.06, {
      base: y + 6,
      foot: 0.6,
    }),
  )
  k.add(
    water(k, y, { deep: 0.3 }),
    glitter(k, k.sun.x, y + 3, k.y(0.98), { width: 160, n: 54, opacity: 0.9 }),
    ripple(k, y + 4, k.H, 56, k.lit('#fff0cc', 0.1), { opacity: 0.28 }),
    ripple(k, y + 30, k.H, 30, k.shade('#6a4a60'), { opacity: 0.25 }),
  )
  // Boulders in the water and on its banks, each pile built up from its own base.
  const q = k.fit(1, 0.86)
  const pile = (
    u: number,
    v: number,
    s: number,
    ...all: [dx: number, up: number, w: number, h: number][]
  ) => {
    for (const [dx, up, w, h] of all)
      k.add(
        granite(
          k,
          k.x(u) + dx * s * q,
          k.y(v) - up * s * q,
          w * s * q,
          h * s * q,
          k.rng.pick(['#d9a37c', '#cf9470', '#dfae86']),
          0.04,
        ),
      )
  }
  pile(
    k.fit(0.95, 0.9),
    0.745,
    0.62,
    [60, 90, 150, 92],
    [-44, 78, 130, 84],
    [120, 0, 190, 120],
    [10, -6, 170, 104],
    [-110, -10, 140, 82],
    [-190, -16, 84, 44],
  )
  pile(0.02, 0.735, 0.5, [0, 70, 130, 84], [-60, 0, 170, 96], [70, -4, 150, 86], [168, -10, 86, 44])
  k.add(
    coracle(k, k.x(k.fit(0.5, 0.46)), k.y(0.83), 1.25),
    coracle(k, k.x(k.fit(0.66, 0.66)), k.y(0.755), 0.7),
    coracle(k, k.x(k.fit(0.28, 0.22)), k.y(0.745), 0.55),
  )
  pile(
    k.fit(0.97, 0.89),
    0.9,
    k.fit(1.1, 1.2),
    [24, 118, 170, 112],
    [60, 0, 250, 150],
    [-90, -14, 180, 100],
    [-196, -22, 84, 40],
  )
  pile(0.04, 1.05, 1, [20, 0, 300, 170], [190, -10, 170, 90])
  k.add(birds(k, 0.56, 0.2, 6))
  return k.calm(0.55, '#34182a')
}
