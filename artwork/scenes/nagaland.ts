import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, sample, yAt } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { crest, ground, pts, sweeps } from '../parts/ground.ts'
import { morung } from '../parts/mountain-houses.ts'
import { trekker, watcher } from '../parts/people.ts'
import { smoke } from '../parts/props.ts'
import { birds, cloudBank, rays, sky, stars, strata } from '../parts/sky.ts'
import { ferns, plantain } from '../parts/undergrowth.ts'

/** Nagaland: a hilltop morung village above layered forest. */
export function nagaland(o: Options) {
  const k = new Stage('nagaland', 'monsoon', o)
  k.add(sky(k, 0.22, 0.24, { r: 52, low: 0.36 }), rays(k, 16, 0.05))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.2, 6, { opacity: 0.5 }))
  for (const [v, d, c] of [
    [0.4, 0.78, '#6f9a9a'],
    [0.46, 0.62, '#6a9a8c'],
    [0.52, 0.46, '#5f9a78'],
    [0.58, 0.32, '#569466'],
  ] as const)
    k.add(
      canopy(k, sample(crest(k, v, 0.04, 6)), [6 + (1 - d) * 12, 12 + (1 - d) * 24], k.half(c, d, 0.35)),
      cloudBank(k, v + 0.06, 0.05, { opacity: 0.5, n: 4 }),
    )
  k.add(
    canopy(
      k,
      sample(pts(k, [-0.03, 0.66], [0.2, 0.68], [0.4, 0.68], [0.6, 0.62], [0.8, 0.58], [1.03, 0.6])),
      [14, 30],
      k.half('#4a8a55', 0.16, 0.4),
    ),
  )
  const slope = pts(k, [-0.03, 0.84], [0.2, 0.79], [0.4, 0.73], [0.6, 0.685], [0.8, 0.675], [1.03, 0.7])
  const line = sample(slope)
  k.add(
    path(
      ground(slope, k.H),
      k.gradientBetween(
        0,
        k.y(0.67),
        0,
        k.H,
        [0, k.lit('#b0a45c', 0.04)],
        [0.4, k.half('#7f8a4a', 0, 0.4)],
        [1, k.shade('#3f5a3c')],
      ),
    ),
    sweeps(k, 0.74, 0.92, 6, k.shade('#5a6a3c'), 0.3),
  )
  for (const [u, s] of k.fit<[number, number][]>(
    [
      [0.95, 0.8],
      [0.84, 1.0],
      [0.41, 0.8],
      [0.52, 1.05],
      [0.68, 1.6],
    ],
    [
      [0.95, 0.76],
      [0.24, 0.74],
      [0.4, 0.92],
      [0.7, 1.36],
    ],
  )) {
    const x = k.x(u)
    const y = yAt(line, x) + 18 + s * 16
    k.add(
      ellipse(x, y, 120 * s, 10 * s, k.dark(), 'opacity=".25"'),
      smoke(k, x - 10, y - 150 * s, s * 0.9, 0.5),
      morung(k, x, y, s, 0.02),
    )
  }
  for (const [u, v, s, c] of [
    [0.62, 0.8, 0.66, '#c8302c'],
    [0.645, 0.805, 0.62, '#2a2a2e'],
    [0.52, 0.79, 0.56, '#c8302c'],
  ] as const)
    k.add(watcher(k, k.x(u), k.y(v), { s, accent: k.half(c, 0, 0.1) }))
  k.add(
    trekker(k, k.x(0.34), k.y(0.84), { s: 0.66, accent: k.half('#e8832c', 0, 0.1) }),
    trekker(k, k.x(0.305), k.y(0.85), { s: 0.66, accent: k.half('#3f7fc0', 0, 0.1) }),
  )
  k.add(
    plantain(k, k.x(0.95), k.y(0.95), 1.5, { leaf: '#4f9a4f' }),
    ferns(k, k.x(0.04), k.y(1.0), 2.4, mix(k.dark(), k.shade('#2f6f3f'), 0.5), { n: 7 }),
    ferns(k, k.x(0.22), k.y(1.03), 1.8, mix(k.dark(), k.shade('#3f7f4a'), 0.6), { n: 6 }),
    birds(k, 0.42, 0.28, 5),
  )
  return k.calm(0.55, '#0d2e2c')
}
