import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon } from '../kit/svg.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { hill, pts, road, sweeps } from '../parts/ground.ts'
import { safariCar } from '../parts/road-vehicles.ts'
import { type Place, put } from '../parts/silhouette.ts'
import { birds, mist, rays, sky, stars } from '../parts/sky.ts'
import { grass } from '../parts/undergrowth.ts'

/** A spotted deer, ~100 tall, facing right. */
function chital(k: Stage, x: number, y: number, p: Place & { stag?: boolean } = {}) {
  const spots = Array.from(
    { length: 11 },
    (_, i) => `<circle cx="${-30 + i * 5.4}" cy="${-56 + ((i * 7) % 13)}" r="1.9" fill="#fbe8c8"/>`,
  ).join('')
  return put(
    k,
    p.stag ? 'stag' : 'chital',
    () =>
      `<path fill="currentColor" d="M-40-46c2-14 12-20 28-20h28c8-2 12-8 15-20l8-8 13 5 8 7-4 5-12 1-8 26c-4 12-10 18-20 20h-44c-9-2-12-8-12-16z"/>` +
      `<path d="M-38-40l-2 22 3 18h6l2-20 4-14zM-22-34l2 34h6l3-32zM14-32l-1 32h6l6-30zM26-38l6 38h6l-1-42z"/>` +
      `<path fill="#fbf0d8" d="M-42-48l-5 12 7 4z"/>${spots}` +
      (p.stag
        ? `<path d="M40-92c-8-14-6-30 4-42l3 2c-6 10-7 18-4 26l10-10 2 3-11 14zM42-92c4-12 14-20 20-34l-4 0c-8 10-16 16-20 28z"/>`
        : ''),
    x,
    y,
    p,
  )
}

/** Sal forest: an open car on the track, chital looking up from the grass. */
export function forestSafari(o: Options) {
  const k = new Stage('forest-safari', 'monsoon', o)
  k.add(sky(k, 0.66, 0.2, { r: 56, low: 0.32, horizon: 0.5 }), rays(k, 16, 0.1))
  if (k.night) k.add(stars(k))
  k.add(
    hill(k, pts(k, [-0.04, 0.44], [0.24, 0.36], [0.5, 0.42], [0.76, 0.37], [1.04, 0.42]), '#6f9a7a', 0.66),
    mist(k, 0.38, 0.54),
    canopy(
      k,
      pts(k, [-0.04, 0.5], [0.3, 0.47], [0.6, 0.5], [1.04, 0.46]),
      [24, 46],
      k.half('#6a9a58', 0.46, 0.4),
      { base: k.y(0.62) },
    ),
    canopy(
      k,
      pts(k, [-0.04, 0.56], [0.24, 0.55], [0.5, 0.585], [0.78, 0.55], [1.04, 0.54]),
      [20, 40],
      k.half('#5a8a4a', 0.28, 0.4),
      { base: k.y(0.68) },
    ),
    mist(k, 0.56, 0.68, { opacity: 0.6 }),
    hill(k, pts(k, [-0.04, 0.64], [0.3, 0.63], [0.7, 0.645], [1.04, 0.63]), '#c8b45a', 0.06, { foot: 0.6 }),
    sweeps(k, 0.68, 0.94, 8, k.shade('#8a8a3c'), 0.24),
  )
  const track = road(k, [
    [0.98, 0.65, 14],
    [0.86, 0.68, 50],
    [0.74, 0.74, 110],
    [0.52, 0.81, 150],
    [0.2, 0.86, 190],
    [-0.1, 0.92, 260],
  ])
  k.add(
    path(ribbon(track), k.half('#d8a870', 0, 0.2)),
    path(ribbon(track.map(([x, y, w]) => [x, y - 4, w * 0.16])), k.half('#b8b060', 0, 0.3)),
  )
  for (const [u, v, h] of [
    [0.08, 0.7, 460],
    [0.93, 0.68, 430],
  ] as const)
    k.add(broadTree(k, k.x(u), k.y(v), h, { d: 0.06, leaf: '#5f8f48' }))
  k.add(
    grass(k, pts(k, [0, 0.71], [1, 0.7]), 40, k.half('#a8983c', 0.04, 0.5), { n: 130 }),
    chital(k, k.x(0.27), k.y(0.72), {
      s: 0.95,
      accent: k.half('#c8843c', 0, 0.15),
      body: k.shade('#7a4a28'),
    }),
    chital(k, k.x(0.36), k.y(0.715), {
      s: 0.8,
      flip: true,
      accent: k.half('#c8843c', 0, 0.15),
      body: k.shade('#7a4a28'),
    }),
    chital(k, k.x(0.185), k.y(0.735), {
      s: 1.05,
      stag: true,
      accent: k.half('#b8743c', 0, 0.2),
      body: k.shade('#6a4028'),
    }),
    safariCar(k, k.x(0.6), k.y(0.84), '#5f7a4a', { s: k.fit(1.55, 1.4), flip: true }),
  )
  const bank = pts(k, [-0.04, 0.98], [0.3, 0.96], [0.7, 0.98], [1.04, 0.95])
  k.add(
    grass(k, bank, 120, mix(k.shade('#8a8a3c'), k.dark(), 0.2), { n: 180 }),
    grass(
      k,
      bank.map(([x, y]) => [x, y + 26]),
      130,
      mix(k.shade('#5a6a34'), k.dark(), 0.45),
      { n: 150 },
    ),
    birds(k, 0.5, 0.26, 5),
  )
  return k.calm(0.4, '#1a2a18')
}
