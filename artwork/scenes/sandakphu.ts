import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, ribbon, sample, shape } from '../kit/svg.ts'
import { forest, treeline } from '../parts/conifers.ts'
import { hill, pts, road, scrub, sweeps } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { range } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { prayerFlags, smoke } from '../parts/props.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'

/** Sandakphu: the Sleeping Buddha of Kanchenjunga over a ridge trail, rhododendron and a trekkers' hut. */
export function sandakphu(o: Options) {
  const k = new Stage('sandakphu', 'alpine', o)
  k.add(sky(k, 0.86, 0.2, { r: 50, low: 0.28 }))
  if (k.night) k.add(stars(k, 170, 0.5))
  k.add(strata(k, 0.16, 6, { opacity: 0.5 }))
  // Kumbhakarna is the head, Kanchenjunga the chest, Pandim the feet.
  const body = k.fit<[number, number][]>(
    [
      [-0.03, 0.46],
      [0.05, 0.43],
      [0.1, 0.44],
      [0.17, 0.34],
      [0.22, 0.38],
      [0.28, 0.42],
      [0.36, 0.34],
      [0.42, 0.3],
      [0.48, 0.22],
      [0.54, 0.29],
      [0.58, 0.27],
      [0.66, 0.35],
      [0.74, 0.38],
      [0.8, 0.36],
      [0.86, 0.42],
      [0.92, 0.39],
      [0.97, 0.45],
      [1.03, 0.44],
    ],
    [
      [-0.03, 0.46],
      [0.1, 0.36],
      [0.2, 0.42],
      [0.34, 0.33],
      [0.5, 0.21],
      [0.6, 0.3],
      [0.68, 0.29],
      [0.82, 0.4],
      [0.92, 0.37],
      [1.03, 0.45],
    ],
  )
  k.add(
    range(k, {
      ctrl: pts(k, ...body),
      rock: '#93a2c8',
      d: 0.34,
      base: k.y(0.6),
      snow: k.y(0.585),
      detail: 20,
      relief: 0.56,
    }),
  )
  k.add(
    mist(k, 0.46, 0.58, { opacity: 0.9 }),
    cloudBank(k, 0.52, 0.1, { opacity: 0.8, n: 8 }),
    cloudBank(k, 0.59, 0.1, { opacity: 0.75, n: 8 }),
  )
  k.add(
    treeline(
      k,
      sample(pts(k, [-0.03, 0.62], [0.2, 0.6], [0.44, 0.66], [0.7, 0.62], [1.03, 0.58])),
      30,
      k.shade('#4f7f86', 0.42),
      { gap: 12 },
    ),
    cloudBank(k, 0.655, 0.06, { opacity: 0.55 }),
  )
  const ridge = pts(
    k,
    [-0.03, 0.78],
    [0.16, 0.75],
    [0.34, 0.72],
    [0.52, 0.68],
    [0.7, 0.655],
    [0.86, 0.67],
    [1.03, 0.7],
  )
  k.add(
    hill(k, ridge, '#a8b46a', 0.08, { to: k.shade('#5f7a48'), foot: 0.85 }),
    sweeps(k, 0.76, 0.96, 7, k.shade('#5f7a48'), 0.32),
    scrub(k, 0.74, 0.95, 40, '#6f7a44'),
  )
  k.add(
    forest(k, pts(k, [0.8, 0.675], [1.03, 0.7]), k.fit(8, 5), [80, 130], {
      d: 0.12,
      leaf: '#3a6a58',
      from: k.x(0.84),
      to: k.W + 20,
    }),
  )
  const hx = k.x(k.fit(0.7, 0.68))
  const hy = k.y(0.672)
  const q = k.fit(1, 0.95)
  k.add(
    smoke(k, hx + 44 * q, hy - 96 * q, q, 0.6),
    block(k, hx, hy + 6, 190 * q, 52 * q, '#e6dcc8', { d: 0.04, turn: 0.26 }),
    windows(k, hx - 84 * q, hy - 40 * q, 168 * q, 36 * q, 6, 1, {
      color: k.dark(0.05),
      ww: 0.46,
      hh: 0.8,
      chance: 0.9,
    }),
    path(
      shape([
        [hx - 112 * q, hy - 42 * q],
        [hx - 78 * q, hy - 92 * q],
        [hx + 80 * q, hy - 92 * q],
        [hx + 112 * q, hy - 42 * q],
      ]),
      k.verticalGradient([0, k.lit('#3f8a72', 0.03)], [1, k.half('#3f8a72', 0.03, 0.6)]),
    ),
    rect(hx + 38 * q, hy - 108 * q, 14 * q, 26 * q, k.shade('#8a6a58')),
  )
  const way = road(k, [
    [k.fit(0.645, 0.6), 0.69, 12],
    [0.54, 0.705, 20],
    [0.42, 0.745, 34],
    [0.5, 0.79, 56],
    [0.4, 0.86, 96],
    [0.5, 1.04, 190],
  ])
  k.add(path(ribbon(way), k.half('#dcc298', 0, 0.25)))
  const people = k.fit<[number, number, number][]>(
    [
      [0.43, 0.755, 0.5],
      [0.46, 0.775, 0.58],
      [0.47, 0.82, 0.74],
    ],
    [
      [0.42, 0.755, 0.5],
      [0.49, 0.785, 0.6],
      [0.45, 0.835, 0.76],
    ],
  )
  people.forEach(([u, v, s], i) => {
    k.add(
      trekker(k, k.x(u), k.y(v), {
        s,
        accent: k.half(['#e0502c', '#2f7fb0', '#f2c13a'][i] ?? '#e0502c', 0, 0.1),
      }),
    )
  })
  k.add(
    prayerFlags(k, [hx - 100 * q, hy - 60 * q], [k.x(k.fit(0.5, 0.36)), k.y(0.655)], {
      sag: 20,
      n: 15,
      s: 0.9,
    }),
    path(`M${k.x(k.fit(0.5, 0.36)) - 2} ${k.y(0.652)}h4v${k.y(0.06)}h-4z`, k.dark()),
  )
  // Rhododendron: dark leaf masses thick with bloom.
  const bush = (u: number, v: number, s: number) => {
    const x = k.x(u)
    const y = k.y(v)
    // Within a dome that stands on the ground, the light on its upper side.
    const spot = (low: number, high: number) => {
      const a = Math.PI * k.rng.range(0.04, 0.96)
      const r = k.rng.range(low, high)
      return `M${(x + Math.cos(a) * r * 118 * s).toFixed(0)} ${(y - Math.sin(a) * r * 104 * s).toFixed(0)}h0`
    }
    const spots = (n: number, low: number, high: number) =>
      Array.from({ length: n }, () => spot(low, high)).join('')
    const leaf = spots(30, 0.1, 0.82)
    const sunlit = spots(16, 0.5, 0.86)
    const red = spots(24, 0.3, 0.98)
    const pink = spots(15, 0.6, 1)
    const cap = 'stroke-linecap="round"'
    const dots = (d: string, color: string, size: number) =>
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${(size * s).toFixed(0)}" ${cap}/>`
    return (
      dots(leaf, k.shade('#4a7a4c'), 54) +
      dots(sunlit, k.half('#5f9456', 0, 0.4), 36) +
      dots(red, k.half('#d8405c', 0, 0.2), 19) +
      dots(pink, k.lit('#f79cb2'), 15)
    )
  }
  for (const [u, v, s] of k.fit<[number, number, number][]>(
    [
      [0.24, 0.775, 0.42],
      [0.84, 0.76, 0.5],
      [0.64, 0.8, 0.5],
      [0.06, 0.92, 1.25],
      [0.2, 1.0, 1.1],
      [0.93, 0.95, 1.3],
      [0.78, 1.04, 1],
    ],
    [
      [0.16, 0.78, 0.5],
      [0.86, 0.77, 0.55],
      [0.74, 0.82, 0.5],
      [0.05, 0.93, 1.2],
      [0.95, 0.93, 1.2],
      [0.84, 1.02, 1],
    ],
  ))
    k.add(bush(u, v, s))
  k.add(birds(k, 0.3, 0.22, 4))
  return k.calm(0.48, '#1c3226')
}
