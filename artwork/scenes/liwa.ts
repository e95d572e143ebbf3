import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, ellipse, f, path, rect, sample, shape, stroke, yAt } from '../kit/svg.ts'
import { camel } from '../parts/animals.ts'
import { dune, ripples } from '../parts/dunes.ts'
import { hill, pts, scrub } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { campfire, sitter, trekker } from '../parts/people.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'

/** Bedouin tent of dark goat hair with woven bands, open to the front. ~300 wide at s = 1. */
function hairTent(k: Stage, x: number, y: number, s: number): string {
  const toX = (n: number) => f(x + n * s)
  const toY = (n: number) => f(y - n * s)
  const cloth = '#5a4038'
  const rope = k.half('#d8c09a', 0, 0.4)
  const roof = `M${toX(-160)} ${toY(58)}Q${toX(-112)} ${toY(78)} ${toX(-86)} ${toY(104)}Q${toX(-40)} ${toY(84)} ${toX(0)} ${toY(110)}Q${toX(44)} ${toY(84)} ${toX(88)} ${toY(104)}Q${toX(112)} ${toY(78)} ${toX(160)} ${toY(58)}L${toX(150)} ${toY(50)}H${toX(-150)}z`
  let fringe = ''
  for (let i = 0; i < 12; i++)
    fringe += `M${toX(-138 + i * 24)} ${toY(58)}h${f(12 * s)}v${f(6 * s)}h${f(-12 * s)}z`
  return (
    stroke(
      `M${toX(-160)} ${toY(58)}L${toX(-226)} ${toY(0)}M${toX(160)} ${toY(58)}L${toX(226)} ${toY(0)}M${toX(-86)} ${toY(104)}L${toX(-206)} ${toY(4)}M${toX(88)} ${toY(104)}L${toX(208)} ${toY(4)}`,
      rope,
      1.8 * s,
    ) +
    rect(
      x - 140 * s,
      y - 56 * s,
      280 * s,
      56 * s,
      k.glow(mix(k.shade('#7a3f34'), k.dark(), 0.45), '#d88a3c'),
    ) +
    path(
      shape([
        [x - 130 * s, y],
        [x - 112 * s, y - 18 * s],
        [x + 112 * s, y - 18 * s],
        [x + 130 * s, y],
      ]),
      k.half('#b8402e', 0, 0.2),
    ) +
    rect(x - 96 * s, y - 26 * s, 60 * s, 12 * s, k.half('#e8b23a', 0, 0.2), 'rx="5"') +
    rect(x + 30 * s, y - 26 * s, 66 * s, 12 * s, k.half('#e8e0d0', 0, 0.2), 'rx="5"') +
    path(
      shape([
        [x - 150 * s, y - 52 * s],
        [x - 118 * s, y - 52 * s],
        [x - 136 * s, y],
        [x - 156 * s, y],
      ]),
      k.shade(cloth),
    ) +
    path(
      shape([
        [x + 150 * s, y - 52 * s],
        [x + 118 * s, y - 52 * s],
        [x + 136 * s, y],
        [x + 156 * s, y],
      ]),
      k.shade(cloth),
    ) +
    path(roof, k.verticalGradient([0, k.half(cloth, 0, 0.1)], [1, k.shade(cloth)])) +
    path(fringe, k.half('#e8d8b8', 0, 0.2)) +
    stroke(`M${toX(-86)} ${toY(104)}V${toY(0)}M${toX(88)} ${toY(104)}V${toY(0)}`, k.shade('#8a6a4c'), 3 * s)
  )
}

