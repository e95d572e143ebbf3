import { type Options, Stage } from '../kit/stage.ts'
import { curve, type Point, pairs, path, ribbon, sample, shape, yAt } from '../kit/svg.ts'
import { grazingPony } from '../parts/animals.ts'
import { broken, buttress } from '../parts/crags.ts'
import { flowers } from '../parts/flowers.ts'
import { course, ground, pts, sweeps } from '../parts/ground.ts'
import { friendshipPeak, hanumanTibba } from '../parts/kullu-peaks.ts'
import { massif } from '../parts/massif.ts'
import { sitter, trekker, watcher } from '../parts/people.ts'
import { alpineTent } from '../parts/props.ts'
import { boulder, erratic } from '../parts/rocks.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'
import { braids, ripple } from '../parts/water.ts'

/** Buttresses of the valley walls: u, v, and how far each reaches to the left and right. */
const far = [0.29, 0.49, 190, 150, 0.56, 0.5, 170, 230, 0.68, 0.44, 260, 260]
const farTall = [0.2, 0.45, 190, 150, 0.68, 0.45, 170, 240]
const near = [
  -0.03, 0.21, 300, 400, 0.07, 0.35, 250, 320, 0.175, 0.475, 220, 190, 1.03, 0.25, 480, 300, 0.9, 0.37, 330,
  300, 0.78, 0.475, 280, 280, 0.64, 0.56, 170, 220,
]
const nearTall = [
  -0.03, 0.3, 230, 260, 0.08, 0.41, 200, 210, 1.04, 0.33, 360, 200, 0.9, 0.415, 240, 240, 0.74, 0.485, 190,
  200,
]
const bed = [
  0.4, 0.645, 26, 0.385, 0.662, 70, 0.43, 0.685, 130, 0.36, 0.72, 210, 0.4, 0.775, 330, 0.3, 0.85, 430, 0.34,
  0.95, 560, 0.3, 1.08, 700,
]
const bedTall = [
  0.42, 0.597, 22, 0.4, 0.615, 60, 0.46, 0.64, 110, 0.36, 0.685, 180, 0.44, 0.75, 260, 0.32, 0.83, 340, 0.4,
  0.94, 430, 0.34, 1.08, 520,
]
const trail = [
  0.29, 0.715, 5, 0.23, 0.735, 8, 0.185, 0.765, 12, 0.21, 0.8, 20, 0.15, 0.86, 34, 0.16, 0.95, 60, 0.12, 1.06,
  100,
]
const trailTall = [
  0.3, 0.665, 5, 0.25, 0.685, 8, 0.215, 0.715, 12, 0.24, 0.75, 18, 0.15, 0.81, 30, 0.08, 0.87, 44, -0.04,
  0.93, 70,
]

/** Beas Kund in its hollow of moraine. */
function tarn(k: Stage, x: number, y: number): string {
  const rim = (list: number[]) =>
    curve(
      pairs(list).map(([a, b]): Point => [x + a, y + b]),
      true,
    )
  let o =
    path(
      rim([
        -230, -34, -60, -44, 120, -42, 230, -30, 196, -4, 172, 16, 96, 26, 20, 34, -80, 27, -150, 24, -210, 6,
      ]),
      k.verticalGradient([0, k.half('#b4aea6', 0.08, 0.5)], [1, k.half('#c4bda8', 0, 0.3)]),
    ) +
    path(
      rim([
        -128, 4, -96, -9, -52, -8, -20, -16, 44, -14, 70, -6, 118, -5, 132, 5, 84, 13, 40, 11, 4, 19, -60, 15,
      ]),
      k.gradientBetween(
        0,
        y - 16,
        0,
        y + 20,
        [0, k.half('#a4e2dc', 0, 0.1)],
        [0.5, k.half('#3fb0b8', 0, 0.15)],
        [1, k.half('#1f7fa0', 0, 0.2)],
      ),
    ) +
    ripple(k, y - 8, y + 10, 8, k.lit('#ffffff'), { opacity: 0.5, from: x - 70, to: x + 70, size: 0.3 })
  const stones = pairs([
    -186, -14, -150, -20, 160, -18, 190, -10, -170, 4, 150, 6, 104, 20, 76, 25, -120, 20, -90, 24, -30, 29,
    -206, -4, 60, -24, 20, -26,
  ])
  for (const [a, b] of stones) {
    const w = k.rng.range(10, 34)
    o += boulder(k, x + a + k.rng.range(-12, 12), y + b, w, w * 0.55, '#aaa5a0')
  }
  return o
}

