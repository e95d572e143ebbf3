import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { path, sample, stroke, yAt } from '../kit/svg.ts'
import { ground, hill, pts } from '../parts/ground.ts'
import { peaks, range } from '../parts/mountains.ts'
import { trekker, watcher } from '../parts/people.ts'
import { prayerFlags } from '../parts/props.ts'
import { birds, cloudBank, mist, rays, sky, stars } from '../parts/sky.ts'

/** On top at sunrise: people round a trident and flags on the last snow, ridge behind ridge up to the high peaks. */
export function snowSummit(o: Options) {
  const k = new Stage('snow-summit', 'alpine', o)
  k.add(sky(k, 0.72, 0.26, { r: 56, low: 0.36, horizon: 0.5 }), rays(k, 20, 0.14))
  if (k.night) k.add(stars(k))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.4, 0.14, k.fit(7, 5)),
      rock: '#8a86b0',
      d: 0.58,
      base: k.y(0.56),
      snow: k.y(0.52),
      detail: 26,
    }),
    mist(k, 0.42, 0.56),
  )
  for (const [v, d, c] of [
    [0.54, 0.54, '#8fa0c0'],
    [0.6, 0.4, '#7f92b4'],
    [0.66, 0.26, '#6f86a4'],
  ] as const)
    k.add(
      hill(
        k,
        pts(
          k,
          [-0.04, v],
          [0.2, v + 0.03],
          [0.4, v - 0.02],
          [0.64, v + 0.03],
          [0.84, v - 0.01],
          [1.04, v + 0.02],
        ),
        c,
        d,
      ),
      cloudBank(k, v + 0.04, 0.05, { opacity: 0.8, n: 6 }),
    )
  const snow = '#f6f6fa'
  const top = sample(
    pts(k, [-0.04, 0.98], [0.14, 0.86], [0.3, 0.74], [0.44, 0.67], [0.56, 0.665], [0.72, 0.74], [1.04, 0.9]),
  )
  const steps = (u: number) => yAt(top, k.x(u))
  k.add(
    path(
      ground(top, k.H),
      k.verticalGradient(
        [0, k.lit(snow)],
        [0.3, k.half(snow, 0, 0.4)],
        [1, mix(k.shade(snow), k.dark(), 0.15)],
      ),
    ),
    stroke(
      `M${k.x(0.16)} ${k.H}Q${k.x(0.2)} ${k.y(0.86)} ${k.x(0.34)} ${k.y(0.77)}T${k.x(0.46)} ${k.y(0.69)}`,
      k.shade(snow),
      16,
      'opacity=".5" stroke-dasharray="18 14" stroke-linecap="round"',
    ),
  )
  const [x, y] = [k.x(0.5), steps(0.5)]
  k.add(
    prayerFlags(k, [x, y - 190], [k.x(0.28), steps(0.28) - 20], { sag: 26, n: 12, s: 1.1 }),
    prayerFlags(k, [x, y - 190], [k.x(0.74), steps(0.74) - 20], { sag: 30, n: 14, s: 1.1 }),
    path(`M${x - 60} ${y + 10}l22-40 30-14 26 10 24-4 24 48z`, k.half('#8a8090', 0, 0.5)),
    stroke(
      `M${x} ${y - 20}V${y - 230}M${x - 26} ${y - 232}v30q0 20 26 20t26-20v-30`,
      k.half('#c8602c', 0, 0.3),
      8,
      'stroke-linecap="round"',
    ),
  )
  for (const [u, s, c, flip] of [
    [0.4, 1.4, '#e8632c', false],
    [0.435, 1.36, '#2f7fb0', false],
    [0.56, 1.4, '#f2b83a', true],
    [0.595, 1.36, '#b8324a', true],
  ] as const)
    k.add(watcher(k, k.x(u), steps(u) + 8, { s, flip, accent: k.half(c, 0, 0.1) }))
  for (const [u, s, c] of [
    [0.24, 1.3, '#3f8a5a'],
    [0.17, 1.4, '#d8442c'],
  ] as const)
    k.add(trekker(k, k.x(u), steps(u) + 26, { s, accent: k.half(c, 0, 0.1) }))
  k.add(birds(k, 0.3, 0.22, 5))
  return k.calm(0.3, '#232a48')
}
