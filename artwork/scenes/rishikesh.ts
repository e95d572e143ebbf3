import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { rect, sample } from '../kit/svg.ts'
import { suspensionBridge } from '../parts/bridges.ts'
import { canopy } from '../parts/broadleaf.ts'
import { crest, hill, pts } from '../parts/ground.ts'
import { block, ghatSteps, windows } from '../parts/masonry.ts'
import { watcher } from '../parts/people.ts'
import { raft } from '../parts/raft.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { shikhara } from '../parts/temples.ts'
import { glitter, ripple, water } from '../parts/water.ts'

/** Rishikesh: the jhula over a jade Ganga, temple towers, a raft below. */
export function rishikesh(o: Options) {
  const k = new Stage('rishikesh', 'monsoon', o)
  k.add(sky(k, 0.44, 0.18, { r: 70, low: 0.36 }))
  k.light = -1
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.22, 6, { opacity: 0.5 }))
  for (const [v, d, amp] of [
    [0.4, 0.7, 0.08],
    [0.47, 0.52, 0.06],
  ] as const)
    k.add(
      hill(k, crest(k, v, amp, 6), '#5f9a7c', d, { foot: 0.5, to: k.mood.haze }),
      mist(k, v + 0.02, v + 0.16, { opacity: 0.5 }),
    )
  const L = pts(k, [-0.03, 0.3], [0.12, 0.36], [0.26, 0.47], [0.4, 0.6], [0.48, 0.7])
  const R = pts(k, [0.52, 0.7], [0.58, 0.62], [0.72, 0.5], [0.86, 0.38], [1.03, 0.3])
  k.add(
    canopy(k, sample(L), [10, 24], k.half('#4f9066', 0.3, 0.4)),
    canopy(k, sample(R), [10, 24], k.half('#5a9c6a', 0.26, 0.3)),
    mist(k, 0.5, 0.66, { opacity: 0.55 }),
  )
  k.add(
    water(k, k.y(0.66), { tint: '#1f8a7c', far: mix('#7fc9b4', k.mood.haze, 0.4), deep: 0.4 }),
    glitter(k, k.sun.x + k.x(0.14), k.y(0.67), k.y(0.96), { width: 120, n: 44, opacity: 0.6 }),
    ripple(k, k.y(0.67), k.H, 60, k.lit('#ffffff', 0.1), { opacity: 0.35 }),
  )
  k.add(
    canopy(
      k,
      sample(pts(k, [-0.03, 0.5], [0.1, 0.54], [0.22, 0.62], [0.3, 0.68], [0.34, 0.7])),
      [12, 28],
      k.half('#3f7f55', 0.14, 0.5),
      { base: k.y(0.69) },
    ),
    canopy(
      k,
      sample(pts(k, [0.62, 0.7], [0.66, 0.68], [0.76, 0.6], [0.88, 0.54], [1.03, 0.48])),
      [12, 28],
      k.half('#468a58', 0.12, 0.4),
      { base: k.y(0.69) },
    ),
  )
  // Thirteen-storey temple and shrines.
  const tx = k.x(k.fit(0.885, 0.9))
  const ty = k.y(0.685)
  for (let i = 0; i < 9; i++) {
    const w = 190 - i * 16
    const y = ty - i * 30
    k.add(
      block(k, tx, y, w, 30, i % 2 ? '#f0a65a' : '#fbe3c0', { d: 0.05, turn: 0.24 }),
      rect(tx - w / 2 - 6, y - 30, w + 12, 5, k.lit('#d8603c', 0.05)),
      windows(k, tx - w * 0.46, y - 24, w * 0.92, 22, Math.round(w / 17), 1, {
        arch: true,
        color: k.shade('#8a4a38', 0.05),
        ww: 0.5,
        hh: 0.9,
      }),
    )
  }
  k.add(
    shikhara(k, tx, ty - 270, 46, 92, '#f0b46a', 0.05),
    shikhara(k, tx - k.fit(136, 130), ty - 20, 54, 150, '#fbe3c0', 0.06),
    shikhara(k, tx + k.fit(140, 120), ty - 14, 50, 130, '#f0b46a', 0.04),
    shikhara(k, k.x(0.1), ty - 10, 50, 140, '#fbe3c0', 0.08),
    shikhara(k, k.x(0.05), ty - 4, 40, 104, '#f0a65a', 0.06),
  )
  k.add(
    ghatSteps(k, k.x(k.fit(0.72, 0.66)), k.W + 20, k.y(0.735), 62, 8, '#e2c29a', 0, 9),
    ghatSteps(k, -60, k.x(0.25), k.y(0.72), 46, 6, '#d9b992', 0, 8),
  )
  for (let i = 0; i < 9; i++)
    k.add(
      watcher(
        k,
        k.x(k.fit(0.74, 0.68)) + i * k.fit(46, 34) + k.rng.range(-12, 12),
        k.y(0.705) + k.rng.range(0, 24),
        { s: 0.3, accent: k.half(k.rng.pick(['#e8632c', '#f2c13a', '#c8403a', '#fdf3e0']), 0, 0.1) },
      ),
    )
  k.add(
    suspensionBridge(k, [k.x(-0.02), k.y(0.55)], [k.x(1.02), k.y(0.52)], {
      tower: k.fit(150, 140),
      inset: k.fit(0.25, 0.24),
      color: '#c4583c',
      foot: k.y(0.7),
    }),
  )
  for (const t of [0.36, 0.41, 0.47, 0.55, 0.6])
    k.add(
      watcher(k, k.x(t), k.y(0.55 - 0.03 * t) - 12 * Math.sin(Math.PI * t) - 4, {
        s: 0.34,
        accent: k.half(k.rng.pick(['#e8632c', '#f2c13a', '#2f7fb0']), 0, 0.1),
      }),
    )
  k.add(raft(k, k.x(k.fit(0.5, 0.52)), k.y(0.83), 1.15))
  for (const [u, v, w] of [
    [0.1, 0.93, 220],
    [0.23, 0.97, 150],
    [0.93, 0.93, 200],
  ] as const)
    k.add(boulder(k, k.x(u), k.y(v), w, w * 0.42, '#9aa39a'))
  k.add(birds(k, 0.48, 0.28, 5))
  return k.calm(0.5, '#0a2f33')
}
