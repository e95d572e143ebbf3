import { type Options, Stage } from '../kit/stage.ts'
import { f, group, type Point, path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { eucalyptus } from '../parts/eucalyptus.ts'
import { teaRows } from '../parts/fields.ts'
import { ground, hill, pts } from '../parts/ground.ts'
import { bungalow } from '../parts/mountain-houses.ts'
import { carrier } from '../parts/people.ts'
import { birds, cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { toyTrain } from '../parts/trains.ts'

/** Girders on tall piers of dressed stone, from x0 to x1 along the climbing line `deck`. */
function pierBridge(k: Stage, x0: number, x1: number, deck: (x: number) => number, deep: number): string {
  const n = 5
  const span = (x1 - x0) / n
  const stone = '#b8a894'
  let o = ''
  for (let i = 0; i <= n; i++) {
    const x = x0 + i * span
    const top = deck(x) + 16
    const foot = top + deep * (0.34 + 0.66 * Math.sin((Math.PI * (i + 0.6)) / (n + 1.2)))
    o +=
      path(
        shape([
          [x - 13, top],
          [x + 13, top],
          [x + 20, foot],
          [x - 20, foot],
        ]),
        k.verticalGradient([0, k.lit(stone, 0.06)], [1, k.half(stone, 0.06, 0.6)]),
      ) +
      path(
        shape([
          [x + 3, top],
          [x + 13, top],
          [x + 20, foot],
          [x + 5, foot],
        ]),
        k.shade(stone, 0.06),
        'opacity=".6"',
      ) +
      rect(x - 18, top - 5, 36, 8, k.half('#d0c2ae', 0.05, 0.2))
  }
  let web = ''
  for (let i = 0; i < n * 4; i++) {
    const a = x0 + (i * span) / 4
    const b = a + span / 4
    web += `M${f(a)} ${f(deck(a) + 14)}L${f((a + b) / 2)} ${f(deck(a) + 1)}L${f(b)} ${f(deck(b) + 14)}`
  }
  const line = (dy: number) => `M${f(x0)} ${f(deck(x0) + dy)}L${f(x1)} ${f(deck(x1) + dy)}`
  const steel = k.half('#8a4a3c', 0.03, 0.4)
  return o + stroke(web, steel, 2.4) + stroke(line(14), steel, 5) + stroke(line(2), steel, 5)
}

/** The Nilgiris: the blue rack train climbing past a ravine, blue hills behind, tea and gum trees before it. */
export function nilgiris(o: Options) {
  const k = new Stage('nilgiris', 'alpine', o)
  k.add(sky(k, 0.3, 0.16, { r: 46, low: 0.3 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.56), k.y(0.15), 260, 66, 0.85))
  // Rounded blue hills, one behind the other.
  const far: [number, number][][] = [
    [
      [-0.03, 0.4],
      [0.1, 0.34],
      [0.24, 0.37],
      [0.4, 0.3],
      [0.52, 0.36],
      [0.7, 0.33],
      [1.03, 0.36],
    ],
    [
      [-0.03, 0.42],
      [0.12, 0.45],
      [0.28, 0.4],
      [0.44, 0.46],
      [0.6, 0.41],
      [1.03, 0.46],
    ],
    [
      [-0.03, 0.53],
      [0.14, 0.49],
      [0.3, 0.54],
      [0.46, 0.51],
      [0.62, 0.56],
      [1.03, 0.54],
    ],
  ]
  for (const [i, line] of far.entries())
    k.add(
      hill(k, pts(k, ...line), ['#5f86c8', '#5684b4', '#4f86a0'][i] ?? '', 0.62 - i * 0.13, {
        foot: 0.5,
        to: k.mood.haze,
      }),
      mist(k, 0.4 + i * 0.08, 0.6 + i * 0.05, { opacity: 0.3 }),
    )
  k.add(cloudBank(k, 0.55, 0.07, { opacity: 0.55 }))
  // The track climbs to the right.
  const y0 = k.y(k.fit(0.755, 0.74))
  const rise = k.fit(0.085, 0.075)
  const deck = (x: number) => y0 - x * rise
  const on = (u: number): Point => [k.x(u), deck(k.x(u))]
  const left = k.fit(0.1, 0.06)
  const right = k.fit(0.5, 0.58)
  // Forest at the back of the ravine.
  k.add(
    canopy(
      k,
      sample(pts(k, [-0.05, 0.58], [0.1, 0.62], [0.26, 0.66], [0.42, 0.64], [0.6, 0.6])),
      [10, 24],
      k.half('#4f9078', 0.3, 0.45),
      { base: k.y(1) },
    ),
    canopy(
      k,
      sample(pts(k, [-0.05, 0.66], [0.12, 0.7], [0.3, 0.74], [0.46, 0.7], [0.62, 0.64])),
      [12, 28],
      k.half('#458868', 0.2, 0.5),
      { base: k.y(1) },
    ),
  )
  // Tea hill on the right under its crown of shola.
  const brow = pts(
    k,
    [k.fit(0.38, 0.42), 0.95],
    [k.fit(0.49, 0.53), 0.7],
    [0.6, 0.58],
    [0.72, 0.45],
    [0.84, 0.35],
    [1.05, 0.27],
  )
  const tea = pts(
    k,
    [k.fit(0.4, 0.43), 0.96],
    [k.fit(0.5, 0.54), 0.72],
    [0.62, 0.62],
    [0.75, 0.52],
    [0.88, 0.45],
    [1.05, 0.4],
  )
  k.add(
    canopy(k, sample(brow), [12, 28], k.half('#3f8a58', 0.14, 0.45), { base: k.y(1) }),
    teaRows(k, tea, 12, '#74b048', 0.12, { base: k.y(1.0) }),
    bungalow(k, k.x(k.fit(0.79, 0.74)), k.y(k.fit(0.565, 0.59)), k.fit(0.4, 0.34), 0.1),
  )
  // The bridge, its piers going down behind the near walls of the ravine.
  k.add(
    pierBridge(k, k.x(left), k.x(right), deck, k.fit(260, 330)),
    path(
      ground(
        sample(
          pts(
            k,
            [-0.05, 0.745],
            [0.06, 0.77],
            [0.15, 0.84],
            [0.26, 0.89],
            [0.38, 0.9],
            [0.5, 0.85],
            [0.6, 0.76],
            [1.05, 0.7],
          ),
        ),
        k.H * 1.1,
      ),
      k.gradientBetween(0, k.y(0.72), 0, k.H, [0, k.half('#5a9a56', 0.04, 0.35)], [1, k.shade('#2f6a44')]),
    ),
    canopy(
      k,
      pts(k, [-0.03, 0.83], [0.08, 0.85], [0.18, 0.89], [0.3, 0.92], [0.38, 0.94]),
      [12, 26],
      k.half('#3f8a52', 0.04, 0.5),
      { base: k.y(1.1) },
    ),
    canopy(
      k,
      pts(k, [0.34, 0.93], [0.44, 0.9], [0.54, 0.86], [0.66, 0.84]),
      [12, 26],
      k.half('#3a824c', 0.04, 0.5),
      { base: k.y(1.1) },
    ),
  )
  // Ledge and rails on both sides of it.
  const shelf = (a: number, b: number) =>
    path(
      shape([on(a), on(b), [on(b)[0], on(b)[1] + 34], [on(a)[0], on(a)[1] + 34]]),
      k.verticalGradient([0, k.lit('#b8a488', 0.02)], [1, k.half('#8a7860', 0.02, 0.5)]),
    )
  const rail = (dy: number) => `M-20 ${f(deck(-20) + dy)}L${k.W + 20} ${f(deck(k.W + 20) + dy)}`
  k.add(
    shelf(-0.03, left + 0.01),
    shelf(right - 0.01, 1.04),
    stroke(rail(3), k.shade('#5a4438'), 7, 'stroke-dasharray="7 13"'),
    stroke(rail(-1), k.dark(), 4),
  )
  const [ex, ey] = on(k.fit(0.24, 0.2))
  const tilt = (-Math.atan(rise) * 180) / Math.PI
  k.add(
    group(
      toyTrain(k, 0, 0, k.fit(1.16, 0.98), {
        cars: k.fit(4, 4),
        body: '#2f6fb0',
        band: '#f6e7c0',
        roof: '#e8e0d0',
        flip: true,
      }),
      `transform="translate(${f(ex)} ${f(ey)})rotate(${f(tilt)})"`,
    ),
  )
  k.add(
    teaRows(
      k,
      pts(k, [-0.05, 0.96], [0.2, 0.95], [0.42, 0.93], [0.6, 0.88], [0.8, 0.84], [1.05, 0.82]),
      8,
      '#6db244',
      0,
      { base: k.y(1.12) },
    ),
    carrier(k, k.x(k.fit(0.72, 0.7)), k.y(0.92), { s: 0.86, accent: k.half('#e2466a', 0, 0.05) }),
    carrier(k, k.x(k.fit(0.78, 0.8)), k.y(0.91), { s: 0.82, accent: k.half('#f2a53a', 0, 0.05) }),
    eucalyptus(k, k.x(k.fit(0.965, 1)), k.y(0.95), k.y(k.fit(0.7, 0.52)), -0.06),
    birds(k, 0.46, 0.24, 4),
  )
  return k.calm(0.5, '#0c3a2c')
}
