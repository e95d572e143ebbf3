import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, f, group, path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { suspensionBridge } from '../parts/bridges.ts'
import { treeline } from '../parts/conifers.ts'
import { hill, pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { mountain, range } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { shikhara } from '../parts/temples.ts'
import { ripple } from '../parts/water.ts'

/** Uttarakhand: a green river and a brown one meet below a stepped ghat town. */
export function uttarakhand(o: Options) {
  const k = new Stage('uttarakhand', 'alpine', o)
  k.add(sky(k, 0.26, 0.12, { r: 46, low: 0.24 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.14, 5, { opacity: 0.5 }))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        [-0.03, 0.32],
        [0.2, 0.24],
        [0.36, 0.34],
        [0.52, 0.18],
        [0.7, 0.34],
        [0.86, 0.26],
        [1.03, 0.34],
      ),
      rock: '#8c98bc',
      d: 0.6,
      base: k.y(0.5),
      snow: k.y(0.38),
      detail: 22,
    }),
    mist(k, 0.3, 0.48, { opacity: 0.75 }),
  )
  k.add(
    mountain(k, [k.x(0.06), k.y(0.18)], 560, k.x(k.fit(0.4, 0.5)), {
      rock: '#6f9468',
      d: 0.34,
      base: k.y(0.66),
      detail: 26,
      foot: 0.4,
      relief: 0.46,
    }),
    mountain(k, [k.x(0.98), k.y(0.16)], k.x(k.fit(0.38, 0.5)), 520, {
      rock: '#749a68',
      d: 0.3,
      base: k.y(0.66),
      detail: 26,
      foot: 0.4,
      relief: 0.46,
    }),
  )
  k.add(mist(k, 0.48, 0.64, { opacity: 0.4 }))
  // The spur between the rivers carries the town.
  const cx = k.x(k.fit(0.56, 0.54))
  const tip = k.y(0.79)
  const hw = k.x(k.fit(0.27, 0.35))
  const green = k.half('#3fa08a', 0, 0.15)
  const brown = k.half('#b08a5c', 0, 0.2)
  k.add(
    rect(
      0,
      k.y(0.58),
      k.W,
      k.H,
      k.gradientBetween(
        0,
        k.y(0.58),
        0,
        k.H,
        [0, mix(green, k.mood.haze, 0.3)],
        [1, k.half('#2f8a7a', 0, 0.5)],
      ),
    ),
  )
  k.add(
    path(
      `M${k.W + 20} ${k.y(0.6)}C${cx + hw * 0.9} ${k.y(0.66)} ${cx + hw * 0.3} ${k.y(0.76)} ${cx + 6} ${tip + 6}C${cx - 20} ${k.y(0.86)} ${cx + 30} ${k.y(0.92)} ${cx + 4} ${k.H + 20}H${k.W + 20}z`,
      k.gradientBetween(
        0,
        k.y(0.58),
        0,
        k.H,
        [0, mix(brown, k.mood.haze, 0.3)],
        [1, k.half('#8a6a48', 0, 0.5)],
      ),
    ),
  )
  k.add(
    path(
      `M${cx} ${tip + 4}C${cx - 30} ${k.y(0.85)} ${cx + 14} ${k.y(0.9)} ${cx - 14} ${k.H + 20}H${cx + 34}C${cx + 2} ${k.y(0.93)} ${cx + 56} ${k.y(0.86)} ${cx + 8} ${tip + 4}z`,
      k.half('#9aa07a', 0, 0.25),
      'opacity=".8"',
    ),
  )
  k.add(
    ripple(k, k.y(0.64), k.H, 60, k.lit('#ffffff', 0.1), { opacity: 0.3, to: cx - 20 }),
    ripple(k, k.y(0.64), k.H, 50, k.lit('#fbe8c8', 0.1), { opacity: 0.3, from: cx + 30 }),
  )
  const spur = shape([
    [cx - hw * 1.25, k.y(0.585)],
    [cx - hw * 0.9, k.y(0.5)],
    [cx - hw * 0.3, k.y(0.36)],
    [cx + hw * 0.1, k.y(0.33)],
    [cx + hw * 0.5, k.y(0.42)],
    [cx + hw, k.y(0.54)],
    [cx + hw * 1.3, k.y(0.6)],
    [cx + hw * 0.7, k.y(0.7)],
    [cx + 26, tip],
    [cx - 26, tip],
    [cx - hw * 0.66, k.y(0.69)],
  ])
  k.add(
    path(
      spur,
      k.verticalGradient(
        [0, k.half('#5a8f62', 0.24, 0.4)],
        [0.6, k.half('#6a9468', 0.1, 0.5)],
        [0.8, k.half('#b8a284', 0.02, 0.35)],
      ),
    ),
    group(
      [0, 1, 2, 3, 4]
        .map((i) => {
          const v = i * 0.045
          return treeline(
            k,
            sample(
              pts(
                k,
                [cx / k.W - 0.5, 0.56 + v],
                [cx / k.W - 0.12, 0.38 + v],
                [cx / k.W + 0.04, 0.35 + v],
                [cx / k.W + 0.5, 0.6 + v],
              ),
            ),
            30 + i * 3,
            k.half('#5a8f62', 0.26 - i * 0.05, 0.35 + i * 0.07),
            { gap: 13 + i, base: k.y(0.665) },
          )
        })
        .join(''),
      k.clip(`<path d="${spur}"/>`),
    ),
  )
  // Sand along the water's edge.
  k.add(
    stroke(
      `M${cx - hw * 1.25} ${k.y(0.585)}L${cx - hw * 0.66} ${k.y(0.69)}L${cx - 26} ${tip}H${cx + 26}L${cx + hw * 0.7} ${k.y(0.7)}L${cx + hw * 1.3} ${k.y(0.6)}`,
      k.lit('#e2cfae', 0.02),
      7,
      'stroke-linejoin="round"',
    ),
  )
  // The bridge stands with one foot on either shore; from its end a road leads to the town.
  const by = k.y(k.fit(0.63, 0.643))
  const reach = cx - hw * 0.7
  const bridge = k.fit({ from: 0.03, to: 0.35, inset: 0.11 }, { from: 0, to: 0.285, inset: 0.15 })
  const pylon = (t: number) => k.x(bridge.from + (bridge.to - bridge.from) * t)
  const far = pts(
    k,
    [-0.03, 0.598],
    [0.04, 0.604],
    [0.1, 0.626],
    [0.125, 0.652],
    [0.08, 0.676],
    [-0.03, 0.694],
  )
  k.add(
    path(`${curve(far)}z`, k.half('#86a870', 0.06, 0.25)),
    stroke(curve(far.slice(2)), k.lit('#e2cfae', 0.04), 7, 'stroke-linejoin="round"'),
    stroke(
      `M${f(k.x(bridge.to) - 8)} ${f(by)}Q${f(reach)} ${f(by + 2)} ${f(reach + hw * 0.2)} ${f(by - 12)}`,
      k.lit('#e2cfae', 0.02),
      11,
    ),
    // Stone piers carry the pylons.
    block(k, pylon(bridge.inset), by + 40, 62, 36, '#b8a68e', { d: 0.04, batter: 0.12 }),
    block(k, pylon(1 - bridge.inset), by + 36, 62, 34, '#b8a68e', { d: 0.04, batter: 0.12 }),
    suspensionBridge(k, [k.x(bridge.from), by + 4], [k.x(bridge.to), by], {
      tower: k.fit(76, 84),
      inset: bridge.inset,
      foot: by + 8,
    }),
  )
  const rows = 8
  const colors = ['#f4ead6', '#8fc0d8', '#f2d08a', '#e8a890', '#f8f4ea', '#a8d0b8', '#e8c27a']
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1)
    const y = k.y(0.455) + (tip - 46 - k.y(0.455)) * t
    // As wide as the spur: filling out to the shoulder, then closing to the tip.
    const half =
      hw * (t < 0.55 ? 0.3 + t * 0.9 : 0.795 - (t - 0.55) * 1.32) * k.rng.range(0.9, 1.06) * k.fit(1, 0.88)
    const count = Math.max(3, Math.round(half / 34))
    k.add(
      rect(
        cx - half,
        y + 12,
        half * 2,
        30,
        k.verticalGradient(
          [0, k.half('#c9b294', 0.05, 0.25)],
          [0.2, k.half('#b09c82', 0.04, 0.45)],
          [1, k.half('#9a8872', 0.04, 0.7)],
        ),
      ),
    )
    for (let i = 0; i < count; i++) {
      if (k.rng.chance(0.06) && i > 0 && i < count - 1) continue
      const w = (half * 2) / count
      const x = cx - half + i * w + k.rng.range(-5, 5)
      const h = k.rng.range(26, 60) * (0.8 + t * 0.4)
      const c = k.rng.pick(colors)
      const d = 0.12 - t * 0.1
      k.add(
        rect(x, y - h, w * 0.94, h + 26, k.verticalGradient([0, k.lit(c, d)], [1, k.half(c, d, 0.5)])),
        rect(x - 2, y - h - 3, w * 0.94 + 4, 5, k.half('#c8806a', d, 0.3)),
        windows(k, x + 2, y - h + 4, w * 0.9, h * 0.8, 2, 1, {
          color: k.shade('#5a5a6a', d),
          ww: 0.36,
          hh: 0.5,
          chance: 0.7,
        }),
      )
    }
  }
  k.add(shikhara(k, cx + hw * 0.08, k.y(0.47), 60, 150, '#f0e4d0', 0.06))
  // Bathing steps at the very tip.
  for (let i = 0; i < 6; i++) {
    const w = 44 + i * 26
    k.add(
      rect(
        cx - w,
        tip - 48 + i * 10,
        w * 2,
        11,
        k.verticalGradient([0, k.lit('#e6cfae')], [1, k.half('#c9a888', 0, 0.6)]),
      ),
    )
  }
  k.add(
    watcher(k, cx - 60, tip - 4, { s: 0.5, accent: k.half('#e8832c', 0, 0.1) }),
    watcher(k, cx + 40, tip, { s: 0.5, accent: k.half('#f2c13a', 0, 0.1) }),
    watcher(k, cx - 12, tip + 8, { s: 0.52, accent: k.half('#d8347a', 0, 0.1) }),
  )
  const bank = pts(k, [-0.03, 0.85], [0.12, 0.865], [0.26, 0.93], [0.34, 1.03])
  k.add(hill(k, bank, '#7a9a62', 0, { to: mix(k.shade('#3f5a48'), k.dark(), 0.3), foot: 1 }))
  k.add(
    boulder(k, k.x(0.2), k.y(0.93), 110, 54, '#a39c94'),
    boulder(k, k.x(0.93), k.y(0.95), 150, 70, '#a39c94'),
    boulder(k, k.x(0.84), k.y(0.985), 80, 40, '#a39c94'),
    birds(k, 0.36, 0.22, 5),
  )
  return k.calm(0.46, '#16332e')
}
