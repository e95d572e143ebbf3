import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, f, type Point, path, rect, sample, shape, yAt } from '../kit/svg.ts'
import { type Ledge, leap, spray } from '../parts/cascade.ts'
import { express, ghatViaduct } from '../parts/ghat-railway.ts'
import { ground, hill, pts } from '../parts/ground.ts'
import { fractal } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { tree, woods } from '../parts/rainforest.ts'
import { boulder, cobble } from '../parts/rocks.ts'
import { birds, cumulus, mist, rays, sky, stars } from '../parts/sky.ts'
import { ripple } from '../parts/water.ts'

/** Head and orange shoulders above the water. */
const bather = (k: Stage, x: number, y: number, s: number, jacket: string) =>
  ellipse(x, y + 1 * s, 30 * s, 5 * s, k.lit('#e8fbf4'), 'opacity=".5"') +
  path(
    `M${f(x - 13 * s)} ${f(y)}q0-${f(16 * s)} ${f(13 * s)}-${f(16 * s)}t${f(13 * s)} ${f(16 * s)}z`,
    jacket,
  ) +
  circle(x, y - 21 * s, 7 * s, mix(k.dark(), k.shade('#6a4434'), 0.4))

/** Dudhsagar: four leaps of white water down the Ghats, a blue train crossing on its viaduct. */
export function goaFalls(o: Options) {
  const k = new Stage('goa-falls', 'tropic', o)
  const fx = k.x(k.fit(0.58, 0.56))
  const q = k.fit(1, 1.02)
  const greens = ['#2f7a52', '#3f8a54', '#4f9a58', '#63a656', '#7fb254']
  k.add(
    sky(k, k.fit(0.24, 0.28), k.fit(0.17, 0.2), { r: 46, low: k.fit(0.22, 0.265), horizon: 0.5 }),
    rays(k, 16, 0.06),
    cumulus(k, k.x(k.fit(0.35, 0.36)), k.y(k.fit(0.235, 0.215)), 220, 60, 0.8),
  )
  if (k.night) k.add(stars(k, 90, 0.3))
  k.light = -1
  // Ridges of the Ghats falling away to the plain.
  k.add(
    hill(
      k,
      pts(k, [-0.03, 0.3], [0.12, 0.28], [0.26, 0.31], [0.42, 0.26], [0.6, 0.22], [1.03, 0.24]),
      '#6f9a8a',
      0.7,
      { base: k.y(0.6), foot: 0.5, to: k.mood.haze },
    ),
    hill(k, pts(k, [-0.03, 0.36], [0.1, 0.35], [0.24, 0.37], [0.4, 0.3], [0.6, 0.2]), '#5f9478', 0.54, {
      base: k.y(0.62),
      foot: 0.5,
      to: k.mood.haze,
    }),
    mist(k, 0.3, 0.48, { opacity: 0.6 }),
  )
  const lip = k.y(k.fit(0.17, 0.21))
  const pool = k.y(0.77)
  const H = pool - lip
  const rim = pts(
    k,
    [-0.03, 0.46],
    [0.14, 0.43],
    [0.28, 0.36],
    [0.4, 0.26],
    [0.5, k.fit(0.185, 0.22)],
    [0.6, k.fit(0.165, 0.2)],
    [0.72, k.fit(0.12, 0.16)],
    [0.86, k.fit(0.1, 0.15)],
    [1.03, k.fit(0.13, 0.18)],
  )
  k.add(woods(k, rim, k.y(0.86), greens, { far: 0.46, near: 0.2, s: [0.36, 0.8], rows: k.fit(12, 14) }))
  k.add(mist(k, 0.38, 0.6, { opacity: 0.34 }))
  // Wet rock, then the four leaps.
  const b = k.fit(1.22, 1.14)
  const ledge = (dx: number, v: number, w: number): Ledge => [fx + dx * b, lip + H * v, w * b]
  const ledges: [Ledge, Ledge][] = [
    [ledge(56, 0, 24), ledge(46, 0.2, 54)],
    [ledge(40, 0.19, 46), ledge(-20, 0.38, 136)],
    [ledge(-18, 0.37, 128), ledge(6, 0.7, 330)],
    [ledge(6, 0.66, 310), ledge(-8, 1, 430)],
  ]
  const side = (s: 1 | -1): Point[] => {
    const line = ledges.flatMap(([p, r]) =>
      [p, r].map(([x, y, w]): Point => [x + s * (w * 0.52 + 22 * b * (y > lip ? 1 : 0.1)), y]),
    )
    return line.slice(1).flatMap((p, i) => fractal(nth(line, i), p, 0.22, 18, k.rng))
  }
  const left = side(-1)
  const right = side(1)
  const foot = pool + 26
  const face = shape(
    [...left, [nth(left, -1)[0], foot], [nth(right, -1)[0], foot], ...right.slice().reverse()],
    1,
  )
  let cracks = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = k.rng.pick(k.rng.pick([left, right]).slice(2, -3))
    const len = k.rng.range(20, 60)
    cracks += shape(
      [...fractal([x - 14, y], [x - 4, y + len], 0.2, 12, k.rng), [x + 14, y + len * 0.7], [x + 10, y]],
      1,
    )
  }
  k.add(
    path(
      face,
      k.gradientBetween(
        0,
        lip,
        0,
        pool,
        [0, k.half('#7f8678', 0.24, 0.4)],
        [1, k.half('#626c64', 0.06, 0.5)],
      ),
    ),
    `<g ${k.clip(path(face, '#000'))}>${path(cracks, k.shade('#4a544e', 0.14), 'opacity=".6"')}</g>`,
  )
  // From the lowest up: each leap lands in the spray at the head of the next.
  for (const [i, [from, to]] of [...ledges.entries()].reverse())
    k.add(leap(k, from, to, 0.24 - i * 0.06, [0, 2, 8, 9][i] ?? 0), spray(k, to, 0.24 - i * 0.06))
  // Bushes hold the edges of the rock.
  for (const line of [left, right])
    for (const [i, [x, y]] of line.entries())
      if (i % (y < lip + H * 0.4 ? 2 : 3) === 0 && y < pool - 40) {
        const t = (y - lip) / H
        k.add(
          tree(
            k,
            x + (line === left ? -1 : 1) * 14 * (0.4 + t),
            y,
            (0.2 + 0.34 * t) * k.rng.range(0.8, 1.3),
            k.rng.pick(greens),
            0.4 - 0.26 * t,
          ),
        )
      }
  for (const [dx, dy, s] of [
    [-34, -6, 0.36],
    [-58, 10, 0.4],
    [36, -4, 0.36],
    [62, 8, 0.42],
    [-20, -8, 0.28],
    [22, -9, 0.28],
    [2, -15, 0.3],
  ] as const)
    k.add(tree(k, fx + (56 + dx) * b, lip + dy, s * b, k.rng.pick(greens), 0.38))
  const bridge = ghatViaduct(k, fx, lip + H * 0.635, q)
  k.add(bridge.markup, express(k, fx - k.fit(270, 205) * q, bridge.deck, q * 0.86, 8))
  // Piers stand on rock in the foam, or in the trees.
  for (const u of [-1.5, -0.5, 0.5, 1.5]) {
    const x = fx + u * 108 * q
    const y = bridge.foot(x)
    k.add(
      boulder(k, x - 4, y + 14 * q, 62 * q, 30 * q, '#6f7870', 0.08),
      spray(k, [x - 26 * q, y + 16 * q, 34 * q], 0.06),
      spray(k, [x + 26 * q, y + 17 * q, 34 * q], 0.06),
    )
  }
  for (let u = -4; u <= 4; u++)
    if (Math.abs(u) > 1.6 * b)
      for (const dx of [-34, 0, 30])
        k.add(
          tree(
            k,
            fx + (u * 108 + dx) * q,
            bridge.deck(fx + u * 108 * q) + (96 + Math.abs(dx) * 0.4 - Math.abs(u) * 6) * q,
            0.62,
            k.rng.pick(greens),
            0.14,
          ),
        )
  // Spurs of forest on either hand.
  k.add(
    woods(
      k,
      pts(k, [-0.03, 0.47], [0.1, 0.49], [0.2, 0.53], [0.28, 0.59], [0.35, 0.69], [0.41, 0.79]),
      k.y(0.84),
      greens,
      { far: 0.14, near: 0.04, s: [0.7, 1], rows: 7 },
    ),
    woods(k, pts(k, [0.77, 0.79], [0.83, 0.66], [0.9, 0.56], [1.03, 0.49]), k.y(0.84), greens, {
      far: 0.12,
      near: 0.04,
      s: [0.7, 1],
      rows: 7,
    }),
  )
  const shore = pts(
    k,
    [-0.03, 0.85],
    [0.14, 0.835],
    [0.3, 0.81],
    [0.42, 0.782],
    [0.58, 0.77],
    [0.74, 0.782],
    [0.86, 0.81],
    [1.03, 0.84],
  )
  k.add(
    path(
      ground(shore, k.H),
      k.gradientBetween(
        0,
        pool,
        0,
        k.H,
        [0, k.lit('#a8e2d2', 0.1)],
        [0.3, k.half('#46b0a0', 0.02, 0.2)],
        [1, k.shade('#0f5a58')],
      ),
    ),
    spray(k, ledge(-8, 1, k.fit(410, 250)), 0.04),
  )
  const bank = sample(shore)
  for (let i = 0; i < 44; i++) {
    const u = k.rng.range(0, 1)
    const x = k.x(u)
    const near = Math.abs(u - 0.58)
    if (near < 0.1) continue
    const w = k.rng.range(30, 70) * (0.6 + near)
    k.add(boulder(k, x, yAt(bank, x) + k.rng.range(2, 16), w, w * k.rng.range(0.45, 0.65), '#9a9a8c', 0.04))
  }
  k.add(
    ripple(k, k.y(0.845), k.H * 0.98, 44, k.lit('#ffffff', 0.05), {
      opacity: 0.35,
      from: k.x(0.1),
      to: k.x(0.98),
    }),
  )
  // Bathers in life jackets, and those who watch them from the boulders.
  const jacket = k.half('#f07a24', 0, 0.08)
  const rock = '#a09c8c'
  for (const [u, v, s] of k.fit(
    [
      [0.5, 0.845, 1],
      [0.545, 0.86, 1.15],
      [0.63, 0.838, 0.95],
    ],
    [
      [0.44, 0.84, 1],
      [0.53, 0.855, 1.15],
      [0.63, 0.838, 0.95],
    ],
  ) as [number, number, number][])
    k.add(bather(k, k.x(u), k.y(v), s, jacket))
  // Rocks that stand in the pool end at its surface.
  for (const [u, v, w, h] of [
    [k.fit(0.645, 0.58), 0.915, 92, 44],
    [k.fit(0.745, 0.73), 0.925, 240, 104],
  ] as const) {
    const x = k.x(u)
    const y = k.y(v)
    k.add(
      ellipse(x, y, w * 0.5, h * 0.12, k.shade('#0f4a4a'), 'opacity=".55"'),
      `<g ${k.clip(rect(x - w, y - h * 2, w * 2, h * 2, '#000'))}>${cobble(k, x, y + h * 0.28, w, h, rock)}</g>`,
      ellipse(x, y, w * 0.52, 2, k.lit('#e8fbf4'), 'opacity=".5"'),
    )
  }
  k.add(
    cobble(k, k.x(k.fit(0.99, 1.02)), k.y(1.03), 320, k.fit(210, 270), rock),
    cobble(k, k.x(k.fit(0.865, 0.86)), k.y(1.03), k.fit(330, 300), k.fit(172, 216), rock),
  )
  for (const [u, v, s, c] of k.fit(
    [
      [0.735, 0.872, 0.82, '#f07a24'],
      [0.765, 0.876, 0.78, '#f07a24'],
      [0.85, 0.858, 0.86, '#2f7fc0'],
      [0.877, 0.862, 0.66, '#e8c23a'],
    ],
    [
      [0.7, 0.884, 0.9, '#f07a24'],
      [0.75, 0.886, 0.86, '#f07a24'],
      [0.86, 0.876, 0.94, '#2f7fc0'],
    ],
  ) as [number, number, number, string][])
    k.add(
      watcher(k, k.x(u), k.y(v), {
        s,
        accent: k.half(c, 0, 0.08),
        body: mix(k.dark(), k.shade('#6a4434'), 0.3),
      }),
    )
  k.add(birds(k, k.fit(0.4, 0.74), k.fit(0.17, 0.13), 5))
  return k.calm(0.45, '#0a3430')
}
