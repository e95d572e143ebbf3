import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, type Point, path, ribbon, shape, stroke } from '../kit/svg.ts'
import { crest, ground, pts, road } from '../parts/ground.ts'
import { fractal, mountain, range } from '../parts/mountains.ts'
import { trekker } from '../parts/people.ts'
import { chorten, prayerFlags, smoke, tent } from '../parts/props.ts'
import { boulder } from '../parts/rocks.ts'
import { birds, mist, sky, stars } from '../parts/sky.ts'

/** Zanskar in winter: the Chadar, a frozen river between sheer walls. */
export function zanskar(o: Options) {
  const k = new Stage('zanskar', 'alpine', o)
  k.add(
    sky(k, 0.3, 0.02, { r: 44, low: 0.26, horizon: 0.62, disc: k.time !== 'day', rings: k.time !== 'day' }),
  )
  if (k.night) k.add(stars(k))
  k.add(
    range(k, {
      ctrl: pts(k, [0.1, 0.5], [0.28, 0.3], [0.38, 0.42], [0.53, 0.2], [0.66, 0.4], [0.78, 0.26], [1.0, 0.5]),
      rock: '#8d8fb4',
      d: 0.5,
      base: k.y(0.64),
      snow: k.y(0.5),
      detail: 20,
    }),
  )
  k.add(mist(k, 0.42, 0.62, { opacity: 0.7 }))
  const wall = (p: Point, wl: number, wr: number, d: number, c = '#a07f74') =>
    mountain(k, p, wl, wr, {
      rock: c,
      d,
      base: k.y(0.76),
      detail: 20,
      snow: p[1] + k.y(0.16),
      foot: 0.35,
      relief: 0.66,
    })
  k.add(
    wall([k.x(0.22), k.y(0.3)], 400, k.fit(330, 240), 0.32),
    wall([k.x(0.84), k.y(0.26)], k.fit(330, 240), 400, 0.28),
    wall([k.x(0.02), k.y(0.16)], 500, k.fit(520, 360), 0.14, '#94706a'),
    wall([k.x(1.0), k.y(0.12)], k.fit(480, 330), 500, 0.1, '#9c766c'),
  )
  const ice = '#e6f1f8'
  k.add(
    path(
      ground(crest(k, 0.68, 0.006, 5), k.H),
      k.gradientBetween(0, k.y(0.67), 0, k.H, [0, k.lit('#f6f8ff', 0.04)], [1, k.half('#c6d4f0', 0, 0.3)]),
    ),
  )
  k.add(
    path(
      ribbon(
        road(k, [
          [0.53, 0.672, 60],
          [0.56, 0.69, 120],
          [0.5, 0.73, 240],
          [0.54, 0.79, 430],
          [0.5, 0.9, 800],
          [0.5, 1.1, 1500],
        ]),
      ),
      k.gradientBetween(
        0,
        k.y(0.66),
        0,
        k.H,
        [0, k.lit('#d6ecf6', 0.1)],
        [0.4, k.half('#9fd0e8', 0, 0.15)],
        [1, k.half('#3f86b4', 0, 0.45)],
      ),
    ),
  )
  // Broken plates and pressure cracks.
  let plates = ''
  let cracks = ''
  for (let i = 0; i < 46; i++) {
    const t = k.rng() ** 0.8
    const cx = k.x(0.53) + k.rng.bell() * (30 + t * k.fit(620, 420))
    const cy = k.y(0.69 + t * 0.3)
    const w = (10 + 120 * t) * k.rng.range(0.5, 1.2)
    const h = w * 0.26
    const p: Point[] = []
    for (let j = 0; j < 6; j++) {
      const a = (j / 6) * 6.283 + k.rng.range(-0.3, 0.3)
      p.push([cx + Math.cos(a) * w * 0.5, cy + Math.sin(a) * h * 0.5])
    }
    plates += shape(p, 1)
    if (i % 3 === 0) {
      const q = fractal([cx - w, cy], [cx + w * 1.4, cy + h * k.rng.range(-1, 1)], 0.2, 30, k.rng)
      cracks += `M${q.map((z) => z.map((n) => n.toFixed(0)).join(' ')).join('L')}`
    }
  }
  k.add(path(plates, k.lit(ice), 'opacity=".75"'), stroke(cracks, k.lit('#ffffff'), 2, 'opacity=".7"'))
  const bank = (p: Point[]) =>
    path(
      ground(p, k.H),
      k.gradientBetween(0, k.y(0.7), 0, k.H, [0, k.lit('#fbfcff')], [1, k.half('#b9c6e4', 0, 0.6)]),
    )
  k.add(
    bank(pts(k, [-0.03, 0.75], [0.1, 0.78], [0.2, 0.85], [0.26, 0.94], [0.3, 1.06])),
    bank(pts(k, [0.72, 1.06], [0.78, 0.94], [0.85, 0.84], [0.92, 0.78], [1.03, 0.74])),
  )
  for (const [i, u] of [0.6, 0.565, 0.535, 0.505].entries())
    k.add(
      ellipse(k.x(u) + 18, k.y(0.8) + i * 5, 30, 4, k.shade('#5f86b0'), 'opacity=".4"'),
      trekker(k, k.x(u), k.y(0.8) + i * 5, {
        s: 0.62 + i * 0.03,
        accent: k.half(cycle(['#e0632c', '#2f7fb0', '#f2c13a', '#c8403a'], i), 0, 0.12),
      }),
    )
  // Camp on the ice shelf, flags from wall to wall.
  const cu = k.fit(0.2, 0.2)
  k.add(
    smoke(k, k.x(cu) + 66, k.y(0.745), 0.9, 0.7),
    tent(k, k.x(cu), k.y(0.765), 0.86, '#ef8a3c'),
    tent(k, k.x(cu - 0.085), k.y(0.757), 0.7, '#f2b03c'),
    prayerFlags(k, [k.x(0.0), k.y(0.47)], [k.x(k.fit(0.46, 0.52)), k.y(0.615)], {
      sag: 46,
      n: 24,
      s: 0.9,
      d: 0.05,
    }),
    prayerFlags(k, [k.x(k.fit(0.46, 0.52)), k.y(0.615)], [k.x(1.0), k.y(0.44)], {
      sag: 54,
      n: 26,
      s: 0.9,
      d: 0.05,
    }),
    chorten(k, k.x(k.fit(0.8, 0.82)), k.y(0.755), k.fit(120, 110), 0.04),
  )
  k.add(
    boulder(k, k.x(0.88), k.y(0.86), 120, 60, '#8d7770'),
    boulder(k, k.x(0.13), k.y(0.83), 80, 40, '#8d7770'),
    birds(k, 0.4, 0.3, 3),
  )
  return k.calm(0.42, '#24406c')
}
