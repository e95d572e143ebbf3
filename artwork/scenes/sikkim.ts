import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, sample } from '../kit/svg.ts'
import { yak } from '../parts/animals.ts'
import { bough, type Foliage } from '../parts/boughs.ts'
import { forest, treeline } from '../parts/conifers.ts'
import { crest, ground, pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { range } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'

/** Sikkim: Kanchenjunga at sunrise behind prayer banners and rhododendron. */
export function sikkim(o: Options) {
  const k = new Stage('sikkim', 'alpine', o)
  k.add(sky(k, 0.14, 0.24, { r: 40, low: 0.42 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.16, 5, { opacity: 0.45 }))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        ...k.fit<[number, number][]>(
          [
            [-0.03, 0.48],
            [0.1, 0.4],
            [0.18, 0.46],
            [0.32, 0.3],
            [0.38, 0.36],
            [0.54, 0.12],
            [0.62, 0.26],
            [0.7, 0.2],
            [0.8, 0.38],
            [0.9, 0.32],
            [1.03, 0.46],
          ],
          [
            [-0.03, 0.46],
            [0.18, 0.36],
            [0.3, 0.42],
            [0.55, 0.16],
            [0.68, 0.3],
            [0.8, 0.24],
            [1.03, 0.44],
          ],
        ),
      ),
      rock: '#8f94bc',
      d: 0.36,
      base: k.y(0.64),
      snow: k.y(0.6),
      detail: 18,
    }),
    mist(k, 0.46, 0.62, { opacity: 0.9 }),
    cloudBank(k, 0.5, 0.1, { opacity: 0.7 }),
  )
  for (const [v, d] of [
    [0.59, 0.5],
    [0.65, 0.34],
    [0.71, 0.2],
  ] as const)
    k.add(
      treeline(k, sample(crest(k, v, 0.03, 5)), 24 + (0.5 - d) * 60, k.half('#4f8f7c', d, 0.35), {
        gap: 11 + (0.5 - d) * 22,
      }),
      mist(k, v + 0.02, v + 0.12, { opacity: 0.4 }),
    )
  // Gompa with gilded roof.
  const gx = k.x(k.fit(0.7, 0.68))
  const gy = k.y(0.78)
  k.add(
    path(
      ground(
        pts(k, [0.2, 0.96], [0.36, 0.87], [0.5, 0.8], [0.62, 0.775], [0.8, 0.775], [0.92, 0.8], [1.04, 0.84]),
        k.H,
      ),
      k.gradientBetween(0, k.y(0.77), 0, k.H, [0, k.half('#7fa05c', 0.06, 0.2)], [1, k.shade('#3f6a4a')]),
    ),
  )
  k.add(
    block(k, gx, gy, 230, 70, '#f8eedb', { turn: 0.3 }),
    rect(gx - 118, gy - 76, 236, 12, k.half('#9c3b30', 0, 0.3)),
    block(k, gx, gy - 76, 160, 52, '#f8eedb', { turn: 0.3 }),
    rect(gx - 84, gy - 134, 168, 12, k.half('#9c3b30', 0, 0.3)),
    windows(k, gx - 104, gy - 60, 208, 40, 7, 1, { color: k.shade('#6a3a30'), ww: 0.4 }),
    windows(k, gx - 70, gy - 122, 140, 34, 5, 1, { color: k.shade('#6a3a30'), ww: 0.42 }),
    rect(gx - 18, gy - 44, 36, 44, k.glow(k.shade('#8a3a2c'))),
  )
  k.add(
    path(`M${gx - 150} ${gy - 74}q40-4 54-22h192q14 18 54 22z`, k.half('#d8a23c', 0, 0.3)),
    path(
      `M${gx - 112} ${gy - 134}q34-6 54-40h116q20 34 54 40z`,
      k.light < 0
        ? k.horizontalGradient([0, k.lit('#f0bf4c')], [1, k.shade('#d89a34')])
        : k.horizontalGradient([0, k.shade('#d89a34')], [1, k.lit('#f0bf4c')]),
    ),
    path(`M${gx - 8} ${gy - 174}l8-34 8 34z`, k.lit('#f6d26a')),
  )
  for (const [i, u] of k.fit([0.4, 0.44, 0.48, 0.52, 0.9, 0.935, 0.97], [0.3, 0.36, 0.42, 0.94]).entries()) {
    const x = k.x(u)
    const y = k.y(0.85 - (i % 3) * 0.012)
    const h = 210 - (i % 3) * 24
    k.add(
      rect(x - 2, y - h, 4, h, k.shade('#6a5040')),
      path(
        `M${x + 2} ${y - h}c14 8 20 2 26 8c-4 30 4 60-2 ${h * 0.62}c-8 4-16-2-24 2z`,
        k.half(cycle(['#fdf6e6', '#d8443c', '#2f6fc0', '#f2c23e', '#3a9a5b'], i), 0, 0.15),
      ),
    )
  }
  k.add(
    forest(k, pts(k, [-0.03, 0.9], [0.4, 0.92]), 9, [150, 250], {
      d: 0.08,
      leaf: '#3a7464',
      from: -10,
      to: k.x(0.25),
    }),
  )
  k.add(
    path(
      ground(pts(k, [-0.03, 0.88], [0.3, 0.9], [0.6, 0.95], [1.03, 0.93]), k.H),
      k.gradientBetween(
        0,
        k.y(0.88),
        0,
        k.H,
        [0, k.shade('#4f7a50')],
        [1, mix(k.shade('#25463a'), k.dark(), 0.5)],
      ),
    ),
  )
  const rhododendron: Foliage = {
    plant: 'rhododendron',
    colors: ['#d8345a', '#ec5f7f', '#c22a4e'].map((c) => k.half(c, 0, 0.15)),
    green: ['#2f6a48', '#3f8055'].map((c) => k.half(c, 0, 0.5)),
  }
  k.add(
    bough(k, [k.x(-0.03), k.y(0.08)], [k.x(k.fit(0.26, 0.4)), k.y(0.1)], rhododendron, { n: 54, s: 1.15 }),
    bough(k, [k.x(-0.03), k.y(0.2)], [k.x(k.fit(0.13, 0.2)), k.y(0.3)], rhododendron, {
      n: 30,
      s: 1.1,
    }),
  )
  k.add(
    yak(k, k.x(k.fit(0.53, 0.48)), k.y(0.845), { s: 0.8, accent: k.half('#c8402f', 0, 0.1) }),
    yak(k, k.x(k.fit(0.47, 0.38)), k.y(0.865), { s: 0.7, flip: true, accent: k.half('#e0a23a', 0, 0.1) }),
  )
  k.add(
    trekker(k, k.x(0.32), k.y(0.9), { s: 0.6, accent: k.half('#e0632c', 0, 0.1) }),
    trekker(k, k.x(0.295), k.y(0.9), { s: 0.58, accent: k.half('#2f7fb0', 0, 0.1) }),
  )
  return k.calm(0.55, '#10302c')
}
