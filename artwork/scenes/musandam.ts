import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { fractal } from '../parts/mountains.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'
import { dolphin, woodenDhow } from '../parts/wooden-dhow.ts'

/** Bare wall of folded limestone: a ragged crest, tilted beds, gullies of shade. `crest` runs left to right. */
function bareWall(k: Stage, crest: Point[], base: number, rock: string, d: number, tilt: number): string {
  const line = crest.flatMap((p, i) => {
    const next = crest[i + 1]
    return next ? fractal(p, next, 0.14, 20, k.rng).slice(0, -1) : [p]
  })
  const xs = line.map((p) => p[0])
  const x0 = Math.min(...xs)
  const x1 = Math.max(...xs)
  const top = Math.min(...line.map((p) => p[1]))
  const body = shape([[x0, base], ...line, [x1, base]], 1)
  let beds = ''
  let pale = ''
  let gullies = ''
  for (let y = top - 80; y < base + 120; y += k.rng.range(20, 34)) {
    const wave = (dy: number): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map((t) => [
        x0 + (x1 - x0) * t,
        y + dy + tilt * (t - 0.5) + Math.sin(t * 5 + tilt) * 14,
      ])
    const edge = wave(k.rng.range(4, 10)).reverse()
    if (k.rng.chance(0.7)) beds += `${curve(wave(0))}L${curve(edge).slice(1)}z`
    else pale += `${curve(wave(0))}L${curve(edge).slice(1)}z`
  }
  for (const p of line.filter((_, i) => i % 4 === 1)) {
    const L = (base - p[1]) * k.rng.range(0.35, 0.95)
    const w = k.rng.range(18, 60)
    const away = -k.light
    gullies += shape(
      [
        p,
        ...fractal([p[0] + away * w, p[1] + w * 0.5], [p[0] + away * w * 0.7, p[1] + L], 0.14, 26, k.rng),
        ...fractal([p[0] + away * w * 0.5, p[1] + L], p, 0.1, 26, k.rng),
      ],
      1,
    )
  }
  return (
    path(
      body,
      k.gradientBetween(
        0,
        top,
        0,
        base,
        [0, k.lit(rock, d)],
        [0.6, k.half(rock, d, 0.2)],
        [1, k.half(rock, d, 0.5)],
      ),
    ) +
    `<g ${k.clip(path(body, '#000'))}>${path(beds, k.shade(rock, d), 'opacity=".3"')}${path(pale, k.lit('#f4dcb8', d), 'opacity=".35"')}${path(gullies, k.shade(mix(rock, '#6a5064', 0.35), d), 'opacity=".5"')}${rect(x0, base - 12, x1 - x0, 12, k.lit('#f4e4c8', d), 'opacity=".55"')}</g>`
  )
}

/** Musandam: a dhow in a fjord between bare rock walls. */
export function musandam(o: Options) {
  const k = new Stage('musandam', 'desert', o)
  const y = k.y(0.6)
  k.add(sky(k, 0.4, 0.14, { r: 56, low: 0.34, horizon: 0.6, rings: k.time !== 'day' }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.16, 5, { opacity: 0.45 }))
  const wall = (uv: [number, number][], c: string, d: number, tilt: number) =>
    bareWall(
      k,
      uv.map(([u, v]) => [k.x(u), k.y(v)]),
      y,
      c,
      d,
      tilt,
    )
  let far =
    wall(
      [
        [0.2, 0.58],
        [0.32, 0.47],
        [0.44, 0.43],
        [0.52, 0.46],
        [0.62, 0.41],
        [0.74, 0.48],
        [0.86, 0.52],
      ],
      '#c09a8a',
      0.62,
      30,
    ) +
    mist(k, 0.5, 0.6, { opacity: 0.45, to: 0.6 }) +
    wall(
      [
        [0.5, 0.6],
        [0.56, 0.5],
        [0.63, 0.42],
        [0.74, 0.36],
        [0.86, 0.34],
        [1.04, 0.3],
      ],
      '#b98a70',
      0.38,
      -120,
    ) +
    wall(
      [
        [-0.04, 0.26],
        [0.1, 0.32],
        [0.2, 0.36],
        [0.3, 0.46],
        [0.37, 0.53],
        [0.42, 0.6],
      ],
      '#b4866c',
      0.3,
      130,
    ) +
    wall(
      k.fit<[number, number][]>(
        [
          [0.7, 0.6],
          [0.75, 0.46],
          [0.82, 0.34],
          [0.88, 0.22],
          [0.95, 0.16],
          [1.04, 0.1],
        ],
        [
          [0.7, 0.6],
          [0.76, 0.47],
          [0.82, 0.36],
          [0.89, 0.26],
          [0.95, 0.2],
          [1.04, 0.17],
        ],
      ),
      '#b07a58',
      0.1,
      -200,
    ) +
    wall(
      k.fit<[number, number][]>(
        [
          [-0.04, 0.06],
          [0.04, 0.12],
          [0.09, 0.24],
          [0.14, 0.3],
          [0.19, 0.44],
          [0.24, 0.6],
        ],
        [
          [-0.04, 0.13],
          [0.06, 0.2],
          [0.12, 0.3],
          [0.18, 0.38],
          [0.23, 0.48],
          [0.29, 0.6],
        ],
      ),
      '#a87252',
      0.07,
      220,
    )
  // A village of stone cubes where the fjord ends.
  for (const [u, w, h] of [
    [0.43, 26, 16],
    [0.455, 20, 22],
    [0.475, 28, 14],
    [0.5, 18, 18],
  ] as const)
    far +=
      rect(k.x(u), y - h, w, h, k.lit('#f6e6cc', 0.3)) +
      rect(k.x(u) + w * 0.7, y - h, w * 0.3, h, k.shade('#e2c8a8', 0.3))
  k.add(
    water(k, y, { tint: '#0f7f8c', deep: 0.3 }),
    mirror(k, far, y, { opacity: 0.42, squash: 0.7 }),
    rect(0, y - 1, k.W, 3, k.lit('#ffffff', 0.3), 'opacity=".5"'),
    glitter(k, k.sun.x, y + 4, k.y(0.94), { width: 120, n: 42 }),
    ripple(k, y + 8, k.H, 64, k.lit('#ffffff', 0.2), { opacity: 0.26 }),
    ripple(k, y + 26, k.H, 36, k.shade('#1f4a68'), { opacity: 0.26 }),
  )
  const x = k.x(o.afloat ? k.fit(0.6, 0.62) : k.fit(0.58, 0.53))
  const float = k.y(o.afloat ? k.fit(0.79, 0.765) : 0.805)
  // Leaping ahead of the dhow, or on its free side.
  const [du, dv] = o.afloat ? k.fit([0.62, 0.07], [0.6, 0.06]) : [0, 0]
  k.add(
    woodenDhow(k, k.x(k.fit(0.4, 0.36)), k.y(0.635), 0.28, true),
    stroke(
      `M${x - 230} ${float + k.y(0.005)}q-70 6-150 2M${x - 220} ${float + k.y(0.015)}q-90 14-190 10`,
      k.lit('#ffffff', 0.1),
      4,
      'opacity=".45" stroke-linecap="round"',
    ),
    woodenDhow(k, x, float, k.fit(1.12, o.afloat ? 0.95 : 1.05)),
    dolphin(k, k.x(k.fit(0.27, 0.2) + du), k.y(0.8 + dv), 0.9),
    dolphin(k, k.x(k.fit(0.2, 0.12) + du), k.y(0.835 + dv), 1.15),
    birds(k, 0.5, 0.2, 7),
  )
  return k.calm(0.5, '#0a2c3c')
}
