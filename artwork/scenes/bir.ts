import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { treeline } from '../parts/conifers.ts'
import { terraces } from '../parts/fields.ts'
import { drifts } from '../parts/flowers.ts'
import { crest, ground, hill, pts } from '../parts/ground.ts'
import { peaks, range } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { prayerFlags } from '../parts/props.ts'
import { cumulus, mist, sky, stars, strata } from '../parts/sky.ts'
import { paraglider } from '../parts/vehicles.ts'

/** Bir: wings over the Kangra valley with the Dhauladhar for a wall. */
export function bir(o: Options) {
  const k = new Stage('bir', 'alpine', o)
  k.add(sky(k, 0.24, 0.24, { r: 84, low: 0.42, rings: false }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.44), k.y(0.2), 300, 86, 0.9), strata(k, 0.3, 5, { opacity: 0.4 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.52, 0.2, k.fit(7, 4)),
      rock: '#8d93b6',
      d: 0.52,
      base: k.y(0.64),
      snow: k.y(0.46),
      detail: 22,
    }),
    mist(k, 0.46, 0.64, { opacity: 0.75 }),
  )
  for (const [v, d, c] of [
    [0.57, 0.5, '#6f9a86'],
    [0.62, 0.36, '#6a9a70'],
    [0.67, 0.22, '#6a9f60'],
  ] as const)
    k.add(
      treeline(k, sample(crest(k, v, 0.018, 6)), 16 + (1 - d) * 16, k.half(c, d, 0.5), {
        gap: 9 + (1 - d) * 8,
      }),
      mist(k, v + 0.01, v + 0.08, { opacity: 0.35 }),
    )
  // Patchwork of fields and hamlets.
  const cols = ['#b9c95a', '#8fb552', '#d9c766', '#74a24c', '#c2b04e']
  k.add(
    hill(k, pts(k, [-0.03, 0.72], [0.3, 0.71], [0.6, 0.715], [1.03, 0.7]), '#9fbf5c', 0.14, {
      to: k.half('#4f8a4a', 0, 0.4),
      foot: 0.8,
    }),
  )
  k.add(
    terraces(
      k,
      pts(k, [-0.03, 0.735], [0.2, 0.722], [0.45, 0.74], [0.7, 0.72], [1.03, 0.735]),
      7,
      '#a9c45a',
      0.14,
      {
        base: k.y(0.98),
        wet: 0.12,
      },
    ),
    drifts(k, 0.735, 0.9, cols, 5, { opacity: 0.6 }),
  )
  for (let i = 0; i < 16; i++) {
    const t = k.rng()
    const x = k.x(k.rng.range(0.02, 0.98))
    const y = k.y(0.73 + t * 0.14)
    const s = 0.4 + t * 0.7
    k.add(
      rect(x, y - 13 * s, 24 * s, 13 * s, k.half('#f4e8d0', 0.06, 0.1)),
      path(
        shape([
          [x - 4 * s, y - 12 * s],
          [x + 5 * s, y - 23 * s],
          [x + 20 * s, y - 23 * s],
          [x + 29 * s, y - 12 * s],
        ]),
        k.half('#b8604a', 0.06, 0.3),
      ),
    )
  }
  k.add(
    canopy(k, sample(crest(k, 0.83, 0.01, 6)), [8, 16], k.half('#3f7a4a', 0.04, 0.7), { base: k.y(0.845) }),
  )
  // Launch site.
  const top = pts(k, [-0.03, 0.86], [0.14, 0.85], [0.3, 0.88], [0.48, 0.94], [0.6, 1.03])
  k.add(
    path(
      ground(top, k.H),
      k.gradientBetween(
        0,
        k.y(0.85),
        0,
        k.H,
        [0, k.half('#8fae50', 0, 0.3)],
        [0.3, k.shade('#4f7a44')],
        [1, mix(k.shade('#2f5038'), k.dark(), 0.5)],
      ),
    ),
  )
  k.add(
    watcher(k, k.x(0.17), k.y(0.857), { s: 0.72, accent: k.half('#e0632c', 0, 0.1) }),
    watcher(k, k.x(0.2), k.y(0.86), { s: 0.68, accent: k.half('#2f7fb0', 0, 0.1) }),
    prayerFlags(k, [k.x(0.02), k.y(0.76)], [k.x(0.32), k.y(0.885)], { sag: 20, n: 18, s: 0.8 }),
    stroke(`M${k.x(0.02)} ${k.y(0.76)}V${k.y(0.87)}`, k.dark(), 4),
  )
  const G = k.fit<[number, number, number, string, string][]>(
    [
      [0.64, 0.3, 1.15, '#e5502f', '#fbe9c8'],
      [0.43, 0.47, 0.5, '#f2b23a', '#d8442f'],
      [0.85, 0.46, 0.56, '#2f8fb0', '#fbe9c8'],
      [0.9, 0.2, 0.34, '#f6d75a', '#e5502f'],
      [0.3, 0.3, 0.24, '#d8442f', '#fbe9c8'],
    ],
    [
      [0.6, 0.3, 1.1, '#e5502f', '#fbe9c8'],
      [0.26, 0.45, 0.5, '#f2b23a', '#d8442f'],
      [0.86, 0.5, 0.5, '#2f8fb0', '#fbe9c8'],
      [0.88, 0.2, 0.3, '#f6d75a', '#e5502f'],
    ],
  )
  for (const [u, v, s, a, b] of G)
    k.add(paraglider(k, k.x(u), k.y(v), { s, body: k.lit(a), accent: k.lit(b) }))
  return k.calm(0.5, '#14342c')
}
