import { type Options, Stage } from '../kit/stage.ts'
import { path, rect } from '../kit/svg.ts'
import { cloister, goldenTemple } from '../parts/golden-temple.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, rays, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Amritsar: the Golden Temple in its tank, the marble walk in front. */
export function amritsar(o: Options) {
  const k = new Stage('amritsar', 'desert', o)
  const y = k.y(0.6)
  k.add(sky(k, k.fit(0.34, 0.28), 0.22, { r: 66, horizon: 0.62, low: 0.34, rings: false }), rays(k, 16, 0.06))
  if (k.night) k.add(stars(k, 140, 0.5))
  k.add(strata(k, 0.24, 7, { opacity: 0.5 }))
  const tx = k.x(k.fit(0.62, 0.54))
  const s = k.fit(0.98, 0.92)
  let far = cloister(k, -30, k.W + 30, y - 6, k.fit(58, 56), k.x(k.fit(0.2, 0.14)), 0.26)
  // The causeway runs to the right behind the temple.
  far += rect(
    tx,
    y - 16,
    k.W - tx + 40,
    18,
    k.verticalGradient([0, k.lit('#fbf4e6', 0.1)], [1, k.half('#fbf4e6', 0.1, 0.5)]),
  )
  for (let x = tx + 190; x < k.W; x += 62)
    far += `${rect(x, y - 52, 4, 38, k.half('#e0b45c', 0.08, 0.3))}<circle cx="${x + 2}" cy="${y - 54}" r="7" fill="${k.glow(k.lit('#fdf2d8', 0.1), '#ffdf8f')}"/>`
  far += goldenTemple(k, tx, y, s)
  k.add(water(k, y, { tint: '#245a78', deep: 0.3 }), mirror(k, far, y, { opacity: 0.6, base: k.y(0.9) }))
  k.add(
    glitter(k, tx, y + 8, k.y(0.88), { width: 150, n: 46, color: '#ffd873', opacity: 0.6 }),
    ripple(k, y + 8, k.y(0.9), 56, k.lit('#ffffff', 0.3), { opacity: 0.22 }),
    ripple(k, y + 20, k.y(0.9), 30, k.shade('#2a4a78'), { opacity: 0.24 }),
  )
  const walk = k.y(0.885)
  k.add(
    rect(
      0,
      walk,
      k.W,
      k.H - walk,
      k.verticalGradient([0, k.lit('#f4e8d6')], [0.4, k.half('#e2cdb2', 0, 0.4)], [1, k.shade('#b89a86')]),
    ),
    rect(0, walk, k.W, 9, k.half('#c98a5c', 0, 0.2)),
  )
  let tiles = ''
  for (let i = -6; i < 22; i++)
    tiles += `M${k.x(0.5) + (i - 8) * 90} ${walk + 10}L${k.x(0.5) + (i - 8) * 190} ${k.H}`
  k.add(
    path(tiles, 'none', `stroke="${k.half('#b8927a', 0, 0.4)}" stroke-width="3" opacity=".5"`),
    path(
      `M0 ${walk + 48}H${k.W}M0 ${k.H - 24}H${k.W}`,
      'none',
      `stroke="${k.half('#b8927a', 0, 0.4)}" stroke-width="3" opacity=".5"`,
    ),
  )
  const folk = k.fit<[number, number, string, 0 | 1][]>(
    [
      [0.2, 0.915, '#e8832c', 0],
      [0.225, 0.912, '#2f6fa0', 0],
      [0.44, 0.905, '#d8347a', 1],
      [0.8, 0.915, '#f2c13a', 0],
      [0.83, 0.91, '#3f9a6b', 1],
    ],
    [
      [0.24, 0.905, '#e8832c', 0],
      [0.3, 0.91, '#2f6fa0', 0],
      [0.72, 0.906, '#d8347a', 1],
      [0.8, 0.912, '#f2c13a', 0],
    ],
  )
  for (const [u, v, c, sari] of folk)
    k.add((sari ? carrier : watcher)(k, k.x(u), k.y(v), { s: 0.78, accent: k.half(c, 0, 0.1) }))
  k.add(birds(k, 0.46, 0.2, 7))
  return k.calm(0.5, '#2a1a38')
}
