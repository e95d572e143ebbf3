import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { teaRows } from '../parts/fields.ts'
import { crest, ground, pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { range } from '../parts/mountains.ts'
import { carrier } from '../parts/people.ts'
import { prayerFlags } from '../parts/props.ts'
import { cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'
import { toyTrain } from '../parts/trains.ts'

/** Darjeeling: the blue toy train looping tea slopes under Kanchenjunga. */
export function darjeeling(o: Options) {
  const k = new Stage('darjeeling', 'alpine', o)
  k.add(sky(k, 0.18, 0.22, { r: 40, low: 0.36 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.18, 5, { opacity: 0.45 }))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        [-0.03, 0.46],
        [0.12, 0.36],
        [0.22, 0.42],
        [0.4, 0.2],
        [0.47, 0.28],
        [0.56, 0.14],
        [0.7, 0.34],
        [0.84, 0.28],
        [1.03, 0.44],
      ),
      rock: '#8f94bc',
      d: 0.42,
      base: k.y(0.6),
      snow: k.y(0.56),
      detail: 20,
    }),
    mist(k, 0.4, 0.58, { opacity: 0.9 }),
    cloudBank(k, 0.47, 0.1, { opacity: 0.75 }),
  )
  k.add(
    treeline(k, sample(crest(k, 0.56, 0.02, 6)), 30, k.half('#4f8f7c', 0.36, 0.3), { gap: 12 }),
    mist(k, 0.57, 0.68, { opacity: 0.4 }),
  )
  k.add(
    teaRows(
      k,
      pts(k, [-0.03, 0.6], [0.2, 0.62], [0.42, 0.66], [0.64, 0.62], [0.84, 0.56], [1.03, 0.53]),
      14,
      '#79b84c',
      0.08,
      { base: k.y(0.86) },
    ),
  )
  const houses = k.fit<[number, number][]>(
    [
      [0.79, 0.6],
      [0.84, 0.585],
      [0.89, 0.57],
      [0.94, 0.56],
      [0.87, 0.61],
      [0.92, 0.6],
    ],
    [
      [0.76, 0.6],
      [0.84, 0.585],
      [0.92, 0.57],
      [0.88, 0.61],
    ],
  )
  for (const [u, v] of houses) {
    const x = k.x(u)
    const y = k.y(v)
    k.add(
      block(k, x, y, 52, 30, k.rng.pick(['#f6e6cc', '#e6efe6', '#f2cfc0']), { d: 0.12 }),
      path(
        shape([
          [x - 34, y - 28],
          [x - 18, y - 48],
          [x + 18, y - 48],
          [x + 34, y - 28],
        ]),
        k.half(k.rng.pick(['#c4553f', '#3f7f8a', '#4f8a6a']), 0.1, 0.25),
      ),
      windows(k, x - 22, y - 26, 32, 20, 3, 1, { color: k.shade('#5a5a68', 0.1) }),
    )
  }
  k.add(
    forest(k, pts(k, [-0.03, 0.68], [0.3, 0.7]), 8, [90, 150], {
      d: 0.14,
      leaf: '#3f7a60',
      from: -10,
      to: k.x(0.2),
    }),
  )
  // Track shelf.
  const ty = k.y(0.79)
  k.add(
    path(
      ground(pts(k, [-0.03, 0.805], [0.3, 0.8], [0.6, 0.8], [1.03, 0.795]), k.H),
      k.half('#8a7a60', 0, 0.4),
    ),
    rect(0, ty + 2, k.W, 4, k.dark()),
    stroke(`M0 ${ty + 9}H${k.W}`, k.shade('#5a4438'), 8, 'stroke-dasharray="7 14"'),
  )
  k.add(
    toyTrain(k, k.x(k.fit(0.76, 0.8)), ty + 2, k.fit(1.16, 0.98), {
      cars: 4,
      body: '#2f6fb0',
      band: '#f6e7c0',
      roof: '#d9d2c4',
    }),
  )
  k.add(
    teaRows(k, pts(k, [-0.03, 0.83], [0.2, 0.84], [0.45, 0.86], [0.7, 0.85], [1.03, 0.83]), 8, '#5fa544', 0, {
      base: k.y(1.1),
    }),
  )
  k.add(
    carrier(k, k.x(0.86), k.y(0.9), { s: 0.9, accent: k.half('#e2466a', 0, 0.05) }),
    carrier(k, k.x(0.93), k.y(0.915), { s: 0.95, accent: k.half('#f2a53a', 0, 0.05) }),
    prayerFlags(k, [k.x(-0.02), k.y(0.5)], [k.x(0.36), k.y(0.6)], { sag: 30, n: 22, s: 0.9 }),
  )
  const near = k.dark()
  k.add(
    fir(k, k.x(0.02), k.y(1.02), 440, { variant: 2, fill: near, color: mix(near, k.shade('#3f8a62'), 0.5) }),
  )
  return k.calm(0.5, '#0d302c')
}
