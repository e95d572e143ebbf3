import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, group, path, rect, stroke, transform } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { birds, cumulus, sky, stars } from '../parts/sky.ts'
import { tower } from '../parts/towers.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Rounded cabin on its hanger, with people at the panes; hangs from (x, y), ~200 wide and 300 tall. */
function cabin(k: Stage, x: number, y: number, s: number, c: string, d = 0): string {
  const glass = k.glow(mix(k.half('#bfe4ee', d, 0.1), '#ffffff', 0.2), '#ffe6a8')
  return group(
    stroke('M0 0V70M-26 66H26', k.dark(d), 12) +
      circle(-16, 0, 12, k.dark(d)) +
      circle(16, 0, 12, k.dark(d)) +
      path(
        'M-96 190C-100 110-70 72 0 72S100 110 96 190V240C96 280 60 296 0 296S-96 280-96 240z',
        k.half(c, d, 0.12),
      ) +
      path(
        'M0 72C70 72 100 110 96 190V240C96 280 60 296 0 296C50 280 62 250 62 200C62 130 50 90 0 72z',
        k.shade(c, d),
        'opacity=".45"',
      ) +
      path('M-80 188C-82 124-58 94 0 94S82 124 80 188V204H-80z', glass) +
      stroke('M0 94V204M-80 160H80', k.half(c, d, 0.3), 6) +
      [-52, -20, 34, 58]
        .map(
          (px, i) =>
            path(
              `M${px - 17} 204v-${26 + (i % 2) * 14}q17-22 34 0v${26 + (i % 2) * 14}z`,
              k.half(cycle(['#e8632c', '#2f6f9a', '#f2b83a', '#8a4a8a'], i), d, 0.3),
            ) + circle(px, 166 - (i % 2) * 14, 12, k.dark(d)),
        )
        .join('') +
      rect(-92, 214, 184, 12, k.lit('#f8f0e0', d)),
    transform(x, y, s),
  )
}

/** Cable cars over the strait: one cabin near, others on their way to an island of palms and a beach. */
export function singaporeCableCar(o: Options) {
  const k = new Stage('singapore-cable-car', 'tropic', o)
  const y = k.y(0.6)
  k.add(sky(k, 0.7, 0.18, { r: 54, low: 0.4, horizon: 0.62 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.06), k.y(0.3), 300, 84, 0.9), cumulus(k, k.x(0.64), k.y(0.42), 260, 60, 0.8))
  for (const [u, w, h] of [
    [0.04, 70, 0.16],
    [0.1, 60, 0.22],
    [0.16, 80, 0.14],
    [0.24, 60, 0.19],
    [0.31, 70, 0.12],
  ] as const)
    k.add(tower(k, k.x(u), y, w, k.y(h), 0.55))
  k.add(
    canopy(
      k,
      pts(k, [0.46, 0.6], [0.58, 0.565], [0.74, 0.53], [0.9, 0.52], [1.04, 0.5]),
      [14, 32],
      k.half('#3f8f5c', 0.2, 0.4),
      { base: y + 4 },
    ),
    water(k, y, { deep: 0.1 }),
    glitter(k, k.sun.x, y + 4, k.y(0.84), { width: 150, n: 46 }),
    ripple(k, y + 6, k.y(0.98), 60, k.lit('#ffffff', 0.2), { opacity: 0.28 }),
    path(
      `M${k.x(0.5)} ${y + 6}Q${k.x(0.76)} ${y + 20} ${k.W + 20} ${y + 60}V${y - 4}H${k.x(0.5)}z`,
      k.lit('#f8e6ba', 0.04),
    ),
    path(
      `M${k.x(0.48)} ${y + 8}Q${k.x(0.76)} ${y + 24} ${k.W + 20} ${y + 70}v12Q${k.x(0.76)} ${y + 34} ${k.x(0.48)} ${y + 14}z`,
      k.lit('#ffffff'),
    ),
  )
  for (const [u, h, l] of [
    [0.6, 120, -14],
    [0.7, 150, 18],
    [0.84, 170, -16],
    [0.94, 190, 20],
  ] as const)
    k.add(palm(k, k.x(u), y + 10, h, l, { d: 0.1 }))
  // A ferry far below.
  const [fx, fy] = [k.x(0.24), k.y(0.71)]
  k.add(
    ellipse(fx, fy + 12, 130, 9, k.lit('#ffffff'), 'opacity=".5"'),
    path(`M${fx - 110} ${fy - 14}h220l-24 26h-176z`, k.half('#f4efe6', 0.05, 0.15)),
    rect(fx - 70, fy - 44, 120, 30, k.lit('#ffffff', 0.05)),
    rect(fx - 60, fy - 38, 100, 12, k.shade('#2f6f8a', 0.05)),
  )
  const [ax, ay, bx, by] = [k.x(-0.05), k.y(k.fit(0.04, 0.1)), k.x(1.05), k.y(k.fit(0.36, 0.4))]
  const at = (t: number): [number, number] => [
    ax + (bx - ax) * t,
    ay + (by - ay) * t + 4 * k.y(0.03) * t * (1 - t),
  ]
  const mid = at(0.5)
  k.add(
    stroke(`M${ax} ${ay}Q${mid[0]} ${mid[1] + k.y(0.03)} ${bx} ${by}`, k.dark(), 7),
    stroke(`M${ax} ${ay - 70}Q${mid[0]} ${mid[1] + k.y(0.03) - 56} ${bx} ${by - 40}`, k.dark(0.2), 5),
  )
  // Pylon on the island.
  const [tx, ty] = at(0.9)
  k.add(
    path(`M${tx - 16} ${ty - 50}h32l26 ${y - ty + 40}h-84z`, k.half('#d8d4cc', 0.1, 0.3)),
    rect(tx - 60, ty - 52, 120, 16, k.half('#b8b4b0', 0.1, 0.4)),
  )
  const [c1x, c1y] = at(0.72)
  k.add(cabin(k, c1x, c1y, k.fit(0.36, 0.4), '#f2b83a', 0.12))
  const [c2x, c2y] = at(0.52)
  k.add(cabin(k, c2x, c2y - k.y(0.05), k.fit(0.3, 0.32), '#2f9aa8', 0.2))
  const [c3x, c3y] = at(k.fit(0.28, 0.34))
  k.add(cabin(k, c3x, c3y, k.fit(1.25, 1.5), '#d8382e'))
  k.add(birds(k, 0.6, 0.3, 5))
  return k.calm(0.3, '#0f3040')
}
