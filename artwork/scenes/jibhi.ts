import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon, sample, stroke } from '../kit/svg.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { ground, hill, pts, road, scrub } from '../parts/ground.ts'
import { slateHouse, towerTemple } from '../parts/himachal.ts'
import { mountain } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { smoke } from '../parts/props.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { ripple } from '../parts/water.ts'

/** Jibhi: a tower temple and slate roofs over a trout stream, deodar walls on both sides. */
export function jibhi(o: Options) {
  const k = new Stage('jibhi', 'alpine', o)
  k.add(sky(k, 0.3, 0.16, { r: 44, low: 0.26 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.5), k.y(0.13), 240, 60, 0.8))
  k.add(
    mountain(k, [k.x(0.47), k.y(0.16)], 560, 620, {
      rock: '#8a94b4',
      d: 0.5,
      base: k.y(0.6),
      snow: k.y(0.42),
      detail: 22,
    }),
    mist(k, 0.36, 0.58, { opacity: 0.85 }),
  )
  const far = pts(k, [-0.03, 0.2], [0.12, 0.27], [0.28, 0.42], [0.42, 0.54], [0.52, 0.6])
  const far2 = pts(k, [0.44, 0.6], [0.56, 0.53], [0.72, 0.38], [0.88, 0.24], [1.03, 0.16])
  k.add(
    treeline(k, sample(far), 46, k.shade('#4a7f78', 0.44), { gap: 15 }),
    treeline(k, sample(far2), 50, k.shade('#4a7f78', 0.38), { gap: 16 }),
    mist(k, 0.46, 0.66, { opacity: 0.55 }),
    cloudBank(k, 0.46, 0.08, { opacity: 0.5 }),
  )
  const left = pts(k, [-0.03, 0.38], [0.12, 0.47], [0.26, 0.6], [0.4, 0.69])
  const right = pts(k, [0.5, 0.7], [0.66, 0.62], [0.84, 0.47], [1.03, 0.34])
  k.add(
    treeline(k, sample(left), 74, k.shade('#3a6f5e', 0.24), { gap: 20 }),
    treeline(k, sample(right), 80, k.shade('#3a6f5e', 0.2), { gap: 21 }),
  )
  k.add(mist(k, 0.58, 0.72, { opacity: 0.4 }))
  k.add(
    hill(k, pts(k, [-0.03, 0.68], [0.2, 0.69], [0.42, 0.71], [0.7, 0.69], [1.03, 0.66]), '#8fb56a', 0.1, {
      to: k.shade('#5f8a4c'),
      foot: 0.9,
    }),
  )
  k.add(
    forest(k, pts(k, [-0.03, 0.68], [0.3, 0.7]), k.fit(10, 6), [110, 190], {
      d: 0.16,
      leaf: '#37705a',
      from: -20,
      to: k.x(0.26),
    }),
  )
  for (const [u, v, s, c] of k.fit<[number, number, number, string][]>(
    [
      [0.32, 0.715, 0.8, '#e2c79a'],
      [0.42, 0.7, 0.6, '#cfd4d8'],
      [0.84, 0.69, 0.8, '#d8c3a2'],
      [0.94, 0.715, 1, '#c8b08c'],
    ],
    [
      [0.2, 0.715, 0.7, '#e2c79a'],
      [0.36, 0.7, 0.5, '#cfd4d8'],
      [0.93, 0.7, 0.8, '#d8c3a2'],
    ],
  ))
    k.add(smoke(k, k.x(u) + 20, k.y(v) - 92 * s, s * 0.7, 0.5), slateHouse(k, k.x(u), k.y(v), s, 0.1, c))
  k.add(towerTemple(k, k.x(k.fit(0.67, 0.68)), k.y(0.735), k.fit(1.02, 1.05), 0.04))
  k.add(
    forest(k, pts(k, [0.7, 0.74], [1.03, 0.72]), k.fit(7, 4), [150, 230], {
      d: 0.08,
      leaf: '#2f6450',
      from: k.x(k.fit(0.78, 0.84)),
      to: k.W + 30,
    }),
  )
  const stream = road(k, [
    [0.5, 0.71, 10],
    [0.47, 0.735, 26],
    [0.54, 0.77, 54],
    [0.46, 0.82, 100],
    [0.56, 0.89, 180],
    [0.5, 1.06, 330],
  ])
  k.add(
    path(ribbon(stream.map(([x, y, w]) => [x, y, w * 1.22])), k.half('#b3ab9c', 0, 0.3)),
    path(
      ribbon(stream),
      k.gradientBetween(
        0,
        k.y(0.7),
        0,
        k.H,
        [0, k.lit('#e4f4f0', 0.1)],
        [0.4, k.half('#7fc6c4', 0, 0.15)],
        [1, k.half('#2f7f8a', 0, 0.4)],
      ),
    ),
    ripple(k, k.y(0.78), k.y(0.99), 26, k.lit('#ffffff'), {
      opacity: 0.65,
      from: k.x(0.43),
      to: k.x(0.6),
      size: 0.5,
    }),
  )
  for (const [u, v, w] of [
    [0.4, 0.86, 90],
    [0.62, 0.84, 76],
    [0.66, 0.93, 130],
    [0.36, 0.95, 120],
    [0.51, 0.8, 40],
  ] as const)
    k.add(boulder(k, k.x(u), k.y(v), w, w * 0.5, '#a7a49e'))
  const bank = pts(k, [-0.03, 0.83], [0.14, 0.84], [0.27, 0.89], [0.36, 1.02])
  k.add(
    path(ground(bank, k.H), k.half('#5f8a4c', 0, 0.5)),
    scrub(k, 0.86, 0.98, 30, '#4f7a42', { to: 0.28, size: 1.6 }),
  )
  const ax = k.x(k.fit(0.27, 0.24))
  const ay = k.y(0.895)
  k.add(
    watcher(k, ax, ay, { s: 0.8, accent: k.half('#c8502f', 0, 0.15) }),
    stroke(`M${ax + 8} ${ay - 56}q70-90 ${k.fit(190, 150)}-60l6 90`, k.dark(), 2.2),
  )
  const near = k.dark()
  const rim = mix(near, k.shade('#4a8a76'), 0.45)
  k.add(
    fir(k, k.x(0.01), k.y(1.02), k.y(0.62), { variant: 0, fill: near, color: rim }),
    fir(k, k.x(k.fit(0.985, 1)), k.y(1.04), k.y(0.5), { variant: 2, fill: near, color: rim }),
    birds(k, 0.38, 0.24, 4),
  )
  return k.calm(0.5, '#12332c')
}
