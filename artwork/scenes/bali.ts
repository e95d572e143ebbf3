import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, sample, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { terraces } from '../parts/fields.ts'
import { crest, pts } from '../parts/ground.ts'
import { mountain } from '../parts/mountains.ts'
import { palm } from '../parts/palms.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, cloudBank, mist, rays, sky, stars, strata } from '../parts/sky.ts'
import { meru, splitGate } from '../parts/temples.ts'
import { plantain } from '../parts/undergrowth.ts'

/** Bali: the split gate, a volcano beyond, paddies stepping down. */
export function bali(o: Options) {
  const k = new Stage('bali', 'tropic', o)
  k.add(sky(k, 0.36, 0.22, { r: 86, low: 0.38, rings: false }), rays(k, 16, 0.06))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.22, 6, { opacity: 0.5 }))
  const gx = k.x(k.fit(0.64, 0.58))
  k.add(
    mountain(k, [gx - 6, k.y(k.fit(0.2, 0.26))], k.fit(640, 520), k.fit(640, 520), {
      rock: '#7f8fb0',
      d: 0.46,
      base: k.y(0.62),
      rough: 0.07,
      detail: 24,
      relief: 0.5,
    }),
    mist(k, 0.44, 0.62, { opacity: 0.8 }),
    cloudBank(k, 0.42, 0.09, { opacity: 0.7 }),
  )
  k.add(
    canopy(k, sample(crest(k, 0.57, 0.015, 7)), [10, 24], k.half('#4f9068', 0.4, 0.35)),
    mist(k, 0.57, 0.66, { opacity: 0.4 }),
  )
  for (let i = 0; i < k.fit(15, 9); i++)
    k.add(palm(k, k.x(k.rng()), k.y(0.6), k.rng.range(70, 130), k.rng.range(-18, 18), { d: 0.3 }))
  k.add(
    terraces(
      k,
      pts(
        k,
        [-0.03, 0.66],
        [0.08, 0.62],
        [0.2, 0.6],
        [0.34, 0.64],
        [0.5, 0.665],
        [0.64, 0.64],
        [0.8, 0.6],
        [0.92, 0.62],
        [1.03, 0.6],
      ),
      10,
      '#7fbf4a',
      0.24,
      { base: k.y(1.05), wet: 0.6, growth: 1.2 },
    ),
  )
  k.add(
    meru(k, k.x(k.fit(0.9, 0.92)), k.y(0.68), 1.0, 7, 0.08),
    meru(k, k.x(k.fit(0.83, 0.8)), k.y(0.67), 0.7, 5, 0.12),
    canopy(
      k,
      [
        [k.x(0.78), k.y(0.685)],
        [k.x(0.86), k.y(0.67)],
        [k.x(1.03), k.y(0.66)],
      ],
      [8, 18],
      k.half('#3f8a4f', 0.08, 0.5),
      { base: k.y(0.7) },
    ),
  )
  // Gate on its steps.
  const gy = k.y(0.78)
  const s = k.fit(1.2, 1.12)
  for (let i = 0; i < 5; i++)
    k.add(
      rect(
        gx - (70 + i * 16) * s,
        gy + i * 13,
        (140 + i * 32) * s,
        14,
        k.verticalGradient(
          [0, k.lit('#c9a58c', 0)],
          [0.4, k.half('#a87f6c', 0, 0.4)],
          [1, k.shade('#8a6458')],
        ),
      ),
    )
  k.add(splitGate(k, gx, gy, s, 0.02, '#a8735c'))
  for (const [dx, dy] of [
    [-34, 6],
    [-12, 4],
  ] as const)
    k.add(
      watcher(k, gx + dx, gy + dy + 12, {
        s: 0.52,
        accent: k.half(dx < -20 ? '#f2c13a' : '#fdf3e0', 0, 0.1),
      }),
    )
  k.add(carrier(k, gx + 30, gy + 26, { s: 0.56, accent: k.half('#e2466a', 0, 0.1) }))
  for (const dx of [-172, 172])
    k.add(
      stroke(
        `M${gx + dx * s} ${gy + 20}q${dx > 0 ? 10 : -10}-200 ${dx > 0 ? -50 : 50}-270`,
        k.half('#d9c27a', 0, 0.3),
        4,
      ),
      path(
        `M${gx + (dx > 0 ? dx - 46 : dx + 46) * s} ${gy - 262}q${dx > 0 ? -10 : 10} 30 0 74q${dx > 0 ? 12 : -12}-36 0-74z`,
        k.half('#f2c84a', 0, 0.15),
      ),
    )
  k.add(
    palm(k, k.x(0.05), k.y(1.06), k.y(k.fit(0.84, 0.7)), 60, { dark: true, size: 0.52 }),
    plantain(k, k.x(0.95), k.y(1.03), 2.1, { leaf: '#2f8a4c' }),
    plantain(k, k.x(0.16), k.y(1.05), 1.5, { leaf: '#236a40' }),
    birds(k, 0.42, 0.26, 5),
  )
  return k.calm(0.5, '#0c3830')
}
