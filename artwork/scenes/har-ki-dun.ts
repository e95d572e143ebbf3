import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, f, path, rect, ribbon, sample, shape, stroke } from '../kit/svg.ts'
import { pony } from '../parts/animals.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { terraces } from '../parts/fields.ts'
import { ground, hill, pts, road, scrub } from '../parts/ground.ts'
import { block } from '../parts/masonry.ts'
import { range } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { smoke } from '../parts/props.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'

/**
 * House of Osla: courses of stone and deodar below, a carved gallery hung out above them, slate slabs on top.
 * ~360 wide and 270 high at s = 1.
 */
function oslaHouse(k: Stage, x: number, y: number, s: number, d = 0): string {
  const toX = (n: number) => x + n * s
  const toY = (n: number) => y - n * s
  const beam = mix(k.shade('#6b4028', d), k.dark(d), 0.15)
  const wood = '#a8683c'
  let o = block(k, x, y, 220 * s, 108 * s, '#b3aaa0', { d, turn: 0.3 })
  for (let i = 0; i < 5; i++)
    o += rect(toX(-112), toY(14 + i * 22), 224 * s, 7 * s, i % 2 ? beam : k.half('#7a4a30', d, 0.5))
  o +=
    rect(toX(-70), toY(74), 40 * s, 74 * s, beam) +
    rect(toX(-63), toY(66), 26 * s, 66 * s, k.glow(mix(k.dark(d), k.shade('#4a2c20', d), 0.4))) +
    // Brackets carry the gallery.
    path(
      shape([
        [toX(-110), toY(98)],
        [toX(-144), toY(116)],
        [toX(144), toY(116)],
        [toX(110), toY(98)],
      ]),
      beam,
    ) +
    block(k, x, toY(114), 288 * s, 66 * s, wood, { d, turn: 0.3 })
  let arches = ''
  for (let i = 0; i < 7; i++) {
    const ax = -132 + i * 38
    arches += `M${f(toX(ax))} ${f(toY(138))}v${f(-18 * s)}q${f(17 * s)} ${f(-26 * s)} ${f(34 * s)} 0v${f(18 * s)}z`
  }
  o +=
    path(arches, k.glow(mix(k.dark(d), k.shade('#5a3420', d), 0.35))) +
    rect(toX(-146), toY(138), 292 * s, 5 * s, k.half('#c98d58', d, 0.3)) +
    rect(toX(-146), toY(119), 292 * s, 6 * s, beam)
  for (let i = 0; i <= 22; i++) o += rect(toX(-143 + i * 13), toY(134), 3.4 * s, 16 * s, beam)
  // Roof of slabs, long eaves, a ridge pole with carved ends.
  const slate = '#8a8f98'
  const eave = 178
  const ridge = 104
  const apexY = 268
  o += path(
    shape([
      [toX(-eave), toY(172)],
      [toX(-ridge), toY(apexY)],
      [toX(ridge), toY(apexY)],
      [toX(eave), toY(172)],
    ]),
    k.verticalGradient([0, k.half(slate, d, 0.12)], [1, k.half(slate, d, 0.5)]),
  )
  let joints = ''
  for (let r = 1; r < 5; r++) {
    const t = r / 5
    const half = ridge + (eave - ridge) * t
    const yy = toY(apexY - (apexY - 172) * t)
    joints += `M${f(toX(-half))} ${f(yy)}H${f(toX(half))}`
    for (let i = -4; i <= 4; i++)
      joints += `M${f(toX(half * ((i + (r % 2) * 0.5) / 4.6)))} ${f(yy)}v${f(-19 * s)}`
  }
  return (
    o +
    stroke(joints, k.shade('#5f6672', d), 1.6 * s, 'opacity=".6"') +
    rect(toX(-eave), toY(174), eave * 2 * s, 7 * s, beam) +
    stroke(
      `M${f(toX(-ridge - 16))} ${f(toY(apexY + 8))}L${f(toX(-ridge))} ${f(toY(apexY))}H${f(toX(ridge))}L${f(toX(ridge + 16))} ${f(toY(apexY + 8))}`,
      beam,
      7 * s,
      'stroke-linecap="round" stroke-linejoin="round"',
    )
  )
}

