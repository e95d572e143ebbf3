import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, f, path, rect, stroke } from '../kit/svg.ts'
import { camel } from '../parts/animals.ts'
import { sweeps } from '../parts/ground.ts'
import { block, dome, windows } from '../parts/masonry.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, rays, sky, stars, strata } from '../parts/sky.ts'

/** Jaipur: the honeycomb palace front at street level, first light. */
export function jaipur(o: Options) {
  const k = new Stage('jaipur', 'desert', o)
  const y = k.y(0.8)
  k.add(
    sky(k, 0.2, 0.2, { r: 84, low: 0.34, rings: false }),
    rays(k, 16, 0.06),
    strata(k, 0.18, 6, { opacity: 0.5 }),
  )
  if (k.night) k.add(stars(k))
  const pink = '#e3937c'
  const L = k.light
  const cx = k.x(k.fit(0.58, 0.52))
  const s = k.fit(1.26, 1.04)
  const trim = k.lit('#fbe6d6', 0.02)
  // Bazaar wings.
  for (const side of [-1, 1])
    for (let i = 0; i < 7; i++) {
      const x = cx + side * (430 + i * 150) * s
      const h = (200 - i * 6) * s
      k.add(
        block(k, x, y, 152 * s, h, i % 2 ? '#d97f68' : '#e39a80', { d: 0.14, turn: 0.1 }),
        rect(x - 76 * s, y - h, 152 * s, 6, k.lit('#fbe6d6', 0.12)),
        windows(k, x - 64 * s, y - h + 16, 128 * s, h * 0.42, 4, 1, {
          arch: true,
          color: k.shade('#9a4a40', 0.12),
          ww: 0.5,
          hh: 0.8,
        }),
        windows(k, x - 66 * s, y - h * 0.42, 132 * s, h * 0.42, 3, 1, {
          arch: true,
          color: k.glow(k.shade('#7a3a36', 0.1)),
          ww: 0.66,
          hh: 1,
        }),
        path(
          `M${f(x - 70 * s)} ${f(y - h * 0.44)}h${140 * s}l${8 * s} ${18 * s}h-${156 * s}z`,
          k.half(cycle(['#f2b23a', '#3f8f8a', '#d8502f'], i), 0.08, 0.2),
        ),
      )
    }
  // Bay: half-octagon with lattice window and dome cap.
  const bay = k.symbol(
    'bay',
    () =>
      path('M-15 0v-46h30v46z', k.lit(pink, 0.02)) +
      path(L < 0 ? 'M4 0v-46h11v46z' : 'M-15 0v-46h11v46z', k.shade(pink, 0.02)) +
      path('M-9-6v-22q0-11 9-13q9 2 9 13v22z', k.glow(k.shade('#7a3430', 0.02), '#ffcf7a')) +
      path('M-17-44h34v4h-34zM-17-4h34v4h-34z', trim) +
      path(
        'M-15-44C-15-58-5-60 0-66C5-60 15-58 15-44z',
        k.light < 0
          ? k.horizontalGradient([0, k.lit('#eba288', 0.02)], [1, k.shade(pink, 0.02)])
          : k.horizontalGradient([0, k.shade(pink, 0.02)], [1, k.lit('#eba288', 0.02)]),
      ) +
      path('M-1-64h2v-9h-2z', k.lit('#f0c24a')),
  )
  const rows: [number, number][] = [
    [760, 92],
    [760, 84],
    [600, 78],
    [420, 74],
    [250, 70],
  ]
  let yy = y
  rows.forEach(([w, h], r) => {
    k.add(
      rect(
        cx - (w / 2) * s,
        yy - h * s,
        w * s,
        h * s + 1,
        k.gradientBetween(
          cx - 380 * s,
          0,
          cx + 380 * s,
          0,
          [0, L < 0 ? k.lit(pink, 0.04) : k.half(pink, 0.04, 0.6)],
          [1, L < 0 ? k.half(pink, 0.04, 0.6) : k.lit(pink, 0.04)],
        ),
      ),
      rect(cx - (w / 2) * s - 5, yy - h * s, w * s + 10, 5, trim),
    )
    const n = Math.round(w / 42)
    if (r === 0) {
      for (let i = 0; i < 9; i++) {
        const x = cx + (i - 4) * 84 * s
        k.add(
          path(
            `M${f(x - 24 * s)} ${f(yy)}v-${44 * s}q0-${24 * s} ${24 * s}-${28 * s}q${24 * s} ${4 * s} ${24 * s} ${28 * s}v${44 * s}z`,
            i === 4 ? k.glow(k.shade('#5a2a2c')) : k.shade('#b05a4c', 0.03),
          ),
          stroke(
            `M${f(x - 28 * s)} ${f(yy)}v-${46 * s}q0-${26 * s} ${28 * s}-${31 * s}q${28 * s} ${5 * s} ${28 * s} ${31 * s}v${46 * s}`,
            trim,
            2.4,
          ),
        )
      }
    } else
      for (let i = 0; i < n; i++)
        k.add(k.use(bay, cx + (i - (n - 1) / 2) * (w / n) * s, yy - 6 * s, s * (r > 2 ? 0.92 : 1)))
    yy -= h * s
  })
  for (const dx of [-90, -45, 0, 45, 90]) k.add(dome(k, cx + dx * s, yy, 34 * s, 30 * s, pink, { d: 0.02 }))
  // Street.
  k.add(
    rect(
      0,
      y,
      k.W,
      k.H - y,
      k.verticalGradient(
        [0, k.half('#e6b890', 0, 0.15)],
        [0.3, k.half('#c99a78', 0, 0.4)],
        [1, k.shade('#6a4448')],
      ),
    ),
    sweeps(k, 0.83, 0.97, 5, k.shade('#a06a58'), 0.3),
  )
  const b = mix(k.dark(), k.shade('#7a4a34'), 0.2)
  k.add(
    camel(k, k.x(k.fit(0.42, 0.34)), k.y(0.875), {
      s: 1.15,
      rider: true,
      body: b,
      accent: k.half('#d8342f', 0, 0.1),
    }),
    watcher(k, k.x(k.fit(0.5, 0.5)), k.y(0.875), { s: 0.74, accent: k.half('#fdf3e0', 0, 0.1) }),
  )
  for (let i = 0; i < 14; i++)
    k.add(
      (i % 3 ? watcher : carrier)(k, k.x(0.05 + i * 0.07) + k.rng.range(-16, 16), y + k.rng.range(12, 40), {
        s: 0.5,
        accent: k.half(
          k.rng.pick(['#d8347a', '#f2a53a', '#2f8f8a', '#fdf3e0', '#c8302c', '#7f3f9a']),
          0,
          0.08,
        ),
      }),
    )
  for (let i = 0; i < 14; i++)
    k.add(ellipse(k.x(k.fit(0.22, 0.1)) + k.rng.bell() * 120, k.y(0.93) + k.rng.bell() * 14, 6, 4, k.dark()))
  k.add(birds(k, 0.36, 0.24, 12, 8))
  return k.calm(0.5, '#3c1a28')
}
