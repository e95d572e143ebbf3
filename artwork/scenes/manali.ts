import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon, sample } from '../kit/svg.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { hill, pts, road } from '../parts/ground.ts'
import { chalet } from '../parts/mountain-houses.ts'
import { range } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { smoke } from '../parts/props.ts'
import { cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'

/** Manali: timber houses among snow-laden deodars below the Pir Panjal. */
export function manali(o: Options) {
  const k = new Stage('manali', 'alpine', o)
  k.add(sky(k, 0.22, 0.22, { r: 36, low: 0.3 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.2, 5, { opacity: 0.45 }))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        ...k.fit<[number, number][]>(
          [
            [-0.03, 0.34],
            [0.07, 0.28],
            [0.2, 0.42],
            [0.3, 0.3],
            [0.4, 0.4],
            [0.58, 0.1],
            [0.72, 0.36],
            [0.84, 0.2],
            [1.03, 0.4],
          ],
          [
            [-0.03, 0.34],
            [0.14, 0.26],
            [0.3, 0.4],
            [0.58, 0.12],
            [0.8, 0.36],
            [0.96, 0.24],
            [1.03, 0.36],
          ],
        ),
      ),
      rock: '#7f88ac',
      d: 0.4,
      base: k.y(0.66),
      snow: k.y(0.52),
      detail: 20,
    }),
  )
  k.add(mist(k, 0.4, 0.64, { opacity: 0.9 }), cloudBank(k, 0.46, 0.12, { opacity: 0.4 }))
  const ridge = pts(k, [-0.03, 0.46], [0.16, 0.5], [0.36, 0.57], [0.56, 0.58], [0.78, 0.5], [1.03, 0.42])
  k.add(
    treeline(k, sample(ridge), 44, k.shade('#4f7f86', 0.5), { gap: 15 }),
    mist(k, 0.5, 0.66, { opacity: 0.6 }),
  )
  const r2 = pts(k, [-0.03, 0.55], [0.14, 0.585], [0.34, 0.64], [0.6, 0.65], [0.84, 0.57], [1.03, 0.52])
  k.add(
    treeline(k, sample(r2), 62, k.shade('#3f6f74', 0.26), { gap: 20 }),
    mist(k, 0.58, 0.72, { opacity: 0.5 }),
  )
  // Village terrace under snow.
  const snow = '#f4f5fb'
  k.add(
    hill(k, pts(k, [-0.03, 0.7], [0.2, 0.68], [0.45, 0.66], [0.7, 0.67], [1.03, 0.64]), snow, 0.1, {
      to: k.shade(snow),
      foot: 0.75,
    }),
  )
  k.add(
    forest(k, pts(k, [-0.03, 0.69], [1.03, 0.655]), k.fit(22, 14), [80, 130], {
      d: 0.18,
      leaf: '#38686a',
      snow: true,
    }),
  )
  const c = k.fit<[number, number, number][]>(
    [
      [0.43, 0.69, 0.62],
      [0.87, 0.68, 0.66],
      [0.55, 0.72, 0.95],
      [0.74, 0.735, 1.1],
    ],
    [
      [0.3, 0.69, 0.6],
      [0.88, 0.69, 0.66],
      [0.44, 0.725, 0.86],
      [0.7, 0.74, 1.05],
    ],
  )
  c.forEach(([u, v, s], i) => {
    k.add(
      smoke(k, k.x(u) + 24 * s, k.y(v) - 128 * s, s * 0.9, 0.6),
      chalet(k, k.x(u), k.y(v), s, {
        snow: true,
        d: 0.1 - i * 0.03,
        wallColor: i % 2 ? '#c98a52' : '#b8784e',
      }),
    )
  })
  k.add(
    hill(k, pts(k, [-0.03, 0.76], [0.25, 0.73], [0.5, 0.745], [0.75, 0.76], [1.03, 0.72]), snow, 0.02, {
      to: k.shade(snow),
      foot: 0.8,
    }),
  )
  // Lane up to the village.
  k.add(
    path(
      ribbon(
        road(k, [
          [0.63, 0.745, 14],
          [0.6, 0.775, 26],
          [0.66, 0.82, 50],
          [0.6, 0.89, 90],
          [0.62, 1.02, 170],
        ]),
      ),
      k.half('#cfd3ea', 0, 0.55),
    ),
  )
  k.add(
    trekker(k, k.x(0.645), k.y(0.84), { s: 0.62, flip: true, accent: k.half('#d8502c', 0, 0.1) }),
    trekker(k, k.x(0.665), k.y(0.835), { s: 0.58, flip: true, accent: k.half('#e8a23a', 0, 0.1) }),
  )
  k.add(
    forest(k, pts(k, [-0.03, 0.78], [0.3, 0.8]), 7, [190, 280], {
      d: 0.06,
      leaf: '#2f5f62',
      snow: true,
      from: -20,
      to: k.x(k.fit(0.26, 0.2)),
    }),
    forest(k, pts(k, [0.8, 0.79], [1.03, 0.77]), 5, [190, 280], {
      d: 0.06,
      leaf: '#2f5f62',
      snow: true,
      from: k.x(0.86),
      to: k.W + 20,
    }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.85], [0.2, 0.845], [0.42, 0.89], [0.66, 0.95], [1.03, 0.93]), snow, 0, {
      to: mix(k.shade('#9aa4cc'), k.dark(), 0.3),
      foot: 1,
    }),
  )
  const near = k.dark()
  const rim = mix(k.dark(), k.shade('#4a8a86'), 0.5)
  k.add(
    fir(k, k.x(0.03), k.y(0.95), 600, { variant: 0, fill: near, color: rim }),
    fir(k, k.x(k.fit(0.135, 0.19)), k.y(0.97), 430, { variant: 2, fill: near, color: rim }),
    fir(k, k.x(0.985), k.y(1), 540, { variant: 2, fill: near, color: rim }),
    fir(k, k.x(k.fit(0.92, 0.88)), k.y(1.01), 330, { variant: 1, fill: near, color: rim }),
  )
  return k.calm(0.62)
}
