import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, type Point, path, rect, ribbon, shape, stroke } from '../kit/svg.ts'
import { ground, pts, road, sweeps } from '../parts/ground.ts'
import { watcher } from '../parts/people.ts'
import { cairn } from '../parts/props.ts'
import { mist, sky, stars, strata } from '../parts/sky.ts'
import { suv } from '../parts/vehicles.ts'
import { mirror } from '../parts/water.ts'
import { skyline } from './pangong.ts'

/** Pangong in February: a white floor to the far shore, blue where the wind has swept the ice. */
export function pangongWinter(o: Options) {
  const k = new Stage('pangong-winter', 'alpine', o)
  const y = k.y(0.56)
  k.add(sky(k, 0.74, k.night ? 0.26 : 0.2, { r: 44, horizon: 0.6, low: 0.3, rings: false }))
  if (k.night) k.add(stars(k, 160))
  k.add(strata(k, 0.18, 6, { opacity: 0.55 }))
  const far = skyline(k, y, true)
  k.add(
    rect(
      0,
      y,
      k.W,
      k.H - y,
      k.verticalGradient(
        [0, ice(k, '#e8f2fa')],
        [0.3, ice(k, '#cfe6f4')],
        [0.7, ice(k, '#c6e6f2')],
        [1, ice(k, '#a2d6e8')],
      ),
    ),
    mirror(k, far, y, { opacity: 0.22, squash: 0.5 }),
    mist(k, 0.53, 0.6, { opacity: 0.35, to: 0.6 }),
  )
  clearIce(k)
  cracks(k)
  ridge(k)
  shore(k)
  return k.calm(0.38, '#22345c')
}

/** Ice and snow lie in blue shade while the sun is low. */
const ice = (k: Stage, c: string) =>
  k.half(c, 0, { dawn: 0.4, gold: 0.3, dusk: 0.6, day: 0.08, night: 0.15 }[k.time])

/** A line over the ice, its zigzag flattened as the distance flattens it. */
function crack(k: Stage, [u0, v0]: Point, [u1, v1]: Point): Point[] {
  const n = Math.max(3, Math.round(Math.abs(u1 - u0) * 24))
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n
    const v = v0 + (v1 - v0) * t
    const stir = i === 0 || i === n ? 0 : k.rng.bell()
    return [k.x(u0 + (u1 - u0) * t + stir * (v - 0.55) * 0.05), k.y(v + stir * (v - 0.56) * 0.1)]
  })
}

/** Panes of clear turquoise ice between cracks, and the snow that the wind has left in long drifts. */
function clearIce(k: Stage) {
  let panes = ''
  let deep = ''
  for (const [u, v, w] of [
    [0.16, 0.592, 0.16],
    [0.66, 0.588, 0.2],
    [0.4, 0.622, 0.15],
    [0.9, 0.632, 0.18],
    [0.1, 0.668, 0.16],
    [0.62, 0.672, 0.2],
    [0.36, 0.722, 0.18],
    [0.88, 0.722, 0.16],
    [0.58, 0.79, 0.24],
    [0.14, 0.765, 0.17],
  ] as const) {
    const h = (v - 0.56) * 0.3 + 0.006
    const rim = [
      [-1, 0.1],
      [-0.62, -0.7],
      [0.1, -1],
      [0.86, -0.66],
      [1, 0.2],
      [0.5, 0.86],
      [-0.3, 1],
    ] as const
    const pane = (q: number): Point[] =>
      rim.map(([a, b]) => [
        k.x(u + a * q * w * 0.88 * k.rng.range(0.75, 1.1)),
        k.y(v + b * q * h * k.rng.range(0.75, 1.1)),
      ])
    panes += shape(pane(1))
    deep += shape(pane(0.6))
  }
  k.add(
    path(panes, ice(k, '#4fbcd0'), 'opacity=".42"'),
    path(deep, ice(k, '#2f9cc0'), 'opacity=".4"'),
    sweeps(k, 0.575, 0.68, 12, ice(k, '#ffffff'), 0.7),
    sweeps(k, 0.66, 0.86, 9, ice(k, '#ffffff'), 0.6),
  )
}

