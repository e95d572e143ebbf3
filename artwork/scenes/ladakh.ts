import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon, stroke } from '../kit/svg.ts'
import { ground, hill, pts, road, scrub, sweeps } from '../parts/ground.ts'
import { peaks, range } from '../parts/mountains.ts'
import { chorten, prayerFlags } from '../parts/props.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { motorbike, suv } from '../parts/vehicles.ts'

/** Ladakh: riders on a high road, bare painted mountains, a chorten on the bend. */
export const ladakh = (o: Options) => highRoad(o, 'riders')
/** The same road, travelled by jeep. */
export const ladakhByJeep = (o: Options) => highRoad(o, 'jeeps')

function highRoad(o: Options, who: 'riders' | 'jeeps') {
  const k = new Stage('ladakh', 'alpine', o)
  k.add(sky(k, 0.24, 0.19, { r: 50, low: 0.33 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.2, 6, { opacity: 0.5 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.5, 0.2, k.fit(6, 4)),
      rock: '#8f7f96',
      d: 0.72,
      base: k.y(0.62),
      snow: k.y(0.42),
      detail: 26,
    }),
  )
  k.add(mist(k, 0.42, 0.62))
  const main = k.fit<[number, number][]>(
    [
      [-0.03, 0.42],
      [0.1, 0.34],
      [0.2, 0.44],
      [0.33, 0.3],
      [0.42, 0.4],
      [0.62, 0.13],
      [0.74, 0.33],
      [0.84, 0.25],
      [0.93, 0.36],
      [1.03, 0.3],
    ],
    [
      [-0.03, 0.4],
      [0.16, 0.32],
      [0.3, 0.42],
      [0.6, 0.17],
      [0.8, 0.36],
      [0.96, 0.28],
      [1.03, 0.34],
    ],
  )
  k.add(
    range(k, {
      ctrl: pts(k, ...main),
      rock: '#c08a6c',
      d: 0.34,
      base: k.y(0.72),
      snow: k.y(0.33),
      detail: 22,
    }),
  )
  k.add(mist(k, 0.54, 0.72, { opacity: 0.7 }))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        [-0.03, 0.5],
        [0.08, 0.47],
        [0.22, 0.6],
        [0.4, 0.56],
        [0.52, 0.64],
        [0.78, 0.5],
        [0.9, 0.56],
        [1.03, 0.46],
      ),
      rock: '#cf9767',
      d: 0.16,
      base: k.y(0.74),
      detail: 26,
      rough: 0.12,
      foot: 0.25,
    }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.7], [0.25, 0.66], [0.55, 0.69], [0.8, 0.64], [1.03, 0.66]), '#d8a873', 0.06, {
      foot: 0.55,
    }),
  )
  k.add(
    sweeps(k, 0.69, 0.95, 6, k.shade('#b07a5c'), 0.32),
    sweeps(k, 0.68, 0.9, 5, k.lit('#f4cf96'), 0.45),
    scrub(k, 0.68, 0.97, 44, '#7d7a4a'),
  )
  const way = road(k, [
    [0.66, 0.655, 10],
    [0.78, 0.668, 15],
    [0.7, 0.69, 24],
    [0.5, 0.71, 36],
    [0.44, 0.745, 58],
    [0.62, 0.8, 104],
    [0.86, 0.86, 170],
    [0.98, 0.95, 260],
    [1.0, 1.06, 330],
  ])
  k.add(
    path(ribbon(way.map(([x, y, w]) => [x, y + 2, w * 1.2])), k.lit('#e8c593', 0.04)),
    path(
      ribbon(way),
      k.gradientBetween(0, k.y(0.65), 0, k.H, [0, k.half('#8f8090', 0.3)], [1, k.shade('#6a6072')]),
    ),
  )
  k.add(
    stroke(
      `M${k.x(0.46)} ${k.y(0.745)}C${k.x(0.5)} ${k.y(0.79)} ${k.x(0.8)} ${k.y(0.83)} ${k.x(0.93)} ${k.y(0.94)}`,
      k.lit('#f6e3b0'),
      3,
      'stroke-dasharray="18 22" opacity=".55"',
    ),
  )
  const front = pts(k, [-0.03, 0.74], [0.12, 0.735], [0.26, 0.79], [0.42, 0.87], [0.6, 0.98], [0.66, 1.03])
  k.add(
    path(ground(front, k.H), k.lit('#e0a070')),
    path(
      ground(
        front.map(([x, y], i) => [x - 4, y + 6 + i * 3]),
        k.H,
      ),
      k.gradientBetween(
        0,
        k.y(0.74),
        0,
        k.H,
        [0, k.half('#b07a58', 0, 0.55)],
        [0.35, k.shade('#8d5f50')],
        [1, mix(k.shade('#5d4148'), k.dark(), 0.55)],
      ),
    ),
  )
  k.add(scrub(k, 0.8, 0.99, 26, '#6d6a46', { to: 0.36, size: 1.5 }))
  const cx = k.x(k.fit(0.13, 0.18))
  const cy = k.y(0.755)
  k.add(
    prayerFlags(k, [cx, cy - 160], [k.x(-0.02), k.y(0.62)], { sag: 26, n: 9 }),
    prayerFlags(k, [cx, cy - 160], [k.x(k.fit(0.34, 0.46)), k.y(k.fit(0.83, 0.88))], { sag: 30, n: 16 }),
    chorten(k, cx, cy + 8, 175),
  )
  if (who === 'jeeps')
    k.add(
      suv(k, k.x(0.5), k.y(0.714), { s: 0.2, accent: k.half('#f4efe2', 0, 0.2), flip: true }),
      suv(k, k.x(0.75), k.y(0.862), { s: 1.05, accent: k.half('#f4efe2', 0, 0.15) }),
    )
  else
    k.add(
      motorbike(k, k.x(0.5), k.y(0.714), { s: 0.24, flip: true }),
      motorbike(k, k.x(0.59), k.y(0.79), { s: 0.56, accent: k.half('#d2492f', 0, 0.2) }),
      motorbike(k, k.x(0.75), k.y(0.856), { s: 1.02, accent: k.half('#e08a2c', 0, 0.2) }),
    )
  k.add(
    boulder(k, k.x(0.33), k.y(0.87), 70, 38, '#9d7460'),
    boulder(k, k.x(0.285), k.y(0.88), 38, 22, '#9d7460'),
    birds(k, 0.42, 0.24, 4),
  )
  return k.calm(0.5)
}
