import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon, shape } from '../kit/svg.ts'
import { broadTree } from '../parts/broadleaf.ts'
import { teaRows } from '../parts/fields.ts'
import { pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { peaks, range } from '../parts/mountains.ts'
import { carrier } from '../parts/people.ts'
import { birds, cloudBank, mist, rays, sky, stars, strata } from '../parts/sky.ts'
import { ferns } from '../parts/undergrowth.ts'

/** Munnar: combed tea hills, pickers in bright saris, cloud in the gaps. */
export function munnar(o: Options) {
  const k = new Stage('munnar', 'monsoon', o)
  k.add(sky(k, 0.26, 0.2, { r: 44, low: 0.32 }), rays(k, 16, 0.05))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.16, 5, { opacity: 0.4 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.44, 0.16, k.fit(5, 3)),
      rock: '#6f9f8a',
      d: 0.66,
      base: k.y(0.56),
      detail: 28,
      rough: 0.1,
    }),
    mist(k, 0.38, 0.56),
    cloudBank(k, 0.43, 0.08, { opacity: 0.7 }),
  )
  k.add(
    teaRows(
      k,
      pts(k, [-0.03, 0.52], [0.14, 0.46], [0.32, 0.5], [0.5, 0.54], [0.72, 0.46], [0.88, 0.43], [1.03, 0.47]),
      13,
      '#6fae4c',
      0.34,
      { base: k.y(0.76) },
    ),
    mist(k, 0.52, 0.66, { opacity: 0.55 }),
    cloudBank(k, 0.55, 0.06, { opacity: 0.5, n: 5 }),
  )
  k.add(
    teaRows(
      k,
      pts(k, [-0.03, 0.58], [0.16, 0.55], [0.36, 0.62], [0.58, 0.66], [0.8, 0.6], [1.03, 0.54]),
      14,
      '#74b648',
      0.16,
      { base: k.y(0.9) },
    ),
  )
  // Estate bungalow and shade trees.
  const hx = k.x(k.fit(0.77, 0.74))
  const hy = k.y(0.62)
  k.add(
    block(k, hx, hy, 96, 30, '#fbf3e2', { d: 0.06, turn: 0.3 }),
    path(
      shape([
        [hx - 62, hy - 28],
        [hx - 34, hy - 58],
        [hx + 34, hy - 58],
        [hx + 62, hy - 28],
      ]),
      k.half('#c4553f', 0.05, 0.25),
    ),
    windows(k, hx - 42, hy - 26, 64, 22, 4, 1, { color: k.shade('#5a6a68', 0.06) }),
    broadTree(k, hx - 110, hy + 18, 110, { d: 0.08, leaf: '#5a9a4c' }),
    broadTree(k, hx + 108, hy + 10, 130, { d: 0.06, leaf: '#4f9048' }),
    broadTree(k, k.x(0.2), k.y(0.575), 110, { d: 0.14, leaf: '#5a9a4c' }),
  )
  k.add(
    teaRows(
      k,
      pts(k, [-0.03, 0.72], [0.2, 0.69], [0.44, 0.73], [0.66, 0.78], [0.86, 0.74], [1.03, 0.69]),
      13,
      '#6db244',
      0,
      { base: k.y(1.08) },
    ),
  )
  const path2: [number, number, number][] = (
    [
      [0.63, 0.765, 8],
      [0.6, 0.8, 22],
      [0.66, 0.85, 44],
      [0.6, 0.92, 84],
      [0.64, 1.06, 150],
    ] as const
  ).map(([u, v, w]) => [k.x(u), k.y(v), w])
  k.add(path(ribbon(path2), k.half('#d99a62', 0, 0.2)))
  for (const [u, v, s, c] of [
    [0.4, 0.775, 0.56, '#e2466a'],
    [0.45, 0.79, 0.6, '#f2a53a'],
    [0.73, 0.81, 0.66, '#3f7fc8'],
    [0.83, 0.8, 0.62, '#e8632c'],
    [0.64, 0.85, 0.8, '#d8343f'],
  ] as const)
    k.add(carrier(k, k.x(u), k.y(v), { s, accent: k.half(c, 0, 0.05) }))
  k.add(
    ferns(k, k.x(0.03), k.y(1.01), 2.2, mix(k.dark(), k.shade('#2f6f3f'), 0.5), { n: 6 }),
    birds(k, 0.5, 0.3, 4),
  )
  return k.calm(0.55, '#0c3a2c')
}
