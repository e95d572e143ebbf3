import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, sample, shape } from '../kit/svg.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { drifts } from '../parts/flowers.ts'
import { hill, pts, sweeps } from '../parts/ground.ts'
import { block } from '../parts/masonry.ts'
import { chalet } from '../parts/mountain-houses.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { birds, cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { toyTrain } from '../parts/trains.ts'

/** Switzerland: a chalet village and red train below the great horn. */
export function switzerland(o: Options) {
  const k = new Stage('switzerland', 'alpine', o)
  k.add(sky(k, 0.1, 0.0, { r: 60, low: 0.32, disc: k.time !== 'day', rings: k.time !== 'day' }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.28), k.y(0.24), 260, 70, 0.9))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.5, 0.18, k.fit(6, 4)),
      rock: '#8f9abc',
      d: 0.56,
      base: k.y(0.6),
      snow: k.y(0.46),
      detail: 24,
    }),
    mist(k, 0.42, 0.6),
  )
  k.add(
    mountain(k, [k.x(k.fit(0.64, 0.6)), k.y(0.08)], k.fit(300, 270), k.fit(330, 290), {
      rock: '#8f9ab8',
      d: 0.26,
      base: k.y(0.6),
      snow: k.y(0.46),
      detail: 18,
    }),
    mist(k, 0.48, 0.62, { opacity: 0.7 }),
    cloudBank(k, 0.47, 0.08, { opacity: 0.6, n: 5 }),
  )
  k.add(
    treeline(
      k,
      sample(pts(k, [-0.03, 0.5], [0.2, 0.55], [0.44, 0.62], [0.66, 0.61], [0.86, 0.55], [1.03, 0.5])),
      40,
      k.half('#3f7a62', 0.26, 0.55),
      { gap: 15 },
    ),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.6], [0.2, 0.63], [0.45, 0.665], [0.7, 0.64], [1.03, 0.58]), '#9fcf62', 0.12, {
      to: k.half('#5fa04c', 0.04, 0.3),
      foot: 0.9,
    }),
    sweeps(k, 0.66, 0.8, 6, k.half('#5f9f4c', 0.05, 0.5), 0.4),
  )
  const ch = k.fit<[number, number, number][]>(
    [
      [0.5, 0.675, 0.46],
      [0.6, 0.665, 0.5],
      [0.9, 0.64, 0.5],
      [0.36, 0.69, 0.5],
      [0.8, 0.675, 0.64],
      [0.69, 0.695, 0.72],
    ],
    [
      [0.34, 0.68, 0.46],
      [0.9, 0.64, 0.5],
      [0.5, 0.675, 0.56],
      [0.74, 0.69, 0.7],
    ],
  )
  for (const [u, v, s] of ch)
    k.add(chalet(k, k.x(u), k.y(v), s, { d: 0.1, wallColor: '#b9774a', roof: '#8a5a4c' }))
  // Church.
  const cx = k.x(k.fit(0.57, 0.6))
  const cy = k.y(0.69)
  k.add(
    block(k, cx + 34, cy, 70, 38, '#fdf8ee', { d: 0.06 }),
    path(
      shape([
        [cx - 4, cy - 36],
        [cx + 34, cy - 64],
        [cx + 74, cy - 36],
      ]),
      k.half('#8a5a4c', 0.06, 0.3),
    ),
    block(k, cx - 10, cy, 30, 84, '#fdf8ee', { d: 0.06 }),
    path(
      shape([
        [cx - 28, cy - 82],
        [cx - 10, cy - 140],
        [cx + 8, cy - 82],
      ]),
      k.half('#9c4a3c', 0.06, 0.25),
    ),
  )
  k.add(
    forest(k, pts(k, [-0.03, 0.66], [0.3, 0.69]), 10, [70, 130], {
      d: 0.12,
      leaf: '#3a7a58',
      from: -10,
      to: k.x(0.28),
    }),
    forest(k, pts(k, [0.84, 0.68], [1.03, 0.66]), 5, [80, 130], { d: 0.1, leaf: '#3a7a58', from: k.x(0.88) }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.74], [0.3, 0.755], [0.6, 0.75], [1.03, 0.73]), '#8fc456', 0.04, {
      to: k.half('#3f8a48', 0, 0.4),
      foot: 1,
    }),
  )
  const ty = k.y(0.785)
  k.add(
    rect(0, ty - 2, k.W, 12, k.half('#a89a88', 0, 0.4)),
    rect(0, ty - 3, k.W, 3, k.dark(0.1)),
    toyTrain(k, k.x(k.fit(0.84, 0.9)), ty - 2, 0.74, {
      cars: 5,
      body: '#d2362f',
      band: '#fdf6e6',
      roof: '#d9d9dc',
      steam: false,
    }),
  )
  k.add(drifts(k, 0.83, 0.97, ['#fdf6e6', '#f6d04a', '#e86a9a'], 9, { opacity: 0.7 }))
  const near = k.dark()
  const rim = mix(near, k.shade('#3f8a62'), 0.55)
  k.add(
    fir(k, k.x(0.03), k.y(1.02), 500, { variant: 2, fill: near, color: rim }),
    fir(k, k.x(0.13), k.y(1.03), 330, { variant: 0, fill: near, color: rim }),
    fir(k, k.x(0.975), k.y(1.03), 400, { variant: 1, fill: near, color: rim }),
    birds(k, 0.42, 0.3, 4),
  )
  return k.calm(0.5, '#0f3428')
}
