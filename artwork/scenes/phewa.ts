import { type Options, Stage } from '../kit/stage.ts'
import { group, path, stroke, transform } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { paddler, watcher } from '../parts/people.ts'
import { birds, cloudBank, mist, sky, stars } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** One of Pokhara's painted rowing boats. */
function doonga(k: Stage, x: number, y: number, s: number, color: string, flip = false) {
  return group(
    path('M-130-34q130 30 260 0l-22 40q-100 16-216 0z', k.half(color, 0, 0.3)) +
      stroke('M-130-34q130 30 260 0', k.lit('#fbf0d0'), 7) +
      watcher(k, -30, -6, { s: 0.62, accent: k.half('#e8a83c', 0, 0.1) }) +
      watcher(k, 26, -4, { s: 0.6, accent: k.half('#d8442c', 0, 0.1) }) +
      paddler(k, 76, -22, { s: 0.9, accent: k.half('#f4ecd8', 0, 0.1) }),
    transform(x, y, s, flip),
  )
}

/** Phewa Lake at Pokhara: the fishtail peak and the Annapurnas over wooded hills, mirrored, painted boats on the water. */
export function phewa(o: Options) {
  const k = new Stage('phewa', 'alpine', o)
  const shore = k.y(0.56)
  k.add(sky(k, 0.84, 0.18, { r: 48, low: 0.3, horizon: 0.54 }))
  if (k.night) k.add(stars(k))
  const rock = '#8f8ab0'
  const heights =
    range(k, {
      ctrl: peaks(k, 0.34, 0.08, k.fit(8, 5)),
      rock,
      d: 0.62,
      base: shore,
      snow: k.y(0.46),
      detail: 24,
    }) +
    mountain(k, [k.x(0.47), k.y(0.11)], k.x(0.16), k.x(0.2), {
      rock,
      d: 0.5,
      base: shore,
      snow: k.y(0.42),
      detail: 20,
    }) +
    mountain(k, [k.x(0.505), k.y(0.125)], k.x(0.1), k.x(0.16), {
      rock,
      d: 0.48,
      base: shore,
      snow: k.y(0.42),
      detail: 18,
    })
  const woods =
    canopy(
      k,
      pts(k, [-0.04, 0.4], [0.2, 0.46], [0.42, 0.53], [0.62, 0.52], [0.84, 0.44], [1.04, 0.4]),
      [20, 38],
      k.half('#4f8a58', 0.34, 0.45),
      { base: shore },
    ) +
    canopy(
      k,
      pts(k, [-0.04, 0.5], [0.14, 0.52], [0.3, 0.555], [0.34, 0.56]),
      [16, 30],
      k.half('#3f7a48', 0.2, 0.5),
      { base: shore },
    )
  k.add(
    water(k, shore, { deep: 0.15 }),
    mirror(k, heights + mist(k, 0.4, 0.58, { to: 0.6, opacity: 0.6 }) + woods, shore, { opacity: 0.5 }),
    cloudBank(k, 0.42, 0.04, { opacity: 0.6, n: 4 }),
    glitter(k, k.sun.x, shore + 4, k.y(0.86), { width: 120, n: 40 }),
    ripple(k, shore + 8, k.y(0.97), 60, k.lit('#ffffff', 0.2), { opacity: 0.3 }),
    doonga(k, k.x(0.26), k.y(0.67), 0.6, '#e8b23c'),
    doonga(k, k.x(0.74), k.y(0.71), 0.72, '#2f7fb0', true),
    doonga(k, k.x(0.46), k.y(0.84), 1.25, '#d8442c'),
    birds(k, 0.26, 0.2, 5),
  )
  return k.calm(0.35, '#12283a')
}
