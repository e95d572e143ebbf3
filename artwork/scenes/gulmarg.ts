import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, group, type Point, path, rect, sample, shape, stroke, transform } from '../kit/svg.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { hill, pts, sweeps } from '../parts/ground.ts'
import { chalet } from '../parts/mountain-houses.ts'
import { range } from '../parts/mountains.ts'
import { cumulus, mist, sky, stars } from '../parts/sky.ts'

/** Gulmarg: gondolas over powder, firs in snow, the far giant alone. */
export function gulmarg(o: Options) {
  const k = new Stage('gulmarg', 'alpine', o)
  const snow = '#f6f8fd'
  k.add(sky(k, 0.2, 0.04, { r: 50, low: 0.28, disc: k.time !== 'day', rings: k.time !== 'day' }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.04), k.y(0.3), 300, 80, 0.9))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        [-0.03, 0.46],
        [0.14, 0.38],
        [0.26, 0.46],
        [0.42, 0.2],
        [0.58, 0.44],
        [0.76, 0.36],
        [1.03, 0.46],
      ),
      rock: '#8d98bc',
      d: 0.48,
      base: k.y(0.6),
      snow: k.y(0.54),
      detail: 20,
    }),
    mist(k, 0.44, 0.58, { opacity: 0.8 }),
  )
  k.add(
    treeline(
      k,
      sample(pts(k, [-0.03, 0.54], [0.3, 0.57], [0.6, 0.56], [1.03, 0.46])),
      34,
      k.half('#4a7a84', 0.4, 0.45),
      { gap: 13 },
    ),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.62], [0.24, 0.6], [0.5, 0.58], [0.76, 0.5], [1.03, 0.4]), snow, 0.06, {
      to: k.shade(snow),
      foot: 0.6,
    }),
    forest(k, pts(k, [0.5, 0.62], [0.76, 0.56], [1.03, 0.48]), k.fit(24, 15), [70, 120], {
      d: 0.18,
      leaf: '#3a6a6e',
      snow: true,
      from: k.x(0.52),
      lean: 60,
    }),
  )
  k.add(
    forest(k, pts(k, [-0.03, 0.64], [0.4, 0.62]), k.fit(14, 9), [80, 140], {
      d: 0.14,
      leaf: '#3a6a6e',
      snow: true,
      to: k.x(0.34),
      lean: 30,
    }),
  )
  for (const [u, v, s] of k.fit<[number, number, number][]>(
    [
      [0.36, 0.665, 0.6],
      [0.46, 0.67, 0.7],
    ],
    [
      [0.3, 0.665, 0.56],
      [0.46, 0.67, 0.64],
    ],
  ))
    k.add(chalet(k, k.x(u), k.y(v), s, { snow: true, d: 0.06 }))
  k.add(
    hill(k, pts(k, [-0.03, 0.7], [0.25, 0.68], [0.5, 0.7], [0.75, 0.66], [1.03, 0.6]), snow, 0.02, {
      to: k.shade('#c2cdec'),
      foot: 0.8,
    }),
    sweeps(k, 0.7, 0.92, 7, k.shade('#a9b8de'), 0.35),
  )
  // Lift line.
  const a: Point = [k.x(-0.04), k.y(0.5)]
  const b: Point = [k.x(1.04), k.y(0.2)]
  const along = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + 30 * Math.sin(Math.PI * t),
  ]
  for (const [t, h] of [
    [0.3, 300],
    [0.74, 300],
  ] as const) {
    const p = along(t)
    k.add(
      path(
        shape([
          [p[0] - 9, p[1] + h],
          [p[0] - 4, p[1] - 6],
          [p[0] + 4, p[1] - 6],
          [p[0] + 9, p[1] + h],
        ]),
        k.half('#7f8aa0', 0.06, 0.4),
      ),
      rect(p[0] - 34, p[1] - 12, 68, 8, k.half('#5f6a80', 0.06, 0.4)),
    )
  }
  k.add(
    stroke(curve(Array.from({ length: 7 }, (_, i) => along(i / 6))), k.shade('#4a5266'), 2.6),
    stroke(
      curve(Array.from({ length: 7 }, (_, i) => [along(i / 6)[0], along(i / 6)[1] - 14] as Point)),
      k.shade('#4a5266'),
      2,
    ),
  )
  for (const [t, s, c] of [
    [0.14, 0.86, '#e5402f'],
    [0.5, 1.3, '#f2b23a'],
    [0.88, 0.9, '#e5402f'],
  ] as const) {
    const p = along(t)
    k.add(
      group(
        stroke('M0 0v30', k.dark(), 3) +
          path(
            'M-34 30h68q10 0 10 12v34q0 14-14 14h-60q-14 0-14-14V42q0-12 10-12z',
            k.light < 0
              ? k.horizontalGradient([0, k.lit(c)], [0.6, k.lit(c)], [0.64, k.shade(c)], [1, k.shade(c)])
              : k.horizontalGradient([0, k.shade(c)], [0.4, k.shade(c)], [0.44, k.lit(c)], [1, k.lit(c)]),
          ) +
          path('M-36 40h30v26h-30zM2 40h34v26h-34z', k.glow(k.half('#bfe0f0', 0, 0.2), '#ffe0a0')),
        transform(p[0], p[1], s),
      ),
    )
  }
  const skier = k.symbol(
    'skier',
    () =>
      '<path d="M-4-70a7 7 0 1 1 10 4l8 16 14 4-2 6-20-4-6-8-2 18 16 14-4 22-8-1 2-18-20-12c-4-4-2-10 0-18zM-34 2l70-14 4 5-72 14z"/><path fill="currentColor" d="M-6-60c8-4 14 0 16 8l-6 22-14 0c-4-10-2-22 4-30z"/>',
  )
  for (const [u, v, s, c, fl] of [
    [0.62, 0.78, 1.0, '#e5402f', false],
    [0.73, 0.72, 0.7, '#2f7fc8', true],
    [0.5, 0.75, 0.62, '#f2b23a', false],
  ] as const)
    k.add(
      stroke(
        `M${k.x(u) - (fl ? -40 : 40) * s} ${k.y(v) + 2}q${fl ? 120 : -120}-14 ${fl ? 200 : -200}-${70 * s}`,
        k.shade('#a9b8de'),
        3,
        'opacity=".7"',
      ),
      k.use(skier, k.x(u), k.y(v), s, { fill: k.dark(), color: k.half(c, 0, 0.1), flip: fl }),
    )
  k.add(
    hill(k, pts(k, [-0.03, 0.84], [0.2, 0.83], [0.45, 0.9], [0.7, 0.95], [1.03, 0.9]), snow, 0, {
      to: mix(k.shade('#8f9fcc'), k.dark(), 0.25),
      foot: 1,
    }),
  )
  const near = k.dark()
  const rim = mix(near, k.shade('#4a8a8a'), 0.5)
  k.add(
    fir(k, k.x(0.04), k.y(0.98), 480, { variant: 2, fill: near, color: rim }),
    fir(k, k.x(0.15), k.y(1.0), 320, { variant: 0, fill: near, color: rim }),
    fir(k, k.x(0.965), k.y(1.02), 380, { variant: 1, fill: near, color: rim }),
  )
  return k.calm(0.55, '#22345c')
}
