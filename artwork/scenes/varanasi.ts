import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, path, rect } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { hill, pts } from '../parts/ground.ts'
import { block, canopyUmbrella, ghatSteps, windows } from '../parts/masonry.ts'
import { watcher } from '../parts/people.ts'
import { birds, rays, sky, stars, strata } from '../parts/sky.ts'
import { shikhara } from '../parts/temples.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Varanasi: stepped ghats, spires and lamps along the Ganga at sunrise. */
export function varanasi(o: Options) {
  const k = new Stage('varanasi', 'desert', o)
  const y = k.y(0.64)
  k.add(sky(k, 0.2, 0.28, { r: 96, horizon: 0.64, low: 0.46, rings: false }), rays(k, 16, 0.06))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.24, 7, { opacity: 0.5 }))
  let s = ''
  for (let i = 0; i < 14; i++)
    s += block(
      k,
      k.x(0.3 + i * 0.055) + k.rng.range(-14, 14),
      y,
      k.rng.range(70, 120),
      k.rng.range(90, 170),
      k.rng.pick(['#d9a884', '#c99a86', '#e0b890']),
      { d: 0.45, turn: 0.3 },
    )
  for (const [u, w, h, c, d] of [
    [0.42, 60, 220, '#e8b48a', 0.3],
    [0.53, 84, 320, '#f0c08a', 0.2],
    [0.5, 44, 200, '#e0a47a', 0.24],
    [0.67, 70, 270, '#e6a878', 0.18],
    [0.86, 90, 360, '#efb681', 0.12],
    [0.95, 60, 250, '#e0a070', 0.14],
  ] as const)
    s += shikhara(k, k.x(u), y - 80, w, h - 60, c, d)
  const bl = ['#f2cfa0', '#e8a878', '#f7e2c4', '#dd8f66', '#ecc08e']
  for (let i = 0; i < k.fit(11, 8); i++) {
    const x = k.x(k.fit(0.38, 0.3) + i * k.fit(0.063, 0.1))
    const w = k.rng.range(80, 124)
    const h = k.rng.range(110, 200)
    const c = k.rng.pick(bl)
    s +=
      block(k, x, y - 60, w, h - 50, c, { d: 0.12, turn: 0.28 }) +
      rect(x - w / 2 - 3, y - h - 14, w + 6, 6, k.lit('#fbe9cc', 0.1)) +
      windows(k, x - w * 0.44, y - h - 2, w * 0.66, h * 0.62, 4, 3, {
        arch: true,
        color: k.shade('#8a5248', 0.1),
        ww: 0.44,
        hh: 0.62,
        chance: 0.6,
      })
  }
  for (const u of k.fit([0.45, 0.62, 0.78, 0.92], [0.4, 0.66, 0.9]))
    s +=
      rect(k.x(u) - 30, y - 150, 60, 100, k.half('#d98a62', 0.06, 0.3)) +
      path(`M${k.x(u) - 34} ${y - 150}q34-50 68 0z`, k.lit('#f0bd86', 0.06)) +
      path(`M${k.x(u) - 14} ${y - 50}v-50q14-26 28 0v50z`, k.glow(k.shade('#7a4038', 0.06)))
  s += ghatSteps(k, k.x(k.fit(0.3, 0.2)), k.W + 20, y, 84, 9, '#e6bd92', 0.04)
  for (let i = 0; i < k.fit(12, 8); i++)
    s += canopyUmbrella(
      k,
      k.x(k.fit(0.36, 0.28)) + i * k.fit(86, 92) + k.rng.range(-20, 20),
      y - 8 - k.rng.range(0, 40),
      46,
      k.rng.pick(['#e8833a', '#d8502f', '#f2c13a', '#f7e6c4']),
    )
  for (let i = 0; i < 22; i++)
    s += watcher(k, k.x(k.rng.range(k.fit(0.34, 0.26), 1)), y - k.rng.range(2, 66), {
      s: 0.26,
      accent: k.half(k.rng.pick(['#e8632c', '#f2c13a', '#c8403a', '#fdf3e0', '#7f3f8a']), 0.05, 0.15),
    })
  k.add(
    hill(k, pts(k, [-0.03, 0.625], [0.2, 0.622], [0.5, 0.63], [1.03, 0.63]), '#c9a08a', 0.7, {
      base: y,
      foot: 0.2,
    }),
    water(k, y, { deep: 0.35 }),
    mirror(k, s, y, { opacity: 0.42, squash: 0.8 }),
  )
  k.add(
    glitter(k, k.sun.x, y + 3, k.y(0.97), { width: 170, n: 60, opacity: 0.95 }),
    ripple(k, y + 4, k.H, 60, k.lit('#fff0d0', 0.1), { opacity: 0.25 }),
    ripple(k, y + 30, k.H, 36, k.shade('#5a4a78'), { opacity: 0.25 }),
  )
  // Floating lamps.
  for (let i = 0; i < 16; i++) {
    const t = k.rng()
    const x = k.x(k.rng.range(0.3, 0.98))
    const yy = k.y(0.69 + t * 0.26)
    k.add(
      circle(x, yy, 16 + t * 18, k.radialGradient([0, '#ffd27a', 0.75], [1, '#ff9a3c', 0])),
      ellipse(x, yy, 3 + t * 3, 2 + t * 2, '#fff2c4'),
    )
  }
  k.add(
    canoe(k, k.x(o.afloat ? 0.22 : k.fit(0.3, 0.24)), k.y(0.72), 0.8, { color: '#4a6a8a' }),
    canoe(k, k.x(k.fit(0.56, 0.6)), k.y(0.83), 1.35, { color: '#8a4a34' }),
    canoe(k, k.x(0.1), k.y(0.675), 0.4),
    birds(k, 0.3, 0.3, 9),
  )
  return k.calm(0.5, '#241a3c')
}
