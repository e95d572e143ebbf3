import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, type Point, pairs, path, ribbon, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { packPony } from '../parts/animals.ts'
import { footbridge } from '../parts/bridges.ts'
import { broken } from '../parts/crags.ts'
import { banded, gullies, pillars } from '../parts/dry-rock.ts'
import { ground, pts, road, scrub, sweeps } from '../parts/ground.ts'
import { mountain, range } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { phugtalGompa } from '../parts/phugtal-gompa.ts'
import { chorten } from '../parts/props.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { ripple } from '../parts/water.ts'

const rock = '#d9a766'

/** Skyline of the cliff, left to right down into the gorge. */
const cliff = pairs([
  -0.03, 0.14, 0.05, 0.09, 0.09, 0.12, 0.15, 0.045, 0.19, 0.08, 0.26, 0.015, 0.31, 0.05, 0.38, -0.02, 0.46,
  0.03, 0.5, 0.015, 0.55, 0.085, 0.585, 0.075, 0.62, 0.17, 0.655, 0.19, 0.68, 0.3, 0.715, 0.36, 0.735, 0.46,
  0.775, 0.54, 0.83, 0.64, 0.9, 0.7,
])
const cliffTall = pairs([
  -0.03, 0.195, 0.06, 0.147, 0.11, 0.166, 0.2, 0.114, 0.26, 0.128, 0.36, 0.09, 0.42, 0.109, 0.52, 0.085, 0.6,
  0.118, 0.66, 0.147, 0.7, 0.195, 0.76, 0.223, 0.79, 0.318, 0.825, 0.375, 0.84, 0.47, 0.87, 0.536, 0.92,
  0.603, 0.99, 0.66,
])

