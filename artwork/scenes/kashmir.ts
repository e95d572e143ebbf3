import { type Options, type Season, Stage } from '../kit/stage.ts'
import { path, rect } from '../kit/svg.ts'
import { shikara } from '../parts/boats.ts'
import { bough, type Foliage } from '../parts/boughs.ts'
import { treeline } from '../parts/conifers.ts'
import { hill, pts } from '../parts/ground.ts'
import { range } from '../parts/mountains.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { glitter, lotus, mirror, ripple, water } from '../parts/water.ts'

/** Chinar leaves through the year: bare in winter. */
const leaves: Record<Season, string[]> = {
  spring: ['#a8cc62', '#8fbe54', '#c0d878', '#78ae4c'],
  summer: ['#4f9450', '#6aa858', '#3a7c48', '#88b864'],
  autumn: ['#e8772e', '#d8502c', '#f2a33a', '#b8402e'],
  winter: [],
}

/** Kashmir: a shikara on Dal Lake, snow peaks doubled in the water, chinar overhead. */
export function kashmir(o: Options) {
  const k = new Stage('kashmir', 'alpine', o)
  const y = k.y(0.6)
  const snow = k.season === 'winter'
  k.add(sky(k, 0.68, 0.24, { r: 62, horizon: 0.6, low: 0.37 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.22, 7, { opacity: 0.5 }))
  let far = range(k, {
    ctrl: pts(
      k,
      ...k.fit<[number, number][]>(
        [
          [-0.03, 0.4],
          [0.08, 0.3],
          [0.18, 0.42],
          [0.3, 0.24],
          [0.44, 0.42],
          [0.52, 0.36],
          [0.6, 0.44],
          [0.82, 0.32],
          [0.92, 0.4],
          [1.03, 0.34],
        ],
        [
          [-0.03, 0.42],
          [0.26, 0.26],
          [0.5, 0.44],
          [0.84, 0.33],
          [1.03, 0.42],
        ],
      ),
    ),
    rock: '#8390b4',
    d: 0.5,
    base: y,
    snow: k.y(snow ? 0.56 : 0.45),
    detail: 24,
    foot: 0.8,
  })
  far += mist(k, 0.44, 0.6, { opacity: 0.8, to: 0.6 })
  far += hill(
    k,
    pts(k, [-0.03, 0.5], [0.14, 0.46], [0.34, 0.55], [0.6, 0.53], [0.8, 0.47], [1.03, 0.5]),
    snow ? '#dfe8f4' : '#5f86a0',
    0.48,
    { base: y, foot: 0.4, to: k.mood.haze },
  )
  far += treeline(
    k,
    pts(k, [-0.03, 0.585], [0.3, 0.575], [0.6, 0.585], [1.03, 0.572]),
    34,
    k.shade(snow ? '#8fa8b4' : '#4a7a62', 0.34),
    { base: y, gap: 12 },
  )
  // Houseboats moored on the far bank.
  for (let i = 0; i < k.fit(6, 4); i++) {
    const x = k.x(k.fit(0.08, 0.08) + i * k.fit(0.088, 0.14))
    const w = k.fit(118, 118)
    far +=
      rect(x, y - 30, w, 22, k.half('#b98a5c', 0.2, 0.4)) +
      path(`M${x - 7} ${y - 30}l12-13h${w - 10}l12 13z`, k.half(snow ? '#f6f8fd' : '#8a5a48', 0.2, 0.4)) +
      rect(x - 8, y - 8, w + 16, 9, k.shade('#5b4038', 0.15))
    for (let j = 0; j < 6; j++)
      far += rect(x + 8 + j * 18, y - 25, 9, 12, k.glow(k.shade('#4a3a3c', 0.2), '#ffd27a'))
  }
  k.add(
    water(k, y, { deep: 0.35 }),
    mirror(k, far, y, { opacity: 0.5 }),
    rect(0, y - 1, k.W, 3, k.lit('#ffffff', 0.4), 'opacity=".5"'),
  )
  k.add(
    glitter(k, k.sun.x, y + 4, k.y(0.92), { width: 150, n: 54 }),
    ripple(k, y + 6, k.H, 54, k.lit('#ffffff', 0.3), { opacity: 0.2 }),
    ripple(k, y + 30, k.H, 34, k.shade('#2f4a78'), { opacity: 0.24 }),
  )
  k.add(
    o.afloat
      ? shikara(k, k.x(k.fit(0.66, 0.63)), k.y(k.fit(0.76, 0.725)), k.fit(1.2, 1))
      : shikara(k, k.x(k.fit(0.63, 0.58)), k.y(0.785), k.fit(1.3, 1.2)),
    shikara(k, k.x(k.fit(0.3, o.afloat ? 0.32 : 0.22)), k.y(0.65), 0.42, { canopy: '#3f8f8a' }),
  )
  if (k.season === 'summer')
    k.add(
      lotus(k, k.x(0.0), k.x(0.4), k.y(0.84), k.y(0.98), 26),
      lotus(k, k.x(0.82), k.x(1.02), k.y(0.9), k.y(1), 8),
    )
  const colors = leaves[k.season].map((c) => k.half(c, 0, 0.2))
  const full = colors.length > 0
  const chinar: Foliage = { plant: 'chinar', colors }
  k.add(
    bough(k, [k.x(1.03), k.y(0.05)], [k.x(k.fit(0.72, 0.55)), k.y(0.1)], chinar, {
      n: full ? 60 : 0,
      s: 1.15,
    }),
    bough(k, [k.x(1.03), k.y(-0.02)], [k.x(k.fit(0.86, 0.78)), k.y(0.22)], chinar, {
      n: full ? 34 : 0,
      s: 1.1,
    }),
  )
  k.add(birds(k, 0.4, 0.2, 5))
  return k.calm(0.6, '#1a2a62')
}