/** Long pressure cracks, and finer ones that branch from them. */
function cracks(k: Stage) {
  let wide = ''
  let fine = ''
  const line = (p: Point[]) => `M${p.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`
  for (const [u0, v0, u1, v1] of [
    [-0.03, 0.64, 0.52, 0.6],
    [0.52, 0.6, 1.03, 0.585],
    [-0.03, 0.75, 0.46, 0.66],
    [0.46, 0.66, 1.03, 0.69],
    [0.22, 0.84, 0.44, 0.735],
    [0.44, 0.735, 0.78, 0.625],
    [0.44, 0.735, 0.72, 0.755],
    [0.72, 0.755, 1.03, 0.74],
    [0.66, 0.86, 0.72, 0.755],
  ] as const) {
    wide += line(crack(k, [u0, v0], [u1, v1]))
    for (let i = 0; i < 4; i++) {
      const t = k.rng.range(0.1, 0.9)
      const u = u0 + (u1 - u0) * t
      const v = v0 + (v1 - v0) * t
      const reach = v - 0.55
      fine += line(
        crack(k, [u, v], [u + k.rng.range(-0.7, 0.7) * reach, v + k.rng.range(-0.05, 0.3) * reach]),
      )
    }
  }
  k.add(
    stroke(wide, ice(k, '#2f86ac'), 3.4, 'opacity=".5" transform="translate(0 2.5)"'),
    stroke(wide, ice(k, '#ffffff'), 2.8, 'stroke-linejoin="round"'),
    stroke(fine, ice(k, '#ffffff'), 1.5, 'opacity=".9"'),
  )
}

/** Slabs that the lake has pushed up where two sheets meet. */
function ridge(k: Stage) {
  const n = 60
  let lit = ''
  let dark = ''
  for (let i = n; i >= 0; i--) {
    const t = (i + k.rng()) / n
    const x = k.x(-0.02 + t * 0.56)
    const y = k.y(0.775 - t * 0.13 + Math.sin(t * 11) * 0.004)
    const s = (1.15 - t) * k.rng.range(12, 30)
    const lean = k.rng.range(-0.6, 1) * s
    const top = y - s * k.rng.range(0.5, 1.1)
    lit += shape(
      [
        [x - s, y + 3],
        [x - s * 0.5 + lean, top],
        [x + s * 0.5 + lean, top + s * 0.25],
        [x + s * 0.6, y + 4],
      ],
      0.5,
    )
    dark += shape(
      [
        [x + s * 0.2, y + 4],
        [x + s * 0.5 + lean, top + s * 0.25],
        [x + s * 1.1, y + 2],
      ],
      0.5,
    )
  }
  k.add(path(dark, ice(k, '#4f9cc4')), path(lit, ice(k, '#e6f5fb')))
}

/** The near shore under snow, a jeep on its road and two travellers at the edge. */
function shore(k: Stage) {
  const edge = pts(
    k,
    [-0.03, 0.8],
    [0.16, 0.81],
    [0.34, 0.845],
    [0.52, 0.87],
    [0.7, 0.85],
    [0.86, 0.8],
    [1.03, 0.77],
  )
  k.add(
    path(
      ground(
        edge.map(([x, yy]) => [x, yy - 7]),
        k.H,
      ),
      ice(k, '#8cc4da'),
    ),
    path(
      ground(edge, k.H),
      k.gradientBetween(
        0,
        k.y(0.77),
        0,
        k.H,
        [0, ice(k, '#fbfcff')],
        [0.5, ice(k, '#d6e0f4')],
        [1, ice(k, '#b4c6ea')],
      ),
    ),
  )
  const way = road(k, [
    [1.06, 0.845, 40],
    [0.9, 0.87, 70],
    [0.72, 0.905, 110],
    [0.5, 0.96, 190],
    [0.3, 1.08, 320],
  ])
  const track = (side: number) =>
    ribbon(way.map(([x, y, w]) => [x + side * w * 0.3, y + side * w * 0.3, w * 0.3]))
  k.add(
    path(ribbon(way.map(([x, yy, w]) => [x, yy + 3, w * 1.18])), ice(k, '#b8c8e8')),
    path(ribbon(way), ice(k, '#c9cfe2')),
    path(track(-0.26), k.half('#857a80', 0, 0.5)),
    path(track(0.26), k.half('#857a80', 0, 0.5)),
    sweeps(k, 0.88, 0.98, 5, ice(k, '#ffffff'), 0.4),
  )
  const sx = k.x(k.fit(0.79, 0.76))
  k.add(
    ellipse(sx, k.y(0.885), 92, 9, k.shade('#5a5468'), 'opacity=".6"'),
    suv(k, sx, k.y(0.885), { s: 1.05, accent: k.half('#f2f5f6', 0, 0.1) }),
    watcher(k, k.x(k.fit(0.645, 0.56)), k.y(0.875), { s: 0.6, accent: k.half('#e0632c', 0, 0.15) }),
    watcher(k, k.x(k.fit(0.63, 0.53)), k.y(0.877), { s: 0.57, accent: k.half('#f2c13a', 0, 0.15) }),
    ellipse(k.x(0.2), k.y(0.872), 34, 7, ice(k, '#ffffff')),
    cairn(k, k.x(0.2), k.y(0.87), 1.5, '#a3968e'),
    cairn(k, k.x(0.245), k.y(0.885), 0.95, '#a3968e'),
  )
}
