import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, sample, shape } from '../kit/svg.ts'
import { canoe, houseboat } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { frondFrame, palm } from '../parts/palms.ts'
import { birds, rays, sky, stars, strata } from '../parts/sky.ts'
import { grass } from '../parts/undergrowth.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Kerala: a kettuvallam drifting between palm banks at golden hour. */
export function kerala(o: Options) {
  const k = new Stage('kerala', 'tropic', o)
  const y = k.y(0.6)
  k.add(sky(k, k.fit(0.42, 0.5), 0.3, { r: 84, horizon: 0.6, low: 0.43 }), rays(k, 16, 0.07))
  k.light = 1
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.26, 8, { opacity: 0.55 }))
  let far = canopy(
    k,
    sample(pts(k, [-0.03, 0.55], [0.2, 0.565], [0.45, 0.58], [0.7, 0.57], [1.03, 0.54])),
    [10, 22],
    k.half('#5f8f72', 0.6, 0.5),
    { base: y },
  )
  for (let i = 0; i < k.fit(16, 10); i++) {
    const x = k.x(k.rng())
    far += palm(k, x, y - 4, k.rng.range(70, 120), k.rng.range(-20, 20), { d: 0.5 })
  }
  far +=
    canopy(
      k,
      sample(pts(k, [-0.03, 0.535], [0.14, 0.56], [0.3, 0.6])),
      [14, 28],
      k.half('#4f8a5a', 0.28, 0.6),
      { base: y },
    ) +
    canopy(
      k,
      sample(pts(k, [0.6, 0.6], [0.78, 0.565], [1.03, 0.53])),
      [14, 28],
      k.half('#4f8a5a', 0.24, 0.6),
      { base: y },
    )
  for (const [u, h, l] of k.fit<[number, number, number][]>(
    [
      [0.02, 250, 40],
      [0.07, 190, 50],
      [0.12, 215, -26],
      [0.19, 150, 40],
      [0.25, 120, 30],
      [0.72, 130, -30],
      [0.78, 175, -46],
      [0.84, 205, 34],
      [0.89, 240, -60],
      [0.95, 270, -40],
      [0.99, 230, 20],
    ],
    [
      [0.03, 250, 40],
      [0.12, 200, 36],
      [0.2, 150, 40],
      [0.28, 110, 24],
      [0.76, 140, -30],
      [0.84, 190, -40],
      [0.92, 240, -50],
      [0.99, 260, -30],
    ],
  ))
    far += palm(k, k.x(u), y - 8, h, l, { d: 0.14, leaf: '#3f8a4a' })
  // Bank house.
  const bx = k.x(k.fit(0.865, 0.88))
  far +=
    rect(bx - 44, y - 40, 88, 34, k.half('#f0dfba', 0.1)) +
    path(
      shape([
        [bx - 62, y - 36],
        [bx - 24, y - 76],
        [bx + 24, y - 76],
        [bx + 62, y - 36],
      ]),
      k.half('#c4623c', 0.08, 0.35),
    ) +
    rect(bx - 12, y - 32, 16, 26, k.glow(k.shade('#5a3a30'))) +
    rect(0, y - 8, k.x(0.3), 9, k.half('#7a6a4a', 0.1, 0.6)) +
    rect(k.x(0.62), y - 8, k.x(0.4), 9, k.half('#7a6a4a', 0.1, 0.6))
  k.add(water(k, y, { deep: 0.4 }), mirror(k, far, y, { opacity: 0.5, squash: 0.9 }))
  k.add(
    glitter(k, k.sun.x, y + 2, k.y(0.96), { width: 170, n: 64, opacity: 0.95 }),
    ripple(k, y + 6, k.H, 60, k.lit('#fff2cf', 0.2), { opacity: 0.22 }),
    ripple(k, y + 40, k.H, 40, k.shade('#1f5560'), { opacity: 0.3 }),
  )
  k.add(
    canoe(k, k.x(k.fit(0.24, 0.2)), k.y(0.665), 0.62),
    houseboat(k, k.x(k.fit(0.6, 0.56)), k.y(0.765), k.fit(1.06, 0.9)),
  )
  k.add(grass(k, pts(k, [-0.03, 1.0], [1.03, 1.0]), 90, k.dark(), { n: 46, to: k.x(0.3) }))
  k.add(
    palm(k, k.x(0.975), k.y(1.06), k.y(0.8), k.fit(-90, -80), { dark: true, size: 0.54 }),
    palm(k, k.x(1.03), k.y(1.06), k.y(0.6), -20, { dark: true, size: 0.56 }),
    frondFrame(k, k.x(-0.03), k.y(-0.02), 5, false),
    birds(k, 0.58, 0.22, 6),
  )
  return k.calm(0.55, '#0d2f38')
}
