import { type Options, Stage } from '../kit/stage.ts'
import { curve, path } from '../kit/svg.ts'
import { sheep } from '../parts/animals.ts'
import { coracle } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { hill, pts, sweeps } from '../parts/ground.ts'
import { watcher } from '../parts/people.ts'
import { birds, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { grass } from '../parts/undergrowth.ts'

/** The downs of Mannavanur: bare rounded hills, a dark lake with a coracle, sheep all over the near slope. */
export function mannavanur(o: Options) {
  const k = new Stage('mannavanur', 'monsoon', o)
  k.add(sky(k, 0.2, 0.16, { r: 44, low: 0.3, horizon: 0.5 }))
  if (k.night) k.add(stars(k))
  k.add(
    cumulus(k, k.x(0.66), k.y(0.26), 360, 100, 0.9),
    cumulus(k, k.x(0.4), k.y(0.32), 220, 60, 0.7),
    hill(k, pts(k, [-0.04, 0.42], [0.2, 0.36], [0.46, 0.42], [0.74, 0.34], [1.04, 0.4]), '#9ab890', 0.6),
    mist(k, 0.36, 0.5, { opacity: 0.5 }),
    hill(k, pts(k, [-0.04, 0.44], [0.14, 0.4], [0.36, 0.5], [0.6, 0.54], [1.04, 0.5]), '#a8c45c', 0.3),
    hill(k, pts(k, [0.4, 0.56], [0.62, 0.48], [0.82, 0.4], [1.04, 0.42]), '#9cbc54', 0.2),
    canopy(k, pts(k, [0.6, 0.55], [0.68, 0.53], [0.76, 0.55]), [12, 24], k.half('#3f6f44', 0.2, 0.5), {
      base: k.y(0.58),
    }),
    canopy(k, pts(k, [0.02, 0.53], [0.1, 0.5], [0.2, 0.55]), [12, 26], k.half('#3f6f44', 0.24, 0.5), {
      base: k.y(0.58),
    }),
    path(
      curve(
        pts(
          k,
          [-0.06, 0.58],
          [0.2, 0.56],
          [0.5, 0.57],
          [0.8, 0.56],
          [0.9, 0.6],
          [0.7, 0.68],
          [0.4, 0.72],
          [-0.06, 0.72],
        ),
        true,
      ),
      k.verticalGradient([0, k.half('#a8d0d8', 0.1, 0.1)], [1, k.half('#2f6f8a', 0, 0.3)]),
    ),
    coracle(k, k.x(0.44), k.y(0.65), 1.5),
    hill(k, pts(k, [-0.04, 0.74], [0.24, 0.72], [0.5, 0.7], [0.78, 0.63], [1.04, 0.58]), '#b8cc5c', 0, {
      foot: 0.5,
    }),
    sweeps(k, 0.74, 0.96, 9, k.shade('#8a9a3c'), 0.24),
  )
  for (const [u, v, s] of [
    [0.62, 0.73, 0.8],
    [0.68, 0.71, 0.76],
    [0.75, 0.74, 0.86],
    [0.84, 0.7, 0.8],
    [0.91, 0.75, 0.96],
    [0.56, 0.8, 1.05],
    [0.66, 0.82, 1.1],
    [0.78, 0.83, 1.2],
    [0.88, 0.86, 1.3],
    [0.47, 0.86, 1.25],
    [0.6, 0.9, 1.4],
    [0.36, 0.83, 1.1],
    [0.28, 0.9, 1.35],
  ] as const)
    k.add(
      sheep(k, k.x(u), k.y(v), {
        s: s * 1.25,
        grazes: k.rng.chance(0.6),
        flip: k.rng.chance(0.5),
        body: k.half('#fbf4e6', 0, 0.12),
        accent: k.shade('#4a4040'),
      }),
    )
  k.add(
    watcher(k, k.x(0.18), k.y(0.86), { s: 1.35, accent: k.half('#c8442c', 0, 0.1) }),
    grass(k, pts(k, [0, 0.99], [1, 0.97]), 44, k.shade('#6a7a34'), { n: 130 }),
    birds(k, 0.46, 0.18, 5),
  )
  return k.calm(0.3, '#22301c')
}
