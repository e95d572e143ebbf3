import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon, sample } from '../kit/svg.ts'
import { cantilever } from '../parts/bridges.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { hill, pts, road } from '../parts/ground.ts'
import { chalet } from '../parts/mountain-houses.ts'
import { range } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { prayerFlags, smoke } from '../parts/props.ts'
import { boulder } from '../parts/rocks.ts'
import { cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { ripple } from '../parts/water.ts'

/** Kasol: the Parvati in spate below pine walls, a timber bridge and one warm café. */
export function kasol(o: Options) {
  const k = new Stage('kasol', 'alpine', o)
  k.add(sky(k, 0.8, 0.0, { r: 60, low: 0.24, disc: k.time !== 'day', rings: k.time !== 'day' }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.04), k.y(0.2), 280, 76, 0.9))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        [0.1, 0.46],
        [0.3, 0.26],
        [0.42, 0.4],
        [0.56, 0.14],
        [0.7, 0.4],
        [0.84, 0.3],
        [1.03, 0.42],
      ),
      rock: '#8390b4',
      d: 0.46,
      base: k.y(0.62),
      snow: k.y(0.46),
      detail: 22,
    }),
    mist(k, 0.4, 0.62, { opacity: 0.75 }),
  )
  const side = (p: [number, number][], h: number, d: number, gap: number) =>
    k.add(treeline(k, sample(pts(k, ...p)), h, k.half('#3f7a5c', d, 0.6), { gap }))
  side(
    [
      [-0.03, 0.3],
      [0.14, 0.42],
      [0.3, 0.55],
      [0.44, 0.66],
      [0.5, 0.74],
    ],
    44,
    0.42,
    15,
  )
  side(
    [
      [0.54, 0.74],
      [0.62, 0.65],
      [0.76, 0.5],
      [0.9, 0.38],
      [1.03, 0.3],
    ],
    46,
    0.38,
    15,
  )
  k.add(mist(k, 0.52, 0.7, { opacity: 0.5 }), cloudBank(k, 0.52, 0.07, { opacity: 0.4, n: 5 }))
  side(
    [
      [-0.03, 0.44],
      [0.12, 0.54],
      [0.26, 0.64],
      [0.4, 0.76],
    ],
    66,
    0.2,
    21,
  )
  side(
    [
      [0.62, 0.76],
      [0.8, 0.6],
      [0.92, 0.5],
      [1.03, 0.42],
    ],
    70,
    0.16,
    21,
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.71], [0.3, 0.7], [0.55, 0.7], [0.8, 0.69], [1.03, 0.68]), '#7fae5f', 0.1, {
      to: k.shade('#3f7a52'),
      foot: 0.9,
    }),
  )
  k.add(
    path(
      ribbon(
        road(k, [
          [0.53, 0.695, 20],
          [0.56, 0.72, 60],
          [0.5, 0.76, 130],
          [0.58, 0.83, 260],
          [0.5, 0.93, 440],
          [0.52, 1.1, 700],
        ]),
      ),
      k.gradientBetween(
        0,
        k.y(0.69),
        0,
        k.H,
        [0, k.lit('#e6f6f4', 0.1)],
        [0.4, k.half('#6fc6cc', 0, 0.1)],
        [1, k.half('#1f7f94', 0, 0.4)],
      ),
    ),
    ripple(k, k.y(0.74), k.H, 70, k.lit('#ffffff'), {
      opacity: 0.65,
      from: k.x(0.42),
      to: k.x(0.66),
      size: 0.62,
    }),
  )
  k.add(
    smoke(k, k.x(k.fit(0.79, 0.82)) + 20, k.y(0.6), 1, 0.55),
    chalet(k, k.x(k.fit(0.79, 0.82)), k.y(0.725), 0.96, { d: 0.06 }),
    chalet(k, k.x(k.fit(0.9, 0.97)), k.y(0.715), 0.7, { d: 0.1, wallColor: '#b8784e' }),
  )
  k.add(
    forest(k, pts(k, [0.6, 0.73], [1.03, 0.74]), k.fit(7, 4), [110, 170], {
      d: 0.08,
      leaf: '#3a7a58',
      from: k.x(0.66),
      to: k.x(0.76),
    }),
    forest(k, pts(k, [-0.03, 0.76], [0.4, 0.74]), 10, [140, 220], {
      d: 0.1,
      leaf: '#38785a',
      from: -10,
      to: k.x(0.34),
    }),
  )
  k.add(
    cantilever(k, k.x(k.fit(0.4, 0.32)), k.x(k.fit(0.66, 0.72)), k.y(0.765), 0.8),
    trekker(k, k.x(0.52), k.y(0.76), { s: 0.6, accent: k.half('#e0632c', 0, 0.1) }),
    trekker(k, k.x(0.55), k.y(0.76), { s: 0.58, accent: k.half('#f2c13a', 0, 0.1) }),
  )
  for (const [u, v, w] of [
    [0.36, 0.86, 150],
    [0.3, 0.91, 110],
    [0.7, 0.86, 130],
    [0.77, 0.9, 190],
    [0.62, 0.93, 90],
    [0.44, 0.95, 120],
    [0.68, 0.98, 150],
  ] as const)
    k.add(boulder(k, k.x(u), k.y(v), w, w * 0.5, '#a9a7a6'))
  k.add(prayerFlags(k, [k.x(0.3), k.y(0.6)], [k.x(0.72), k.y(0.62)], { sag: 34, n: 26, s: 0.8 }))
  const near = k.dark()
  const rim = mix(k.dark(), k.shade('#3f8a62'), 0.55)
  k.add(
    fir(k, k.x(0.04), k.y(1.0), 640, { variant: 0, fill: near, color: rim }),
    fir(k, k.x(0.16), k.y(1.03), 470, { variant: 2, fill: near, color: rim }),
    fir(k, k.x(0.97), k.y(1.02), 520, { variant: 2, fill: near, color: rim }),
  )
  return k.calm(0.55, '#0d2f30')
}
