import { mix } from '../kit/color.ts'
import { cycle, nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, f, path, sample, stroke } from '../kit/svg.ts'
import { fir, forest } from '../parts/conifers.ts'
import { ground, hill, pts, sweeps } from '../parts/ground.ts'
import { peaks, range } from '../parts/mountains.ts'
import { trekker, watcher } from '../parts/people.ts'
import { tent } from '../parts/props.ts'
import { cloudBank, mist, rays, sky, stars, strata } from '../parts/sky.ts'

/** Kedarkantha: a line of trekkers up a broad snow dome, camp below in the firs. */
export function kedarkantha(o: Options) {
  const k = new Stage('kedarkantha', 'alpine', o)
  k.add(sky(k, 0.8, 0.2, { r: 42, low: 0.36 }), rays(k, 16, 0.05))
  if (k.night) k.add(stars(k, 160))
  k.add(strata(k, 0.26, 7, { opacity: 0.5 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.5, 0.16, k.fit(8, 5)),
      rock: '#8d90b8',
      d: 0.62,
      base: k.y(0.62),
      snow: k.y(0.5),
      detail: 24,
    }),
    mist(k, 0.46, 0.62),
    cloudBank(k, 0.53, 0.1, { opacity: 0.75 }),
  )
  // A broad snow dome, easy enough to walk up: the spine between light and shade is the way.
  const snow = '#f5f6fc'
  const flank = pts(
    k,
    ...k.fit<[number, number][]>(
      [
        [-0.03, 0.62],
        [0.08, 0.56],
        [0.18, 0.485],
        [0.26, 0.4],
        [0.32, 0.33],
        [0.365, 0.285],
        [0.4, 0.268],
        [0.425, 0.264],
      ],
      [
        [-0.03, 0.555],
        [0.1, 0.5],
        [0.2, 0.45],
        [0.28, 0.4],
        [0.34, 0.362],
        [0.39, 0.338],
        [0.43, 0.33],
        [0.455, 0.329],
      ],
    ),
  )
  const shoulder = pts(
    k,
    ...k.fit<[number, number][]>(
      [
        [0.46, 0.268],
        [0.5, 0.29],
        [0.55, 0.338],
        [0.61, 0.372],
        [0.7, 0.435],
        [0.8, 0.48],
        [0.9, 0.535],
        [1.03, 0.57],
      ],
      [
        [0.5, 0.335],
        [0.55, 0.356],
        [0.61, 0.39],
        [0.68, 0.412],
        [0.78, 0.456],
        [0.88, 0.488],
        [1.03, 0.53],
      ],
    ),
  )
  const spine = pts(
    k,
    ...k.fit<[number, number][]>(
      [
        [0.425, 0.264],
        [0.438, 0.31],
        [0.47, 0.37],
        [0.475, 0.43],
        [0.52, 0.5],
        [0.53, 0.57],
        [0.585, 0.64],
        [0.6, 0.7],
        [0.56, 0.76],
        [0.58, 0.84],
      ],
      [
        [0.455, 0.329],
        [0.47, 0.37],
        [0.52, 0.425],
        [0.525, 0.48],
        [0.58, 0.54],
        [0.585, 0.595],
        [0.64, 0.65],
        [0.64, 0.7],
        [0.58, 0.75],
        [0.6, 0.84],
      ],
    ),
  )
  const [top] = spine.slice(0, 1) as [[number, number]]
  const foot = k.y(0.82)
  const ridge = sample(spine, 10)
  k.add(
    path(
      ground([...flank, ...shoulder], foot),
      k.gradientBetween(0, top[1], 0, foot, [0, k.lit('#fcfbf7', 0.06)], [1, k.half(snow, 0.2, 0.25)]),
    ),
    path(
      `${curve([...flank, ...spine.slice(1)])}V${Math.round(foot)}H-60z`,
      k.gradientBetween(
        0,
        top[1],
        0,
        k.y(0.76),
        [0, k.shade('#bcc4e8', 0.06)],
        [0.45, k.shade('#c4cbea', 0.12), 0.85],
        [1, k.shade('#c9d0ec', 0.24), 0],
      ),
    ),
  )
  // Wind-packed folds hang from the crest and run out on the slope.
  const fold = (u: number, v: number, len: number, lean: number, wide: number, c: string, a: number) => {
    const [x, y] = [k.x(u), k.y(v)]
    return path(
      `${curve([
        [x, y],
        [x + lean * len * 0.4, y + len * 0.36],
        [x + lean * len * 1.05, y + len],
        [x + lean * len * 0.62 + wide, y + len * 0.9],
        [x + lean * len * 0.2 + wide * 0.6, y + len * 0.4],
      ])}z`,
      k.verticalGradient([0, c, a], [0.5, c, a * 0.7], [1, c, 0]),
    )
  }
  const cool = k.shade('#aab4de', 0.14)
  const pale = k.half('#e4e8f8', 0.12, 0.3)
  const deep = k.shade('#929dd0', 0.12)
  const long = k.fit(1, 1.15)
  for (const [u, v, w, t, len, lean, wide, c, a] of [
    [0.5, 0.3, 0.52, 0.355, 230, 0.55, 54, cool, 0.55],
    [0.6, 0.375, 0.6, 0.395, 220, 0.8, 70, cool, 0.5],
    [0.7, 0.44, 0.72, 0.445, 190, 0.95, 90, cool, 0.5],
    [0.84, 0.505, 0.88, 0.5, 150, 1, 90, cool, 0.45],
    [0.485, 0.45, 0.545, 0.5, 200, 0.5, 50, cool, 0.5],
    [0.385, 0.285, 0.4, 0.35, 260, -0.35, 46, pale, 0.6],
    [0.3, 0.36, 0.32, 0.39, 230, -0.55, 60, deep, 0.6],
    [0.25, 0.42, 0.26, 0.43, 200, -0.7, 60, pale, 0.55],
    [0.16, 0.51, 0.17, 0.475, 160, -0.8, 70, deep, 0.5],
    [0.43, 0.37, 0.47, 0.43, 250, -0.12, 44, deep, 0.55],
  ] as const)
    k.add(fold(k.fit(u, w), k.fit(v, t), len * long, lean, wide, c, a))
  // The tree line ends far below the summit.
  for (const [u, v, to, n, h] of [
    [-0.03, 0.645, 0.24, 16, 44],
    [0.8, 0.625, 1.03, 14, 44],
    [-0.03, 0.69, 0.32, 22, 62],
    [0.7, 0.672, 1.03, 20, 62],
    [-0.03, 0.735, 0.4, 22, 84],
    [0.66, 0.72, 1.03, 18, 84],
  ] as const)
    k.add(
      forest(
        k,
        pts(k, [u, v], [(u + to) / 2, v - 0.012], [to, v + 0.012]),
        Math.round(n * k.fit(1, 0.62)),
        [h * 0.7, h * 1.2],
        {
          d: 0.24,
          leaf: '#3f6f72',
          snow: true,
          from: k.x(u),
          to: k.x(to),
          lean: 18,
        },
      ),
    )
  k.add(
    stroke(curve(spine), k.shade('#8f9ac8', 0.04), 4, 'stroke-dasharray="2 9" stroke-linecap="round"'),
    // The summit: a cairn, a pole with its flag, those who have arrived.
    path(`M${f(top[0] - 30)} ${f(top[1] + 8)}l6-14 10-8 10 7 8 15z`, k.shade('#7a7f9a', 0.04)),
    stroke(`M${f(top[0] - 13)} ${f(top[1] - 12)}v-52`, k.dark(), 2.4),
    path(`M${f(top[0] - 12)} ${f(top[1] - 63)}l32 7-32 9z`, k.half('#e0802c', 0, 0.1)),
    watcher(k, top[0] + 12, top[1] + 8, { s: 0.36, accent: k.half('#e0502c', 0, 0.1) }),
    watcher(k, top[0] + 28, top[1] + 13, { s: 0.35, accent: k.half('#2f7fb0', 0, 0.1) }),
  )
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const [x, y] = nth(ridge, Math.round(6 + t * (ridge.length - 24)))
    k.add(
      trekker(k, x, y + 4, {
        s: 0.24 + t * 0.26,
        flip: true,
        accent: k.half(cycle(['#e0502c', '#2f7fb0', '#f2c13a', '#c8403a', '#3f9a5b', '#e0802c'], i), 0, 0.1),
      }),
    )
  }
  k.add(
    hill(k, pts(k, [-0.03, 0.76], [0.2, 0.74], [0.45, 0.77], [0.7, 0.75], [1.03, 0.72]), snow, 0.04, {
      to: k.shade(snow),
      foot: 0.7,
    }),
    sweeps(k, 0.77, 0.92, 6, k.shade('#a9b2dc'), 0.35),
  )
  k.add(
    forest(k, pts(k, [0.5, 0.76], [1.03, 0.73]), k.fit(20, 12), [90, 170], {
      d: 0.12,
      leaf: '#3a6a6a',
      snow: true,
      from: k.x(0.62),
    }),
    forest(k, pts(k, [-0.03, 0.76], [0.3, 0.75]), 8, [110, 190], {
      d: 0.1,
      leaf: '#3a6a6a',
      snow: true,
      to: k.x(0.2),
    }),
  )
  k.add(
    tent(k, k.x(k.fit(0.6, 0.56)), k.y(0.83), 0.86, '#f0932c'),
    tent(k, k.x(k.fit(0.72, 0.74)), k.y(0.845), 1.0, '#e5563f'),
    tent(k, k.x(k.fit(0.84, 0.36)), k.y(0.825), 0.8, '#f2b03c'),
    watcher(k, k.x(0.655), k.y(0.86), { s: 0.66, accent: k.half('#2f7fb0', 0, 0.1) }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.88], [0.25, 0.87], [0.5, 0.92], [0.75, 0.93], [1.03, 0.89]), snow, 0, {
      to: mix(k.shade('#8f9ac8'), k.dark(), 0.3),
      foot: 1,
    }),
  )
  const near = k.dark()
  const rim = mix(k.dark(), k.shade('#4a8a86'), 0.5)
  k.add(
    fir(k, k.x(0.035), k.y(1.0), 520, { variant: 2, fill: near, color: rim }),
    fir(k, k.x(0.965), k.y(1.02), 430, { variant: 0, fill: near, color: rim }),
  )
  return k.calm(0.55)
}
