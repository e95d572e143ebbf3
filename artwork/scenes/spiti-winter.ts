import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, type Point, path, ribbon, sample, shape, stroke } from '../kit/svg.ts'
import { ibex } from '../parts/animals.ts'
import { ground, pts, road, sweeps } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { snowCap } from '../parts/mountain-houses.ts'
import { trekker } from '../parts/people.ts'
import { chorten, prayerFlags, smoke } from '../parts/props.ts'
import { milkyWay, mist, sky, stars, strata } from '../parts/sky.ts'
import { skyline } from './spiti.ts'

const snowColor = '#f6f8fd'

/** Spiti in deep winter: the same monastery under snow, the river half frozen, ibex come down to the valley. */
export function spitiWinter(o: Options) {
  const k = new Stage('spiti-winter', 'alpine', o)
  k.add(sky(k, 0.2, 0.24, { disc: !k.night, rings: !k.night, r: 38, horizon: 0.78 }))
  if (k.night) k.add(stars(k, 150, 0.62), milkyWay(k, 0.12, 0.66, 0.66, -0.12))
  else k.add(strata(k, 0.2, 5))
  skyline(k, true)
  const terrace = pts(
    k,
    [-0.03, 0.715],
    [0.14, 0.72],
    [0.32, 0.735],
    [0.5, 0.752],
    [0.72, 0.76],
    [1.03, 0.75],
  )
  k.add(
    path(
      ground(terrace, k.H),
      k.gradientBetween(
        0,
        k.y(0.71),
        0,
        k.H,
        [0, floor(k, snowColor)],
        [0.5, floor(k, '#e6edfb')],
        [1, floor(k, '#c2d0f0')],
      ),
    ),
    sweeps(k, 0.745, 0.86, 6, k.shade('#a9b8de'), 0.35),
    mist(k, 0.7, 0.78, { opacity: 0.25 }),
  )
  k.add(river(k), village(k))
  if (!k.night) walkers(k)
  outcrop(k)
  return k.calm(0.36, '#2c4474')
}

/** The valley floor lies in blue shade while a low sun still lights the slopes. */
const floor = (k: Stage, c: string) =>
  k.half(c, 0.02, { dawn: 0.55, gold: 0.4, dusk: 0.78, day: 0.06, night: 0.15 }[k.time])

/** Shelves of ice from both banks, and between them the open green water with its floes. */
function river(k: Stage): string {
  const way = road(
    k,
    k.fit<[number, number, number][]>(
      [
        [0.36, 0.752, 10],
        [0.46, 0.763, 26],
        [0.58, 0.778, 52],
        [0.62, 0.8, 84],
        [0.54, 0.836, 150],
        [0.6, 0.89, 270],
        [0.84, 0.98, 470],
        [0.96, 1.12, 700],
      ],
      [
        [0.3, 0.752, 10],
        [0.46, 0.763, 24],
        [0.64, 0.78, 46],
        [0.68, 0.805, 76],
        [0.56, 0.84, 130],
        [0.62, 0.89, 220],
        [0.84, 0.97, 360],
        [0.96, 1.1, 520],
      ],
    ),
  )
  const band = (q: number, dy: number, fill: string, more = '') =>
    path(ribbon(way.map(([x, y, w]) => [x, y + dy, w * q])), fill, more)
  const deep = k.half('#2f8a9a', 0, 0.35)
  const top = k.y(0.75)
  let floes = ''
  let edges = ''
  const line = sample(way.map(([x, y]) => [x, y] as Point))
  const span = sample(way.map(([, y, w]) => [w, y] as Point))
  for (let i = 0; i < 34; i++) {
    const t = 0.2 + 0.66 * k.rng() ** 0.8
    const j = Math.floor(t * (line.length - 1))
    const [x, y] = line[j] as Point
    const [w] = span[j] as Point
    const size = w * k.rng.range(0.05, 0.14)
    const cx = x + k.rng.bell() * w * 0.3
    const rim: Point[] = Array.from({ length: 6 }, (_, n) => {
      const a = (n / 6) * 6.283 + k.rng.range(-0.3, 0.3)
      return [cx + Math.cos(a) * size, y + Math.sin(a) * size * 0.24]
    })
    floes += shape(rim, 0.5)
    edges += shape(
      rim.map(([px, py]) => [px, py + size * 0.07]),
      0.5,
    )
  }
  return (
    band(1.24, 0, k.half('#b6c8ec', 0, 0.45)) +
    band(1.16, 2, k.gradientBetween(0, top, 0, k.H, [0, floor(k, '#e2f0f8')], [1, floor(k, '#a4d2e6')])) +
    band(0.66, 3, k.half('#8fc6dc', 0, 0.3)) +
    band(
      0.54,
      4,
      k.gradientBetween(0, top, 0, k.H, [0, mix(deep, k.horizon, 0.4)], [0.4, deep], [1, k.shade('#1f6f86')]),
    ) +
    path(edges, k.half('#7fb6d0', 0, 0.4)) +
    path(floes, floor(k, '#f8fbff'))
  )
}

