import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, rect } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { hill, pts } from '../parts/ground.ts'
import { mountain } from '../parts/mountains.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'
import { meru, splitGate } from '../parts/temples.ts'
import { plantain } from '../parts/undergrowth.ts'
import { glitter, lotus, mirror, ripple, water } from '../parts/water.ts'

/** Bali's crater lake: thatched merus on their islets, cloud on the caldera wall. */
export function baliLake(o: Options) {
  const k = new Stage('bali-lake', 'monsoon', o)
  const y = k.y(0.62)
  k.openSide = 1
  k.add(sky(k, 0.72, 0.18, { r: 54, low: 0.32, horizon: 0.6 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.18, 6, { opacity: 0.5 }))
  let far =
    mountain(k, [k.x(0.28), k.y(0.24)], 520, 620, {
      rock: '#5f8a80',
      d: 0.56,
      base: y,
      detail: 30,
      foot: 0.6,
      relief: 0.4,
    }) +
    mist(k, 0.4, 0.6, { opacity: 0.6, to: 0.62 }) +
    hill(k, pts(k, [-0.03, 0.46], [0.2, 0.5], [0.5, 0.54], [0.76, 0.48], [1.03, 0.42]), '#5a8f70', 0.4, {
      base: y,
      foot: 0.5,
    }) +
    cloudBank(k, 0.48, 0.08, { opacity: 0.65 }) +
    canopy(
      k,
      pts(k, [-0.03, 0.57], [0.3, 0.59], [0.6, 0.6], [1.03, 0.56]),
      [12, 26],
      k.half('#3f7f58', 0.26, 0.5),
      { base: y },
    )
  const islet = (x: number, w: number) =>
    ellipse(x, y, w, 16, k.half('#6f9a5a', 0.03, 0.4)) +
    rect(
      x - w * 0.8,
      y - 22,
      w * 1.6,
      22,
      k.verticalGradient([0, k.lit('#b0a090', 0.02)], [1, k.shade('#8a7a70', 0.02)]),
    ) +
    canopy(
      k,
      [
        [x - w * 0.86, y - 14],
        [x - w * 0.4, y - 20],
        [x - w * 0.3, y - 16],
      ],
      [10, 18],
      k.half('#d8504a', 0.02, 0.35),
      { base: y - 6 },
    ) +
    canopy(
      k,
      [
        [x + w * 0.34, y - 16],
        [x + w * 0.6, y - 20],
        [x + w * 0.9, y - 12],
      ],
      [10, 18],
      k.half('#4f9a58', 0.02, 0.35),
      { base: y - 6 },
    )
  const x = k.x(k.fit(0.6, 0.56))
  const q = k.fit(1, 0.94)
  far +=
    islet(x, 150 * q) +
    meru(k, x, y - 18, k.fit(1.12, 1.42) * q, 11, 0.02) +
    islet(x + 280 * q, 110 * q) +
    meru(k, x + 280 * q, y - 18, 1.2 * q, 3, 0.05)
  k.add(
    water(k, y, { tint: '#2f7a86', deep: 0.3 }),
    mirror(k, far, y, { opacity: 0.5 }),
    mist(k, 0.58, 0.66, { both: true, opacity: 0.5 }),
  )
  k.add(
    glitter(k, k.sun.x, y + 6, k.y(0.9), { width: 130, n: 40 }),
    ripple(k, y + 8, k.H, 56, k.lit('#ffffff', 0.2), { opacity: 0.24 }),
    ripple(k, y + 30, k.H, 30, k.shade('#1f4a50'), { opacity: 0.24 }),
  )
  k.add(
    canoe(k, k.x(k.fit(0.34, 0.28)), k.y(0.74), 1, { who: '#e8c27a' }),
    lotus(k, k.x(0.3), k.x(0.7), k.y(0.92), k.y(1.0), 18),
  )
  k.add(
    splitGate(k, k.x(k.fit(0.14, 0.14)), k.y(0.93), k.fit(1.05, 0.92)),
    path(
      `M-20 ${k.y(0.925)}H${k.x(0.32)}q40 20 30 120H-20z`,
      k.verticalGradient([0, k.half('#6f9a5a', 0, 0.4)], [1, k.shade('#2f5a3c')]),
    ),
    plantain(k, k.x(0.97), k.y(1.02), 2.2),
    birds(k, 0.44, 0.2, 5),
  )
  return k.calm(0.44, '#12332e')
}
