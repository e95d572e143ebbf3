import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, shape } from '../kit/svg.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { hill, pts } from '../parts/ground.ts'
import { block, chhatri, dome, windows } from '../parts/masonry.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, rays, sky, stars, strata } from '../parts/sky.ts'

/** Delhi: the arch on its lawns, domes and offices behind. */
export function delhi(o: Options) {
  const k = new Stage('delhi', 'desert', o)
  const y = k.y(0.7)
  const sand = '#e0a878'
  k.add(sky(k, 0.24, 0.2, { r: 70, low: 0.36, horizon: 0.66, rings: false }), rays(k, 16, 0.05))
  if (k.night) k.add(stars(k, 120, 0.4))
  k.add(strata(k, 0.2, 7, { opacity: 0.5 }))
  for (let x = -30; x < k.W; x += k.rng.range(54, 120)) {
    const w = k.rng.range(44, 92)
    const h = k.rng.range(60, 190)
    k.add(
      block(k, x + w / 2, y, w, h, '#c9a89a', { d: 0.56, turn: 0.3 }),
      windows(k, x + 6, y - h + 10, w - 12, h - 30, Math.round(w / 16), Math.round(h / 26), {
        color: k.shade('#8a7a88', 0.5),
        ww: 0.5,
        hh: 0.5,
        chance: 0.5,
      }),
    )
  }
  const tomb = k.x(k.fit(0.22, 0.16))
  const q = k.fit(1, 0.8)
  k.add(
    block(k, tomb, y, 300 * q, 96 * q, '#c87a5a', { d: 0.3, turn: 0.2 }),
    windows(k, tomb - 136 * q, y - 84 * q, 272 * q, 74 * q, 7, 1, {
      arch: true,
      color: k.shade('#8a4a3c', 0.3),
      ww: 0.5,
      hh: 0.9,
    }),
    dome(k, tomb, y - 108 * q, 116 * q, 92 * q, '#fbf3ea', { d: 0.28 }),
    rect(tomb - 50 * q, y - 112 * q, 100 * q, 18 * q, k.half('#c87a5a', 0.3)),
    chhatri(k, tomb - 110 * q, y - 96 * q, 38 * q, '#e6c8b0', 0.3),
    chhatri(k, tomb + 110 * q, y - 96 * q, 38 * q, '#e6c8b0', 0.3),
  )
  k.add(
    canopy(
      k,
      pts(k, [-0.03, 0.69], [0.3, 0.685], [0.6, 0.69], [1.03, 0.68]),
      [18, 36],
      k.half('#5f8a52', 0.26, 0.5),
      { base: y + 20 },
    ),
  )
  const x = k.x(k.fit(0.66, 0.58))
  const s = k.fit(1.15, 1)
  const arch = (w: number, h: number, c: string) =>
    path(`M${x - w * s} ${y}v-${h * s}a${w * s} ${w * s} 0 0 1 ${2 * w * s} 0v${h * s}z`, c)
  k.add(
    block(k, x, y, 310 * s, 34 * s, sand, { d: 0.02, turn: 0.24 }),
    block(k, x, y - 30 * s, 252 * s, 268 * s, sand, { d: 0.02, turn: 0.24 }),
    rect(x - 140 * s, y - 250 * s, 280 * s, 12 * s, k.lit('#f0c8a0')),
    rect(x - 134 * s, y - 306 * s, 268 * s, 12 * s, k.lit('#f0c8a0')),
    block(k, x, y - 304 * s, 214 * s, 26 * s, sand, { d: 0.02, turn: 0.24 }),
    path(
      shape([
        [x - 70 * s, y - 328 * s],
        [x - 50 * s, y - 350 * s],
        [x + 50 * s, y - 350 * s],
        [x + 70 * s, y - 328 * s],
      ]),
      k.half(sand, 0, 0.3),
    ),
  )
  k.add(
    arch(62, 138, k.half('#b87a54', 0, 0.6)),
    arch(50, 136, k.verticalGradient([0, k.mood.haze], [1, k.mood.sky[3]])),
    rect(x - 118 * s, y - 200 * s, 34 * s, 3 * s, k.shade(sand)),
    rect(x + 84 * s, y - 200 * s, 34 * s, 3 * s, k.shade(sand)),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.7], [0.5, 0.695], [1.03, 0.7]), '#7fae5a', 0.03, {
      to: k.shade('#3f6a3f'),
      foot: 1,
    }),
  )
  k.add(
    path(
      `M${x - 60 * s} ${y}L${x - 330 * s} ${k.H + 20}H${x + 330 * s}L${x + 60 * s} ${y}z`,
      k.verticalGradient([0, k.lit('#e8cfae')], [1, k.half('#c9a58a', 0, 0.5)]),
    ),
  )
  for (const [u, v, h] of k.fit<[number, number, number][]>(
    [
      [0.08, 0.8, 220],
      [0.32, 0.76, 150],
      [0.92, 0.78, 190],
      [0.99, 0.92, 340],
    ],
    [
      [0.06, 0.79, 200],
      [0.24, 0.75, 130],
      [0.95, 0.79, 200],
    ],
  ))
    k.add(broadTree(k, k.x(u), k.y(v), h, { leaf: '#4f8a48' }))
  for (const [u, v, c, sari] of [
    [0.6, 0.8, '#e8832c', 0],
    [0.625, 0.805, '#2f6fa0', 0],
    [0.7, 0.78, '#d8347a', 1],
    [0.56, 0.9, '#f2c13a', 0],
    [0.76, 0.88, '#3f9a6b', 1],
  ] as const)
    k.add(
      (sari ? carrier : watcher)(k, k.x(u) - k.fit(0, 60), k.y(v), {
        s: 0.5 + (v - 0.78) * 2.4,
        accent: k.half(c, 0, 0.1),
      }),
    )
  k.add(birds(k, 0.44, 0.24, 7))
  return k.calm(0.5, '#1c3020')
}
