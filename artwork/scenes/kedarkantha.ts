import { mix } from '../kit/color.ts'
import { cycle, nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, sample, stroke } from '../kit/svg.ts'
import { fir, forest } from '../parts/conifers.ts'
import { hill, pts, sweeps } from '../parts/ground.ts'
import { mountain, peaks, range } from '../parts/mountains.ts'
import { trekker, watcher } from '../parts/people.ts'
import { tent } from '../parts/props.ts'
import { cloudBank, mist, rays, sky, stars, strata } from '../parts/sky.ts'

/** Kedarkantha: a summit push at first light, camp below in the firs. */
export function kedarkantha(o: Options) {
  const k = new Stage('kedarkantha', 'alpine', o)
  k.add(sky(k, 0.8, 0.2, { r: 42, low: 0.36 }), rays(k, 16, 0.05))
  if (k.night) k.add(stars(k, 160))
  k.add(strata(k, 0.26, 7, { opacity: 0.5 }))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.5, 0.16, k.fit(8, 5)),
      rock: '#8d90b8',
      d: 0.62,
      base: k.y(0.62),
      snow: k.y(0.5),
      detail: 24,
    }),
    mist(k, 0.46, 0.62),
    cloudBank(k, 0.53, 0.1, { opacity: 0.75 }),
  )
  k.add(
    mountain(k, [k.x(k.fit(0.4, 0.42)), k.y(k.fit(0.17, 0.22))], k.fit(780, 640), k.fit(860, 680), {
      rock: '#9aa2c4',
      d: 0.12,
      base: k.y(0.92),
      snow: k.y(0.9),
      detail: 22,
      foot: 0.3,
    }),
  )
  // Trekkers climb the left ridge.
  const a = nth(pts(k, [k.fit(0.395, 0.415), k.fit(0.175, 0.225)]), 0)
  k.add(
    watcher(k, a[0] - 2, a[1] + 8, { s: 0.42, accent: k.half('#e0502c', 0, 0.1) }),
    stroke(`M${a[0] + 10} ${a[1] + 8}v-50`, k.dark(), 2),
    path(`M${a[0] + 11} ${a[1] - 42}l28 6-28 8z`, k.half('#e0802c', 0, 0.1)),
  )
  const route = sample(
    pts(k, [k.fit(0.34, 0.32), 0.44], [0.37, 0.5], [0.31, 0.56], [0.38, 0.63], [0.33, 0.7], [0.44, 0.76]),
  )
  k.add(
    stroke(
      `M${route.map((p) => p.map((n) => n.toFixed(0)).join(' ')).join('L')}`,
      k.shade('#8f9ac8'),
      3,
      'stroke-dasharray="2 9" stroke-linecap="round" opacity=".8"',
    ),
  )
  for (let i = 0; i < 6; i++) {
    const p = nth(route, Math.min(route.length - 1, 4 + i * 6))
    k.add(
      trekker(k, p[0], p[1] + 6, {
        s: 0.3 + i * 0.04,
        flip: true,
        accent: k.half(cycle(['#e0502c', '#2f7fb0', '#f2c13a', '#c8403a', '#3f9a5b', '#e0802c'], i), 0, 0.1),
      }),
    )
  }
  const snow = '#f5f6fc'
  k.add(
    hill(k, pts(k, [-0.03, 0.76], [0.2, 0.74], [0.45, 0.77], [0.7, 0.75], [1.03, 0.72]), snow, 0.04, {
      to: k.shade(snow),
      foot: 0.7,
    }),
    sweeps(k, 0.77, 0.92, 6, k.shade('#a9b2dc'), 0.35),
  )
  k.add(
    forest(k, pts(k, [0.5, 0.76], [1.03, 0.73]), k.fit(20, 12), [90, 170], {
      d: 0.12,
      leaf: '#3a6a6a',
      snow: true,
      from: k.x(0.62),
    }),
    forest(k, pts(k, [-0.03, 0.76], [0.3, 0.75]), 8, [110, 190], {
      d: 0.1,
      leaf: '#3a6a6a',
      snow: true,
      to: k.x(0.2),
    }),
  )
  k.add(
    tent(k, k.x(k.fit(0.6, 0.56)), k.y(0.83), 0.86, '#f0932c'),
    tent(k, k.x(k.fit(0.72, 0.74)), k.y(0.845), 1.0, '#e5563f'),
    tent(k, k.x(k.fit(0.84, 0.92)), k.y(0.83), 0.8, '#f2b03c'),
    watcher(k, k.x(0.655), k.y(0.86), { s: 0.66, accent: k.half('#2f7fb0', 0, 0.1) }),
  )
  k.add(
    hill(k, pts(k, [-0.03, 0.88], [0.25, 0.87], [0.5, 0.92], [0.75, 0.93], [1.03, 0.89]), snow, 0, {
      to: mix(k.shade('#8f9ac8'), k.dark(), 0.3),
      foot: 1,
    }),
  )
  const near = k.dark(),
    rim = mix(k.dark(), k.shade('#4a8a86'), 0.5)
  k.add(
    fir(k, k.x(0.035), k.y(1.0), 520, { variant: 2, fill: near, color: rim }),
    fir(k, k.x(0.965), k.y(1.02), 430, { variant: 0, fill: near, color: rim }),
  )
  return k.calm(0.55)
}
