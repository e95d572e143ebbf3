import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, stroke } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { palm } from '../parts/palms.ts'
import { birds, mist, rays, sky, stars } from '../parts/sky.ts'
import { glitter, lotus, ripple, water } from '../parts/water.ts'

const wading =
  '<path d="M-14-18c8-9 20-9 26-1l4-20c1-6 6-9 10-8l9 4-8 1c-3 2-4 5-4 9l-4 17c-4 8-18 12-26 8l-11 2z"/><path d="M0-8v10M6-8v10" stroke="#333" stroke-width="1.8"/>'
const flying =
  '<path d="M-46-4c16-2 26-6 34-12-10-12-14-26-12-40 16 8 28 22 34 36l22-4 12 3-11 4-19 6c-18 10-40 12-60 7z"/><path d="M-6-14c4-16 14-28 30-36 0 14-6 28-18 38z" opacity=".8"/>'

/** A bird sanctuary at first light: herons and darters in drowned trees, one taking off, a boatman below them. */
export function heronry(o: Options) {
  const k = new Stage('heronry', 'tropic', o)
  const shore = k.y(0.56)
  k.add(sky(k, 0.5, 0.34, { r: 84, low: 0.4, horizon: 0.54 }), rays(k, 18, 0.12))
  if (k.night) k.add(stars(k))
  k.add(
    canopy(
      k,
      pts(k, [-0.04, 0.46], [0.3, 0.5], [0.6, 0.51], [1.04, 0.46]),
      [18, 34],
      k.half('#5a9a78', 0.5, 0.4),
      {
        base: shore + 6,
      },
    ),
    palm(k, k.x(0.44), shore, 150, 20, { d: 0.4, size: 0.24 }),
    palm(k, k.x(0.6), shore, 130, -16, { d: 0.42, size: 0.22 }),
    mist(k, 0.44, 0.58, { opacity: 0.7, to: 0.62 }),
    water(k, shore, { deep: 0.2 }),
    glitter(k, k.sun.x, shore + 4, k.y(0.94), { width: 130, n: 70 }),
    ripple(k, shore + 8, k.y(0.97), 60, k.lit('#ffffff', 0.2), { opacity: 0.25 }),
    ellipse(k.x(0.15), k.y(0.7), 170, 22, k.half('#3f6a44', 0, 0.5)),
    ellipse(k.x(0.88), k.y(0.66), 140, 18, k.half('#3f6a44', 0.06, 0.5)),
    broadTree(k, k.x(0.15), k.y(0.7), 620, { leaf: '#2f6a48' }),
    broadTree(k, k.x(0.88), k.y(0.66), 500, { d: 0.06, leaf: '#3a7a50' }),
  )
  const heron = k.symbol('wading', () => wading)
  const wing = k.symbol('flying', () => flying)
  const white = k.lit('#ffffff')
  const grey = k.half('#4a5568', 0, 0.3)
  for (const [u, v, s, fill, flip] of [
    [0.06, 0.24, 1.9, white, false],
    [0.15, 0.14, 2.1, white, true],
    [0.24, 0.22, 1.9, grey, false],
    [0.1, 0.37, 1.8, grey, true],
    [0.27, 0.36, 1.9, white, false],
    [0.19, 0.46, 1.7, white, true],
    [0.82, 0.28, 1.7, white, true],
    [0.9, 0.2, 1.8, grey, false],
    [0.95, 0.34, 1.6, white, true],
    [0.86, 0.43, 1.5, grey, true],
    [0.7, 0.87, 2, white, true],
    [0.76, 0.9, 1.8, white, false],
  ] as const)
    k.add(k.use(heron, k.x(u), k.y(v), s, { fill, flip }))
  for (const [u, v, s, flip] of [
    [0.4, 0.24, 2.1, false],
    [0.66, 0.14, 1.7, true],
    [0.34, 0.09, 1.4, false],
  ] as const)
    k.add(k.use(wing, k.x(u), k.y(v), s, { fill: white, flip }))
  k.add(
    canoe(k, k.x(0.46), k.y(0.76), 1.7),
    stroke(`M${k.x(0.38)} ${k.y(0.78)}q-60 10-130 8`, k.lit('#ffffff'), 4, 'opacity=".4"'),
    lotus(k, k.x(0.58), k.x(1.0), k.y(0.88), k.y(0.99), 16),
    lotus(k, k.x(0), k.x(0.26), k.y(0.86), k.y(0.98), 12),
    birds(k, 0.55, 0.2, 5),
  )
  return k.calm(0.35, '#0f2c28')
}
