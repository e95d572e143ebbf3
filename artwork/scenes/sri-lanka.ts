import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { sample } from '../kit/svg.ts'
import { viaduct } from '../parts/bridges.ts'
import { canopy } from '../parts/broadleaf.ts'
import { teaRows } from '../parts/fields.ts'
import { pts } from '../parts/ground.ts'
import { peaks, range } from '../parts/mountains.ts'
import { palm } from '../parts/palms.ts'
import { watcher } from '../parts/people.ts'
import { birds, cloudBank, cumulus, mist, rays, sky, stars } from '../parts/sky.ts'
import { toyTrain } from '../parts/trains.ts'
import { plantain } from '../parts/undergrowth.ts'

/** Sri Lanka: the nine arches, a blue train, tea and jungle. */
export function sriLanka(o: Options) {
  const k = new Stage('sri-lanka', 'monsoon', o)
  k.add(
    sky(k, 0.24, 0.16, { r: 54, low: 0.28 }),
    rays(k, 16, 0.06),
    cumulus(k, k.x(0.56), k.y(0.22), 300, 80, 0.9),
  )
  if (k.night) k.add(stars(k))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.46, 0.18, k.fit(4, 3)),
      rock: '#6f9a8a',
      d: 0.62,
      base: k.y(0.6),
      detail: 30,
      rough: 0.09,
    }),
    mist(k, 0.4, 0.58),
    cloudBank(k, 0.46, 0.07, { opacity: 0.7 }),
  )
  k.add(
    teaRows(
      k,
      pts(k, [-0.03, 0.5], [0.2, 0.54], [0.42, 0.6], [0.66, 0.58], [0.86, 0.5], [1.03, 0.46]),
      12,
      '#6fb04c',
      0.26,
      { base: k.y(0.8) },
    ),
    mist(k, 0.58, 0.72, { opacity: 0.5 }),
  )
  k.add(
    canopy(
      k,
      sample(
        pts(
          k,
          [-0.03, 0.56],
          [0.1, 0.6],
          [0.24, 0.68],
          [0.4, 0.74],
          [0.6, 0.74],
          [0.78, 0.66],
          [0.92, 0.58],
          [1.03, 0.54],
        ),
      ),
      [14, 32],
      k.half('#3f8a55', 0.18, 0.45),
    ),
  )
  k.add(
    viaduct(k, k.x(-0.06), k.x(1.06), k.y(0.64), k.y(0.25), k.fit(9, 6), { color: '#b9a58e' }),
    toyTrain(k, k.x(k.fit(0.72, 0.82)), k.y(0.632), k.fit(0.94, 0.86), {
      cars: 5,
      body: '#2f6fb8',
      band: '#f6e2a8',
      roof: '#8a94a4',
      steam: false,
    }),
  )
  for (const u of [0.2, 0.26, 0.84])
    k.add(watcher(k, k.x(u), k.y(0.635), { s: 0.4, accent: k.half('#e8632c', 0, 0.1) }))
  k.add(
    canopy(
      k,
      sample(
        pts(
          k,
          [-0.03, 0.74],
          [0.12, 0.78],
          [0.3, 0.84],
          [0.5, 0.86],
          [0.7, 0.84],
          [0.88, 0.78],
          [1.03, 0.74],
        ),
      ),
      [18, 40],
      k.half('#2f7a4a', 0.04, 0.55),
    ),
  )
  for (const [u, v, h, l] of [
    [0.06, 0.8, 210, 20],
    [0.14, 0.82, 170, -20],
    [0.9, 0.8, 220, -26],
    [0.96, 0.8, 190, 18],
  ] as const)
    k.add(palm(k, k.x(u), k.y(v), h, l, { d: 0.02, leaf: '#3f9a55' }))
  k.add(
    canopy(
      k,
      sample(pts(k, [-0.03, 0.88], [0.3, 0.93], [0.6, 0.95], [1.03, 0.9])),
      [24, 50],
      mix(k.shade('#1f5a3c'), k.dark(), 0.35),
    ),
    plantain(k, k.x(0.92), k.y(1.0), 1.9, { leaf: '#3f9a4f' }),
    plantain(k, k.x(0.06), k.y(1.02), 1.8, { leaf: '#2f7f45' }),
    birds(k, 0.42, 0.26, 5),
  )
  return k.calm(0.5, '#0a3026')
}
