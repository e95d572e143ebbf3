import { type Options, Stage } from '../kit/stage.ts'
import { path } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { hill, pts } from '../parts/ground.ts'
import { karst } from '../parts/karst.ts'
import { palm } from '../parts/palms.ts'
import { cruiseShip, fastBoat, ferry } from '../parts/passenger-boats.ts'
import { birds, cumulus, rays, sky, stars, strata } from '../parts/sky.ts'
import { tower } from '../parts/towers.ts'
import { glitter, ripple, water } from '../parts/water.ts'

export type Coast = 'islands' | 'karsts' | 'volcano' | 'harbour'

/** Between two islands: the boat on open water, its wake behind it. */
export function seaCrossing(o: Options, coast: Coast, boat: 'ferry' | 'fast boat' | 'ship') {
  const k = new Stage(`crossing-${coast}`, 'tropic', o)
  const y = k.y(0.46)
  k.add(sky(k, 0.3, 0.18, { r: 52, low: 0.34, horizon: 0.48 }), rays(k, 12, 0.06))
  if (k.night) k.add(stars(k))
  k.add(
    strata(k, 0.2, 4, { opacity: 0.5 }),
    cumulus(k, k.x(0.1), k.y(0.36), 240, 70, 0.85),
    cumulus(k, k.x(0.66), k.y(0.3), 300, 80, 0.85),
  )
  shore[coast](k, y)
  k.add(
    water(k, y, { deep: 0.12 }),
    glitter(k, k.sun.x, y + 3, k.y(0.84), { width: 190, n: 70 }),
    ripple(k, y + 6, k.y(0.98), 90, k.lit('#ffffff', 0.15), { opacity: 0.28 }),
  )
  if (boat === 'ferry') k.add(ferry(k, k.x(0.54), k.y(0.7), k.fit(1.6, 1.3)))
  else if (boat === 'ship') k.add(cruiseShip(k, k.x(0.5), k.y(0.72), k.fit(1.25, 1)))
  else k.add(fastBoat(k, k.x(0.55), k.y(0.72), k.fit(2.1, 1.7)))
  // The swell runs before the hull.
  let swell = ''
  for (const [u, v, w] of [
    [0.1, 0.86, 260],
    [0.42, 0.9, 340],
    [0.74, 0.84, 300],
    [0.22, 0.96, 380],
    [0.66, 0.97, 420],
  ] as const)
    swell += `M${k.x(u) - w / 2} ${k.y(v)}q${w * 0.25}-16 ${w * 0.5}-4t${w * 0.5} 4q${-w * 0.25} 10 ${-w * 0.5} 8t${-w * 0.5}-8z`
  k.add(path(swell, k.lit('#ffffff', 0.1), 'opacity=".25"'), birds(k, 0.62, 0.2, 6, 12))
  return k.calm(0.4, '#0c2f44')
}

const shore: Record<Coast, (k: Stage, y: number) => void> = {
  islands(k, y) {
    const far = pts(k, [0.68, 0.455], [0.78, 0.41], [0.9, 0.39], [1.04, 0.4])
    k.add(
      hill(k, pts(k, [-0.04, 0.43], [0.08, 0.42], [0.2, 0.458]), '#4f9a7a', 0.5, { base: y + 2 }),
      canopy(k, far, [12, 26], k.half('#3f8a5f', 0.3, 0.35), { base: y + 2 }),
      palm(k, k.x(0.74), y + 2, 70, 20, { d: 0.2, size: 0.2 }),
      palm(k, k.x(0.8), y, 96, -24, { d: 0.2, size: 0.24 }),
    )
  },
  karsts(k, y) {
    for (const [u, w, h] of [
      [0.06, 120, 200],
      [0.16, 80, 120],
      [0.72, 90, 150],
      [0.84, 150, 270],
      [0.96, 120, 190],
    ] as const)
      k.add(karst(k, k.x(u), y + 4, w, h, 0.3))
  },
  volcano(k, y) {
    k.add(
      hill(
        k,
        pts(
          k,
          [0.44, 0.46],
          [0.58, 0.4],
          [0.68, 0.26],
          [0.71, 0.235],
          [0.74, 0.25],
          [0.84, 0.38],
          [1.04, 0.44],
        ),
        '#5f8aa0',
        0.6,
        { base: y + 2 },
      ),
      hill(k, pts(k, [0.7, 0.46], [0.82, 0.43], [0.94, 0.42], [1.04, 0.43]), '#4f9a6a', 0.3, { base: y + 2 }),
      hill(k, pts(k, [-0.04, 0.42], [0.1, 0.43], [0.22, 0.458]), '#4f9a7a', 0.45, { base: y + 2 }),
    )
  },
  harbour(k, y) {
    for (const [i, [u, w, h]] of (
      [
        [0.6, 50, 120],
        [0.65, 44, 190],
        [0.7, 56, 150],
        [0.75, 48, 240],
        [0.8, 60, 200],
        [0.855, 50, 280],
        [0.905, 58, 170],
        [0.96, 52, 220],
      ] as const
    ).entries())
      k.add(
        tower(k, k.x(u), y + 2, w, h, 0.45, i % 2 ? '#8fb2c4' : '#a8b8c8', i % 3 === 0 ? 'slant' : 'flat'),
      )
    k.add(hill(k, pts(k, [-0.04, 0.44], [0.1, 0.435], [0.24, 0.458]), '#4f9a7a', 0.45, { base: y + 2 }))
  },
}
