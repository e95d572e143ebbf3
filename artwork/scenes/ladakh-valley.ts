import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, ribbon, sample } from '../kit/svg.ts'
import { yak } from '../parts/animals.ts'
import { canopy } from '../parts/broadleaf.ts'
import { terraces } from '../parts/fields.ts'
import { hill, pts, road } from '../parts/ground.ts'
import { monastery } from '../parts/mountain-houses.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { watcher } from '../parts/people.ts'
import { chorten, prayerFlags } from '../parts/props.ts'
import { birds, mist, sky, stars, strata } from '../parts/sky.ts'
import { ripple } from '../parts/water.ts'

/** Ladakh's Indus valley: a monastery on its crag over barley terraces, poplars and the river. */
export function ladakhValley(o: Options) {
  const k = new Stage('ladakh-valley', 'alpine', o)
  k.add(sky(k, 0.78, 0.16, { r: 46, low: 0.28 }))
  if (k.night) k.add(stars(k, 170, 0.5))
  k.add(strata(k, 0.18, 6, { opacity: 0.5 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.46, 0.24, k.fit(6, 4)),
      rock: '#8f86a6',
      d: 0.62,
      base: k.y(0.6),
      snow: k.y(0.4),
      detail: 24,
    }),
    mist(k, 0.4, 0.58, { opacity: 0.8 }),
  )
  k.add(
    range(k, {
      ctrl: pts(
        k,
        [-0.03, 0.36],
        [0.08, 0.42],
        [0.5, 0.54],
        [0.66, 0.42],
        [0.78, 0.5],
        [0.92, 0.34],
        [1.03, 0.44],
      ),
      rock: '#b58a72',
      d: 0.32,
      base: k.y(0.66),
      detail: 24,
    }),
    mist(k, 0.54, 0.66, { opacity: 0.45 }),
  )
  const hx = k.x(k.fit(0.3, 0.34))
  const hy = k.y(0.5)
  const q = k.fit(0.92, 0.84)
  const crag = (dx: number, dy: number, l: number, r: number, d: number) =>
    mountain(k, [hx + dx * q, hy + dy * q], l * q, r * q, {
      rock: '#c2997c',
      d,
      base: k.y(0.74),
      detail: 22,
      foot: 0.25,
    })
  k.add(
    crag(60, -190, 460, 470, 0.2),
    monastery(k, hx, hy + 58 * q, 0.84 * q, 0.05),
    crag(170, -16, 220, 360, 0.12),
    crag(-170, -4, 360, 220, 0.1),
    crag(10, 34, 300, 300, 0.08),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.7], [0.3, 0.71], [0.6, 0.7], [1.03, 0.685]), '#9fb866', 0.12, { foot: 0.5 }),
    canopy(
      k,
      sample(pts(k, [-0.03, 0.705], [0.4, 0.715], [1.03, 0.69])),
      [9, 20],
      k.half('#6f9a4a', 0.1, 0.45),
      { base: k.y(0.74) },
    ),
  )
  let trees = ''
  for (let i = 0; i < k.fit(44, 28); i++) {
    const x = k.x(k.rng.chance(0.5) ? k.rng.range(0.5, 1) : k.rng.range(0, 0.2))
    const h = k.rng.range(60, 124)
    const y = k.y(0.72 + k.rng.range(0, 0.02))
    trees += `M${x.toFixed(0)} ${y.toFixed(0)}q-11-${(h * 0.5).toFixed(0)} 0-${h.toFixed(0)}q11 ${(h * 0.5).toFixed(0)} 0 ${h.toFixed(0)}z`
  }
  k.add(
    path(trees, k.half('#86a84a', 0.06, 0.4)),
    path(trees, k.lit('#b4cc62', 0.04), `opacity=".5" transform="translate(${k.light * 3} 3)"`),
  )
  k.add(
    terraces(
      k,
      pts(k, [-0.03, 0.76], [0.2, 0.745], [0.5, 0.755], [0.8, 0.735], [1.03, 0.74]),
      6,
      '#b9c65c',
      0.06,
      { base: k.y(1.04) },
    ),
  )
  const river = road(k, [
    [1.06, 0.745, 26],
    [0.84, 0.765, 40],
    [0.7, 0.8, 66],
    [0.86, 0.86, 120],
    [0.78, 0.94, 200],
    [0.9, 1.08, 320],
  ])
  k.add(
    path(ribbon(river.map(([x, y, w]) => [x, y, w * 1.2])), k.half('#dccba8', 0, 0.3)),
    path(
      ribbon(river),
      k.gradientBetween(0, k.y(0.74), 0, k.H, [0, k.lit('#bfe6e4', 0.1)], [1, k.half('#3f9aa8', 0, 0.35)]),
    ),
    ripple(k, k.y(0.8), k.y(0.99), 26, k.lit('#ffffff'), {
      opacity: 0.5,
      from: k.x(0.72),
      to: k.x(0.92),
      size: 0.5,
    }),
  )
  k.add(
    yak(k, k.x(k.fit(0.5, 0.44)), k.y(0.84), { s: 0.8, body: mix(k.dark(), k.shade('#4a3a34'), 0.3) }),
    yak(k, k.x(k.fit(0.57, 0.56)), k.y(0.825), {
      s: 0.62,
      flip: true,
      body: mix(k.dark(), k.shade('#4a3a34'), 0.3),
    }),
    watcher(k, k.x(k.fit(0.44, 0.34)), k.y(0.845), { s: 0.66, accent: k.half('#a8322f', 0, 0.1) }),
  )
  const cu = k.fit(0.12, 0.13)
  k.add(
    prayerFlags(k, [k.x(cu), k.y(0.78)], [k.x(-0.03), k.y(0.7)], { sag: 20, n: 9 }),
    chorten(k, k.x(cu), k.y(0.93), k.fit(200, 190)),
    birds(k, 0.56, 0.24, 5),
  )
  return k.calm(0.5, '#1f2f22')
}
