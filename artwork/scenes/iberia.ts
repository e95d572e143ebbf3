import { mix } from '../kit/color.ts'
import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { suspensionBridge } from '../parts/bridges.ts'
import { crest, hill } from '../parts/ground.ts'
import { townHouse } from '../parts/old-city.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, cumulus, sky, stars, strata } from '../parts/sky.ts'
import { tram } from '../parts/tram.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Glazed fronts: ground colour and the colour of the pattern fired into it. */
const tiles: [string, string][] = [
  ['#f4efe2', '#2f6fb4'],
  ['#f2c66a', '#f8ecd0'],
  ['#5f9fd0', '#f4f4ee'],
  ['#e8907a', '#f8e4d0'],
  ['#f4efe2', '#3f9a8a'],
  ['#8fc0a8', '#f8f4e4'],
]

type Edge = { x: number; top: number; foot: number }

/** One house front between two upright edges of the street, tiled, with balconies and doors. */
function front(k: Stage, a: Edge, b: Edge, [ground, glaze]: [string, string], lit: boolean): string {
  const on = (t: number, v: number): Point => {
    const top = a.top + (b.top - a.top) * t
    const foot = a.foot + (b.foot - a.foot) * t
    return [a.x + (b.x - a.x) * t, top + (foot - top) * v]
  }
  const quad = (t0: number, t1: number, v0: number, v1: number) =>
    shape([on(t0, v0), on(t1, v0), on(t1, v1), on(t0, v1)])
  const tint = (c: string) => (lit ? k.half(c, 0.02, 0.12) : k.half(c, 0.02, 0.7))
  const trim = tint('#fbf4e4')
  const dim = mix(k.shade('#3f6a7a'), k.dark(), 0.25)
  let lozenges = ''
  const cols = 8
  const rows = 13
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      const t = (i + 0.5) / cols
      const v = 0.14 + (j / rows) * 0.74
      lozenges += shape([on(t, v - 0.024), on(t + 0.045, v), on(t, v + 0.024), on(t - 0.045, v)])
    }
  let o =
    path(quad(0, 1, 0, 1), tint(ground)) +
    path(lozenges, tint(glaze), 'opacity=".6"') +
    path(quad(-0.03, 1.03, -0.03, 0.05), tint('#c8603c')) +
    path(quad(0, 1, 0.05, 0.08), trim) +
    path(quad(0, 1, 0.36, 0.375) + quad(0, 1, 0.62, 0.635), trim) +
    path(quad(0, 1, 0.93, 1), tint('#b8a894')) +
    path(quad(0, 0.03, 0.05, 1) + quad(0.97, 1, 0.05, 1), trim)
  for (const t of [0.14, 0.56])
    for (const [v0, v1] of [
      [0.13, 0.34],
      [0.42, 0.6],
      [0.69, 0.96],
    ] as const) {
      const door = v1 > 0.9
      o +=
        path(quad(t - 0.03, t + 0.33, v0 - 0.015, v1), trim) +
        path(
          quad(t, t + 0.3, v0, v1),
          door && t < 0.3 ? tint('#3f7a5a') : k.rng.chance(0.45) ? k.glow(dim, '#ffd27a') : dim,
        ) +
        path(quad(t + 0.14, t + 0.16, v0, v1), trim)
      if (!door)
        o +=
          path(
            quad(t - 0.07, t + 0.37, v1 - 0.07, v1 - 0.062) + quad(t - 0.07, t + 0.37, v1 - 0.01, v1 + 0.008),
            k.dark(),
          ) +
          [0, 1, 2, 3, 4, 5, 6]
            .map((i) => path(quad(t - 0.06 + i * 0.07, t - 0.05 + i * 0.07, v1 - 0.07, v1), k.dark()))
            .join('')
    }
  return o
}

