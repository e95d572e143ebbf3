import { type Options, Stage } from '../kit/stage.ts'
import { circle, f, path, rect, shape, stroke } from '../kit/svg.ts'
import { pony } from '../parts/animals.ts'
import { hill, pts, sweeps } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { mountain, range } from '../parts/mountains.ts'
import { trekker, watcher } from '../parts/people.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cloudBank, mist, sky, stars, strata } from '../parts/sky.ts'

/** Kedarnath: the stone temple alone under its wall of snow. */
export function kedarnath(o: Options) {
  const k = new Stage('kedarnath', 'alpine', o)
  k.add(sky(k, 0.16, 0.12, { r: 44, low: 0.28, rings: false }))
  if (k.night) k.add(stars(k, 150))
  k.add(strata(k, 0.16, 4, { opacity: 0.4 }))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        ...k.fit<[number, number][]>(
          [
            [-0.03, 0.3],
            [0.12, 0.2],
            [0.24, 0.32],
            [0.36, 0.14],
            [0.46, 0.24],
            [0.6, 0.08],
            [0.74, 0.26],
            [0.86, 0.16],
            [1.03, 0.34],
          ],
          [
            [-0.03, 0.3],
            [0.18, 0.2],
            [0.36, 0.3],
            [0.58, 0.1],
            [0.8, 0.28],
            [1.0, 0.18],
            [1.03, 0.24],
          ],
        ),
      ),
      rock: '#8790b4',
      d: 0.34,
      base: k.y(0.66),
      snow: k.y(0.56),
      detail: 18,
    }),
    mist(k, 0.44, 0.64, { opacity: 0.8 }),
    cloudBank(k, 0.5, 0.08, { opacity: 0.6, n: 5 }),
  )
  k.add(
    mountain(k, [k.x(-0.02), k.y(0.36)], 400, k.x(k.fit(0.4, 0.56)), {
      rock: '#7f9a72',
      d: 0.2,
      base: k.y(0.74),
      detail: 24,
      foot: 0.4,
    }),
    mountain(k, [k.x(1.02), k.y(0.34)], k.x(k.fit(0.4, 0.56)), 400, {
      rock: '#8aa274',
      d: 0.18,
      base: k.y(0.74),
      detail: 24,
      foot: 0.4,
    }),
    mist(k, 0.62, 0.74, { opacity: 0.35 }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.7], [0.3, 0.69], [0.6, 0.69], [1.03, 0.7]), '#a9ad84', 0.08, {
      to: k.half('#7a7a66', 0, 0.4),
      foot: 0.9,
    }),
  )
  // Temple: curved tower, gabled hall, gilt finial, marigold garlands.
  const x = k.x(k.fit(0.6, 0.56))
  const y = k.y(0.79)
  const s = k.fit(1.2, 1.14)
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const st = '#c2b2a0'
  const L = k.light
  const g =
    L < 0
      ? k.horizontalGradient([0, k.lit(st, 0.02)], [0.5, k.half(st, 0.02, 0.25)], [1, k.shade(st, 0.02)])
      : k.horizontalGradient([0, k.shade(st, 0.02)], [0.5, k.half(st, 0.02, 0.25)], [1, k.lit(st, 0.02)])
  k.add(
    rect(
      toX(-220),
      toY(6),
      440 * s,
      22 * s,
      k.verticalGradient([0, k.lit('#d2c4b0')], [1, k.half('#a8998a', 0, 0.5)]),
    ),
    rect(toX(-250), toY(-10), 500 * s, 20 * s, k.half('#b0a090', 0, 0.35)),
  )
  // Tower: courses that draw in towards a timber canopy under the gilt finial.
  const rib = (q: number) =>
    `M${f(toX(80 - 84 * q))} ${f(toY(6))}V${f(toY(92))}C${f(toX(80 - 82 * q))} ${f(toY(160))} ${f(toX(80 - 62 * q))} ${f(toY(214))} ${f(toX(80 - 38 * q))} ${f(toY(246))}H${f(toX(80 + 38 * q))}C${f(toX(80 + 62 * q))} ${f(toY(214))} ${f(toX(80 + 82 * q))} ${f(toY(160))} ${f(toX(80 + 84 * q))} ${f(toY(92))}V${f(toY(6))}z`
  k.add(
    path(rib(1), g),
    path(rib(0.56), k.lit(st, 0.02), 'opacity=".5"'),
    path(rib(0.2), k.shade(st, 0.02), 'opacity=".5"'),
  )
  for (const [yy, w] of [
    [44, 168],
    [92, 168],
    [134, 158],
    [172, 142],
    [206, 120],
    [234, 94],
  ] as const)
    k.add(rect(toX(80 - w / 2 - 4), toY(yy), (w + 8) * s, 5 * s, k.half('#e0d2bc', 0.02, 0.35)))
  k.add(
    rect(toX(34), toY(262), 92 * s, 18 * s, k.half('#8a5a3c', 0, 0.35)),
    windows(k, toX(38), toY(260), 84 * s, 15 * s, 6, 1, { color: k.shade('#4a3228'), ww: 0.5, hh: 0.9 }),
    path(
      shape([
        [toX(14), toY(260)],
        [toX(56), toY(296)],
        [toX(104), toY(296)],
        [toX(146), toY(260)],
      ]),
      k.light < 0
        ? k.horizontalGradient([0, k.lit('#7a8494')], [1, k.shade('#7a8494')])
        : k.horizontalGradient([0, k.shade('#7a8494')], [1, k.lit('#7a8494')]),
    ),
    path(
      shape([
        [toX(72), toY(296)],
        [toX(80), toY(352)],
        [toX(88), toY(296)],
      ]),
      k.lit('#f0c24a'),
    ),
    circle(toX(80), toY(308), 9 * s, k.lit('#f0c24a')),
  )
  k.add(
    block(k, toX(-86), toY(6), 210 * s, 104 * s, st, { d: 0.02, turn: 0.14 }),
    path(
      shape([
        [toX(-206), toY(106)],
        [toX(-86), toY(172)],
        [toX(34), toY(106)],
      ]),
      g,
    ),
    path(
      shape([
        [toX(-206), toY(106)],
        [toX(-86), toY(172)],
        [toX(-86), toY(160)],
        [toX(-190), toY(106)],
      ]),
      k.lit('#e0d2bc'),
    ),
    path(
      shape([
        [toX(-94), toY(170)],
        [toX(-86), toY(204)],
        [toX(-78), toY(170)],
      ]),
      k.lit('#f0c24a'),
    ),
  )
  k.add(
    path(
      `M${f(toX(-110))} ${f(toY(6))}v-${58 * s}q${24 * s}-${26 * s} ${48 * s} 0v${58 * s}z`,
      k.glow(k.shade('#5a3a30')),
    ),
    windows(k, toX(-180), toY(86), 60 * s, 44 * s, 2, 1, {
      arch: true,
      color: k.shade('#5a4a44'),
      ww: 0.4,
      hh: 0.9,
    }),
    windows(k, toX(-52), toY(86), 60 * s, 44 * s, 2, 1, {
      arch: true,
      color: k.shade('#5a4a44'),
      ww: 0.4,
      hh: 0.9,
    }),
  )
  k.add(
    stroke(
      `M${f(toX(-200))} ${f(toY(108))}q${28 * s} ${26 * s} ${57 * s} 0t${57 * s} 0t${57 * s} 0t${57 * s} 0`,
      k.lit('#f29a2e'),
      6 * s,
      'stroke-dasharray="1 7" stroke-linecap="round"',
    ),
    rect(toX(-246), toY(170), 3, 176 * s, k.shade('#6a5040')),
    path(
      shape([
        [toX(-244), toY(170)],
        [toX(-190), toY(158)],
        [toX(-244), toY(142)],
      ]),
      k.lit('#e8632c'),
    ),
  )
  // Pilgrims and ponies.
  for (let i = 0; i < 12; i++)
    k.add(
      watcher(k, toX(-150) + i * 26 * s + k.rng.range(-8, 8), toY(-14) + k.rng.range(0, 22), {
        s: 0.5,
        accent: k.half(k.rng.pick(['#e8632c', '#f2c13a', '#c8403a', '#fdf3e0', '#3f7fc0']), 0, 0.1),
      }),
    )
  k.add(
    sweeps(k, 0.82, 0.96, 5, k.shade('#6f7a5c'), 0.35),
    pony(k, k.x(0.3), k.y(0.87), { s: 0.86, accent: k.half('#c8403a', 0, 0.1) }),
    trekker(k, k.x(0.35), k.y(0.87), { s: 0.74, accent: k.half('#e8832c', 0, 0.1) }),
    boulder(k, k.x(0.92), k.y(0.92), 150, 70, '#a09a90'),
    boulder(k, k.x(0.1), k.y(0.93), 110, 50, '#a09a90'),
    birds(k, 0.44, 0.3, 5),
  )
  return k.calm(0.55, '#1c2a38')
}
