import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon, shape, stroke } from '../kit/svg.ts'
import { ground, hill, pts, road, scrub } from '../parts/ground.ts'
import { peaks, range } from '../parts/mountains.ts'
import { trekker, watcher } from '../parts/people.ts'
import { cairn, prayerFlags } from '../parts/props.ts'
import { boulder } from '../parts/rocks.ts'
import { cumulus, mist, sky, stars, strata } from '../parts/sky.ts'
import { motorbike, suv } from '../parts/vehicles.ts'

type Company = 'riders' | 'jeep' | 'trekkers'

/** The top of a pass: flags fanning out from a heap of stones, the road falling away in bends below. */
function highPass(o: Options, who: Company) {
  const k = new Stage(`pass-${who}`, 'alpine', o)
  k.add(sky(k, 0.2, 0.16, { r: 46, low: 0.3, horizon: 0.6 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.2, 4, { opacity: 0.5 }), cumulus(k, k.x(0.52), k.y(0.3), 260, 64, 0.8))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.52, 0.18, k.fit(8, 5)),
      rock: '#8f86a4',
      d: 0.72,
      base: k.y(0.62),
      snow: k.y(0.5),
      detail: 24,
    }),
    mist(k, 0.44, 0.62, { opacity: 0.8 }),
    range(k, {
      ctrl: pts(
        k,
        [-0.03, 0.5],
        [0.12, 0.46],
        [0.3, 0.58],
        [0.5, 0.54],
        [0.7, 0.6],
        [0.88, 0.5],
        [1.03, 0.54],
      ),
      rock: '#b08a74',
      d: 0.4,
      base: k.y(0.7),
      snow: k.y(0.52),
      detail: 24,
    }),
    mist(k, 0.56, 0.7, { opacity: 0.6 }),
  )
  // Bends of the road on the slope across the valley.
  k.add(
    hill(k, pts(k, [-0.03, 0.66], [0.25, 0.6], [0.5, 0.66], [0.75, 0.7], [1.03, 0.68]), '#b8906a', 0.2, {
      foot: 0.5,
    }),
  )
  if (who !== 'trekkers')
    k.add(
      stroke(
        `M${k.x(0.04)} ${k.y(0.665)}L${k.x(0.34)} ${k.y(0.645)}L${k.x(0.1)} ${k.y(0.69)}L${k.x(0.46)} ${k.y(0.68)}L${k.x(0.14)} ${k.y(0.725)}L${k.x(0.62)} ${k.y(0.73)}`,
        k.lit('#ecd2a4', 0.15),
        9,
        'stroke-linejoin="round" opacity=".9"',
      ),
    )
  const top = pts(k, [-0.03, 0.82], [0.14, 0.785], [0.36, 0.745], [0.6, 0.725], [0.82, 0.74], [1.03, 0.76])
  k.add(
    path(
      ground(top, k.H),
      k.verticalGradient([0, k.lit('#dcb084')], [0.4, k.half('#b88a64', 0, 0.4)], [1, k.shade('#7a5a4c')]),
    ),
    // Old snow in the lee of the crest.
    path(
      shape(pts(k, [0.62, 0.76], [0.78, 0.752], [1.04, 0.79], [1.04, 0.83], [0.86, 0.8], [0.72, 0.79])),
      k.lit('#fbfaf6'),
    ),
    path(
      shape(pts(k, [-0.04, 0.85], [0.1, 0.83], [0.24, 0.84], [0.12, 0.87], [-0.04, 0.89])),
      k.half('#f4f6fa', 0, 0.35),
    ),
    scrub(k, 0.8, 0.97, 30, '#8a7a4e'),
  )
  const way = road(k, [
    [0.16, 0.79, 30],
    [0.34, 0.815, 70],
    [0.62, 0.86, 150],
    [0.92, 0.94, 280],
    [1.2, 1.06, 420],
  ])
  if (who === 'trekkers') k.add(path(ribbon(way.map(([x, y, w]) => [x, y, w * 0.22])), k.lit('#f0d4a4')))
  else
    k.add(
      path(ribbon(way.map(([x, y, w]) => [x, y + 2, w * 1.18])), k.lit('#ecca9a')),
      path(
        ribbon(way),
        k.gradientBetween(0, k.y(0.78), 0, k.H, [0, k.half('#8f8090', 0.2)], [1, k.shade('#6a6072')]),
      ),
    )
  flagFan(k)
  company(k, who)
  return k.calm(0.4, '#2a1f24')
}