/** Beas Kund: the camp at Bakarthach by the young river, Hanuman Tibba and Friendship Peak round the head of the valley. */
export function pirPanjal(o: Options) {
  const k = new Stage('pir-panjal', 'alpine', o)
  const low = k.time === 'dawn' || k.time === 'dusk'
  k.add(sky(k, k.fit(0.64, 0.68), 0.1, { r: 40, low: 0.26, disc: low || k.night, rings: low }))
  if (k.night) k.add(stars(k, 150, 0.4))
  k.add(strata(k, 0.14, 4, { opacity: 0.4 }))
  const foot = k.y(k.fit(0.66, 0.6))
  const hv = k.y(k.fit(0.13, 0.185))
  const fv = k.y(k.fit(0.25, 0.29))
  const plain = k.y(k.fit(0.645, 0.59))
  const wall = (list: number[], d: number) => {
    for (let i = 0; i < list.length; i += 4) {
      const [u = 0, v = 0, l = 0, r = 0] = list.slice(i, i + 4)
      k.add(buttress(k, [k.x(u), k.y(v)], l, r, plain + 24, d))
    }
  }
  k.add(
    massif(k, friendshipPeak, [k.x(k.fit(0.84, 0.9)), fv], k.fit(360, 270), foot - fv, {
      d: 0.24,
      detail: 13,
    }),
    massif(k, hanumanTibba, [k.x(k.fit(0.35, 0.4)), hv], k.fit(430, 360), foot - hv, {
      d: 0.14,
      detail: 14,
      rough: 0.14,
    }),
    mist(k, 0.4, 0.6, { opacity: 0.4 }),
    cloudBank(k, k.fit(0.47, 0.45), 0.04, { opacity: 0.5, n: 5 }),
  )
  wall(k.fit(far, farTall), 0.17)
  // The glacier comes down between the walls, and the moraine that it has pushed before it.
  const gx = k.x(k.fit(0.41, 0.43))
  const deep = k.fit(190, 210)
  const ice = (list: number[]) =>
    curve(pairs(list).map(([a, b]): Point => [gx + a * k.fit(1, 0.8), plain - (1 - b) * deep]))
  k.add(
    path(
      `${ice([-70, 0, -44, 0.2, -66, 0.42, -94, 0.64, -150, 0.86, -170, 1.06])}L${ice([150, 1.06, 124, 0.86, 76, 0.64, 50, 0.42, 66, 0.2, 56, 0]).slice(1)}z`,
      k.gradientBetween(
        0,
        plain - deep,
        0,
        plain,
        [0, k.lit('#f6f9fb', 0.14), 0],
        [0.3, k.lit('#f6f9fb', 0.12)],
        [1, k.half('#dce8f0', 0.06, 0.2)],
      ),
    ),
  )
  wall(k.fit(near, nearTall), 0.08)
  const heap = pts(
    k,
    ...pairs([
      -0.05, 0.635, 0.1, 0.625, 0.2, 0.605, 0.27, 0.61, 0.33, 0.592, 0.4, 0.612, 0.46, 0.596, 0.54, 0.606,
      0.62, 0.628, 0.72, 0.65,
    ]).map(([u, v]): Point => [u, v - k.fit(0, 0.05)]),
  )
  k.add(
    path(
      shape([...broken(k, heap, 0.1, false, 12), [k.x(0.72), k.y(0.72)], [k.x(-0.05), k.y(0.72)]], 1),
      k.gradientBetween(
        0,
        k.y(k.fit(0.59, 0.54)),
        0,
        k.y(k.fit(0.69, 0.63)),
        [0, k.lit('#b4aea6', 0.08)],
        [1, k.half('#b4aea6', 0.08, 0.75)],
      ),
    ),
  )
  const up = k.fit(0, 0.05)
  const lawn = [-0.03, 0.65, 0.14, 0.645, 0.3, 0.662, 0.48, 0.66, 0.64, 0.645, 0.8, 0.635, 1.03, 0.615]
  k.add(
    path(
      ground(pts(k, ...pairs(lawn).map(([u, v]): Point => [u, v - up])), k.H),
      k.gradientBetween(
        0,
        k.y(0.62),
        0,
        k.H,
        [0, k.lit('#a6c860', 0.04)],
        [0.35, k.half('#84b04e', 0, 0.15)],
        [1, k.shade('#4a7a44')],
      ),
    ),
    sweeps(k, 0.68, 0.9, 8, k.shade('#5f8f44'), 0.25),
    flowers(k, 0.7, 1, ['#f8d24a', '#fdf6ee', '#f0c23a'], { n: 200, big: 7 }),
    tarn(k, k.x(k.fit(0.19, 0.24)), k.y(k.fit(0.682, 0.626))),
    path(ribbon(course(k, k.fit(trail, trailTall))), k.half('#d8cca0', 0, 0.3)),
    braids(k, course(k, k.fit(bed, bedTall))),
  )
  const walker = (u: number, v: number, s: number, c: string) =>
    k.add(trekker(k, k.x(u), k.y(v - up), { s, flip: s < 0.4, accent: k.half(c, 0, 0.1) }))
  walker(k.fit(0.282, 0.29), 0.712, 0.34, '#e0502c')
  walker(k.fit(0.299, 0.315), 0.714, 0.34, '#f2c13a')
  walker(k.fit(0.185, 0.22), 0.772, 0.5, '#2f7fb0')
  walker(k.fit(0.21, 0.245), 0.79, 0.52, '#e0502c')
  // Camp on the right bank.
  const bank = pts(
    k,
    ...pairs(
      k.fit(
        [0.46, 1.05, 0.5, 0.92, 0.54, 0.83, 0.6, 0.77, 0.7, 0.735, 0.84, 0.72, 1.03, 0.705],
        [0.5, 1.05, 0.53, 0.9, 0.56, 0.79, 0.62, 0.735, 0.74, 0.7, 0.88, 0.685, 1.03, 0.675],
      ),
    ),
  )
  const line = sample(bank)
  for (const [u, dy, s, c, flip] of [
    [0.72, -26, 0.6, '#7a4e32', false],
    [0.8, -32, 0.58, '#a87848', true],
    [k.fit(0.63, 0.65), -24, 0.64, '#4a3a34', true],
  ] as const)
    k.add(grazingPony(k, k.x(u), yAt(line, k.x(u)) + dy, { s, flip, body: k.half(c, 0, 0.3) }))
  k.add(
    path(
      ground(bank, k.H),
      k.gradientBetween(
        0,
        k.y(0.74),
        0,
        k.H,
        [0, k.lit('#b4d068')],
        [0.35, k.half('#86b04c', 0, 0.2)],
        [1, k.shade('#41703f')],
      ),
    ),
    flowers(k, 0.82, 1, ['#f8d24a', '#fdf6ee', '#f8d24a'], { n: 150, big: 8, from: 0.6 }),
    erratic(k, k.x(k.fit(0.94, 0.95)), k.y(k.fit(0.772, 0.732)), k.fit(190, 150), k.fit(116, 92), '#b0aaa6'),
  )
  const tents = k.fit(
    [0.65, 0.79, 0.74, 0.765, 0.772, 0.7, 0.855, 0.815, 0.84, 0.715, 0.843, 0.92],
    [0.66, 0.75, 0.66, 0.79, 0.738, 0.62, 0.835, 0.784, 0.74, 0.68, 0.81, 0.84],
  )
  for (const [i, c] of ['#f2b632', '#e2512e', '#2f7fc0', '#ea6a30'].entries()) {
    const [u = 0, v = 0, s = 0] = tents.slice(i * 3)
    k.add(alpineTent(k, k.x(u), k.y(v), s, c))
  }
  k.add(
    watcher(k, k.x(k.fit(0.59, 0.605)), k.y(k.fit(0.822, 0.795)), {
      s: 0.76,
      accent: k.half('#c8403a', 0, 0.1),
    }),
    sitter(k, k.x(k.fit(0.79, 0.78)), k.y(k.fit(0.848, 0.822)), {
      s: 0.92,
      flip: true,
      accent: k.half('#f0c53a', 0, 0.1),
    }),
  )
  // Great stones near the lens.
  for (const [u, v, w] of [
    [0.01, 1.03, k.fit(330, 260)],
    [k.fit(0.13, 0.16), 1.04, 180],
    [0.985, 1.03, 250],
  ] as const)
    k.add(erratic(k, k.x(u), k.y(v), w, w * 0.52, '#8f8a88'))
  if (!k.night) k.add(birds(k, k.fit(0.6, 0.7), 0.2, 5))
  return k.calm(0.46, '#1c3024')
}
