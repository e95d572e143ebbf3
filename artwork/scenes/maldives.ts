import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, type Point, path, rect, ribbon, sample, shape, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { waterVilla } from '../parts/monuments.ts'
import { frondFrame, palm } from '../parts/palms.ts'
import { watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars } from '../parts/sky.ts'
import { glitter, ripple } from '../parts/water.ts'

/** Maldives: overwater villas on a curving jetty over a glass lagoon. */
export function maldives(o: Options) {
  const k = new Stage('maldives', 'tropic', o)
  const y = k.y(0.47)
  k.add(
    sky(k, 0.14, -0.02, { r: 60, horizon: 0.47, low: 0.36, disc: k.time !== 'day', rings: k.time !== 'day' }),
  )
  if (k.night) k.add(stars(k))
  k.add(
    cumulus(k, k.x(0.5), k.y(0.42), 420, 150),
    cumulus(k, k.x(0.12), k.y(0.44), 320, 90, 0.85),
    cumulus(k, k.x(0.8), k.y(0.3), 200, 60, 0.8),
  )
  const lag = k.night ? '#1f6f86' : '#3fd0c8'
  const deepSea = k.mood.sea[0]
  k.add(
    rect(
      0,
      y,
      k.W,
      k.H - y,
      k.verticalGradient(
        [0, mix(deepSea, k.horizon, 0.3)],
        [0.1, deepSea],
        [0.2, k.lit('#1fa3bd', 0.1)],
        [0.5, k.lit(lag)],
        [0.8, k.lit('#7fe6d6')],
        [1, k.half('#4fc4c0', 0, 0.3)],
      ),
    ),
  )
  // Reef shadows and light nets.
  const reef = (u: number, v: number, w: number, h: number, c: string, op: number) =>
    ellipse(k.x(u), k.y(v), w * 1.3, h * 1.6, k.radialGradient([0, c, op], [0.6, c, op * 0.7], [1, c, 0]))
  k.add(
    reef(0.12, 0.62, 170, 16, k.shade('#1f7f9a'), 0.45),
    reef(0.42, 0.57, 140, 9, k.shade('#1f7f9a'), 0.4),
    reef(0.3, 0.77, 210, 26, k.shade('#2f8f9a'), 0.3),
    reef(0.9, 0.86, 220, 34, k.shade('#2f8f9a'), 0.3),
    reef(0.55, 0.88, 190, 24, k.lit('#d6f6e6'), 0.4),
  )
  k.add(
    ripple(k, y + 4, k.H, 90, k.lit('#ffffff'), { opacity: 0.3 }),
    glitter(k, k.sun.x, y + 2, k.y(0.9), { width: 130, n: 46, opacity: 0.6 }),
  )
  // Palm island on the horizon.
  k.add(
    ellipse(k.x(k.fit(0.34, 0.3)), y + 8, 190, 9, k.lit('#f6e6bc', 0.1)),
    canopy(
      k,
      sample([
        [k.x(k.fit(0.34, 0.3)) - 150, y + 2],
        [k.x(k.fit(0.34, 0.3)), y - 16],
        [k.x(k.fit(0.34, 0.3)) + 150, y + 2],
      ]),
      [9, 17],
      k.half('#3f9a62', 0.2, 0.4),
      { base: y + 6 },
    ),
  )
  for (const [dx, h, l] of [
    [-110, 60, -18],
    [-60, 84, 14],
    [-14, 96, -20],
    [34, 90, 24],
    [84, 70, 16],
    [124, 54, 20],
  ] as const)
    k.add(palm(k, k.x(k.fit(0.34, 0.3)) + dx, y + 2, h, l, { d: 0.14 }))
  // Jetty and villas in perspective.
  const jet: [number, number, number][] = (
    [
      [0.47, 0.492, 5],
      [0.6, 0.5, 8],
      [0.76, 0.515, 14],
      [0.86, 0.545, 24],
      [0.84, 0.6, 40],
      [0.72, 0.69, 70],
      [0.58, 0.82, 120],
      [0.46, 1.04, 230],
    ] as const
  ).map(([u, v, w]) => [k.x(u), k.y(v), w])
  const villas = k.fit<[number, number, number][]>(
    [
      [0.52, 0.493, 0.2],
      [0.575, 0.497, 0.25],
      [0.635, 0.502, 0.31],
      [0.7, 0.51, 0.39],
      [0.775, 0.52, 0.5],
      [0.93, 0.556, 0.72],
      [0.945, 0.66, 1.08],
    ],
    [
      [0.56, 0.494, 0.26],
      [0.64, 0.499, 0.32],
      [0.74, 0.508, 0.42],
      [0.92, 0.53, 0.56],
      [0.9, 0.625, 0.9],
    ],
  )
  villas.slice(0, -1).forEach(([u, v, s]) => {
    k.add(
      ellipse(k.x(u), k.y(v) + 6 * s, 110 * s, 12 * s, k.shade('#1f7f8a'), 'opacity=".4"'),
      waterVilla(k, k.x(u), k.y(v), s, 0.1 - s * 0.1),
    )
  })
  k.add(
    path(
      ribbon(jet.map(([x, yy, w]) => [x + w * 0.05, yy + w * 0.14, w])),
      k.shade('#1f7f8a'),
      'opacity=".35"',
    ),
    path(
      ribbon(jet),
      k.gradientBetween(0, k.y(0.5), 0, k.H, [0, k.lit('#e9cb9a', 0.1)], [1, k.half('#b98a60', 0, 0.35)]),
    ),
  )
  let planks = ''
  for (let i = 0; i < 46; i++) {
    const t = (i / 46) ** 1.7
    const seg = sample(
      jet.map(([x, yy]) => [x, yy] as Point),
      10,
    )
    const wid = sample(
      jet.map(([, , w], j) => [j, w] as Point),
      10,
    )
    const n = Math.min(seg.length - 1, Math.floor((0.55 + t * 0.45) * seg.length))
    const [x, yy] = nth(seg, n)
    const w = nth(wid, n)[1] * 0.5
    planks += `M${(x - w).toFixed(0)} ${yy.toFixed(0)}h${(2 * w).toFixed(0)}`
  }
  k.add(stroke(planks, k.shade('#8a6044'), 1.5, 'opacity=".35"'))
  const [u, v, s] = nth(villas, -1)
  k.add(
    path(
      shape([
        [k.x(u) - 80 * s, k.y(v) - 34 * s],
        [k.x(u) - 80 * s, k.y(v) - 24 * s],
        [k.x(k.fit(0.79, 0.76)), k.y(0.644)],
        [k.x(k.fit(0.8, 0.77)), k.y(0.63)],
      ]),
      k.half('#d6b07e', 0, 0.25),
    ),
  )
  k.add(
    ellipse(k.x(u), k.y(v) + 8, 130 * s, 16 * s, k.shade('#1f7f8a'), 'opacity=".45"'),
    waterVilla(k, k.x(u), k.y(v), s, 0),
  )
  k.add(
    watcher(k, k.x(k.fit(0.7, 0.7)), k.y(0.715), { s: 0.62, accent: k.half('#f0654a', 0, 0.15) }),
    watcher(k, k.x(k.fit(0.725, 0.74)), k.y(0.708), { s: 0.6, accent: k.half('#fdf6e6', 0, 0.15) }),
  )
  k.add(
    frondFrame(k, k.x(1.0), k.y(-0.02), 4.6, true, mix(k.dark(), k.shade('#2f7f4a'), 0.4)),
    birds(k, 0.36, 0.3, 5),
  )
  return k.calm(0.45, '#0a4452')
}
