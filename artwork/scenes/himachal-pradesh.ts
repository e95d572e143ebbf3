import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon, sample, stroke } from '../kit/svg.ts'
import { broadTree } from '../parts/broadleaf.ts'
import { forest, treeline } from '../parts/conifers.ts'
import { hill, pts, road, sweeps } from '../parts/ground.ts'
import { pagodaTemple, slateHouse } from '../parts/himachal.ts'
import { range } from '../parts/mountains.ts'
import { carrier, trekker } from '../parts/people.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'

/** Himachal Pradesh: apple orchards below a slate-roofed pagoda temple; blossom in spring, fruit only in autumn. */
export function himachalPradesh(o: Options) {
  const k = new Stage('himachal-pradesh', 'alpine', o)
  k.add(sky(k, k.fit(0.24, 0.44), k.fit(0.18, 0.2), { r: 48, low: k.fit(0.27, 0.3) }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.18, 6, { opacity: 0.5 }))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        ...k.fit<[number, number][]>(
          [
            [-0.03, 0.36],
            [0.1, 0.26],
            [0.24, 0.4],
            [0.38, 0.2],
            [0.5, 0.38],
            [0.66, 0.28],
            [0.78, 0.4],
            [0.92, 0.22],
            [1.03, 0.34],
          ],
          [
            [-0.03, 0.36],
            [0.2, 0.22],
            [0.44, 0.4],
            [0.72, 0.26],
            [0.9, 0.38],
            [1.03, 0.3],
          ],
        ),
      ),
      rock: '#8088ac',
      d: 0.5,
      base: k.y(0.6),
      snow: k.y(0.48),
      detail: 22,
    }),
    mist(k, 0.4, 0.58, { opacity: 0.8 }),
  )
  k.add(
    treeline(
      k,
      sample(pts(k, [-0.03, 0.5], [0.24, 0.46], [0.5, 0.54], [0.78, 0.47], [1.03, 0.44])),
      40,
      k.shade('#4f8074', 0.42),
      { gap: 14 },
    ),
    mist(k, 0.5, 0.64, { opacity: 0.45 }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.6], [0.3, 0.57], [0.62, 0.6], [1.03, 0.55]), '#8fbf62', 0.18, {
      to: k.half('#5f9a4c', 0.05),
      foot: 0.9,
    }),
  )
  for (const [u, v, s] of k.fit<[number, number, number][]>(
    [
      [0.1, 0.615, 0.46],
      [0.2, 0.605, 0.5],
      [0.36, 0.612, 0.44],
    ],
    [
      [0.12, 0.615, 0.46],
      [0.28, 0.605, 0.44],
    ],
  ))
    k.add(slateHouse(k, k.x(u), k.y(v), s, 0.2))
  const tx = k.x(k.fit(0.68, 0.63))
  const ty = k.y(0.7)
  k.add(
    forest(k, pts(k, [0.4, 0.67], [1.03, 0.65]), k.fit(16, 10), [200, 330], {
      d: 0.14,
      leaf: '#31695a',
      from: tx - 330,
      to: tx + 370,
    }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.7], [0.3, 0.695], [0.62, 0.685], [1.03, 0.68]), '#86b95a', 0.06, {
      to: k.shade('#4f8a44'),
      foot: 0.8,
    }),
  )
  k.add(pagodaTemple(k, tx, ty, k.fit(1.05, 0.98), 0.03))
  k.add(
    path(
      ribbon(
        road(k, [
          [tx / k.W, 0.705, 60],
          [0.6, 0.76, 74],
          [0.52, 0.84, 120],
          [0.54, 1.05, 220],
        ]),
      ),
      k.half('#cdb898', 0, 0.4),
    ),
    sweeps(k, 0.74, 0.98, 6, k.shade('#4f8a44'), 0.3),
  )
  k.add(
    trekker(k, k.x(0.575), k.y(0.8), { s: 0.66, accent: k.half('#d8502c', 0, 0.1) }),
    carrier(k, k.x(0.64), k.y(0.772), { s: 0.56, accent: k.half('#c8326a', 0, 0.1) }),
  )
  // Orchard: near rows larger, blossom or apples over every crown.
  const tree = (u: number, v: number, h: number) => {
    const x = k.x(u)
    const y = k.y(v)
    let dots = ''
    for (let i = 0; i < 16; i++)
      dots += `M${(x + k.rng.bell() * h * 0.34).toFixed(0)} ${(y - h * (0.66 + k.rng.bell() * 0.2)).toFixed(0)}h0`
    const crown = broadTree(k, x, y, h, {
      leaf: k.season === 'spring' ? '#86b45c' : '#5f9a48',
      trunk: '#6b4f3c',
    })
    const dot = (color: string, w: number, more = '') =>
      stroke(dots, color, h * w, `stroke-linecap="round"${more}`)
    if (k.season === 'autumn')
      return (
        crown +
        dot(k.half('#d8302c', 0, 0.1), 0.052) +
        dot(mix(k.lit('#f08a6a'), '#ffffff', 0.2), 0.016, ' transform="translate(-2 -2)"')
      )
    const beside = (a: number, b: number) =>
      ` transform="translate(${(a * h).toFixed(0)} ${(b * h).toFixed(0)})"`
    if (k.season === 'spring')
      return (
        crown +
        dot(k.half('#f2aec4', 0, 0.2), 0.075) +
        dot(k.half('#f8cbd8', 0, 0.1), 0.065, beside(0.1, -0.05)) +
        dot(k.lit('#fdeaf0'), 0.055, beside(-0.09, 0.03)) +
        dot(k.lit('#fde0e8'), 0.045, beside(0.03, 0.08))
      )
    return crown
  }
  for (const [u, v, h] of k.fit<[number, number, number][]>(
    [
      [0.06, 0.74, 130],
      [0.17, 0.745, 140],
      [0.28, 0.745, 130],
      [0.39, 0.75, 130],
      [0.9, 0.75, 150],
      [0.02, 0.83, 230],
      [0.2, 0.85, 240],
      [0.37, 0.86, 210],
      [0.8, 0.86, 250],
      [0.97, 0.85, 240],
      [0.09, 0.99, 350],
      [0.9, 1.02, 370],
    ],
    [
      [0.1, 0.745, 130],
      [0.26, 0.745, 130],
      [0.4, 0.75, 120],
      [0.94, 0.75, 150],
      [0.06, 0.83, 220],
      [0.3, 0.85, 210],
      [0.86, 0.85, 240],
      [0.12, 0.98, 340],
      [0.93, 1.01, 350],
    ],
  ))
    k.add(tree(u, v, h))
  k.add(birds(k, k.fit(0.44, 0.7), k.fit(0.2, 0.15), 5))
  return k.calm(0.5, '#16351f')
}
