import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, sample, yAt } from '../kit/svg.ts'
import { bactrian } from '../parts/animals.ts'
import { canopy } from '../parts/broadleaf.ts'
import { dune, ripples } from '../parts/dunes.ts'
import { hill, pts, scrub } from '../parts/ground.ts'
import { monastery } from '../parts/mountain-houses.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'

/** Nubra: double-humped camels on grey dunes below Diskit. */
export function nubra(o: Options) {
  const k = new Stage('nubra', 'alpine', o)
  k.add(sky(k, 0.22, 0.17, { r: 48, low: 0.3 }))
  if (k.night) k.add(stars(k, 170, 0.5))
  k.add(strata(k, 0.2, 5, { opacity: 0.45 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.46, 0.24, k.fit(5, 3)),
      rock: '#8f88a4',
      d: 0.6,
      base: k.y(0.58),
      snow: k.y(0.4),
      detail: 24,
    }),
    mist(k, 0.42, 0.6, { opacity: 0.8 }),
  )
  k.add(
    range(k, {
      ctrl: pts(
        k,
        ...k.fit<[number, number][]>(
          [
            [-0.03, 0.36],
            [0.1, 0.3],
            [0.24, 0.5],
            [0.4, 0.44],
            [0.5, 0.54],
            [0.8, 0.22],
            [1.03, 0.46],
          ],
          [
            [-0.03, 0.4],
            [0.12, 0.34],
            [0.34, 0.54],
            [0.74, 0.24],
            [1.03, 0.46],
          ],
        ),
      ),
      rock: '#a98678',
      d: 0.3,
      base: k.y(0.66),
      detail: 22,
    }),
  )
  const hx = k.x(k.fit(0.75, 0.7))
  const hy = k.y(0.55)
  k.add(
    mountain(k, [hx + 30, hy - 110], 430, 420, {
      rock: '#b9937a',
      d: 0.2,
      base: k.y(0.68),
      detail: 24,
      foot: 0.3,
    }),
    monastery(k, hx - 10, hy + 20, k.fit(0.5, 0.5), 0.08),
    mountain(k, [hx + 96, hy - 10], 190, 330, {
      rock: '#b9937a',
      d: 0.14,
      base: k.y(0.68),
      detail: 24,
      foot: 0.3,
    }),
    mountain(k, [hx - 96, hy - 6], 260, 190, {
      rock: '#bd977c',
      d: 0.12,
      base: k.y(0.68),
      detail: 24,
      foot: 0.3,
    }),
  )
  k.add(
    mountain(k, [hx - 4, hy + 6], 200, 200, {
      rock: '#c29c80',
      d: 0.1,
      base: k.y(0.68),
      detail: 24,
      foot: 0.3,
    }),
    mist(k, 0.58, 0.68, { opacity: 0.4 }),
  )
  // Poplar and buckthorn along the river.
  k.add(
    hill(k, pts(k, [-0.03, 0.655], [0.4, 0.66], [1.03, 0.65]), '#7fa860', 0.16, {
      base: k.y(0.74),
      foot: 0.5,
    }),
    canopy(
      k,
      sample(pts(k, [-0.03, 0.655], [0.5, 0.66], [1.03, 0.648])),
      [9, 20],
      k.half('#5f8a4c', 0.12, 0.5),
      { base: k.y(0.7) },
    ),
  )
  const poplars = (u0: number, u1: number, n: number) => {
    let d = ''
    for (let i = 0; i < n; i++) {
      const x = k.x(k.rng.range(u0, u1))
      const h = k.rng.range(44, 84)
      const y = k.y(0.668)
      d += `M${x.toFixed(0)} ${y.toFixed(0)}q-9-${(h * 0.5).toFixed(0)} 0-${h.toFixed(0)}q9 ${(h * 0.5).toFixed(0)} 0 ${h.toFixed(0)}z`
    }
    return path(d, k.half('#6f9a4a', 0.1, 0.45))
  }
  k.add(poplars(0.02, 0.24, 14), poplars(0.46, 0.6, 9), poplars(0.9, 1, 6))
  k.add(
    path(
      `M-20 ${k.y(0.688)}Q${k.x(0.4)} ${k.y(0.674)} ${k.W + 20} ${k.y(0.685)}V${k.y(0.7)}Q${k.x(0.5)} ${k.y(0.69)} -20 ${k.y(0.704)}z`,
      k.half('#6fb4c4', 0.1, 0.15),
    ),
  )
  const sand = '#d2c3b2'
  k.add(
    dune(
      k,
      pts(
        k,
        [-0.03, 0.7],
        [0.14, 0.685],
        [0.3, 0.705],
        [0.52, 0.72],
        [0.74, 0.695],
        [0.9, 0.705],
        [1.03, 0.69],
      ),
      pts(k, [0.74, 0.695], [0.71, 0.73], [0.63, 0.76], [0.56, 0.8]),
      sand,
      0.12,
    ),
  )
  k.add(
    dune(
      k,
      pts(k, [-0.03, 0.73], [0.16, 0.72], [0.28, 0.735], [0.5, 0.77], [0.8, 0.75], [1.03, 0.76]),
      pts(k, [0.16, 0.72], [0.14, 0.76], [0.07, 0.8], [0.02, 0.86], [-0.06, 0.92]),
      sand,
      0.05,
    ),
  )
  const crest = pts(
    k,
    [-0.03, 0.9],
    [0.18, 0.86],
    [0.36, 0.82],
    [0.54, 0.79],
    [0.7, 0.795],
    [0.86, 0.83],
    [1.03, 0.85],
  )
  k.add(
    dune(
      k,
      crest,
      pts(k, [0.58, 0.79], [0.55, 0.84], [0.47, 0.89], [0.43, 0.95], [0.34, 1.04]),
      mix(sand, '#c8a98a', 0.25),
      0,
    ),
    ripples(k, k.x(0.04), k.y(0.92), k.x(0.3), 4, 15, k.shade('#b8a690'), 0.45),
  )
  const top = sample(crest)
  const us = k.fit([0.44, 0.54, 0.64, 0.735], [0.3, 0.47, 0.64, 0.8])
  us.forEach((u, i) => {
    const x = k.x(u)
    const y = yAt(top, x) + 5
    k.add(
      i === us.length - 1
        ? watcher(k, x, y, { s: 0.68, accent: k.half('#a8322f', 0, 0.1) })
        : bactrian(k, x, y, {
            s: k.fit(1.02, 0.95),
            rider: i !== 1,
            body: mix(k.shade('#7a5a3f'), k.dark(), 0.3),
            accent: k.half(['#c8402f', '#2f6f9a', '#e0a23a'][i] ?? '#c8402f', 0, 0.15),
          }),
    )
  })
  k.add(scrub(k, 0.9, 0.98, 14, '#7a7f4a', { size: 1.7, to: 0.36 }), birds(k, 0.42, 0.22, 4))
  return k.calm(0.5, '#2a2230')
}
