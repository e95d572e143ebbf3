import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, group, type Point, path, rect, stroke, transform } from '../kit/svg.ts'
import { watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars } from '../parts/sky.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Maldivian dhoni with its curved prow and awning; ~420 wide. */
function dhoni(k: Stage, x: number, y: number, s: number): string {
  return group(
    ellipse(0, 16, 220, 14, k.dark(), 'opacity=".2"') +
      path(
        'M-190-40C-120-24 80-24 150-44C176-70 188-110 190-150C206-110 204-50 176-10C150 18-130 22-166 6C-182-6-190-24-190-40z',
        k.half('#b0663c', 0, 0.2),
      ) +
      path('M-190-40C-120-24 80-24 150-44l-4 14C70-10-110-10-186-26z', k.lit('#f6ead2')) +
      path('M-130-110H96l14 12H-142z', k.half('#f4efe4', 0, 0.1)) +
      stroke('M-118-104V-34M-30-104V-30M70-104V-34', k.half('#8a5a3c', 0, 0.4), 6) +
      [-80, -52, 20]
        .map(
          (px) =>
            rect(px - 10, -70, 20, 40, k.half('#2f7fa8', 0, 0.15), 'rx="8"') + circle(px, -80, 9, k.dark()),
        )
        .join(''),
    transform(x, y, s),
  )
}

/** A bare sandbank in a lagoon: one parasol, a boat at anchor, rings of ever deeper blue. */
export function sandbank(o: Options) {
  const k = new Stage('sandbank', 'tropic', o)
  const y = k.y(0.36)
  k.add(sky(k, 0.74, 0.14, { r: 52, low: 0.25, horizon: 0.38 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.06), k.y(0.3), 320, 90, 0.9), cumulus(k, k.x(0.44), k.y(0.33), 260, 56, 0.8))
  k.add(
    water(k, y, { tint: '#128fb0', deep: 0.1 }),
    glitter(k, k.sun.x, y + 4, k.y(0.58), { width: 150, n: 40 }),
    ripple(k, y + 6, k.y(0.98), 70, k.lit('#ffffff', 0.2), { opacity: 0.25 }),
  )
  // The bank is a long bow from lower left to the middle right.
  const [cx, cy] = [k.x(0.46), k.y(0.74)]
  const bow = (grow: number): Point[] =>
    Array.from({ length: 16 }, (_, i) => {
      const a = (i / 16) * Math.PI * 2
      const bend = Math.cos(a) > 0 ? -0.5 : 0.34
      return [
        cx + Math.cos(a) * (k.W * k.fit(0.36, 0.46) + grow),
        cy +
          Math.sin(a) * (k.H * k.fit(0.1, 0.085) + grow * 0.42) +
          bend * Math.cos(a) ** 2 * k.y(0.12) +
          Math.sin(i * 2.4) * 5,
      ]
    })
  for (const [g, c, op] of [
    [210, '#2fb8c0', 0.5],
    [140, '#55d0c8', 0.6],
    [80, '#8fe6d8', 0.75],
    [34, '#c8f4e6', 0.9],
  ] as const)
    k.add(path(curve(bow(g), true), k.half(c, 0.02, 0.08), `opacity="${op}"`))
  k.add(
    path(curve(bow(10), true), k.lit('#ffffff')),
    path(
      curve(bow(0), true),
      k.gradientBetween(0, k.y(0.6), 0, k.y(0.86), [0, k.lit('#fff4dc')], [1, k.half('#ecd2a4', 0, 0.3)]),
    ),
  )
  k.add(dhoni(k, k.x(k.fit(0.76, 0.7)), k.y(0.515), k.fit(0.95, 1.0)))
  // Parasol, two chairs, towels.
  const [px, py, s] = [k.x(k.fit(0.4, 0.36)), k.y(0.745), k.fit(1.25, 1.5)]
  k.add(
    ellipse(px + 40 * s, py + 14, 150 * s, 20 * s, k.shade('#c8a878'), 'opacity=".55"'),
    rect(px - 3 * s, py - 190 * s, 6 * s, 194 * s, k.half('#f0e2c4', 0, 0.4)),
    path(
      `M${px - 150 * s} ${py - 140 * s}C${px - 110 * s} ${py - 226 * s} ${px + 110 * s} ${py - 226 * s} ${px + 150 * s} ${py - 140 * s}Q${px} ${py - 172 * s} ${px - 150 * s} ${py - 140 * s}z`,
      k.lit('#fbf4e4'),
    ),
    path(
      `M${px - 60 * s} ${py - 198 * s}C${px - 90 * s} ${py - 180 * s} ${px - 100 * s} ${py - 160 * s} ${px - 98 * s} ${py - 151 * s}Q${px - 60 * s} ${py - 160 * s} ${px - 40 * s} ${py - 160 * s}zM${px + 10 * s} ${py - 207 * s}C${px + 60 * s} ${py - 200 * s} ${px + 72 * s} ${py - 170 * s} ${px + 70 * s} ${py - 157 * s}Q${px + 30 * s} ${py - 163 * s} ${px + 8 * s} ${py - 163 * s}z`,
      k.half('#2f9aa8', 0, 0.1),
    ),
    path(
      `M${px + 30 * s} ${py - 150 * s}Q${px + 100 * s} ${py - 158 * s} ${px + 150 * s} ${py - 140 * s}C${px + 130 * s} ${py - 180 * s} ${px + 100 * s} ${py - 196 * s} ${px + 60 * s} ${py - 202 * s}z`,
      k.shade('#d8ccc0'),
      'opacity=".35"',
    ),
  )
  for (const [dx, c] of [
    [-92, '#e8632c'],
    [70, '#f2b83a'],
  ] as const)
    k.add(
      path(
        `M${px + dx * s} ${py + 6 * s}l${-36 * s} ${-52 * s}l${12 * s} ${-6 * s}l${30 * s} ${40 * s}h${64 * s}l${10 * s} ${18 * s}z`,
        k.half(c, 0, 0.12),
      ),
      stroke(
        `M${px + (dx + 6) * s} ${py + 6 * s}v${16 * s}M${px + (dx + 62) * s} ${py + 6 * s}v${16 * s}`,
        k.half('#8a5a3c', 0, 0.3),
        5 * s,
      ),
    )
  k.add(
    watcher(k, k.x(k.fit(0.62, 0.66)), k.y(0.72), { s: 0.95, accent: k.half('#d8443c', 0, 0.1) }),
    watcher(k, k.x(k.fit(0.65, 0.71)), k.y(0.722), { s: 0.92, accent: k.half('#2f6f9a', 0, 0.1) }),
  )
  k.add(birds(k, 0.3, 0.2, 5))
  return k.calm(0.25, '#063a4a')
}