/** Liwa: the face of Moreeb over date gardens and a hair tent, sand to the skyline. */
export function liwa(o: Options) {
  const k = new Stage('liwa', 'desert', o)
  const sand = '#e39a55'
  const red = mix(sand, '#c8562e', 0.28)
  k.add(sky(k, k.fit(0.8, 0.76), 0.18, { r: 62, horizon: 0.6, low: 0.4, rings: false }))
  if (k.night) k.add(stars(k, 190, 0.55))
  k.add(strata(k, 0.2, 6, { opacity: 0.4 }))
  k.light = 1
  k.add(
    hill(
      k,
      pts(k, [-0.03, 0.5], [0.24, 0.52], [0.5, 0.5], [0.68, 0.47], [0.84, 0.5], [1.03, 0.46]),
      '#d8a070',
      0.6,
      {
        foot: 0.3,
        to: k.mood.haze,
      },
    ),
    dune(
      k,
      pts(k, [0.4, 0.58], [0.6, 0.54], [0.76, 0.47], [0.86, 0.43], [0.96, 0.47], [1.05, 0.5]),
      pts(k, [0.86, 0.43], [0.83, 0.48], [0.78, 0.52], [0.77, 0.57], [0.7, 0.62]),
      sand,
      0.34,
    ),
    mist(k, 0.48, 0.62, { opacity: 0.35 }),
  )
  // Moreeb: one face, its crest coming down to the lens.
  const sx = k.fit(0.36, 0.4)
  const sv = k.fit(0.2, 0.27)
  const ridge = pts(
    k,
    [-0.05, k.fit(0.46, 0.52)],
    [0.06, k.fit(0.4, 0.46)],
    [k.fit(0.16, 0.18), k.fit(0.33, 0.385)],
    [sx - 0.1, sv + 0.045],
    [sx, sv],
    [sx + 0.07, sv + 0.05],
    [0.54, 0.4],
    [0.66, 0.52],
    [0.82, 0.62],
    [1.05, 0.66],
  )
  k.add(
    dune(
      k,
      ridge,
      pts(
        k,
        [sx, sv],
        [sx - 0.02, sv + 0.09],
        [sx + 0.02, 0.42],
        [sx - 0.04, 0.53],
        [sx - 0.02, 0.64],
        [sx - 0.16, 0.78],
        [sx - 0.34, 0.94],
        [sx - 0.56, 1.08],
      ),
      red,
      0.14,
    ),
  )
  const top = sample(ridge)
  for (const u of k.fit([0.215, 0.24, 0.27], [0.25, 0.285, 0.325]))
    k.add(trekker(k, k.x(u), yAt(top, k.x(u)) + 2, { s: 0.26, accent: k.half('#f4e8d0', 0.1, 0.1) }))
  // Date garden in the hollow.
  const floor = pts(
    k,
    [0.0, 1.08],
    [0.14, 0.93],
    [0.3, 0.83],
    [0.46, 0.77],
    [0.62, 0.742],
    [0.8, 0.728],
    [1.05, 0.715],
  )
  for (let i = 0; i < k.fit(20, 13); i++) {
    const u = k.fit(0.6, 0.54) + k.rng() * 0.46
    const v = 0.715 + k.rng.range(-0.012, 0.012)
    k.add(
      palm(k, k.x(u), k.y(v), k.rng.range(78, 134), k.rng.range(-8, 8), {
        d: 0.08,
        leaf: '#4f8a4a',
        size: 0.8,
      }),
    )
  }
  k.add(scrub(k, 0.705, 0.735, 40, '#4f7a3f', { from: k.fit(0.58, 0.52), size: 2.1, d: 0.06 }))
  k.add(
    path(
      `${curve(floor)}V${f(k.H * 1.1)}H0z`,
      k.gradientBetween(0, k.y(0.71), 0, k.H, [0, k.lit(sand)], [1, k.half(sand, 0, 0.35)]),
    ),
  )
  const tx = k.x(k.fit(0.68, 0.64))
  const ty = k.y(k.fit(0.84, 0.82))
  const ts = k.fit(1.02, 0.86)
  k.add(
    ellipse(tx - 30 * ts, ty + 2, 240 * ts, 12, k.shade('#a8603a'), 'opacity=".45"'),
    hairTent(k, tx, ty, ts),
    campfire(k, tx - 232 * ts, ty + 34, 0.62),
    sitter(k, tx - 276 * ts, ty + 36, { s: 0.78, accent: k.half('#f4ede0', 0, 0.1) }),
    sitter(k, tx - 184 * ts, ty + 38, { s: 0.76, flip: true, accent: k.half('#2f7f8a', 0, 0.1) }),
  )
  for (const [u, v, q, flip] of k.fit<[number, number, number, boolean][]>(
    [
      [0.9, 0.82, 0.86, false],
      [0.965, 0.845, 0.92, true],
    ],
    [[0.885, 0.84, 0.8, true]],
  ))
    k.add(camel(k, k.x(u), k.y(v), { s: q, flip, accent: k.half('#d8442f', 0, 0.15) }))
  k.add(ripples(k, k.x(0.3), k.y(0.92), k.x(0.3), 4, 15, k.shade('#c97a44'), 0.3), birds(k, 0.6, 0.3, 4))
  return k.calm(0.5, '#3a1626')
}