/** Har Ki Dun: a timber house of Osla over its terraces, pine walls, Swargarohini at the head of the valley. */
export function harKiDun(o: Options) {
  const k = new Stage('har-ki-dun', 'alpine', o)
  k.add(sky(k, k.fit(0.19, 0.25), 0.15, { r: 42, low: 0.28 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.7), k.y(0.13), 260, 66, 0.85))
  // Swargarohini: one fang and the long saw of lower summits behind it.
  k.add(
    range(k, {
      ctrl: pts(
        k,
        ...k.fit<[number, number][]>(
          [
            [0.08, 0.5],
            [0.24, 0.34],
            [0.28, 0.38],
            [0.4, 0.1],
            [0.475, 0.27],
            [0.53, 0.2],
            [0.585, 0.31],
            [0.65, 0.25],
            [0.8, 0.44],
          ],
          [
            [0.0, 0.5],
            [0.2, 0.38],
            [0.26, 0.42],
            [0.44, 0.17],
            [0.55, 0.33],
            [0.64, 0.26],
            [0.72, 0.36],
            [0.84, 0.3],
            [1.03, 0.46],
          ],
        ),
      ),
      rock: '#8390b4',
      d: 0.44,
      base: k.y(0.62),
      snow: k.y(0.48),
      detail: 20,
    }),
    mist(k, 0.42, 0.62, { opacity: 0.75 }),
    cloudBank(k, 0.46, 0.07, { opacity: 0.5 }),
  )
  const side = (p: [number, number][], h: number, d: number, gap: number, leaf = '#3f7a5c') =>
    k.add(treeline(k, sample(pts(k, ...p)), h, k.half(leaf, d, 0.6), { gap }))
  side(
    [
      [-0.03, 0.26],
      [0.1, 0.36],
      [0.22, 0.49],
      [0.34, 0.58],
      [0.44, 0.64],
    ],
    40,
    0.42,
    14,
  )
  side(
    [
      [0.4, 0.64],
      [0.54, 0.56],
      [0.7, 0.44],
      [0.86, 0.32],
      [1.03, 0.22],
    ],
    42,
    0.38,
    14,
  )
  k.add(mist(k, 0.54, 0.68, { opacity: 0.5 }))
  side(
    [
      [-0.03, 0.42],
      [0.1, 0.51],
      [0.22, 0.6],
      [0.34, 0.68],
    ],
    62,
    0.22,
    19,
    '#37705a',
  )
  side(
    [
      [0.52, 0.68],
      [0.66, 0.6],
      [0.82, 0.48],
      [1.03, 0.36],
    ],
    66,
    0.18,
    20,
    '#37705a',
  )
  // Meadow floor with the river coming down from the snows.
  k.add(
    hill(k, pts(k, [-0.03, 0.66], [0.22, 0.655], [0.45, 0.65], [0.7, 0.66], [1.03, 0.64]), '#a8c46a', 0.14, {
      to: k.half('#6f9a4c', 0, 0.4),
      foot: 1,
    }),
  )
  const river = road(k, [
    [0.43, 0.65, 6],
    [0.41, 0.664, 14],
    [0.46, 0.684, 26],
    [0.4, 0.71, 44],
    [0.44, 0.75, 76],
    [0.32, 0.8, 120],
    [0.3, 0.88, 190],
    [0.08, 1.06, 330],
  ])
  k.add(
    path(ribbon(river.map(([x, y, w]) => [x, y, w * 1.24])), k.half('#c9c2b2', 0, 0.25)),
    path(
      ribbon(river),
      k.gradientBetween(
        0,
        k.y(0.65),
        0,
        k.H,
        [0, k.lit('#eef9f6', 0.1)],
        [0.4, k.half('#8fd0d4', 0, 0.12)],
        [1, k.half('#3f8fa4', 0, 0.4)],
      ),
    ),
    forest(k, pts(k, [-0.03, 0.72], [0.3, 0.7]), k.fit(11, 6), [100, 170], {
      d: 0.14,
      leaf: '#37785a',
      from: -20,
      to: k.x(0.27),
    }),
  )
  for (const [u, v, w] of [
    [0.2, 0.84, 96],
    [0.43, 0.83, 70],
    [0.12, 0.92, 130],
    [0.34, 0.77, 44],
  ] as const)
    k.add(boulder(k, k.x(u), k.y(v), w, w * 0.5, '#b0aca6'))
  // The village shelf: a green with the house on it, fields in steps below.
  const up = k.fit(0.02, 0.05)
  const shelf = pts(
    k,
    [k.fit(0.36, 0.3), 1.06],
    [k.fit(0.42, 0.38), 0.94 - up],
    [k.fit(0.5, 0.47), 0.85 - up],
    [0.6, 0.8 - up],
    [0.74, 0.775 - up],
    [0.9, 0.76 - up],
    [1.03, 0.75 - up],
  )
  const land = ground(shelf, k.H * 1.1)
  k.add(
    path(
      land,
      k.gradientBetween(0, k.y(0.75), 0, k.y(0.92), [0, k.lit('#a4c062')], [1, k.half('#86a850', 0, 0.25)]),
    ),
    `<g ${k.clip(path(land, '#000'))}>${terraces(
      k,
      pts(
        k,
        [0.3, 0.95 - up],
        [0.44, 0.9 - up],
        [0.56, 0.875 - up],
        [0.72, 0.865 - up],
        [0.88, 0.872 - up],
        [1.04, 0.865 - up],
      ),
      4,
      '#b9b452',
      0.02,
      { base: k.y(1.1), growth: 1.25 },
    )}</g>`,
  )
  const hx = k.x(k.fit(0.79, 0.74))
  const hy = k.y(0.824 - up)
  const hs = k.fit(1.04, 0.9)
  k.add(
    oslaHouse(k, k.x(k.fit(0.97, 0.99)), k.y(0.772 - up), 0.54, 0.08),
    forest(k, pts(k, [0.6, 0.77 - up], [1.03, 0.76 - up]), k.fit(3, 2), [120, 170], {
      d: 0.08,
      leaf: '#2f6450',
      from: k.x(k.fit(0.9, 0.9)),
      to: k.x(k.fit(0.93, 0.94)),
    }),
    smoke(k, hx + 60 * hs, hy - 268 * hs, 1, 0.5),
    ellipse(hx, hy + 2, 150 * hs, 10, k.shade('#5f8a44'), 'opacity=".5"'),
    oslaHouse(k, hx, hy, hs, 0.02),
    scrub(k, 0.835 - up, 0.86 - up, 16, '#5f8a44', { from: k.fit(0.56, 0.5), size: 1.1 }),
  )
  // Walkers and a rider on the path up from the river.
  const ty = k.y(0.848 - up)
  k.add(
    trekker(k, k.x(k.fit(0.6, 0.6)), ty - 4, { s: 0.82, accent: k.half('#e8632c', 0, 0.1) }),
    trekker(k, k.x(k.fit(0.565, 0.55)), ty + 2, { s: 0.84, accent: k.half('#2f7fb0', 0, 0.1) }),
    pony(k, k.x(k.fit(0.52, 0.485)), ty + 10, { s: k.fit(0.8, 0.7), accent: k.half('#d8a24a', 0, 0.1) }),
  )
  const near = k.dark()
  const rim = mix(near, k.shade('#4a8a76'), 0.45)
  k.add(
    fir(k, k.x(k.fit(0.015, -0.01)), k.y(1.02), k.y(k.fit(0.66, 0.5)), {
      variant: 0,
      fill: near,
      color: rim,
    }),
    birds(k, 0.58, 0.14, 4),
  )
  return k.calm(0.5, '#12332c')
}
