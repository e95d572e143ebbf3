import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, ellipse, type Point, path, sample, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { hill, pts } from '../parts/ground.ts'
import { jukung } from '../parts/jukung.ts'
import { mountain } from '../parts/mountains.ts'
import { palm } from '../parts/palms.ts'
import { carrier, sitter, watcher } from '../parts/people.ts'
import { birds, cloudBank, mist, rays, sky, stars, strata } from '../parts/sky.ts'
import { meru, splitGate } from '../parts/temples.ts'
import { glitter, ripple, water } from '../parts/water.ts'

const sails = [
  ['#d8443c', '#f6ead2', '#d8443c', '#f6ead2', '#e9a23b'],
  ['#2f7fb0', '#f6ead2', '#e9a23b', '#f6ead2', '#2f7fb0'],
  ['#f6ead2', '#3f9a7a', '#f6ead2', '#e9683f', '#f6ead2'],
]

/** Ceremonial parasol with a fringe, planted in the sand. */
function tedung(k: Stage, x: number, y: number, s: number, c: string): string {
  const fringe = Array.from({ length: 8 }, () => `l${-6 * s} ${9 * s}l${-6 * s}-${9 * s}`).join('')
  return (
    stroke(`M${x} ${y}V${y - 150 * s}`, k.shade('#7a5638'), 4 * s, 'stroke-linecap="round"') +
    path(
      `M${x - 48 * s} ${y - 106 * s}Q${x - 16 * s} ${y - 118 * s} ${x} ${y - 142 * s}Q${x + 16 * s} ${y - 118 * s} ${x + 48 * s} ${y - 106 * s}z`,
      k.light < 0
        ? k.horizontalGradient([0, k.lit(c)], [0.5, k.half(c, 0, 0.15)], [1, k.shade(c)])
        : k.horizontalGradient([0, k.shade(c)], [0.5, k.half(c, 0, 0.15)], [1, k.lit(c)]),
    ) +
    path(`M${x + 48 * s} ${y - 106 * s}${fringe}z`, k.half('#e8b93a', 0, 0.2))
  )
}