/** Phugtal: a monastery spilling out of its cave in the cliff, the Tsarap and its footbridge far below. */
export function phugtal(o: Options) {
  const k = new Stage('phugtal', 'alpine', o)
  k.add(
    sky(k, k.fit(0.86, 0.88), k.night ? 0.2 : k.fit(0.13, 0.08), {
      r: 42,
      low: k.fit(0.26, 0.2),
      rings: false,
    }),
  )
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.12, 5, { opacity: 0.5 }))
  // The gorge goes back between striped mountains.
  k.add(
    range(k, {
      ctrl: k.fit(
        pts(k, [0.5, 0.5], [0.69, 0.29], [0.74, 0.36], [0.83, 0.25], [0.9, 0.36], [0.97, 0.3], [1.06, 0.5]),
        pts(k, [0.5, 0.4], [0.8, 0.26], [0.86, 0.32], [0.95, 0.24], [1.1, 0.42]),
      ),
      rock: '#a08ca0',
      d: 0.5,
      base: k.y(0.64),
      snow: k.y(k.fit(0.345, 0.31)),
      detail: 18,
    }),
    mist(k, 0.4, 0.64, { opacity: 0.6 }),
    banded(
      k,
      k.fit(
        pts(k, [0.56, 0.6], [0.66, 0.42], [0.7, 0.46], [0.77, 0.395], [0.84, 0.5], [0.9, 0.55], [1.05, 0.66]),
        pts(k, [0.6, 0.5], [0.8, 0.36], [0.86, 0.4], [0.92, 0.36], [1.05, 0.5]),
      ),
      k.y(0.72),
      0.3,
      60,
    ),
    mist(k, 0.5, 0.68, { opacity: 0.35 }),
    banded(
      k,
      k.fit(
        pts(k, [0.8, 0.68], [0.87, 0.54], [0.92, 0.42], [0.96, 0.4], [1.05, 0.24]),
        pts(k, [0.84, 0.64], [0.92, 0.52], [0.97, 0.5], [1.06, 0.4]),
      ),
      k.y(0.78),
      0.14,
      -120,
    ),
  )
  // The cliff.
  const skyline = (k.fit(cliff, cliffTall) as Point[]).map(([u, v]): Point => [k.x(u), k.y(v)])
  const edge = broken(k, skyline, 0.16, false, 14)
  const body = shape([...edge, [k.x(0.95), k.y(0.8)], [-40, k.y(0.8)]], 1)
  const cx = k.x(k.fit(0.385, 0.475))
  const cy = k.y(k.fit(0.385, 0.385))
  const s = k.fit(0.86, 0.94)
  k.add(
    path(
      body,
      k.gradientBetween(
        0,
        0,
        k.W * 0.9,
        0,
        [0, k.half(rock, 0.05, 0.7)],
        [0.35, k.half(rock, 0.05, 0.35)],
        [1, k.lit(rock, 0.06)],
      ),
    ),
    `<g ${k.clip(path(body, '#000'))}>${path(gullies(k, skyline, k.y(0.7)), k.shade(rock, 0.06), 'opacity=".5"')}${pillars(k, skyline, k.fit(64, 52), k.y(0.72), rock)}</g>`,
  )
  // Crags and slopes of stones below it; the monastery stands on the middle one.
  const low = k.fit(-0.012, -0.045)
  const crag = (u: number, v: number, l: number, r: number, d: number) =>
    mountain(k, [k.x(u), k.y(v + low)], l, r, {
      rock: '#d6a46a',
      d,
      base: k.y(0.8 + low),
      detail: 17,
      foot: 0.1,
      relief: 0.4,
    })
  k.add(
    mountain(k, [cx + 10 * s, cy + 90 * s], 330 * s, 360 * s, {
      rock: rock,
      d: 0.05,
      base: k.y(0.8 + low),
      detail: 20,
      foot: 0.1,
      relief: 0.45,
    }),
    phugtalGompa(k, cx, cy, s, rock),
    crag(k.fit(0.03, 0.02), 0.63, 400, 360, 0.07),
    crag(k.fit(0.66, 0.86), 0.64, 330, k.fit(380, 260), 0.07),
    crag(k.fit(0.2, 0.2), 0.695, 330, 300, 0.05),
  )
  // The path comes down from the lowest houses in bends.
  const far: Point = [k.x(k.fit(0.56, 0.45)), k.y(k.fit(0.742, 0.695))]
  const bends = k.fit(
    [40, 350, 70, 356, 100, 372, 30, 388, -10, 396, 70, 408],
    [40, 350, 76, 360, 112, 384, 20, 412, -40, 436, 40, 462, 90, 480, 20, 496],
  )
  const zigzag = [
    ...pairs(bends).map(([x, y]): Point => [cx + x * s, cy + y * s]),
    [far[0], far[1] - 2] as Point,
  ]
  k.add(
    path(
      ground(
        pts(
          k,
          [-0.03, 0.775 + low],
          [0.3, 0.772 + low],
          [0.45, 0.755 + low],
          [0.6, 0.745 + low],
          [0.8, 0.7 + low],
          [1.03, 0.68 + low],
        ),
        k.H,
      ),
      k.gradientBetween(
        0,
        k.y(0.68 + low),
        0,
        k.H,
        [0, k.lit('#d8b07a', 0.05)],
        [0.3, k.half('#b88a64', 0.02, 0.5)],
        [1, k.shade('#8a6450')],
      ),
    ),
    stroke(
      curve(zigzag, false, 0.1),
      k.lit('#f2dcb2', 0.02),
      k.fit(4.5, 5),
      'stroke-linejoin="round" stroke-linecap="round"',
    ),
  )
  // The Tsarap.
  const river = road(
    k,
    k.fit(
      [
        [0.945, 0.657, 8],
        [0.925, 0.672, 30],
        [0.925, 0.69, 52],
        [0.86, 0.718, 110],
        [0.72, 0.75, 150],
        [0.58, 0.776, 190],
        [0.4, 0.793, 200],
        [0.22, 0.79, 195],
        [0.06, 0.81, 210],
        [-0.1, 0.84, 230],
      ],
      [
        [0.995, 0.627, 8],
        [0.975, 0.64, 34],
        [0.97, 0.656, 62],
        [0.86, 0.686, 130],
        [0.66, 0.711, 170],
        [0.46, 0.737, 205],
        [0.24, 0.745, 205],
        [0.04, 0.763, 225],
        [-0.15, 0.79, 250],
      ],
    ),
  )
  k.add(
    path(ribbon(river.map(([x, y, w]) => [x, y - 3, w * 1.14])), k.half('#f0e2c4', 0.04, 0.25)),
    path(
      ribbon(river),
      k.gradientBetween(
        0,
        k.y(0.64),
        0,
        k.y(0.88),
        [0, k.lit('#b4e2dc', 0.1)],
        [0.4, k.half('#6fc6c4', 0, 0.15)],
        [1, k.half('#3f9aa6', 0, 0.4)],
      ),
    ),
    `<g ${k.clip(path(ribbon(river), '#000'))}>${ripple(k, k.y(0.68 + low), k.y(0.86 + low), 70, k.lit('#e6f8f2'), { opacity: 0.4, size: 0.7 })}</g>`,
  )
  // Near bank, its path and those who walk it.
  const near = k.fit(
    pts(
      k,
      [-0.03, 0.838],
      [0.1, 0.825],
      [0.26, 0.833],
      [0.42, 0.836],
      [0.56, 0.83],
      [0.7, 0.814],
      [0.8, 0.792],
      [0.9, 0.766],
      [1.03, 0.72],
    ),
    pts(
      k,
      [-0.03, 0.798],
      [0.16, 0.782],
      [0.34, 0.79],
      [0.52, 0.787],
      [0.68, 0.77],
      [0.82, 0.746],
      [1.03, 0.7],
    ),
  )
  const bank = sample(near)
  const stand = (u: number): Point => [k.x(u), yAt(bank, k.x(u))]
  const pier = stand(k.fit(0.79, 0.73))
  const track = [-0.06, 0.1, 0.26, 0.42, 0.56, 0.68, pier[0] / k.W + 0.004]
  k.add(
    footbridge(k, [pier[0], pier[1] + 6], far, k.fit(0.88, 0.9)),
    path(
      ground(near, k.H),
      k.gradientBetween(
        0,
        k.y(k.fit(0.74, 0.71)),
        0,
        k.H,
        [0, k.lit('#d2a670')],
        [0.3, k.half('#b5865c', 0, 0.4)],
        [1, k.shade('#7a5644')],
      ),
    ),
    stroke(curve(near), k.lit('#ecc68e'), 4, 'opacity=".45"'),
    sweeps(k, k.fit(0.92, 0.87), 0.98, 6, k.shade('#7a5644'), 0.5),
    path(
      ribbon(
        track.map((u, i): [number, number, number] => [
          stand(u)[0],
          stand(Math.max(0, u))[1] + 34 - i * 4.5,
          46 - i * 5,
        ]),
      ),
      k.half('#ecd2a4', 0, 0.12),
    ),
    scrub(k, k.fit(0.92, 0.87), 0.98, 30, '#8a8458'),
  )
  for (const [i, u] of k.fit([0.846, 0.888, 0.932], [0.803, 0.868]).entries())
    k.add(chorten(k, stand(u)[0], stand(u)[1] + 12, k.fit(80, 80) + i * 10))
  for (const [i, u] of k.fit([0.545, 0.49, 0.435], [0.4, 0.32, 0.24]).entries())
    k.add(
      trekker(k, stand(u)[0], stand(u)[1] + 15 + i * 3, {
        s: 0.58 + i * 0.02,
        accent: k.half(cycle(['#e0632c', '#2f7fb0', '#f2c13a'], i), 0, 0.12),
      }),
    )
  const rein = stand(k.fit(0.615, 0.49))
  k.add(
    packPony(k, rein[0], rein[1] + 18, {
      s: 0.68,
      body: k.shade('#6a4636'),
      accent: k.half('#c8503a', 0, 0.2),
    }),
  )
  if (!k.night) k.add(birds(k, k.fit(0.72, 0.17), k.fit(0.24, 0.07), 4))
  return k.calm(0.45, '#3a2a2c')
}