/** Flat-roofed houses under snow, brushwood stacked along their eaves, smoke of the stoves. */
function village(k: Stage): string {
  const house = ([u, v, w, h]: [number, number, number, number], i: number) => {
    const x = k.x(u)
    const y = k.y(v)
    const d = 0.05
    return (
      block(k, x, y, w, h, '#f4ead8', { d, batter: 0.06, turn: 0.3 }) +
      path(`M${x - w * 0.5} ${y - h}h${w}v${h * 0.13}h-${w}z`, k.half('#7a4f3c', d, 0.4)) +
      windows(k, x - w * 0.42, y - h * 0.82, w * 0.84, h * 0.62, Math.round(w / 22), h > 50 ? 2 : 1, {
        color: k.shade('#3f2f30', d),
        ww: 0.42,
        hh: 0.6,
        chance: 0.8,
      }) +
      snowCap(k, x - w * 0.53, y - h + 1, w * 1.06, 11, d) +
      path(`M${x - w * 0.6} ${y + 3}q${w * 0.2}-12 ${w * 0.5}-7t${w * 0.7} 7z`, floor(k, snowColor)) +
      (i % 2 ? '' : smoke(k, x + w * 0.2, y - h - 10, 0.62, 0.55))
    )
  }
  const homes = k.fit<[number, number, number, number][]>(
    [
      [0.13, 0.735, 74, 40],
      [0.22, 0.738, 66, 38],
      [0.3, 0.745, 70, 40],
      [0.08, 0.752, 92, 58],
      [0.175, 0.757, 84, 46],
      [0.26, 0.765, 96, 60],
    ],
    [
      [0.1, 0.735, 66, 38],
      [0.22, 0.74, 64, 38],
      [0.06, 0.755, 84, 56],
      [0.19, 0.76, 88, 52],
      [0.32, 0.757, 76, 44],
    ],
  )
  const cx = k.x(k.fit(0.355, 0.44))
  const cy = k.y(k.fit(0.782, 0.776))
  const h = k.fit(92, 86)
  return (
    homes.map(house).join('') +
    prayerFlags(k, [cx, cy - h], [k.x(k.fit(0.628, 0.52)), k.y(k.fit(0.6, 0.62))], {
      sag: 26,
      n: 18,
      s: 0.8,
      d: 0.06,
    }) +
    prayerFlags(k, [cx, cy - h], [k.x(k.fit(0.25, 0.3)), k.y(k.fit(0.71, 0.72))], {
      sag: 14,
      n: 10,
      s: 0.8,
      d: 0.04,
    }) +
    chorten(k, cx, cy, h, 0.04) +
    ellipse(cx, cy + 2, h * 0.5, 7, floor(k, snowColor))
  )
}

/** Two walkers on the path that they have trodden along the bank. */
function walkers(k: Stage) {
  const trail = sample(
    pts(
      k,
      ...k.fit<[number, number][]>(
        [
          [0.29, 0.778],
          [0.34, 0.805],
          [0.44, 0.838],
          [0.47, 0.87],
          [0.42, 0.93],
          [0.44, 1.02],
        ],
        [
          [0.22, 0.778],
          [0.3, 0.81],
          [0.4, 0.845],
          [0.41, 0.88],
          [0.37, 0.94],
          [0.42, 1.02],
        ],
      ),
    ),
  )
  k.add(
    stroke(
      `M${trail.map((p) => p.map((n) => n.toFixed(0)).join(' ')).join('L')}`,
      k.shade('#9fb0dc'),
      5,
      'stroke-dasharray="2 10" stroke-linecap="round" opacity=".8"',
    ),
  )
  for (const [u, v, s, c] of k.fit<[number, number, number, string][]>(
    [
      [0.455, 0.85, 0.7, '#e0502c'],
      [0.424, 0.834, 0.64, '#f2b23a'],
    ],
    [
      [0.4, 0.848, 0.64, '#e0502c'],
      [0.355, 0.83, 0.58, '#f2b23a'],
    ],
  ))
    k.add(
      ellipse(k.x(u) + 24, k.y(v) + 1, 30, 4, k.shade('#8fa2d4'), 'opacity=".6"'),
      trekker(k, k.x(u), k.y(v), { s, flip: true, accent: k.half(c, 0, 0.1) }),
    )
}

/** The near bank: a brown rock out of the snow, and ibex that look across. */
function outcrop(k: Stage) {
  const at = (...uv: [number, number][]) =>
    shape(pts(k, ...uv.map(([u, v]): [number, number] => [u * k.fit(1.3, 1.7), v])))
  const snow = pts(
    k,
    [-0.03, 0.9],
    [0.12, 0.9],
    [0.26, 0.93],
    [0.4, k.fit(0.98, 0.962)],
    [k.fit(0.48, 0.56), 1.04],
  )
  k.add(
    path(
      at(
        [-0.03, 0.9],
        [0.02, 0.865],
        [0.08, 0.857],
        [0.15, 0.865],
        [0.18, 0.89],
        [0.23, 0.93],
        [0.25, 0.99],
        [-0.03, 1],
      ),
      k.half('#8a6a5c', 0, 0.35),
    ),
    path(
      at([-0.03, 0.915], [0.06, 0.892], [0.11, 0.9], [0.15, 0.95], [0.12, 1], [-0.03, 1]),
      k.shade('#6d5450'),
    ),
    path(
      at(
        [-0.03, 0.895],
        [0.02, 0.863],
        [0.08, 0.853],
        [0.152, 0.862],
        [0.172, 0.882],
        [0.125, 0.876],
        [0.09, 0.886],
        [0.04, 0.877],
      ),
      k.lit(snowColor),
    ),
    path(
      ground(snow, k.H),
      k.gradientBetween(
        0,
        k.y(0.89),
        0,
        k.H,
        [0, k.lit(snowColor)],
        [0.5, k.half('#cfdaf4', 0, 0.5)],
        [1, k.shade('#9fb0dc')],
      ),
    ),
    ibex(k, k.x(k.fit(0.13, 0.185)), k.y(0.866), { s: 1.05, accent: k.half('#a8866c', 0, 0.3) }),
    ibex(k, k.x(k.fit(0.27, 0.33)), k.y(0.945), { s: 0.92, accent: k.half('#a8866c', 0, 0.3) }),
  )
}