/** Iberia: a yellow tram on a steep tiled street above a wide river and its red bridge. */
export function iberia(o: Options) {
  const k = new Stage('iberia', 'tropic', o)
  const shore = k.y(0.4)
  const vx = k.x(k.fit(0.5, 0.48))
  const vy = k.y(0.6)
  k.add(sky(k, 0.34, 0.12, { r: 50, low: 0.26, horizon: 0.5 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.14, 5, { opacity: 0.5 }), cumulus(k, k.x(0.54), k.y(0.15), 240, 60, 0.85))
  const far = hill(k, crest(k, 0.365, 0.012, 6), '#8f9a80', 0.5, { base: shore, to: k.mood.haze, foot: 0.4 })
  k.add(
    water(k, shore, { base: k.y(0.66), tint: '#2f86a8' }),
    mirror(k, far, shore, { base: k.y(0.6), opacity: 0.35, squash: 0.6 }),
    glitter(k, k.sun.x, shore + 4, k.y(0.58), { width: 120, n: 36 }),
    ripple(k, shore + 6, k.y(0.6), 46, k.lit('#ffffff', 0.3), { opacity: 0.3, size: 0.7 }),
    suspensionBridge(k, [k.x(0.02), k.y(0.43)], [k.x(0.98), k.y(0.41)], {
      tower: k.fit(150, 170),
      inset: k.fit(0.39, 0.3),
      color: '#d8402f',
      foot: k.y(0.475),
      sag: 0.8,
    }),
  )
  for (const [u, v, s] of [
    [0.4, 0.47, 0.5],
    [0.58, 0.5, 0.8],
    [0.47, 0.53, 1],
  ] as const)
    k.add(
      path(
        `M${k.x(u)} ${k.y(v)}l${26 * s}-${44 * s}v${44 * s}zM${k.x(u) + 30 * s} ${k.y(v)}v-${34 * s}l${14 * s} ${34 * s}zM${k.x(u) - 8 * s} ${k.y(v) + 3 * s}h${60 * s}l-${8 * s} ${9 * s}h-${44 * s}z`,
        k.lit('#fdf6ea', 0.15),
      ),
    )
  // Roofs of the lower town.
  for (const [v, w0, d] of [
    [0.575, 44, 0.2],
    [0.6, 56, 0.14],
    [0.63, 72, 0.08],
    [0.668, 88, 0.05],
  ] as const)
    for (let x = vx - k.fit(460, 320); x < vx + k.fit(460, 320); x += w0 * 0.8)
      k.add(
        townHouse(
          k,
          x,
          k.y(v) + k.rng.range(-5, 6),
          w0,
          w0 * k.rng.range(0.5, 0.8),
          k.rng.pick(['#fbf0dc', '#f4d8b0', '#f0c4b0', '#dfe8e4']),
          {
            d,
            roof: k.rng.pick(['#c8603c', '#d2704a']),
            pitch: 0.3,
          },
        ),
      )
  // Street: setts falling away between two rows of fronts.
  const half = k.fit(210, 84)
  const sideAt = (s: 1 | -1, t: number): Edge => {
    const p = 1 - t ** 1.4
    const e = k.x(s < 0 ? k.fit(-0.04, -0.06) : k.fit(1.04, 1.06))
    return {
      x: vx + s * half + (e - (vx + s * half)) * p,
      top: vy - k.fit(70, 80) + (k.y(k.fit(-0.06, 0.0)) - (vy - k.fit(70, 80))) * p,
      foot: vy + 62 + (k.y(1.12) - (vy + 62)) * p,
    }
  }
  k.add(
    path(
      shape([
        [vx - half, vy + 60],
        [vx + half, vy + 60],
        [sideAt(1, 0).x, k.y(1.12)],
        [sideAt(-1, 0).x, k.y(1.12)],
      ]),
      k.verticalGradient([0, k.lit('#d8c4ac', 0.05)], [1, k.half('#8a7a72', 0, 0.5)]),
    ),
  )
  let setts = ''
  for (let i = 1; i < 16; i++) {
    const t = 1 - i / 16
    const l = sideAt(-1, t)
    const r = sideAt(1, t)
    setts += `M${l.x.toFixed(0)} ${l.foot.toFixed(0)}Q${vx.toFixed(0)} ${(l.foot + 14).toFixed(0)} ${r.x.toFixed(0)} ${r.foot.toFixed(0)}`
  }
  k.add(stroke(setts, k.shade('#6a5a58'), 2, 'opacity=".35"'))
  const tx = k.x(k.fit(0.53, 0.52))
  const rail = (dx: number, w: number) =>
    stroke(
      `M${(vx + dx * 0.34).toFixed(0)} ${(vy + 60).toFixed(0)}L${(tx + dx * k.fit(2.3, 2)).toFixed(0)} ${k.H}`,
      mix(k.dark(), '#5a5a64', 0.4),
      w,
    )
  k.add(rail(-70, 6), rail(70, 6))
  for (const s of [-1, 1] as const)
    for (let i = 3; i >= 0; i--)
      k.add(
        front(
          k,
          sideAt(s, i / 4),
          sideAt(s, (i + 1) / 4),
          cycle(tiles, i * 2 + (s < 0 ? 0 : 3)),
          s !== k.light,
        ),
      )
  // Kerbs hide where the fronts meet the setts.
  for (const s of [-1, 1] as const) {
    const near = sideAt(s, 0)
    const end = sideAt(s, 1)
    k.add(
      path(
        shape([
          [end.x, end.foot - 2],
          [end.x - s * 10, end.foot],
          [near.x - s * 90, near.foot],
          [near.x, near.foot - 14],
        ]),
        k.half('#e8dccb', 0, 0.25),
      ),
    )
  }
  k.add(
    stroke(
      `M${tx} ${k.y(k.fit(0.53, 0.58))}L${vx - 40} ${k.y(-0.02)}M${vx} ${vy - 10}Q${tx} ${k.y(0.46)} ${tx - 10} ${k.y(-0.02)}`,
      k.dark(),
      2.2,
      'opacity=".7"',
    ),
  )
  const laundry = ['#e2604a', '#fbf4e4', '#4f8fc8', '#f2c14e', '#fbf4e4', '#5aa88a']
  const la = sideAt(-1, 0.62)
  const lb = sideAt(1, 0.62)
  const ly = la.top + (la.foot - la.top) * 0.36
  k.add(stroke(`M${la.x} ${ly}Q${vx} ${ly + 40} ${lb.x} ${ly}`, k.dark(), 1.6))
  for (const [i, c] of laundry.entries()) {
    const t = 0.2 + i * 0.11
    const x = la.x + (lb.x - la.x) * t
    k.add(rect(x, ly + 80 * t * (1 - t), 17, 26, k.half(c, 0.02, 0.2)))
  }
  k.add(
    watcher(k, k.x(k.fit(0.37, 0.26)), k.y(0.83), { s: 0.72, accent: k.half('#d8342f', 0, 0.1) }),
    tram(k, tx, k.y(k.fit(0.87, 0.85)), k.fit(1.12, 1.14)),
    carrier(k, k.x(k.fit(0.69, 0.83)), k.y(0.86), { s: 0.78, accent: k.half('#2f7fb0', 0, 0.1) }),
    birds(k, 0.42, 0.14, 6),
  )
  return k.calm(0.5, '#241c2c')
}
