import { cycle } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, ellipse, group, path, rect, shape, stroke, transform } from '../kit/svg.ts'
import { canoe } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { ground, hill, pts } from '../parts/ground.ts'
import { church } from '../parts/monuments.ts'
import { palm } from '../parts/palms.ts'
import { carrier, watcher } from '../parts/people.ts'
import { birds, cumulus, mist, sky, stars, strata } from '../parts/sky.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Flat river ferry with its ramp, awning and passengers; ~330 wide. */
function ferry(k: Stage, x: number, y: number, s: number): string {
  const people = [-70, -40, -8, 26, 54]
  return group(
    ellipse(0, 14, 190, 14, k.dark(), 'opacity=".25"') +
      path('M-170-26H170L146 14H-150z', k.half('#2f6f9a', 0, 0.25)) +
      path('M-170-26H170l-6 10h-328z', k.lit('#f4ead2')) +
      path('M-170-26l-46-26 6-8 52 26zM170-26l46-26-6-8-52 26z', k.half('#8a5a44', 0, 0.4)) +
      people
        .map(
          (px, i) =>
            rect(
              px,
              -66,
              15,
              42,
              k.half(cycle(['#d8443c', '#f2b83a', '#2f8a6a', '#f0e6d4', '#b04a8a'], i), 0, 0.2),
              'rx="6"',
            ) + circle(px + 7, -76, 8, k.dark()),
        )
        .join('') +
      path('M92-26v-86h56v86z', k.half('#f4ead2', 0, 0.15)) +
      rect(102, -100, 36, 26, k.glow(k.shade('#3f5a6a'), '#ffcf73')) +
      path('M-120-92h212v-10h-212zM-116-92h6v66h-6zM72-92h6v66h-6z', k.half('#c8502e', 0, 0.2)) +
      rect(-130, -108, 230, 14, k.lit('#e8633c')),
    transform(x, y, s),
  )
}

/** Goa inland: a white village church among palms on a slow river, a ferry crossing, paddy and egrets before it. */
export function goaRiver(o: Options) {
  const k = new Stage('goa-river', 'tropic', o)
  const bank = k.y(0.53)
  k.add(sky(k, 0.24, 0.16, { r: 48, low: 0.3, horizon: 0.54 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.5), k.y(0.2), 300, 84, 0.9), strata(k, 0.26, 4, { opacity: 0.4 }))
  k.add(
    hill(k, pts(k, [-0.03, 0.44], [0.2, 0.4], [0.46, 0.45], [0.74, 0.39], [1.03, 0.43]), '#5a8a74', 0.6, {
      base: bank,
      foot: 0.3,
    }),
    mist(k, 0.4, 0.53, { opacity: 0.5 }),
  )
  const far = () => {
    const cx = k.x(k.fit(0.62, 0.6))
    let o = canopy(
      k,
      pts(k, [-0.04, 0.49], [0.2, 0.47], [0.42, 0.5], [0.7, 0.48], [1.04, 0.46]),
      [16, 34],
      k.half('#3f8a5a', 0.24, 0.4),
      { base: bank },
    )
    for (const [u, h, l] of [
      [0.06, 210, -24],
      [0.13, 170, 16],
      [0.3, 190, -14],
      [0.4, 230, 20],
      [0.82, 250, -20],
      [0.9, 210, 22],
      [0.97, 240, 10],
    ] as const)
      o += palm(k, k.x(u), bank - 6, h * k.fit(1, 1.05), l, { d: 0.14 })
    o += church(k, cx, bank - 16, k.fit(1.5, 1.6), 0.05)
    for (const [u, w, c] of [
      [0.2, 120, '#e8c070'],
      [0.78, 110, '#7fb0c0'],
      [0.33, 90, '#e08a6a'],
    ] as const)
      o +=
        rect(k.x(u) - w / 2, bank - 62, w, 50, k.half(c, 0.06, 0.2)) +
        path(
          shape([
            [k.x(u) - w * 0.62, bank - 58],
            [k.x(u), bank - 104],
            [k.x(u) + w * 0.62, bank - 58],
          ]),
          k.half('#c2583c', 0.05, 0.25),
        ) +
        rect(k.x(u) - 10, bank - 44, 20, 32, k.shade('#5a3a30'))
    return (
      o +
      canopy(
        k,
        pts(k, [-0.04, 0.522], [0.3, 0.518], [0.6, 0.524], [1.04, 0.516]),
        [9, 20],
        k.half('#2f7a48', 0.08, 0.45),
        { base: bank },
      )
    )
  }
  k.add(
    water(k, bank, { tint: '#2a8a96', deep: 0.1, base: k.y(0.8) }),
    mirror(k, far(), bank, { opacity: 0.4, base: k.y(0.8) }),
  )
  k.add(
    glitter(k, k.sun.x, bank + 4, k.y(0.74), { width: 110, n: 36, opacity: 0.6 }),
    ripple(k, bank + 8, k.y(0.76), 46, k.lit('#ffffff', 0.2), { opacity: 0.28 }),
    ferry(k, k.x(k.fit(0.36, 0.42)), k.y(0.665), k.fit(0.95, 1.0)),
    canoe(k, k.x(0.84), k.y(0.6), 0.62, { color: '#c8563c', flip: true }),
  )
  paddy(k)
  k.add(
    birds(k, 0.5, 0.14, 5),
    palm(k, k.x(0.97), k.y(1.02), k.y(k.fit(0.8, 0.66)), -60, { leaf: '#2a844a', size: 0.6 }),
  )
  return k.calm(0.35, '#12302a')
}

