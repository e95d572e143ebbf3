import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, shape } from '../kit/svg.ts'
import { hill, pts } from '../parts/ground.ts'
import { bastion, chhatri, jharokha, wall, windows } from '../parts/masonry.ts'
import { fractal } from '../parts/mountains.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, rays, sky, stars, strata } from '../parts/sky.ts'

/** Rajasthan: a hill fort on its cliff above a blue town. */
export function rajasthan(o: Options) {
  const k = new Stage('rajasthan', 'desert', o)
  k.add(sky(k, 0.22, 0.2, { r: 70, low: 0.34, horizon: 0.62, rings: false }), rays(k, 18, 0.06))
  if (k.night) k.add(stars(k, 160, 0.45))
  k.add(
    strata(k, 0.2, 7, { opacity: 0.5 }),
    hill(k, pts(k, [-0.03, 0.52], [0.2, 0.5], [0.45, 0.53], [1.03, 0.5]), '#c99a78', 0.6, {
      foot: 0.3,
      to: k.mood.haze,
    }),
  )
  const fx = k.x(k.fit(0.64, 0.56))
  const top = k.y(0.4)
  const q = k.fit(1, 0.82)
  const rock = '#b0764e'
  // Cliff.
  const left = fractal([fx - 640 * q, k.y(0.66)], [fx - 400 * q, top + 20], 0.14, 24, k.rng)
  const right = fractal([fx + 430 * q, top + 14], [fx + 660 * q, k.y(0.66)], 0.14, 24, k.rng)
  k.add(
    path(
      shape([...left, ...right]),
      k.gradientBetween(0, top, 0, k.y(0.66), [0, k.lit(rock, 0.12)], [1, k.half(rock, 0.1, 0.6)]),
    ),
  )
  for (let i = 0; i < 15; i++) {
    const x = fx + k.rng.range(-430, 480) * q
    const y = top + k.rng.range(30, 110)
    const len = k.rng.range(50, 120)
    k.add(
      path(
        shape([
          ...fractal([x, y], [x + 10, y + len], 0.2, 20, k.rng),
          ...fractal([x + 40, y + len * 0.8], [x + 26, y + 10], 0.2, 20, k.rng),
        ]),
        k.shade(rock, 0.1),
        'opacity=".5"',
      ),
    )
  }
  // Fort: battered walls, palace blocks, kiosks.
  const stone = '#cf8f5c'
  const pale = '#e2ac78'
  const body = (dx: number, w: number, h: number, c: string, rows: number) =>
    rect(
      fx + (dx - w / 2) * q,
      top + 18 - h * q,
      w * q,
      h * q + 10,
      k.verticalGradient([0, k.lit(c, 0.08)], [1, k.half(c, 0.08, 0.4)]),
    ) +
    rect(
      fx + (dx + (k.light < 0 ? w * 0.22 : -w / 2)) * q,
      top + 18 - h * q,
      w * 0.28 * q,
      h * q + 10,
      k.shade(c, 0.08),
      'opacity=".75"',
    ) +
    windows(
      k,
      fx + (dx - w * 0.42) * q,
      top + 18 - (h - 12) * q,
      w * 0.84 * q,
      h * 0.52 * q,
      Math.round(w / 18),
      rows,
      { color: k.shade('#7a4a34', 0.08), arch: true, ww: 0.44, hh: 0.62, chance: 0.6 },
    )
  k.add(
    body(-250, 150, 150, stone, 2),
    body(250, 160, 130, stone, 2),
    body(-110, 170, 200, pale, 3),
    body(130, 150, 180, pale, 3),
    body(10, 130, 250, stone, 4),
  )
  for (const [dx, h, w] of [
    [-300, 150, 30],
    [-200, 150, 30],
    [-170, 200, 34],
    [-50, 200, 34],
    [-36, 250, 30],
    [10, 250, 46],
    [56, 250, 30],
    [90, 180, 28],
    [180, 180, 32],
    [200, 130, 26],
    [310, 130, 32],
  ] as const)
    k.add(chhatri(k, fx + dx * q, top + 19 - h * q, w * q, pale, 0.08))
  for (const [dx, h] of [
    [-150, 150],
    [-110, 156],
    [-70, 150],
    [110, 140],
    [150, 140],
    [-10, 190],
    [30, 190],
  ] as const)
    k.add(jharokha(k, fx + dx * q, top + 18 - h * q, 22 * q, pale, 0.07))
  k.add(wall(k, fx - 420 * q, fx + 450 * q, top + 64 * q, 84 * q, stone, 0.06, 8 * q))
  for (const dx of [-420, -330, -230, -120, 0, 120, 230, 340, 450])
    k.add(bastion(k, fx + dx * q, top + 96 * q, 66 * q, 122 * q, stone, 0.05))
  // Blue town: terraces of cubes, nearer ones larger.
  const blues = ['#2f7fe0', '#4f9cf0', '#2464c4', '#86c0f6', '#3f8cec', '#e4f0f8', '#1f58b0']
  const rows = k.fit(9, 10)
  for (let r = 0; r < rows; r++) {
    const t = r / rows
    const y = k.y(0.585) + k.y(0.4) * t ** 1.25
    const w0 = 42 + 92 * t
    const d = 0.2 * (1 - t)
    for (let x = -40 + k.rng.range(-40, 0); x < k.W + 40; x += w0 * k.rng.range(0.78, 1)) {
      const w = w0 * k.rng.range(0.8, 1.15)
      const h = (34 + 74 * t) * k.rng.range(0.7, 1.35)
      const c = k.rng.pick(blues)
      const yy = y + k.rng.range(-8, 10)
      k.add(
        rect(
          x,
          yy - h,
          w,
          h + 80,
          k.verticalGradient([0, k.lit(c, d)], [0.5, k.half(c, d, 0.35)], [1, k.half(c, d, 0.65)]),
        ),
        rect(k.light < 0 ? x + w * 0.72 : x, yy - h, w * 0.28, h + 80, k.shade(c, d), 'opacity=".6"'),
        rect(x - 2, yy - h - 4 - 3 * t, w + 4, 6 + 4 * t, k.lit(mix(c, '#ffffff', 0.45), d)),
        windows(k, x + w * 0.08, yy - h + 6, w * 0.6, h * 0.7, 2, t > 0.5 ? 2 : 1, {
          color: k.shade('#2f4a78', d),
          ww: 0.34,
          hh: 0.5,
          chance: 0.55,
        }),
      )
    }
  }
  k.add(
    watcher(k, k.x(k.fit(0.3, 0.3)), k.y(0.795), { s: 0.5, accent: k.half('#f2a53a', 0, 0.1) }),
    carrier(k, k.x(k.fit(0.72, 0.74)), k.y(0.805), { s: 0.52, accent: k.half('#d8347a', 0, 0.1) }),
  )
  const kite = (u: number, v: number, s: number, c: string) =>
    path(
      `M${k.x(u)} ${k.y(v)}l${14 * s} ${18 * s}-${14 * s} ${22 * s}-${14 * s}-${22 * s}z`,
      k.half(c, 0.05, 0.1),
    ) +
    path(
      `M${k.x(u)} ${k.y(v) + 40 * s}q${10 * s} ${30 * s} ${-6 * s} ${60 * s}`,
      'none',
      `stroke="${k.dark(0.3)}" stroke-width="1.4"`,
    )
  k.add(
    kite(0.34, 0.14, 1.3, '#d8342f'),
    kite(0.42, 0.26, 0.9, '#f2c13a'),
    kite(0.16, 0.36, 0.7, '#2f8a5a'),
    birds(k, 0.5, 0.16, 6),
  )
  return k.calm(0.55, '#14204a')
}
