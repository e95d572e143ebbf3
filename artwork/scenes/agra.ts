import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, path, rect, sample, shape } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { crest, pts } from '../parts/ground.ts'
import { mausoleum } from '../parts/monuments.ts'
import { watcher } from '../parts/people.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { ripple } from '../parts/water.ts'

/** Agra: the Taj across its garden canal at dawn. */
export function agra(o: Options) {
  const k = new Stage('agra', 'tropic', o)
  const y = k.y(0.64)
  k.add(
    sky(k, 0.62, 0.3, { r: 130, horizon: 0.62, low: 0.4, rings: false }),
    strata(k, 0.22, 7, { opacity: 0.5 }),
  )
  if (k.night) k.add(stars(k))
  const cx = k.x(0.5)
  const s = k.fit(1.2, 1.06, 1.06)
  k.add(
    canopy(k, sample(crest(k, 0.6, 0.01, 7)), [10, 24], k.half('#6f9a7c', 0.6, 0.3), { base: y + 4 }),
    mist(k, 0.54, 0.66, { opacity: 0.6, both: true }),
    mausoleum(k, cx, y, s, 0.06),
  )
  k.add(
    canopy(
      k,
      sample(pts(k, [-0.03, 0.585], [0.12, 0.605], [0.26, 0.635])),
      [14, 30],
      k.half('#4f8a58', 0.14, 0.4),
      { base: y + 8 },
    ),
    canopy(
      k,
      sample(pts(k, [0.74, 0.635], [0.88, 0.605], [1.03, 0.58])),
      [14, 30],
      k.half('#4f8a58', 0.14, 0.4),
      { base: y + 8 },
    ),
  )
  k.add(
    rect(
      0,
      y,
      k.W,
      k.H - y,
      k.verticalGradient(
        [0, k.lit('#9fbf6a', 0.1)],
        [0.4, k.half('#5f9a52', 0, 0.25)],
        [1, k.shade('#2f6a48')],
      ),
    ),
  )
  // Paving, canal with reflection, cypress avenue.
  const trap = (w0: number, w1: number) =>
    shape([
      [cx - w0, y],
      [cx + w0, y],
      [cx + w1, k.H + 4],
      [cx - w1, k.H + 4],
    ])
  k.add(
    path(
      trap(70, k.fit(520, 420)),
      k.verticalGradient([0, k.lit('#e6b89a', 0.06)], [1, k.half('#c48a70', 0, 0.45)]),
    ),
    path(
      trap(40, k.fit(330, 260)),
      k.verticalGradient(
        [0, mix(k.horizon, '#ffffff', 0.2)],
        [0.5, k.half('#7fb0b8', 0, 0.2)],
        [1, k.half('#3f7f90', 0, 0.5)],
      ),
    ),
  )
  k.add(
    `<g ${k.clip(path(trap(40, k.fit(330, 260)), '#000'))} opacity=".55"><g transform="translate(0 ${(y * 1.8).toFixed(0)})scale(1 -.8)">${mausoleum(k, cx, y, s, 0.06)}</g></g>`,
    ripple(k, y + 8, k.H, 40, k.lit('#ffffff', 0.05), {
      opacity: 0.3,
      from: cx - 140,
      to: cx + 140,
      size: 0.8,
    }),
  )
  const cyp = k.symbol(
    'cypress',
    () =>
      '<path d="M0 0C-16-14-13-60 0-104C13-60 16-14 0 0z"/><path fill="currentColor" d="M0 0C4-20 4-60 0-104C13-60 16-14 0 0z"/>',
  )
  for (let i = 0; i < 7; i++)
    for (const side of [-1, 1]) {
      const t = (i / 6) ** 1.7
      const x = cx + side * (96 + t * k.fit(560, 400))
      const yy = y + 14 + t * (k.H - y) * 0.8
      const sc = 0.42 + t * 2.1
      k.add(
        ellipse(x - k.light * 20 * sc, yy, 26 * sc, 5 * sc, k.dark(), 'opacity=".22"'),
        k.use(cyp, x, yy, sc, {
          fill: k.light < 0 ? k.half('#4f8f58', 0, 0.25) : k.shade('#3f7a4c'),
          color: k.light < 0 ? k.shade('#3f7a4c') : k.half('#4f8f58', 0, 0.25),
        }),
      )
    }
  for (const [u, v, q, c] of [
    [0.455, 0.7, 0.4, '#e8632c'],
    [0.47, 0.702, 0.38, '#3f7fc0'],
    [0.56, 0.72, 0.46, '#d8347a'],
  ] as const)
    k.add(watcher(k, k.x(u), k.y(v), { s: q, accent: k.half(c, 0, 0.1) }))
  k.add(birds(k, 0.68, 0.24, 7))
  return k.calm(0.5, '#16302e')
}
