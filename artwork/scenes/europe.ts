import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, sample, shape } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { bough } from '../parts/boughs.ts'
import { canopy } from '../parts/broadleaf.ts'
import { forest, treeline } from '../parts/conifers.ts'
import { hill, pts } from '../parts/ground.ts'
import { block, wall, windows } from '../parts/masonry.ts'
import { fractal, range } from '../parts/mountains.ts'
import { birds, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Europe: an alpine lake with a church on its island and a castle on the crag. */
export function europe(o: Options) {
  const k = new Stage('europe', 'alpine', o)
  const y = k.y(0.62)
  k.openSide = -1
  k.add(sky(k, 0.3, 0.17, { r: 46, low: 0.3, horizon: 0.62 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.54), k.y(0.16), 260, 66, 0.85))
  let far =
    range(k, {
      ctrl: pts(
        k,
        ...k.fit<[number, number][]>(
          [
            [-0.03, 0.4],
            [0.12, 0.3],
            [0.26, 0.42],
            [0.44, 0.24],
            [0.56, 0.38],
            [0.7, 0.3],
            [0.84, 0.42],
            [1.03, 0.34],
          ],
          [
            [-0.03, 0.42],
            [0.2, 0.3],
            [0.4, 0.42],
            [0.62, 0.26],
            [0.86, 0.42],
            [1.03, 0.36],
          ],
        ),
      ),
      rock: '#8a96ba',
      d: 0.52,
      base: y,
      snow: k.y(0.46),
      detail: 22,
    }) + mist(k, 0.46, 0.62, { opacity: 0.7, to: 0.62 })
  far += treeline(
    k,
    sample(pts(k, [-0.03, 0.5], [0.2, 0.53], [0.45, 0.56], [0.7, 0.54], [1.03, 0.5])),
    30,
    k.shade('#4a8078', 0.4),
    { gap: 12, base: y },
  )
  // Castle crag on the left.
  const cx = k.x(k.fit(0.17, 0.16))
  const q = k.fit(1, 0.86)
  const cy = k.y(0.37)
  far += path(
    shape([
      ...fractal([cx - 260 * q, y], [cx - 120 * q, cy], 0.12, 22, k.rng),
      ...fractal([cx + 110 * q, cy + 6], [cx + 190 * q, y], 0.12, 22, k.rng),
    ]),
    k.gradientBetween(0, cy, 0, y, [0, k.lit('#b3a898', 0.18)], [1, k.half('#8a8f88', 0.16, 0.6)]),
  )
  far +=
    wall(k, cx - 124 * q, cx + 112 * q, cy + 14, 44 * q, '#e6d8c2', 0.14, 6 * q) +
    block(k, cx - 30 * q, cy + 6, 120 * q, 84 * q, '#f2e6d2', { d: 0.14, turn: 0.3 }) +
    path(
      shape([
        [cx - 98 * q, cy - 76 * q],
        [cx - 62 * q, cy - 116 * q],
        [cx + 4 * q, cy - 116 * q],
        [cx + 38 * q, cy - 76 * q],
      ]),
      k.half('#b8523a', 0.14, 0.3),
    ) +
    windows(k, cx - 80 * q, cy - 64 * q, 100 * q, 50 * q, 4, 2, {
      color: k.shade('#5a5560', 0.14),
      ww: 0.34,
      hh: 0.5,
    })
  far +=
    block(k, cx + 66 * q, cy + 8, 46 * q, 128 * q, '#ecdfc8', { d: 0.13, turn: 0.34 }) +
    path(
      shape([
        [cx + 36 * q, cy - 118 * q],
        [cx + 66 * q, cy - 186 * q],
        [cx + 96 * q, cy - 118 * q],
      ]),
      k.half('#b8523a', 0.12, 0.3),
    ) +
    windows(k, cx + 50 * q, cy - 104 * q, 30 * q, 60 * q, 1, 2, {
      color: k.shade('#5a5560', 0.14),
      ww: 0.36,
      hh: 0.5,
    })
  far += canopy(
    k,
    sample(pts(k, [-0.03, 0.575], [0.16, 0.59], [0.36, 0.61])),
    [14, 30],
    k.half('#5f8f52', 0.16, 0.5),
    { base: y },
  )
  // Island with its church.
  const ix = k.x(k.fit(0.64, 0.6))
  const s = k.fit(1, 0.92)
  far += path(
    `M${ix - 250 * s} ${y}C${ix - 190 * s} ${y - 40 * s} ${ix - 80 * s} ${y - 66 * s} ${ix} ${y - 66 * s}S${ix + 190 * s} ${y - 40 * s} ${ix + 250 * s} ${y}z`,
    k.half('#6f9a58', 0.06, 0.4),
  )
  far += canopy(
    k,
    sample([
      [ix - 220 * s, y - 22 * s],
      [ix - 120 * s, y - 66 * s],
      [ix, y - 74 * s],
      [ix + 130 * s, y - 62 * s],
      [ix + 226 * s, y - 18 * s],
    ]),
    [18, 36],
    k.half('#4f8a4c', 0.06, 0.45),
    { base: y - 4 },
  )
  const by = y - 66 * s
  far +=
    block(k, ix + 34 * s, by, 130 * s, 74 * s, '#fbf3e4', { d: 0.04, turn: 0.3 }) +
    path(
      shape([
        [ix - 40 * s, by - 72 * s],
        [ix - 20 * s, by - 112 * s],
        [ix + 88 * s, by - 112 * s],
        [ix + 110 * s, by - 72 * s],
      ]),
      k.half('#c2583c', 0.04, 0.25),
    ) +
    windows(k, ix - 20 * s, by - 60 * s, 108 * s, 44 * s, 4, 1, {
      color: k.shade('#5a5560', 0.05),
      arch: true,
      ww: 0.36,
      hh: 0.9,
    })
  far +=
    block(k, ix - 66 * s, by + 4 * s, 48 * s, 170 * s, '#fdf6ea', { d: 0.03, turn: 0.34 }) +
    windows(k, ix - 80 * s, by - 150 * s, 28 * s, 40 * s, 1, 1, {
      color: k.shade('#4a4550', 0.05),
      arch: true,
      ww: 0.6,
      hh: 0.9,
      chance: 1,
    }) +
    rect(ix - 94 * s, by - 170 * s, 56 * s, 7 * s, k.half('#c2583c', 0.03, 0.3)) +
    path(
      shape([
        [ix - 94 * s, by - 168 * s],
        [ix - 66 * s, by - 268 * s],
        [ix - 38 * s, by - 168 * s],
      ]),
      k.light < 0
        ? k.horizontalGradient([0, k.lit('#b04a34', 0.03)], [1, k.shade('#b04a34', 0.03)])
        : k.horizontalGradient([0, k.shade('#b04a34', 0.03)], [1, k.lit('#b04a34', 0.03)]),
    ) +
    rect(ix - 68 * s, by - 290 * s, 4 * s, 26 * s, k.lit('#e9c45c'))
  for (let i = 0; i < 7; i++)
    far += rect(
      ix - (14 + i * 3) * s,
      y - 60 * s + i * 9 * s,
      (28 + i * 6) * s,
      9 * s,
      k.verticalGradient([0, k.lit('#efe2cc')], [1, k.half('#cdb898', 0, 0.5)]),
    )
  k.add(
    water(k, y, { tint: '#1f6f80', deep: 0.3 }),
    mirror(k, far, y, { opacity: 0.5 }),
    rect(0, y - 1, k.W, 3, k.lit('#ffffff', 0.4), 'opacity=".45"'),
  )
  k.add(
    glitter(k, k.sun.x, y + 6, k.y(0.94), { width: 120, n: 40 }),
    ripple(k, y + 8, k.H, 56, k.lit('#ffffff', 0.25), { opacity: 0.22 }),
    ripple(k, y + 30, k.H, 34, k.shade('#1f4a68'), { opacity: 0.24 }),
  )
  k.add(
    canoe(k, k.x(k.fit(0.4, 0.34)), k.y(0.745), 1, { color: '#7a4a34', who: '#f2c13a' }),
    canoe(k, k.x(k.fit(0.82, 0.8)), k.y(0.69), 0.6, { flip: true }),
  )
  const near = pts(k, [0.62, 1.03], [0.76, 0.93], [0.9, 0.89], [1.03, 0.87])
  k.add(
    hill(k, near, '#7fae5a', 0, { to: mix(k.shade('#3f6a44'), k.dark(), 0.3), foot: 1 }),
    forest(k, near, 5, [150, 260], { d: 0.02, leaf: '#2f5f4c', from: k.x(0.9), to: k.W + 30 }),
  )
  k.add(
    bough(
      k,
      [k.x(-0.03), k.y(0.03)],
      [k.x(k.fit(0.22, 0.36)), k.y(0.07)],
      { plant: 'chinar', colors: ['#e8a23a', '#d87a2c', '#9ab04a', '#c8502c'].map((c) => k.half(c, 0, 0.2)) },
      { n: 60, s: 1.2 },
    ),
    birds(k, 0.44, 0.2, 5),
  )
  return k.calm(0.5, '#12304a')
}
