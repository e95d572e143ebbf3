import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, sample } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { crest, hill, pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { archBridge, bellTower, brickDome, palaceTower, townHouse } from '../parts/old-city.ts'
import { watcher } from '../parts/people.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

const plaster = ['#f2d6a4', '#e8b87a', '#f6e4c0', '#e0a06a', '#f0cf98', '#dcae84']

/** Slim dark flame of a cypress. */
const cypress = (x: number, y: number, h: number, fill: string) =>
  path(
    `M${x.toFixed(0)} ${y.toFixed(0)}c${(-h * 0.13).toFixed(0)} ${(-h * 0.1).toFixed(0)} ${(-h * 0.12).toFixed(0)} ${(-h * 0.6).toFixed(0)} 0 ${(-h).toFixed(0)}c${(h * 0.12).toFixed(0)} ${(h * 0.4).toFixed(0)} ${(h * 0.13).toFixed(0)} ${(h * 0.9).toFixed(0)} 0 ${h.toFixed(0)}z`,
    fill,
  )

/** Italy: an art city of terracotta roofs, its brick dome and bell tower across the river. */
export function italy(o: Options) {
  const k = new Stage('italy', 'desert', o)
  const y = k.y(0.68)
  const q = k.fit(1, 0.92)
  k.add(sky(k, 0.2, 0.14, { r: 60, low: 0.32, horizon: 0.62, rings: false }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.18, 7, { opacity: 0.55 }))
  let far =
    hill(k, crest(k, 0.43, 0.03, 5), '#9a9ab0', 0.66, { base: y, to: k.mood.haze, foot: 0.5 }) +
    hill(k, crest(k, 0.485, 0.025, 5), '#8fa070', 0.46, { base: y, to: k.mood.haze, foot: 0.5 })
  for (let i = 0; i < 26; i++)
    far += cypress(k.x(k.rng()), k.y(0.49 + k.rng() * 0.03), k.rng.range(20, 38), k.shade('#5a7a58', 0.42))
  far += mist(k, 0.44, 0.56, { opacity: 0.45, to: 0.68 })
  const dx = k.x(k.fit(0.64, 0.6))
  const dy = k.y(0.555)
  // Far roofs, then the cathedral, then the nearer rows that stand in front of it.
  const row = (v: number, w0: number, h: number, d: number) => {
    let s = ''
    for (let x = -30; x < k.W + 40; x += w0 * k.rng.range(0.62, 0.92))
      s += townHouse(
        k,
        x,
        k.y(v) + k.rng.range(-5, 7),
        w0 * k.rng.range(0.8, 1.2),
        h * k.rng.range(0.8, 1.35),
        k.rng.pick(plaster),
        {
          d,
          roof: k.rng.pick(['#c8603c', '#d2704a', '#b8543a', '#d87f54']),
        },
      )
    return s
  }
  far += row(0.55, 60, 42, 0.34)
  far += palaceTower(k, k.x(k.fit(0.3, 0.16)), k.y(0.57), 36 * q, 250 * q, 0.2)
  far +=
    block(k, dx + 40 * q, dy + 20, 470 * q, 112 * q, '#f4e2c6', { d: 0.16, turn: 0.2 }) +
    path(
      `M${dx - 210 * q} ${dy + 22 - 112 * q}L${dx - 180 * q} ${dy - 22 - 112 * q}H${dx + 250 * q}L${dx + 290 * q} ${dy + 22 - 112 * q}z`,
      k.half('#c8603c', 0.16, 0.25),
    ) +
    windows(k, dx - 180 * q, dy - 70 * q, 430 * q, 60 * q, 9, 1, {
      color: k.shade('#6a5550', 0.16),
      arch: true,
      ww: 0.28,
      hh: 0.9,
      chance: 0.5,
    }) +
    brickDome(k, dx, dy - 96 * q, 236 * q, 0.12) +
    bellTower(k, dx - 226 * q, dy + 20, 62 * q, 350 * q, 0.12)
  far += row(0.6, 76, 50, 0.2) + row(0.645, 96, 58, 0.1)
  for (let x = -20; x < k.W + 60; x += 118 * q * k.rng.range(0.86, 1.06))
    far += townHouse(k, x, y - 20, 126 * q, 92 * k.rng.range(0.85, 1.3), k.rng.pick(plaster), {
      d: 0.05,
      roof: k.rng.pick(['#c8603c', '#b8543a', '#d2704a']),
    })
  far += canopy(
    k,
    sample(pts(k, [-0.04, 0.675], [0.1, 0.668], [0.24, 0.678])),
    [10, 20],
    k.half('#6f8a4a', 0.04, 0.4),
    { base: y },
  )
  far += rect(
    -20,
    y - 24,
    k.W + 40,
    26,
    k.verticalGradient([0, k.lit('#e2c49c', 0.03)], [1, k.half('#b8946c', 0.03, 0.5)]),
  )
  k.add(water(k, y, { tint: '#2f7f78', deep: 0.3 }), mirror(k, far, y, { opacity: 0.45, squash: 0.75 }))
  const bridge = archBridge(k, k.x(-0.06), k.x(1.06), k.y(0.755), k.y(0.85), k.fit(5, 3), {
    color: '#e0b888',
    hump: 22,
  })
  k.add(
    glitter(k, k.sun.x, y + 4, k.y(0.96), { width: 120, n: 40 }),
    ripple(k, y + 6, k.H, 60, k.lit('#ffffff', 0.2), { opacity: 0.26 }),
    mirror(k, bridge, k.y(0.85), { opacity: 0.5, squash: 0.8 }),
    ripple(k, k.y(0.86), k.H, 50, k.lit('#ffffff', 0.2), { opacity: 0.26 }),
    ripple(k, k.y(0.86), k.H, 30, k.shade('#3a4a58'), { opacity: 0.3 }),
  )
  for (const [u, c] of [
    [0.3, '#d8342f'],
    [0.34, '#2f7fb0'],
    [0.52, '#f2c13a'],
    [0.72, '#3f8a5a'],
  ] as const)
    k.add(watcher(k, k.x(u), k.y(0.755) - 19 + 30 * (u - 0.5) ** 2, { s: 0.36, accent: k.half(c, 0, 0.1) }))
  k.add(canoe(k, k.x(k.fit(0.66, 0.6)), k.y(0.93), k.fit(1, 1.1), { color: '#7a3f34', who: '#f4e8d0' }))
  const dark = mix(k.dark(), k.shade('#3f7a4a'), 0.7)
  k.add(
    cypress(k.x(k.fit(0.04, 0.05)), k.H + 20, k.fit(560, 600), dark),
    cypress(k.x(k.fit(0.1, 0.17)), k.H + 30, k.fit(420, 440), dark),
    cypress(k.x(k.fit(0.97, 0.98)), k.H + 20, k.fit(420, 460), dark),
    birds(k, 0.42, 0.22, 8),
  )
  return k.calm(0.5, '#2a1e2c')
}
