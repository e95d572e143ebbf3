import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, ellipse, type Point, path, rect, sample, stroke } from '../kit/svg.ts'
import { dhow, longTail } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { church } from '../parts/monuments.ts'
import { palm } from '../parts/palms.ts'
import { watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars, strata } from '../parts/sky.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Goa: palm-lined bay, white church on the headland, surf in long arcs. */
export function goa(o: Options) {
  const k = new Stage('goa', 'tropic', o)
  const y = k.y(0.5)
  k.add(sky(k, 0.3, 0.2, { r: 50, horizon: 0.5, low: 0.4 }))
  if (k.night) k.add(stars(k))
  k.add(
    cumulus(k, k.x(0.02), k.y(0.4), 360, 110, 0.9),
    cumulus(k, k.x(0.42), k.y(0.45), 260, 60, 0.7),
    strata(k, 0.2, 4, { opacity: 0.4 }),
  )
  k.add(
    water(k, y, { deep: 0.05 }),
    glitter(k, k.sun.x, y + 2, k.y(0.82), { width: 150, n: 52, opacity: k.time === 'day' ? 0.5 : 0.9 }),
    ripple(k, y + 4, k.y(0.8), 60, k.lit('#ffffff', 0.2), { opacity: 0.3, size: 0.8 }),
  )
  k.add(dhow(k, k.x(0.16), y + 16, 0.5), dhow(k, k.x(0.23), y + 9, 0.32, true))
  // Headland with church.
  const head = pts(
    k,
    [k.fit(0.42, 0.3), 0.505],
    [0.5, 0.475],
    [0.6, 0.43],
    [0.72, 0.41],
    [0.86, 0.38],
    [1.04, 0.33],
  )
  k.add(
    canopy(
      k,
      [[nth(head, 0)[0] - 20, k.y(0.51)], ...sample(head.map(([x, yy]) => [x, yy - 14] as Point))],
      [12, 28],
      k.half('#4f9a5c', 0.3, 0.4),
      { base: k.y(0.515) },
    ),
  )
  const chx = k.x(k.fit(0.63, 0.56))
  k.add(church(k, chx, k.y(0.445), 0.9, 0.05))
  for (const [u, h, l] of [
    [-0.15, 96, -16],
    [-0.12, 130, -10],
    [0.115, 150, 14],
    [0.145, 120, 26],
  ] as const)
    k.add(palm(k, chx + k.x(u), k.y(0.475), h, l, { d: 0.16 }))
  k.add(
    canopy(
      k,
      [
        [nth(head, 0)[0] - 6, k.y(0.512)],
        ...sample(head.map(([x, yy]) => [x + 20, Math.min(yy + 34, k.y(0.51))] as Point)),
      ],
      [12, 26],
      k.half('#3f8a4f', 0.16, 0.5),
      { base: k.y(0.516) },
    ),
  )
  k.add(
    path(
      `${curve(pts(k, [k.fit(0.4, 0.28), 0.512], [0.5, 0.506], [0.62, 0.512], [0.8, 0.506], [1.04, 0.5]))}L${k.W + 40} ${k.y(0.56).toFixed(0)}L${k.x(0.62).toFixed(0)} ${k.y(0.53).toFixed(0)}z`,
      k.half('#b87850', 0.14, 0.35),
    ),
  )
  // Beach: wet sand, foam arcs, dry sand.
  const shore = pts(
    k,
    [1.04, 0.545],
    [0.9, 0.56],
    [0.74, 0.6],
    [0.58, 0.66],
    [0.44, 0.75],
    [0.34, 0.87],
    [0.3, 1.16],
  )
  const fine = sample(shore, 4)
  const band = (dx: number, dy: number, fill: string, ph = 0, wob = 1) =>
    path(
      `${curve(
        fine.map(([x, yy], i) => {
          const t = i / fine.length
          const q = 0.12 + t * 1.05
          return [
            x - dx * q + Math.sin(i * 0.9 + ph * 2) * 15 * q * wob + Math.sin(i * 2.3 + ph) * 7 * q * wob,
            yy - dy * q + Math.sin(i * 1.3 + ph) * 5 * q * wob,
          ] as Point
        }),
      )}L${k.W + 40} ${k.H * 1.2}z`,
      fill,
    )
  const sand = '#f2d8a0'
  const foam = k.lit('#ffffff', 0.05)
  k.add(
    band(230, 34, k.half('#4fd0cc', 0.1, 0.1), 1, 1.4),
    band(170, 26, foam, 2.2, 1.3),
    band(158, 22, k.half('#8fe6da', 0, 0.1), 2.6, 1.2),
    band(100, 14, foam, 3, 1.2),
    band(86, 10, k.half('#bff0dc', 0, 0.12), 3.6, 1),
    band(36, 3, foam, 4, 1),
    band(24, 0, k.half('#dcb888', 0, 0.35), 4.2, 0.9),
    band(
      -36,
      -10,
      k.gradientBetween(k.x(0.4), k.y(0.6), k.W, k.H, [0, k.lit(sand)], [1, k.half(sand, 0, 0.28)]),
      4.8,
      0.5,
    ),
  )
  k.add(
    stroke(
      curve(pts(k, [0.98, 0.62], [0.86, 0.66], [0.74, 0.73], [0.64, 0.84])),
      k.half('#d9b583', 0, 0.5),
      5,
      'stroke-dasharray="1 16" stroke-linecap="round" opacity=".7"',
    ),
  )
  // Parasols and a beached boat.
  const para = (x: number, yy: number, s: number, c: string) =>
    k.add(
      ellipse(x + 26 * s, yy + 2, 60 * s, 9 * s, k.shade('#c99f6a'), 'opacity=".6"'),
      // Dark, since pale wood vanishes against the sand.
      rect(x - 2.5 * s, yy - 84 * s, 5 * s, 86 * s, k.shade('#6a4028')),
      path(
        `M${x - 62 * s} ${yy - 66 * s}C${x - 44 * s} ${yy - 112 * s} ${x + 44 * s} ${yy - 112 * s} ${x + 62 * s} ${yy - 66 * s}Q${x} ${yy - 80 * s} ${x - 62 * s} ${yy - 66 * s}z`,
        k.lit(c),
      ),
      path(
        `M${x} ${yy - 101 * s}C${x + 26 * s} ${yy - 100 * s} ${x + 50 * s} ${yy - 90 * s} ${x + 62 * s} ${yy - 66 * s}Q${x + 40 * s} ${yy - 73 * s} ${x + 20 * s} ${yy - 74 * s}z`,
        k.half(c, 0, 0.6),
      ),
      rect(x - 58 * s, yy - 14 * s, 50 * s, 6 * s, k.lit('#fdf6e6')),
    )
  para(k.x(0.76), k.y(0.665), 0.62, '#e5533f')
  para(k.x(0.865), k.y(0.655), 0.6, '#f2b23a')
  para(k.x(k.fit(0.66, 0.72)), k.y(0.79), 1.05, '#e9683f')
  k.add(
    // The banner keeps its left side free for a headline.
    k.aspect === 'banner' ? '' : longTail(k, k.x(k.fit(0.17, 0.2)), k.y(0.665), 0.62),
    watcher(k, k.x(0.55), k.y(0.735), { s: 0.5, accent: k.half('#2f8fa8', 0, 0.2) }),
    watcher(k, k.x(0.575), k.y(0.738), { s: 0.48, accent: k.half('#f0c04a', 0, 0.2) }),
  )
  k.add(
    palm(k, k.x(0.9), k.y(1.04), k.y(k.fit(0.84, 0.74)), k.fit(-60, -50), { leaf: '#2f9050', size: 0.52 }),
    palm(k, k.x(1.0), k.y(1.04), k.y(k.fit(0.7, 0.6)), k.fit(-70, -60), { leaf: '#2a8a4a', size: 0.56 }),
  )
  k.add(birds(k, 0.42, 0.22, 5))
  return k.calm(0.4, '#123a4a')
}
