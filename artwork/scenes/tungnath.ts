import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { f, type Point, pairs, path, rect, ribbon, sample, stroke } from '../kit/svg.ts'
import { treeline } from '../parts/conifers.ts'
import { ground, pts, road, sweeps } from '../parts/ground.ts'
import { chandrashila, chaukhamba } from '../parts/kedar-heights.ts'
import { range, spur } from '../parts/mountains.ts'
import { trekker, watcher } from '../parts/people.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'
import { bellGate, pennants, terrace, tungnathTemple } from '../parts/tungnath-temple.ts'
import { grass } from '../parts/undergrowth.ts'

/** Lesser snows, west to east: Kedarnath and its dome, Mandani, those east of Chaukhamba. */
const snows = pairs([
  -0.03, 0.36, 0.03, 0.31, 0.06, 0.34, 0.1, 0.285, 0.16, 0.4, 0.2, 0.345, 0.26, 0.4, 0.4, 0.4, 0.47, 0.4,
  0.53, 0.345, 0.57, 0.39, 0.63, 0.35, 0.7, 0.4, 1.03, 0.4,
])

/** Tungnath: the small stone temple on its shoulder of grass, Chandrashila above, Chaukhamba beyond the blue ridges. */
export function tungnath(o: Options) {
  const k = new Stage('tungnath', 'alpine', o)
  const east = k.time === 'dawn' || k.time === 'day'
  k.add(
    sky(k, east ? k.fit(0.7, 0.66) : k.fit(0.22, 0.25), k.night ? 0.2 : 0.1, {
      r: 42,
      low: 0.2,
      disc: k.time !== 'day',
      rings: k.time !== 'day',
    }),
  )
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.12, 5, { opacity: 0.45 }))
  const base = k.y(0.52)
  k.add(
    range(k, {
      ctrl: pts(k, ...snows),
      rock: '#8b98c0',
      d: 0.42,
      base,
      snow: k.y(0.44),
      detail: 15,
      relief: 0.6,
      rough: 0.18,
    }),
    chaukhamba(k, k.x(k.fit(0.31, 0.3)), k.y(k.fit(0.185, 0.215)), k.fit(0.98, 0.9), base),
    mist(k, 0.4, 0.51, { opacity: 1 }),
    cloudBank(k, 0.465, 0.04, { opacity: 0.6, n: 6 }),
  )
  const reach = k.fit(1, 1.5)
  for (const [d, color, v, list] of [
    [0.46, '#4a7cc0', 0.5, [0.04, -0.01, 0.24, 0.26, 0.3, 0.01, 0.22, 0.2, 0.56, -0.005, 0.24, 0.24]],
    [0.34, '#3a70a8', 0.545, [0.16, -0.005, 0.26, 0.22, 0.44, 0.01, 0.24, 0.24, -0.02, -0.015, 0.2, 0.2]],
    [0.23, '#35687c', 0.6, [0.3, 0.01, 0.28, 0.26, 0.02, -0.01, 0.24, 0.24]],
  ] as const) {
    for (let i = 0; i < list.length; i += 4) {
      const [u = 0, dv = 0, l = 0, r = 0] = list.slice(i, i + 4)
      k.add(spur(k, [k.x(u), k.y(v + dv)], k.x(l) * reach, k.x(r) * reach, k.y(v + 0.13), color, d))
    }
    k.add(mist(k, v + 0.02, v + 0.13, { opacity: 0.24 }))
  }
  for (const [i, line] of [
    [-0.03, 0.655, 0.14, 0.665, 0.3, 0.7, 0.5, 0.76],
    [-0.03, 0.72, 0.1, 0.735, 0.24, 0.77, 0.4, 0.83],
  ].entries())
    k.add(
      treeline(
        k,
        sample(pts(k, ...pairs(line))),
        34 + i * 14,
        k.half('#3f6f5a', 0.2 - i * 0.1, 0.5 + i * 0.2),
        { gap: 12 + i * 4 },
      ),
    )
  k.add(chandrashila(k, k.x(k.fit(0.85, 0.84)), k.y(k.fit(0.285, 0.33)), k.fit(1.06, 1.1), k.fit(1, 1.4)))
  // The shoulder of grass.
  const knoll = pts(
    k,
    ...k.fit(
      pairs([
        -0.03, 0.89, 0.1, 0.855, 0.22, 0.795, 0.33, 0.75, 0.44, 0.728, 0.6, 0.72, 0.8, 0.715, 1.03, 0.69,
      ]),
      pairs([
        -0.03, 0.87, 0.06, 0.835, 0.14, 0.782, 0.22, 0.75, 0.32, 0.734, 0.45, 0.726, 0.6, 0.72, 0.8, 0.712,
        1.03, 0.69,
      ]),
    ),
  )
  k.add(
    path(
      ground(knoll, k.H),
      k.gradientBetween(
        0,
        k.y(0.69),
        0,
        k.H,
        [0, k.lit('#c2b768')],
        [0.35, k.half('#9aa054', 0, 0.25)],
        [1, k.shade('#566a44')],
      ),
    ),
    sweeps(k, 0.78, 0.96, 7, k.shade('#6f7444'), 0.3),
  )
  const tx = k.x(k.fit(0.585, 0.55))
  const ty = k.y(0.735)
  const q = k.fit(1.12, 1)
  const doorU = (tx - 88 * q) / k.W
  const rise = k.fit(0, 0.012)
  const way = road(k, [
    [doorU, 0.748 - rise, 34],
    [doorU + 0.018, 0.774 - rise, 36],
    [doorU + 0.1, 0.797 - rise, 30],
    [doorU - 0.02, 0.822 - rise, 34],
    [doorU - 0.13, 0.846 - rise, 38],
    [doorU + 0.02, 0.878 - rise, 56],
    [doorU + 0.12, 0.915, 74],
    [doorU + 0.03, 0.965, 110],
    [doorU - 0.06, 1.05, 170],
  ])
  k.add(
    path(ribbon(way.map(([x, y, w]) => [x, y + w * 0.05, w * 1.12])), k.shade('#7a745e')),
    path(
      ribbon(way),
      k.gradientBetween(0, k.y(0.75), 0, k.H, [0, k.lit('#d4ccbe')], [1, k.shade('#a8a098')]),
    ),
  )
  // Slabs across it.
  const mid = sample(
    way.map(([x, y]): Point => [x, y]),
    6,
  )
  let slabs = ''
  for (const [i, [x, y]] of mid.entries()) {
    const [bx, by] = nth(mid, Math.min(i + 1, mid.length - 1))
    const [ax, ay] = nth(mid, Math.max(i - 1, 0))
    const [run, fall] = [bx - ax, (by - ay) / 0.35]
    const w = (nth(nth(way, Math.floor(i / 6)), 2) * 0.43) / (Math.hypot(run, fall) || 1)
    slabs += `M${f(x - fall * w)} ${f(y + run * w * 0.35)}L${f(x + fall * w)} ${f(y - run * w * 0.35)}`
  }
  k.add(stroke(slabs, k.shade('#8a847a'), 1.8, 'opacity=".45"'))
  k.add(terrace(k, tx, ty, q), tungnathTemple(k, tx, ty - 10 * q, q))
  const pole: Point = [tx - 288 * q, ty - 130 * q]
  k.add(
    pennants(k, [tx - 30 * q, ty - 252 * q], pole, 15, q),
    rect(pole[0] - 2, pole[1] - 10, 4, ty + 24 * q - pole[1], k.half('#6a4a34', 0, 0.6)),
    bellGate(k, tx + 282 * q, ty + 16 * q, 0.9 * q),
    pennants(k, [tx + 74 * q, ty - 252 * q], [tx + 244 * q, ty - 66 * q], 12, q),
  )
  for (const [dx, dy, c] of [
    [-152, 4, '#e8632c'],
    [-44, 6, '#fdf3e0'],
    [62, 4, '#c8403a'],
  ] as const)
    k.add(watcher(k, tx + dx * q, ty + dy * q - 8, { s: 0.58 * q, accent: k.half(c, 0, 0.1) }))
  for (const [u, v, s, flip, c] of [
    [0.072, 0.807, 0.58, true, '#2f7fb0'],
    [0.095, 0.803, 0.58, true, '#3f9a5b'],
    [...k.fit([-0.08, 0.838], [0, 0.82]), 0.68, false, '#f2c13a'],
    [...k.fit([-0.105, 0.844], [-0.04, 0.829]), 0.68, false, '#e0502c'],
  ] as [number, number, number, boolean, string][])
    k.add(trekker(k, k.x(doorU + u), k.y(v - rise), { s, flip, accent: k.half(c, 0, 0.1) }))
  for (const [u, v, w] of [
    [0.86, 0.79, 60],
    [0.9, 0.8, 40],
    [0.28, 0.86, 70],
    [0.8, 0.9, 110],
    [0.9, 0.95, 150],
    [0.16, 0.93, 90],
  ] as const)
    k.add(boulder(k, k.x(u), k.y(v), w, w * 0.46, '#9c9890'))
  const floor: Point[] = [
    [0, k.y(1.02)],
    [k.W, k.y(1.02)],
  ]
  k.add(
    grass(k, floor, 90, k.half('#8a8444', 0, 0.7), { n: 90, to: k.x(0.36) }),
    grass(k, floor, 90, k.half('#8a8444', 0, 0.7), { n: 110, from: k.x(0.62) }),
  )
  if (!k.night) k.add(birds(k, k.fit(0.55, 0.6), k.fit(0.22, 0.27), 5))
  return k.calm(0.46, '#22301c')
}
