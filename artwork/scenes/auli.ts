import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, ellipse, f, type Point, path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { dronagiri, nandaDevi } from '../parts/garhwal.ts'
import { ground, pts, sweeps } from '../parts/ground.ts'
import { massif } from '../parts/massif.ts'
import { mountain, spur } from '../parts/mountains.ts'
import { carver, learner, liftChair, liftPylon } from '../parts/ski.ts'
import { cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'

const snow = '#f6f8fd'

/** Timber hut under a steep roof with snow on it, ~110 wide at s = 1. */
function hut(k: Stage, x: number, y: number, s: number, white: string): string {
  const d = 0.05
  const at = (...p: Point[]) => shape(p.map(([a, b]) => [x + a * s, y - b * s]))
  const wood = '#a8683c'
  let boards = ''
  for (let i = -30; i <= 30; i += 10) boards += `M${f(x + i * s)} ${f(y)}v-${f((92 - Math.abs(i) * 1.9) * s)}`
  return (
    path(at([-48, 0], [0, 96], [48, 0]), k.half(wood, d, 0.35)) +
    stroke(boards, k.shade('#6b4430', d), 1.6 * s, 'opacity=".6"') +
    rect(x - 11 * s, y - 34 * s, 22 * s, 34 * s, k.shade('#5a3526', d)) +
    rect(x - 12 * s, y - 64 * s, 24 * s, 18 * s, k.glow(k.shade('#3f4c5c', d), '#ffd27a')) +
    path(at([0, 116], [62, -4], [46, -4], [0, 92]), white) +
    path(at([0, 116], [-62, -4], [-46, -4], [0, 92]), k.shade('#fdfcfa', d)) +
    path(at([-70, -8], [-40, 4], [0, -2], [40, 5], [70, -8]), white)
  )
}

/** Auli: the white slope between dark woods, the chair lift, and Nanda Devi beyond the valley. */
export function auli(o: Options) {
  const k = new Stage('auli', 'alpine', o)
  const dawn = k.time === 'dawn'
  // At dusk only the summits are still in the sun.
  const dim = k.time === 'dusk' ? 0.5 : 0
  const white = (t: number, d = 0) => k.half(snow, d, dim + t * (1 - dim))
  // The slope looks east: the sun rises beside Nanda Devi and sets behind whoever looks at her.
  k.add(
    sky(k, k.fit(0.86, 0.82), dawn ? 0.2 : 0.06, { r: 40, low: 0.22, disc: dawn || k.night, rings: dawn }),
  )
  if (k.night) k.add(stars(k, 160, 0.45))
  k.add(strata(k, 0.13, 5, { opacity: 0.45 }))
  const base = k.y(0.56)
  const peak = (u: number, v: number, l: number, r: number, d = 0.42) =>
    mountain(k, [k.x(u), k.y(v)], l * (base - k.y(v)), r * (base - k.y(v)), {
      rock: '#8f9cc6',
      d,
      base,
      snow: k.y(0.5),
      detail: 15,
      relief: 0.58,
      rough: 0.2,
    })
  k.add(
    peak(k.fit(0.41, 0.4), 0.3, 1.2, 1.2, 0.5),
    peak(0.83, 0.31, 1.3, 1.5, 0.46),
    peak(0.97, 0.34, 1.2, 1.4),
    massif(
      k,
      nandaDevi,
      [k.x(k.fit(0.61, 0.62)), k.y(k.fit(0.115, 0.17))],
      k.fit(330, 300),
      base - k.y(k.fit(0.115, 0.17)),
      { d: 0.3 },
    ),
    // Ghori and Hathi Parvat.
    peak(0.0, 0.3, 1, 0.9),
    peak(0.07, 0.27, 0.8, 1),
    massif(
      k,
      dronagiri,
      [k.x(k.fit(0.26, 0.23)), k.y(k.fit(0.19, 0.25))],
      k.fit(290, 230),
      base - k.y(k.fit(0.19, 0.25)),
      { d: 0.27 },
    ),
    mist(k, 0.42, 0.55, { opacity: 0.9 }),
    cloudBank(k, 0.5, 0.04, { opacity: 0.55, n: 6 }),
  )
  // The gorge of the Dhauliganga.
  for (const [u, v, l, r, d, c] of [
    [0.2, 0.5, 0.3, 0.3, 0.5, '#4a7cc0'],
    [0.52, 0.515, 0.24, 0.3, 0.44, '#4a7cc0'],
    [0.86, 0.49, 0.3, 0.3, 0.46, '#4a7cc0'],
    [0.36, 0.545, 0.3, 0.3, 0.3, '#346cb0'],
    [0.68, 0.54, 0.26, 0.3, 0.28, '#346cb0'],
    [0.04, 0.52, 0.3, 0.34, 0.26, '#346cb0'],
  ] as const)
    k.add(spur(k, [k.x(u), k.y(v)], k.x(l) * k.fit(1, 1.5), k.x(r) * k.fit(1, 1.5), k.y(0.66), c, d))
  k.add(mist(k, 0.54, 0.64, { opacity: 0.4 }))
  const rim = pts(
    k,
    [-0.03, 0.64],
    [0.15, 0.638],
    [0.3, 0.634],
    [0.45, 0.628],
    [0.6, 0.615],
    [0.75, 0.59],
    [0.9, 0.55],
    [1.03, 0.5],
  )
  const line = sample(rim)
  const wood = { leaf: '#2f5f62', snow: true, powder: white(0, 0.08) }
  const below = (dy: number, from: number, to: number) =>
    line.filter(([x]) => x > k.x(from) && x < k.x(to)).map(([x, y]): Point => [x, y + dy])
  k.add(
    treeline(k, below(10, -1, 2), 46, k.half('#3f6f78', 0.2, 0.5), { gap: 14 }),
    canopy(k, below(-34, k.fit(0.66, 0.72), 2), [16, 30], k.half('#2f5458', 0.14, 0.6)),
    canopy(k, below(-26, -1, k.fit(0.34, 0.3)), [14, 26], k.half('#2f5458', 0.16, 0.6)),
    path(
      ground(rim, k.H),
      k.gradientBetween(0, k.y(0.58), 0, k.H, [0, white(0, 0.04)], [0.4, white(0.16)], [1, white(0.6)]),
    ),
    forest(k, line, k.fit(46, 26), [60, 124], { ...wood, d: 0.14, to: k.x(k.fit(0.35, 0.32)), lean: 34 }),
    forest(k, line, k.fit(66, 34), [80, 150], { ...wood, d: 0.12, from: k.x(k.fit(0.65, 0.7)), lean: 56 }),
  )
  // Their shadows fall downhill.
  let shadows = ''
  for (const [x, y] of [...below(44, k.fit(0.65, 0.7), 2), ...below(40, -1, k.fit(0.35, 0.32))])
    for (const dx of [0, 30, 60]) {
      const far = k.rng.range(60, 130)
      shadows += `M${f(x + dx)} ${f(y)}l${f(-far)} ${f(far * 0.36)}l${f(far * 0.7 + 16)} ${f(-far * 0.3)}z`
    }
  k.add(path(shadows, k.shade('#a9b8de'), 'opacity=".4"'))
  for (const [u, v, s] of k.fit<[number, number, number][]>(
    [
      [0.24, 0.695, 0.7],
      [0.305, 0.69, 0.6],
      [0.36, 0.688, 0.52],
    ],
    [
      [0.24, 0.662, 0.66],
      [0.35, 0.658, 0.56],
    ],
  ))
    k.add(hut(k, k.x(u), k.y(v), s, white(0)))
  const roll = pts(
    k,
    [-0.03, 1.02],
    [0.2, 0.96],
    [0.42, 0.9],
    [0.6, 0.835],
    [0.76, 0.775],
    [0.9, 0.71],
    [1.03, 0.65],
  )
  // The lift: pylons from the valley to the lens, two cables between them.
  const towers = k.fit<[number, number, number, number][]>(
    [
      [0.44, 0.64, 46, 14],
      [0.48, 0.652, 84, 24],
      [0.55, 0.69, 176, 42],
      [0.7, 0.808, 423, 80],
      [1.25, 1.2, 1160, 200],
    ],
    [
      [0.43, 0.634, 50, 14],
      [0.49, 0.65, 96, 24],
      [0.6, 0.69, 200, 44],
      [0.85, 0.8, 540, 76],
      [1.6, 1.2, 1250, 200],
    ],
  )
  const top = (i: number, side: 1 | -1): Point => {
    const [u, v, h, arm] = nth(towers, i)
    return [k.x(u) + side * arm, k.y(v) - h]
  }
  /** A point of the cable beyond pylon i. */
  const on = (i: number, t: number, side: 1 | -1): Point => {
    const a = top(i, side)
    const b = top(i + 1, side)
    return [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t + 4 * t * (1 - t) * Math.abs(b[0] - a[0]) * 0.06,
    ]
  }
  const iron = mix(k.shade('#4a5266'), k.dark(), 0.4)
  const spans = (...list: number[]) =>
    list.flatMap((i) =>
      ([-1, 1] as const).map((side) =>
        stroke(curve([0, 0.25, 0.5, 0.75, 1].map((t) => on(i, t, side))), iron, 1.2 + i * 0.6),
      ),
    )
  const pylon = (i: number) => {
    const [u, v, h, arm] = nth(towers, i)
    return (
      ellipse(k.x(u) - arm * 0.9, k.y(v), arm * 1.1, arm * 0.1, k.shade('#8f9fcc'), 'opacity=".5"') +
      liftPylon(k, k.x(u), k.y(v), h, arm, 0.08 - i * 0.02) +
      ellipse(k.x(u), k.y(v), arm * 0.2, arm * 0.05, white(0))
    )
  }
  k.add(...spans(0, 1), pylon(0), pylon(1), pylon(2))
  const groove = (d: string, w: number) => stroke(d, k.shade('#a9b8de'), w, 'opacity=".6"')
  const placed = (figure: typeof learner, u: number, v: number, s: number, c: string, flip = false) =>
    ellipse(k.x(u) - 26 * s, k.y(v) + 3 * s, 56 * s, 7 * s, k.shade('#8f9fcc'), 'opacity=".55"') +
    figure(k, k.x(u), k.y(v), { s, flip, accent: k.half(c, 0, 0.1) })
  for (const q of k.fit([0, 0.012], [0.21, 0.226]))
    k.add(
      groove(
        curve(
          pts(
            k,
            [0.46 + q, 0.64],
            [0.43 + q, 0.66],
            [0.5 + q, 0.69],
            [0.44 + q, 0.72],
            [0.54 + q, 0.76],
            [0.48 + q, 0.83],
            [0.42 + q, 0.92],
          ),
        ),
        2,
      ),
    )
  // A class on the nursery slope.
  const jackets = ['#e5402f', '#2f7fc8', '#f2b23a', '#3f9a5b', '#d8508a']
  for (const [i, c] of jackets.entries())
    k.add(
      placed(
        learner,
        k.fit(0.28 + i * 0.036, 0.2 + i * 0.06),
        k.fit(0.755 + i * 0.007, 0.712 + i * 0.004),
        0.54 + i * 0.02,
        c,
      ),
    )
  k.add(
    placed(learner, k.fit(0.485, 0.55), k.fit(0.8, 0.737), 0.7, '#e0632c', true),
    path(
      ground(roll, k.H),
      k.gradientBetween(
        k.x(0.6),
        k.y(0.83),
        k.x(0.6) + k.fit(74, 110),
        k.y(0.83) + k.fit(250, 260),
        [0, white(0)],
        [0.35, white(0.22)],
        [1, k.half('#c9d4f0', 0, 0.7)],
      ),
    ),
    sweeps(k, 0.9, 0.98, 3, k.shade('#a9b8de'), 0.3),
    pylon(3),
    ...spans(2, 3),
  )
  for (const [i, t, side, s, c, riders] of [
    [1, k.fit(0.5, 0.3), 1, 0.24, '#2f6fb8', []],
    [2, k.fit(0.3, 0.2), -1, k.fit(0.4, 0.42), '#c83a32', ['#f2b23a']],
    [2, 0.42, 1, 0.5, '#2f6fb8', []],
    [k.fit(3, 2), k.fit(0.36, 0.58), -1, k.fit(1.3, 0.9), '#c83a32', ['#2f7fc8', '#f2b23a']],
  ] as const) {
    const p = on(i, t, side)
    k.add(liftChair(k, p[0], p[1], s, { color: c, riders: [...riders] }))
  }
  k.add(
    ...[0, 0.008].map((q) =>
      groove(
        curve(
          pts(
            k,
            [0.62, k.fit(0.945, 0.91) + q],
            [0.7, k.fit(0.935, 0.905) + q],
            [0.785, 0.89 + q],
            [0.81, 0.845 + q],
            [0.88, 0.79 + q],
            [1.03, 0.75 + q],
          ),
        ),
        3,
      ),
    ),
    placed(carver, 0.6, k.fit(0.945, 0.905), k.fit(0.9, 1.1), '#e5402f', true),
  )
  const near = k.dark()
  const edge = mix(near, k.shade('#4a8a8a'), 0.5)
  k.add(
    fir(k, k.x(0.03), k.y(1.02), k.y(k.fit(0.58, 0.46)), { variant: 2, fill: near, color: edge }),
    fir(k, k.x(k.fit(0.12, 0.15)), k.y(1.03), k.y(k.fit(0.36, 0.28)), {
      variant: 0,
      fill: near,
      color: edge,
    }),
  )
  return k.calm(0.5, '#22345c')
}
