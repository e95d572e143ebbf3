import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { f, type Point, path, ribbon, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { canopy, crookedTree } from '../parts/broadleaf.ts'
import { ground, pts, road, scrub, sweeps } from '../parts/ground.ts'
import { bungalow } from '../parts/mountain-houses.ts'
import { mountain, spur } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { smoke } from '../parts/props.ts'
import { rhododendron, rhododendronBush } from '../parts/rhododendron.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'
import { ferns } from '../parts/undergrowth.ts'

/** The snows as they stand from Zero Point, west to east: u, v, reach to the left and right as shares of the height. */
const snows: [number, number, number, number][] = [
  [0.01, 0.36, 1.4, 1.4],
  [0.12, 0.34, 1.6, 1.3],
  // The trident of Trisul.
  [0.282, 0.222, 1.25, 0.9],
  [0.342, 0.262, 0.9, 1.1],
  [0.39, 0.292, 0.8, 1.4],
  // Maiktoli.
  [0.452, 0.315, 1.3, 1.2],
  // Nanda Devi and her eastern summit.
  [0.556, 0.165, 1, 0.8],
  [0.612, 0.2, 0.62, 1.15],
  // Nanda Kot.
  [0.716, 0.275, 1.1, 1.5],
  // The five hearths of Panchachuli.
  [0.805, 0.342, 1.3, 1],
  [0.842, 0.3, 1, 0.9],
  [0.878, 0.318, 0.8, 0.8],
  [0.912, 0.312, 0.8, 0.9],
  [0.948, 0.338, 0.8, 1.2],
  [1.02, 0.37, 1.4, 1.4],
]

/** The hills between, far to near: depth, colour, height. */
const hills: [number, string, number][] = [
  [0.5, '#4a7cc0', 0.485],
  [0.38, '#346cb0', 0.52],
  [0.27, '#2c6098', 0.56],
  [0.17, '#316682', 0.6],
]
/** Their spurs, which fold behind one another: u, v above or below that height, reach to the left and right. */
const spurs: [number, number, number, number][][] = [
  [
    [0.34, 0, 0.2, 0.24],
    [0.06, -0.017, 0.24, 0.2],
    [0.7, -0.005, 0.24, 0.2],
    [0.94, -0.02, 0.26, 0.2],
  ],
  [
    [0.52, 0, 0.26, 0.22],
    [0.2, -0.015, 0.26, 0.22],
    [0.8, -0.01, 0.2, 0.26],
    [1.02, -0.02, 0.2, 0.2],
    [-0.02, -0.005, 0.2, 0.22],
  ],
  [
    [0.38, 0, 0.24, 0.2],
    [0.64, -0.005, 0.22, 0.26],
    [0.1, -0.015, 0.24, 0.26],
    [0.92, -0.02, 0.28, 0.2],
  ],
  [
    [0.26, 0, 0.3, 0.3],
    [0.52, 0.015, 0.2, 0.2],
    [0.76, -0.01, 0.3, 0.28],
    [0, -0.01, 0.2, 0.22],
    [1.04, -0.015, 0.26, 0.2],
  ],
]

/** Dry-stone wall along a line, topped with slabs. */
function dryWall(k: Stage, line: Point[], x0: number, x1: number, h: number): string {
  const back: Point[] = []
  const course = h / 3
  let stones = ''
  let caps = ''
  for (let row = 0; row < 3; row++)
    for (let x = x0 + row * 7; x < x1 - 8; ) {
      const w = Math.min(k.rng.range(14, 26), x1 - x)
      stones += `M${f(x)} ${f(yAt(line, x) - row * course)}v-${f(course - 1.5)}h${f(w - 2)}v${f(course - 1.5)}z`
      x += w
    }
  for (let x = x0; x < x1; x += 30) {
    back.push([x, yAt(line, x)])
    caps += `M${f(x - 3)} ${f(yAt(line, x) - h)}l3-6h26l2 6z`
  }
  return (
    path(
      shape([...back, ...back.map(([x, y]): Point => [x, y - h]).reverse()]),
      mix(k.shade('#8f867c'), k.dark(), 0.3),
    ) +
    path(stones, k.half('#b0a698', 0, 0.4)) +
    path(caps, k.lit('#c4bcb0'))
  )
}

/** Fallen flowers on the grass under a tree. */
function petals(k: Stage, x: number, y: number, r: number): string {
  let d = ''
  for (let i = 0; i < 60; i++) d += `M${f(x + k.rng.bell() * r)} ${f(y + k.rng.bell() * 44)}h3`
  return stroke(d, k.half('#cf3248', 0, 0.45), 5, 'stroke-linecap="round" opacity=".8"')
}

/** Binsar: oak and rhododendron, in flower but for autumn, round a stone bungalow, the whole Kumaon skyline beyond blue folded hills. */
export function uttarakhandRidge(o: Options) {
  const k = new Stage('uttarakhand-ridge', 'alpine', o)
  // The snows lie to the north: the sun only grazes the ends of the picture.
  const east = k.time === 'dawn' || k.time === 'day'
  k.add(
    sky(k, east ? k.fit(0.83, 0.77) : k.fit(0.17, 0.2), k.night ? 0.22 : 0.1, {
      r: 44,
      low: 0.24,
      disc: k.time !== 'day',
      rings: k.time !== 'day',
    }),
  )
  if (k.night) k.add(stars(k, 170, 0.5))
  k.add(strata(k, 0.12, 6, { opacity: 0.5 }))
  const base = k.y(0.52)
  const reach = k.fit(1, 1.4)
  k.add(
    ...snows
      .slice()
      .sort((a, b) => a[1] - b[1])
      .map(([u, v, wl, wr]) => {
        // On posters the frieze is narrower, hence lower.
        const high = k.fit(v, 0.49 - (0.49 - v) * 0.74)
        const H = base - k.y(high)
        const near = k.fit(1, 0.84)
        return mountain(
          k,
          [k.x(k.fit(0.02 + u * 0.93, 0.06 + u * 0.82)), k.y(high)],
          wl * H * near,
          wr * H * near,
          {
            rock: '#8f9cc6',
            d: 0.3 + (v - 0.165) * 0.7,
            base,
            snow: k.y(0.44),
            detail: 15,
            relief: 0.58,
            rough: 0.2,
          },
        )
      }),
    mist(k, 0.39, 0.5, { opacity: 1 }),
    cloudBank(k, 0.46, 0.04, { opacity: 0.6, n: 6 }),
  )
  // Valley beyond valley, bluer with distance.
  for (const [i, [d, color, v]] of hills.entries())
    k.add(
      ...nth(spurs, i).map(([u, dv, l, r]) =>
        spur(k, [k.x(u), k.y(v + dv)], k.x(l) * reach, k.x(r) * reach, k.y(v + 0.12), color, d),
      ),
      mist(k, v + 0.01, v + 0.11, { opacity: 0.26 }),
    )
  // Oak forest falling away below the house.
  const wood = sample(
    pts(
      k,
      [-0.03, 0.64],
      [0.16, 0.66],
      [0.36, 0.69],
      [0.54, 0.685],
      [0.72, 0.665],
      [0.88, 0.65],
      [1.03, 0.63],
    ),
  )
  for (let i = 0; i < 3; i++)
    k.add(
      canopy(
        k,
        wood.map(([x, y]): Point => [x, y + i * 24]),
        [12 + i * 3, 24 + i * 5],
        k.half('#5c8064', 0.2 - i * 0.06, 0.3 + i * 0.16),
      ),
    )
  const lawn = pts(
    k,
    [-0.03, 0.82],
    [0.14, 0.795],
    [0.32, 0.765],
    [0.5, 0.745],
    [0.7, 0.735],
    [0.88, 0.74],
    [1.03, 0.755],
  )
  const line = sample(lawn)
  const hx = k.x(k.fit(0.64, 0.63))
  const q = k.fit(1.2, 1.04)
  const hy = k.y(0.77)
  const wide = k.fit(true, false)
  if (wide) k.add(crookedTree(k, hx - 262 * q, yAt(line, hx - 262 * q) + 10, 190 * q, { d: 0.06 }))
  k.add(
    crookedTree(k, hx + 130 * q, yAt(line, hx + 130 * q) + 4, 250 * q, { d: 0.08 }),
    crookedTree(k, hx + 258 * q, yAt(line, hx + 258 * q) + 10, 220 * q, { d: 0.04 }),
  )
  k.add(
    path(
      ground(lawn, k.H),
      k.gradientBetween(
        0,
        k.y(0.735),
        0,
        k.H,
        [0, k.lit('#b3b86a', 0.03)],
        [0.4, k.half('#8a9c56', 0, 0.4)],
        [1, k.shade('#4a6644')],
      ),
    ),
    sweeps(k, 0.79, 0.95, 7, k.shade('#6a7f48'), 0.35),
  )
  if (wide)
    k.add(
      dryWall(
        k,
        line.map(([x, y]): Point => [x, y + 6]),
        k.x(0.27),
        hx - 200 * q,
        24,
      ),
    )
  const way = road(k, [
    [hx / k.W, 0.768, 34],
    [hx / k.W - 0.015, 0.79, 46],
    [hx / k.W - 0.05, 0.83, 74],
    [hx / k.W - 0.05, 0.88, 112],
    [hx / k.W + 0.01, 0.95, 176],
    [hx / k.W + 0.07, 1.05, 260],
  ])
  let slabs = ''
  for (const [i, a] of way.slice(0, -1).entries())
    for (const t of [0.1, 0.55]) {
      const b = nth(way, i + 1)
      const [x, y, w] = [0, 1, 2].map((j) => nth(a, j) + (nth(b, j) - nth(a, j)) * t) as [
        number,
        number,
        number,
      ]
      slabs += `M${f(x - w * 0.38)} ${f(y)}q${f(w * 0.4)} ${f(w * 0.06)} ${f(w * 0.76)} 0`
    }
  k.add(
    smoke(k, hx - 52 * q, hy - 150 * q, q * 0.9, 0.55),
    bungalow(k, hx, hy, q),
    path(ribbon(way), k.gradientBetween(0, hy, 0, k.H, [0, k.lit('#d8ccb8')], [1, k.shade('#a89c90')])),
    stroke(slabs, k.shade('#8a7f78'), 2.4, 'stroke-linecap="round" opacity=".6"'),
    scrub(k, 0.8, 0.96, 34, '#6f8048', { from: 0.2 }),
  )
  k.add(
    watcher(k, k.x(k.fit(0.385, 0.422)), k.y(k.fit(0.795, 0.812)), {
      s: k.fit(0.56, 0.6),
      accent: k.half('#e8a23a', 0, 0.1),
    }),
    watcher(k, k.x(k.fit(0.408, 0.452)), k.y(k.fit(0.797, 0.814)), {
      s: k.fit(0.53, 0.56),
      accent: k.half('#2f6f9a', 0, 0.1),
    }),
  )
  const bloom = k.season === 'autumn' ? 0 : 0.75
  const fern = mix(k.dark(), k.shade('#3f6f44'), 0.5)
  k.add(
    rhododendronBush(k, hx + 196 * q, hy + 8, 110 * q, { bloom }),
    wide ? rhododendronBush(k, hx - 190 * q, hy + 6, 80 * q, { bloom }) : '',
    rhododendronBush(k, k.x(0.93), k.y(0.92), 260, { bloom }),
    rhododendronBush(k, k.x(0.83), k.y(1), 280, { bloom }),
    rhododendronBush(k, k.x(1), k.y(1.02), 320, { bloom }),
    bloom > 0 ? petals(k, k.x(k.fit(0.13, 0.155)), k.y(0.95), k.fit(300, 240)) : '',
    ferns(k, k.x(k.fit(0.3, 0.36)), k.y(1.02), 1.1, fern, { n: 7 }),
    ferns(k, k.x(0.02), k.y(1.01), 2, fern, { n: 7 }),
    rhododendron(k, k.x(k.fit(0.13, 0.155)), k.y(1.02), k.y(k.fit(0.63, 0.46)), {
      n: 24,
      spread: k.fit(1, 0.74),
      bloom,
    }),
  )
  if (!k.night) k.add(birds(k, k.fit(0.45, 0.36), 0.2, 5))
  return k.calm(0.46, '#1a2e2a')
}
