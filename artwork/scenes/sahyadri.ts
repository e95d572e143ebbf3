import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, type Point, path, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { ground, pts } from '../parts/ground.ts'
import { bastion, block, wall } from '../parts/masonry.ts'
import { fractal } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'
import { ferns } from '../parts/undergrowth.ts'
import { waterfall } from '../parts/water.ts'

/** Sahyadri: monsoon forts above green walls running with water. */
export function sahyadri(o: Options) {
  const k = new Stage('sahyadri', 'monsoon', o)
  k.add(sky(k, 0.24, 0.2, { r: 50, low: 0.3, rings: false }), strata(k, 0.14, 7, { opacity: 0.55 }))
  if (k.night) k.add(stars(k))
  const mesa = (u: number, v: number, w: number, h: number, d: number, base: number, falls = 0) => {
    const x = k.x(u)
    const y = k.y(v)
    const hw = w / 2
    const b = k.y(base)
    const green = '#5f9f58'
    const rock = '#6f7a72'
    const top: Point[] = [
      [x - hw, y + h * 0.16],
      ...fractal([x - hw * 0.86, y + 4], [x - hw * 0.2, y], 0.05, 30, k.rng),
      ...fractal([x + hw * 0.1, y - 6], [x + hw * 0.84, y + 6], 0.05, 30, k.rng),
      [x + hw, y + h * 0.18],
    ]
    const skirt: Point[] = [
      ...fractal([x + hw, y + h * 0.18], [x + hw * 1.3, y + h * 0.5], 0.12, 30, k.rng),
      ...fractal([x + hw * 1.3, y + h * 0.5], [x + hw * 1.75, y + h * 0.8], 0.16, 30, k.rng),
      ...fractal([x + hw * 1.75, y + h * 0.8], [x + hw * 3, b], 0.16, 36, k.rng),
      ...fractal([x - hw * 3, b], [x - hw * 1.7, y + h * 0.78], 0.16, 36, k.rng),
      ...fractal([x - hw * 1.7, y + h * 0.78], [x - hw * 1.25, y + h * 0.48], 0.16, 30, k.rng),
      ...fractal([x - hw * 1.25, y + h * 0.48], [x - hw, y + h * 0.16], 0.12, 30, k.rng),
    ]
    let o2 = path(
      shape([...top, ...skirt], 1),
      k.gradientBetween(
        0,
        y,
        0,
        b,
        [0, k.lit(green, d)],
        [0.5, k.half(green, d, 0.4)],
        [1, mix(k.half(green, d, 0.5), k.mood.haze, 0.5)],
      ),
    )
    // Basalt bands.
    for (const [t0, t1, w0] of [
      [0.08, 0.24, 0.98],
      [0.36, 0.46, 1.16],
    ] as const) {
      const n = 9
      const up: Point[] = []
      const lo: Point[] = []
      for (let i = 0; i <= n; i++) {
        const px = x + hw * w0 * (-1 + (2 * i) / n)
        up.push([px, y + h * t0 + k.rng.range(-5, 7)])
        lo.push([px, y + h * t1 + k.rng.range(-12, 12)])
      }
      o2 += path(shape([...up, ...lo.reverse()], 1), k.half(rock, d, k.light < 0 ? 0.45 : 0.55))
    }
    let sh = ''
    for (let i = 0; i < 7; i++) {
      const px = x + hw * k.rng.range(-1, 1.1)
      const py = y + h * k.rng.range(0.24, 0.5)
      const leafLength = (b - py) * k.rng.range(0.3, 0.6)
      sh += shape(
        [
          ...fractal([px, py], [px + leafLength * 0.3 * -k.light, py + leafLength], 0.16, 34, k.rng),
          ...fractal(
            [px + leafLength * 0.3 * -k.light, py + leafLength],
            [px + 40, py + leafLength * 0.3],
            0.2,
            34,
            k.rng,
          ),
        ],
        1,
      )
    }
    o2 += path(sh, k.shade(green, d), 'opacity=".5"')
    for (let i = 0; i < falls; i++)
      o2 += waterfall(
        k,
        x + hw * (-0.6 + i * 0.5) + k.rng.range(-20, 20),
        y + h * 0.1,
        y + h * k.rng.range(0.62, 0.8),
        9,
        { d: d * 0.6, spray: 1.4 },
      )
    return o2
  }
  k.add(
    mesa(0.24, 0.4, 170, 200, 0.66, 0.66),
    mesa(0.88, 0.36, 200, 220, 0.62, 0.66),
    mist(k, 0.46, 0.64),
    cloudBank(k, 0.5, 0.08, { opacity: 0.8 }),
  )
  k.add(
    mesa(k.fit(0.62, 0.58), k.fit(0.24, 0.28), k.fit(360, 330), 380, 0.3, 0.78, 4),
    mist(k, 0.6, 0.78, { opacity: 0.6 }),
    cloudBank(k, 0.6, 0.08, { opacity: 0.75 }),
  )
  // Bastions on the rim.
  const fx = k.x(k.fit(0.62, 0.58))
  const fy = k.y(k.fit(0.24, 0.28))
  const stone = '#9a8c7e'
  const half = k.fit(176, 160)
  k.add(wall(k, fx - half, fx + half, fy + 14, 34, stone, 0.22, 5))
  for (const t of [-1, -0.62, -0.2, 0.24, 0.66, 1])
    k.add(bastion(k, fx + half * t, fy + 22 + Math.abs(t) * 16, 40, 58 + k.rng.range(0, 14), stone, 0.2))
  k.add(
    block(k, fx + half * 0.44, fy - 14, 64, 44, stone, { d: 0.22, turn: 0.3 }),
    path(`M${fx - 13} ${fy + 16}v-22q13-18 26 0v22z`, k.shade('#4a4440', 0.15)),
  )
  k.add(
    stroke(`M${fx} ${fy - 20}v-56`, k.shade('#5a4a44', 0.2), 3),
    path(`M${fx + 1} ${fy - 76}l40 12-40 12z`, k.lit('#f08a2e', 0.05)),
  )
  k.add(
    canopy(
      k,
      sample(pts(k, [-0.03, 0.62], [0.14, 0.66], [0.3, 0.74], [0.42, 0.84])),
      [14, 32],
      k.half('#4f9450', 0.18, 0.4),
    ),
    canopy(
      k,
      sample(pts(k, [0.74, 0.84], [0.84, 0.72], [0.94, 0.66], [1.03, 0.62])),
      [14, 32],
      k.half('#569a54', 0.16, 0.35),
    ),
  )
  const ridge = pts(
    k,
    [-0.03, 0.78],
    [0.12, 0.77],
    [0.28, 0.8],
    [0.46, 0.82],
    [0.62, 0.8],
    [0.8, 0.83],
    [1.03, 0.81],
  )
  const line = sample(ridge)
  k.add(
    path(
      ground(ridge, k.H),
      k.gradientBetween(
        0,
        k.y(0.77),
        0,
        k.H,
        [0, k.lit('#8fc45a')],
        [0.3, k.half('#5f9f4c', 0, 0.3)],
        [1, k.shade('#2f6a44')],
      ),
    ),
    stroke(curve(ridge.map(([x, y]) => [x, y + 12])), k.half('#c99a68', 0, 0.3), 7, 'stroke-linecap="round"'),
  )
  for (const [i, u] of [0.5, 0.535, 0.57, 0.605, 0.64].entries())
    k.add(
      trekker(k, k.x(u), yAt(line, k.x(u)) + 10, {
        s: 0.7,
        accent: k.half(cycle(['#e8632c', '#f2c13a', '#2f7fc0', '#d8347a', '#3f9a5b'], i), 0, 0.08),
      }),
    )
  k.add(
    ferns(k, k.x(0.04), k.y(1.0), 2.4, mix(k.dark(), k.shade('#2f6f3f'), 0.5), { n: 7 }),
    ferns(k, k.x(0.96), k.y(1.02), 2.2, mix(k.dark(), k.shade('#2f6f3f'), 0.5), { n: 7 }),
    boulder(k, k.x(0.84), k.y(0.9), 120, 60, '#7f8a80'),
    birds(k, 0.4, 0.24, 4),
  )
  return k.calm(0.5, '#0c3428')
}
