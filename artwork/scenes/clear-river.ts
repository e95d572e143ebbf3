import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { ellipse, group, path, shape, stroke, transform } from '../kit/svg.ts'
import { suspensionBridge } from '../parts/bridges.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { cobble } from '../parts/rocks.ts'
import { mist, sky, stars, strata } from '../parts/sky.ts'

/** Long rowing boat seen from above the bow; its shadow lies on the river bed. ~520 wide. */
function boat(k: Stage, x: number, y: number, s: number): string {
  const hull = 'M-250-6C-190-40-60-52 40-46C130-40 210-22 262 6C200 30 90 44-20 42C-120 40-210 24-250-6z'
  return (
    group(path(hull, k.shade('#0f3a3c'), 'opacity=".45"'), transform(x + 50 * s, y + 150 * s, s * 0.96)) +
    group(
      path(hull, k.half('#a8643c', 0, 0.2)) +
        path(
          'M-226-6C-170-30-60-40 40-35C120-30 190-16 236 6C184 22 86 33-20 31C-112 30-190 16-226-6z',
          k.half('#6a3f2c', 0, 0.45),
        ) +
        path('M-110-34l26-2-8 64-26-3zM60-35l26 4-8 58-26 3z', k.lit('#d89a5c')) +
        // Guests on the thwarts, the oarsman in the stern.
        path('M-106-26c-4-40 10-60 24-60s24 22 20 62z', k.half('#d8443c', 0, 0.12)) +
        ellipse(-82, -98, 15, 17, k.dark()) +
        path('M40-22c-4-42 8-62 24-62s26 22 20 66z', k.half('#f2b83a', 0, 0.12)) +
        ellipse(63, -96, 15, 17, k.dark()) +
        path('M158-14c-8-50 4-84 24-84s28 32 18 90z', k.half('#2f6f9a', 0, 0.15)) +
        ellipse(180, -112, 16, 18, k.dark()) +
        path('M154-118q26-22 54-2l-4 6q-24-10-46 2z', k.half('#e8c88a', 0, 0.1)) +
        stroke('M186-70L250-40L330 60', k.half('#8a5a3a', 0, 0.3), 8, 'stroke-linecap="round"') +
        path('M318 44l30 34-12 12-30-34z', k.half('#8a5a3a', 0, 0.3)),
      transform(x, y, s),
    )
  )
}

/** A river so clear that a boat seems to hang over its stones; green hills, a suspension bridge far up. */
export function clearRiver(o: Options) {
  const k = new Stage('clear-river', 'monsoon', o)
  const y = k.y(0.42)
  k.add(sky(k, 0.36, 0.12, { r: 44, low: 0.2, horizon: 0.42 }))
  if (k.night) k.add(stars(k, 60, 0.3))
  k.add(strata(k, 0.14, 4, { opacity: 0.4 }))
  const slope = (line: [number, number][], r: [number, number], c: string, d: number) =>
    canopy(k, pts(k, ...line), r, k.half(c, d, 0.4), { base: y + 4 })
  k.add(
    slope(
      [
        [-0.04, 0.26],
        [0.3, 0.32],
        [0.5, 0.38],
        [0.7, 0.31],
        [1.04, 0.24],
      ],
      [20, 40],
      '#5a9a78',
      0.6,
    ),
    mist(k, 0.28, 0.42, { opacity: 0.6 }),
    slope(
      [
        [-0.04, 0.14],
        [0.1, 0.18],
        [0.26, 0.3],
        [0.42, 0.41],
      ],
      [22, 46],
      '#3f8a5a',
      0.3,
    ),
    slope(
      [
        [0.58, 0.41],
        [0.72, 0.31],
        [0.88, 0.2],
        [1.04, 0.12],
      ],
      [22, 46],
      '#357f50',
      0.24,
    ),
    suspensionBridge(k, [k.x(0.22), k.y(0.355)], [k.x(0.8), k.y(0.35)], { tower: 60 }),
  )
  const clear = k.time === 'day' ? '#5ad0b0' : mix('#5ad0b0', k.mood.sky[3], 0.25)
  k.add(
    path(
      shape(pts(k, [-0.04, 0.42], [1.04, 0.42], [1.04, 1.04], [-0.04, 1.04])),
      k.verticalGradient(
        [0, k.half('#2f8a7a', 0.1, 0.2)],
        [0.25, k.half('#3fb09a', 0, 0.15)],
        [1, k.half(clear, 0, 0.12)],
      ),
    ),
  )
  // Stones on the bed, larger towards the lens, paler where the water is shallow.
  for (let i = 0; i < 150; i++) {
    const t = k.rng() ** 0.8
    const v = 0.5 + 0.54 * t
    const w = 14 + 120 * t * k.rng.range(0.5, 1)
    const c = k.rng.pick(['#8fbfa0', '#7aa894', '#a8c8a0', '#6f9a94', '#b8c898'])
    k.add(
      ellipse(
        k.x(k.rng.range(-0.04, 1.04)),
        k.y(v),
        w,
        w * 0.5,
        k.half(c, 0.04, k.rng.range(0.1, 0.5)),
        `opacity="${(0.25 + t * 0.4).toFixed(2)}"`,
      ),
    )
  }
  let net = ''
  for (let i = 0; i < 34; i++) {
    const t = k.rng()
    const x = k.x(k.rng.range(-0.05, 1))
    const py = k.y(0.5 + 0.5 * t)
    const w = 40 + 150 * t
    net += `M${x.toFixed(0)} ${py.toFixed(0)}q${(w / 4).toFixed(0)} ${(-12 * t - 3).toFixed(0)} ${(w / 2).toFixed(0)} 0t${(w / 2).toFixed(0)} 0`
  }
  k.add(stroke(net, k.lit('#f4fff0'), 4, 'opacity=".45" stroke-linecap="round"'))
  // Sand bank with tents of leaves and round boulders on both shores.
  k.add(
    path(
      shape(pts(k, [-0.04, 0.43], [0.2, 0.425], [0.34, 0.44], [0.22, 0.462], [-0.04, 0.5])),
      k.lit('#f0dcae', 0.04),
    ),
    path(
      shape(pts(k, [1.04, 0.43], [0.78, 0.425], [0.68, 0.438], [0.82, 0.462], [1.04, 0.52])),
      k.lit('#ecd6a6', 0.04),
    ),
  )
  for (const [u, v, w, h] of [
    [0.02, 0.5, 110, 60],
    [0.1, 0.485, 70, 40],
    [0.96, 0.54, 150, 84],
    [0.86, 0.5, 84, 46],
    [0.18, 0.465, 44, 24],
    [0.77, 0.468, 46, 26],
  ] as const)
    k.add(cobble(k, k.x(u), k.y(v), w, h, '#9aa494'))
  k.add(boat(k, k.x(k.fit(0.48, 0.46)), k.y(0.7), k.fit(1.05, 1.2)))
  return k.calm(0.3, '#0f3a34')
}