/** Wet fields between low bunds, with egrets in them. */
function paddy(k: Stage) {
  const edge = pts(k, [-0.04, 0.755], [0.25, 0.772], [0.6, 0.76], [1.04, 0.775])
  k.add(path(ground(edge, k.H), k.half('#7a9a4a', 0, 0.3)))
  const rows: [number, number, string][] = [
    [0.785, 0.83, '#9ac85a'],
    [0.842, 0.9, '#b0d860'],
    [0.914, 1.02, '#8ac052'],
  ]
  for (const [v0, v1, c] of rows) {
    k.add(
      path(
        shape(pts(k, [-0.04, v0], [1.04, v0 + 0.012], [1.04, v1 + 0.006], [-0.04, v1])),
        k.half(c, 0, 0.18),
      ),
    )
    let d = ''
    for (let i = 0; i < 90; i++) {
      const y = k.y(k.rng.range(v0 + 0.012, v1))
      d += `M${k.rng.range(0, k.W).toFixed(0)} ${y.toFixed(0)}l${k.rng.range(-5, 5).toFixed(0)}-${(10 + (y / k.H - 0.78) * 80).toFixed(0)}`
    }
    k.add(
      stroke(d, k.lit('#d8ec8a'), 3, 'opacity=".6"'),
      path(
        shape(pts(k, [-0.04, v1], [1.04, v1 + 0.006], [1.04, v1 + 0.016], [-0.04, v1 + 0.01])),
        k.half('#7a5f44', 0, 0.4),
      ),
    )
  }
  const egret = k.symbol(
    'egret',
    () =>
      '<path d="M-22-30c10-12 26-12 34-2l8-22c-2-8 4-14 10-10l12 6-12 1c-2 12-8 26-16 34-8 8-22 6-36 2zM-2-22l-2 22h3l3-22zM6-22l2 22h3l-2-22z"/>',
  )
  for (const [u, v, s] of [
    [0.2, 0.82, 0.8],
    [0.3, 0.826, 0.7],
    [0.62, 0.885, 1.2],
    [0.72, 0.89, 1.05],
    [0.4, 0.97, 1.7],
  ] as const)
    k.add(k.use(egret, k.x(u), k.y(v), s, { fill: k.lit('#fffdf6'), flip: u > 0.6 }))
  k.add(
    carrier(k, k.x(0.52), k.y(0.838), { s: 0.8, accent: k.half('#d8443c', 0, 0.12) }),
    watcher(k, k.x(0.84), k.y(0.905), { s: 1.0, accent: k.half('#f2a53a', 0, 0.12) }),
  )
}