/** Bali's shore: outriggers under striped sails, a split gate on the sand, Agung across the bay. */
export function baliCoast(o: Options) {
  const k = new Stage('bali-coast', 'tropic', o)
  const y = k.y(k.fit(0.53, 0.55))
  k.add(sky(k, k.fit(0.23, 0.3), 0.24, { r: 66, low: 0.42, horizon: 0.54, rings: false }), rays(k, 14, 0.06))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.18, 6, { opacity: 0.5 }))
  // Agung: a lone cone with its foothills and a collar of cloud.
  const ax = k.x(k.fit(0.36, 0.4))
  k.add(
    mountain(k, [ax, k.y(k.fit(0.21, 0.32))], k.fit(600, 500), k.fit(660, 560), {
      rock: '#6f86a8',
      d: 0.5,
      base: y,
      rough: 0.06,
      detail: 24,
      relief: 0.5,
      foot: 0.6,
    }),
    hill(
      k,
      pts(k, [-0.03, 0.47], [0.14, 0.49], [0.34, 0.475], [0.52, 0.5], [0.74, 0.485], [1.03, 0.5]),
      '#5a8f80',
      0.42,
      { base: y },
    ),
    cloudBank(k, 0.43, 0.07, { opacity: 0.6 }),
    mist(k, 0.44, 0.53, { opacity: 0.5, to: y / k.H }),
  )
  k.add(
    water(k, y, { tint: '#1fb0b8', far: mix(k.mood.sea[0], '#1f8fc0', 0.4), deep: 0.05 }),
    glitter(k, k.sun.x, y + 4, k.y(0.8), { width: 130, n: 40 }),
    ripple(k, y + 6, k.y(0.86), 60, k.lit('#ffffff', 0.2), { opacity: 0.28 }),
    jukung(k, k.x(k.fit(0.16, 0.2)), y + 26, 0.26, { sail: sails[1] }),
    jukung(k, k.x(k.fit(0.5, 0.5)), y + 16, 0.19, { sail: sails[2], flip: true }),
  )
  // The beach swings in from the right.
  const shore = pts(
    k,
    [1.04, 0.575],
    [0.88, 0.59],
    [0.72, 0.625],
    [0.56, 0.68],
    [0.4, 0.76],
    [0.24, 0.87],
    [0.1, 1.1],
  )
  const fine = sample(shore, 4)
  const band = (dx: number, dy: number, fill: string, ph = 0) =>
    path(
      `${curve(
        fine.map(([x, yy], i): Point => {
          const q = 0.1 + 0.95 * (i / fine.length)
          return [
            x - dx * q + Math.sin(i * 0.9 + ph * 2) * 24 * q + Math.sin(i * 2.3 + ph) * 10 * q,
            yy - dy * q + Math.sin(i * 1.3 + ph) * 8 * q,
          ]
        }),
      )}L${k.W + 40} ${k.H * 1.2}z`,
      fill,
    )
  const foam = k.lit('#ffffff', 0.05)
  k.add(
    band(270, 56, k.half('#38c4c8', 0.1, 0.1), 1),
    band(196, 40, foam, 2.2),
    band(180, 35, k.half('#6fdcd2', 0, 0.1), 2.6),
    band(118, 24, foam, 3),
    band(102, 19, k.half('#a8ecdc', 0, 0.12), 3.6),
    band(52, 8, foam, 4.2),
    band(40, 4, k.half('#d6b27e', 0, 0.3), 4.4),
    band(
      0,
      -6,
      k.gradientBetween(k.x(0.3), k.y(0.6), k.W, k.H, [0, k.lit('#f0d6a2')], [1, k.half('#dcb888', 0, 0.35)]),
      5,
    ),
    stroke(
      curve(pts(k, [0.8, 0.75], [0.71, 0.78], [0.64, 0.86], [0.62, 0.96])),
      k.half('#c99f6a', 0, 0.5),
      5,
      'stroke-dasharray="1 17" stroke-linecap="round" opacity=".6"',
    ),
  )
  // Temple grove behind the sand.
  const gx = k.x(k.fit(0.86, 0.84))
  const gy = k.y(k.fit(0.72, 0.7))
  const gs = k.fit(0.86, 0.74)
  k.add(
    canopy(
      k,
      pts(k, [0.76, 0.6], [0.84, 0.57], [0.94, 0.55], [1.03, 0.53]),
      [18, 38],
      k.half('#3f8f58', 0.08, 0.45),
      { base: gy - 20 },
    ),
    meru(k, gx + 96 * gs, gy - 30, 0.95 * gs, 5, 0.06),
    palm(k, k.x(k.fit(0.76, 0.67)), k.y(0.66), 250, k.fit(-46, 40), { size: 0.9, d: 0.04 }),
    canopy(
      k,
      pts(k, [0.78, 0.67], [0.86, 0.65], [0.95, 0.64], [1.03, 0.62]),
      [14, 26],
      k.half('#2f7a4c', 0.04, 0.5),
      { base: gy },
    ),
    ellipse(gx, gy + 6, 190 * gs, 14, k.shade('#b08a5c'), 'opacity=".4"'),
    splitGate(k, gx, gy, gs, 0.02, '#a8735c'),
    tedung(k, gx - 150 * gs, gy + 16, 1.1 * gs, '#fdf6e6'),
    tedung(k, gx + 152 * gs, gy + 18, 1.1 * gs, '#f2c13a'),
    carrier(k, gx - 12, gy + 22, { s: 0.62, accent: k.half('#e2466a', 0, 0.1) }),
    carrier(k, gx + 26, gy + 30, { s: 0.64, accent: k.half('#f2c13a', 0, 0.1) }),
  )
  // Boats drawn up along the tide line.
  k.add(
    jukung(k, k.x(k.fit(0.7, 0.62)), k.y(0.68), 0.42, { beached: true, flip: true, hull: '#5fb0c0' }),
    jukung(k, k.x(k.fit(0.54, 0.42)), k.y(k.fit(0.83, 0.81)), k.fit(1.04, 0.94), {
      beached: true,
      sail: sails[0],
      flip: true,
    }),
    watcher(k, k.x(k.fit(0.672, 0.74)), k.y(0.82), { s: 0.96, accent: k.half('#2f7fb0', 0, 0.1) }),
    watcher(k, k.x(k.fit(0.697, 0.79)), k.y(0.826), { s: 0.9, accent: k.half('#e9683f', 0, 0.1) }),
    sitter(k, k.x(k.fit(0.8, 0.66)), k.y(0.9), { s: 1.05, flip: true, accent: k.half('#3f9a7a', 0, 0.1) }),
  )
  k.add(
    palm(k, k.x(k.fit(1.06, 1.08)), k.y(1.05), k.y(k.fit(0.86, 0.78)), k.fit(-130, -90), {
      leaf: '#2a8a4a',
      size: k.fit(0.54, 0.4),
    }),
    birds(k, 0.56, 0.24, 5),
  )
  return k.calm(0.42, '#0f4a52')
}
