import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { sample, yAt } from '../kit/svg.ts'
import { caravan } from '../parts/animals.ts'
import { dune, ripples } from '../parts/dunes.ts'
import { fort } from '../parts/forts.ts'
import { hill, pts, scrub } from '../parts/ground.ts'
import { birds, mist, rays, sky, stars, strata } from '../parts/sky.ts'

/** Jaisalmer: the golden fort above the dunes, a caravan on the crest. */
export function jaisalmer(o: Options) {
  const k = new Stage('jaisalmer', 'desert', o)
  // The banner keeps its whole left third quiet for a headline.
  const banner = k.aspect === 'banner'
  k.add(
    sky(k, banner ? 0.56 : 0.29, 0.24, { r: 104, horizon: 0.62, low: 0.42, rings: false }),
    rays(k, 18, 0.06),
  )
  k.light = -1
  if (k.night) k.add(stars(k, 170, 0.5))
  k.add(strata(k, 0.26, 8, { opacity: 0.5 }))
  k.add(
    hill(k, pts(k, [-0.03, 0.56], [0.2, 0.54], [0.4, 0.57], [0.6, 0.55], [1.03, 0.56]), '#c99a78', 0.66, {
      foot: 0.3,
      to: k.mood.haze,
    }),
  )
  const fx = k.x(banner ? 0.77 : k.fit(0.66, 0.5))
  const fy = k.y(0.53)
  const fs = k.fit(0.84, 0.74)
  k.add(
    hill(
      k,
      [
        [fx - 900 * fs, k.y(0.62)],
        [fx - 520 * fs, k.y(0.6)],
        [fx - 380 * fs, fy + 20],
        [fx - 200 * fs, fy - 2],
        [fx + 200 * fs, fy - 2],
        [fx + 440 * fs, fy + 22],
        [fx + 600 * fs, k.y(0.6)],
        [fx + 900 * fs, k.y(0.62)],
      ],
      '#cf965a',
      0.26,
      { base: k.y(0.66), foot: 0.5 },
    ),
    fort(k, fx, fy + 8, fs, '#e3a761', 0.14),
  )
  // Town at the foot.
  for (let i = 0; i < 26; i++) {
    const x = fx + k.rng.bell() * 430
    const w = k.rng.range(22, 46)
    const h = k.rng.range(14, 34)
    const y = k.y(0.585) + k.rng.range(-8, 10)
    const c = k.half('#dcaa6c', 0.2, k.rng.range(0.05, 0.55))
    k.add(
      `<path d="M${x.toFixed(0)} ${(y - h).toFixed(0)}h${w.toFixed(0)}v${(h + 20).toFixed(0)}h-${w.toFixed(0)}z" fill="${c}"/><path d="M${(x + w * 0.4).toFixed(0)} ${(y - h * 0.7).toFixed(0)}h4v7h-4z" fill="${k.glow(k.shade('#8a5a40', 0.2))}"/>`,
    )
  }
  k.add(mist(k, 0.54, 0.64, { opacity: 0.45 }))
  const sand = '#eeb673'
  k.add(
    dune(
      k,
      pts(k, [-0.03, 0.62], [0.14, 0.585], [0.3, 0.61], [0.5, 0.635], [0.72, 0.62], [0.9, 0.6], [1.03, 0.62]),
      pts(k, [0.9, 0.6], [0.88, 0.63], [0.82, 0.66], [0.78, 0.7], [0.68, 0.74]),
      sand,
      0.2,
    ),
  )
  k.add(
    dune(
      k,
      pts(
        k,
        [-0.03, 0.67],
        [0.1, 0.655],
        [0.22, 0.64],
        [0.36, 0.67],
        [0.54, 0.7],
        [0.74, 0.68],
        [0.88, 0.69],
        [1.03, 0.67],
      ),
      pts(k, [0.22, 0.64], [0.205, 0.675], [0.15, 0.71], [0.12, 0.75], [0.02, 0.8], [-0.06, 0.86]),
      sand,
      0.1,
    ),
  )
  const crest = pts(
    k,
    [-0.03, 0.83],
    [0.14, 0.815],
    [0.3, 0.785],
    [0.46, 0.74],
    [0.6, 0.722],
    [0.76, 0.75],
    [0.9, 0.785],
    [1.03, 0.8],
  )
  k.add(
    dune(
      k,
      crest,
      pts(k, [0.6, 0.722], [0.575, 0.77], [0.51, 0.82], [0.475, 0.88], [0.38, 0.95], [0.33, 1.04]),
      mix(sand, '#e8954a', 0.12),
      0,
    ),
  )
  k.add(ripples(k, k.x(0.06), k.y(0.85), k.x(0.3), 6, 15, k.shade('#d89a58'), 0.4))
  const top = sample(crest)
  const us = banner
    ? [0.53, 0.585, 0.64, 0.695, 0.75, 0.79]
    : k.fit([0.36, 0.435, 0.51, 0.585, 0.66, 0.715], [0.2, 0.34, 0.48, 0.62, 0.74])
  k.add(
    caravan(
      k,
      us.map((u) => [k.x(u), yAt(top, k.x(u)) + 4]),
      k.fit(0.86, 0.92),
      { body: mix(k.dark(), k.shade('#7a4a34'), 0.2), accent: k.half('#d8442f', 0, 0.12) },
    ),
  )
  k.add(
    scrub(k, 0.86, 0.97, 16, '#7f7a3f', { size: 1.6, from: 0.02, to: 0.4 }),
    birds(k, banner ? 0.64 : 0.46, 0.2, 5),
  )
  return k.calm(0.55, '#3a1626')
}