function flagFan(k: Stage) {
  const cx = k.x(k.fit(0.56, 0.54))
  const cy = k.y(0.76)
  const poleTop = k.y(k.fit(0.3, 0.4))
  const ends = k.fit<[number, number][]>(
    [
      [-0.02, 0.5],
      [-0.02, 0.7],
      [0.14, 0.84],
      [0.3, 0.88],
      [1.02, 0.46],
      [1.02, 0.66],
      [0.94, 0.83],
      [0.8, 0.88],
    ],
    [
      [-0.02, 0.52],
      [-0.02, 0.68],
      [0.08, 0.83],
      [0.3, 0.86],
      [1.02, 0.5],
      [1.02, 0.66],
      [0.98, 0.8],
      [0.78, 0.85],
    ],
  )
  k.add(stroke(`M${cx} ${cy}V${poleTop}`, k.shade('#5a3f34'), 9))
  for (const [i, [u, v]] of ends.entries())
    k.add(
      prayerFlags(k, [cx, poleTop + 16 + (i % 4) * 26], [k.x(u), k.y(v)], {
        sag: 34,
        n: k.fit(24, 15) - (i % 4) * 3,
        s: 1.75 - (i % 4) * 0.12,
      }),
    )
  k.add(
    cairn(k, cx, cy + 26, 2.4),
    boulder(k, cx - 96, cy + 34, 90, 46, '#a88a76'),
    boulder(k, cx + 92, cy + 36, 80, 40, '#a88a76'),
    path(`M${cx - 5} ${poleTop}l5-30 5 30z`, k.lit('#f2c14e')),
  )
}

function company(k: Stage, who: Company) {
  if (who === 'jeep')
    k.add(
      suv(k, k.x(0.72), k.y(0.905), { s: k.fit(1.7, 1.8), accent: k.half('#f4efe2', 0, 0.15) }),
      watcher(k, k.x(0.33), k.y(0.85), { s: 0.95, accent: k.half('#d2492f', 0, 0.2) }),
      watcher(k, k.x(0.4), k.y(0.856), { s: 0.92, accent: k.half('#2f6f9a', 0, 0.2) }),
    )
  else if (who === 'riders')
    k.add(
      motorbike(k, k.x(0.3), k.y(0.826), { s: 0.72, accent: k.half('#2f6f9a', 0, 0.2), flip: true }),
      motorbike(k, k.x(0.52), k.y(0.878), { s: 1.25, accent: k.half('#d2492f', 0, 0.2), flip: true }),
      motorbike(k, k.x(0.82), k.y(0.955), { s: 2, accent: k.half('#e08a2c', 0, 0.2), flip: true }),
    )
  else
    for (const [u, v, s, c] of [
      [0.24, 0.825, 0.8, '#d2492f'],
      [0.34, 0.845, 0.92, '#2f6f9a'],
      [0.47, 0.87, 1.08, '#e0a02c'],
      [0.66, 0.91, 1.35, '#4a8a5a'],
    ] as const)
      k.add(trekker(k, k.x(u), k.y(v), { s, accent: k.half(c, 0, 0.2), flip: true }))
}

export const passByBike = (o: Options) => highPass(o, 'riders')
export const passByJeep = (o: Options) => highPass(o, 'jeep')
export const passOnFoot = (o: Options) => highPass(o, 'trekkers')
