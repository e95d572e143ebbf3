import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, group, type Point, path, rect, sample } from '../kit/svg.ts'
import { bough } from '../parts/boughs.ts'
import { fir, forest, treeline } from '../parts/conifers.ts'
import { hill, pts } from '../parts/ground.ts'
import { range } from '../parts/mountains.ts'
import { birds, cumulus, mist, sky, stars } from '../parts/sky.ts'
import { glitter, ripple } from '../parts/water.ts'

const sail = (k: Stage, x: number, y: number, s: number, c: string) =>
  group(
    `<ellipse cx="0" cy="10" rx="44" ry="6" fill="${k.dark()}" opacity=".25"/>${path('M-38-4h78c-4 10-14 14-26 14h-30c-12 0-20-5-22-14z', k.half('#f4ead8', 0, 0.15))}${path('M0-8V-104C26-70 36-40 38-8z', k.lit(c))}${path('M-4-8V-92C-18-60-28-34-34-8z', k.half(mix(c, '#ffffff', 0.6), 0, 0.2))}${rect(-3, -108, 3, 104, k.shade('#6b4a38'))}${path('M2 12C24 40 30 60 32 78H2z', k.lit(c), 'opacity=".25"')}`,
    `transform="translate(${x.toFixed(0)} ${y.toFixed(0)})scale(${s})"`,
  )

/** Nainital: a pear-shaped lake among hills, small sails, the town round its far end. */
export function nainital(o: Options) {
  const k = new Stage('nainital', 'alpine', o)
  k.add(sky(k, 0.76, 0.14, { r: 46, low: 0.24 }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.12), k.y(0.14), 260, 66, 0.85))
  k.add(
    range(k, {
      ctrl: pts(
        k,
        [-0.03, 0.3],
        [0.16, 0.25],
        [0.34, 0.32],
        [0.5, 0.26],
        [0.66, 0.31],
        [0.82, 0.25],
        [1.03, 0.3],
      ),
      rock: '#93a0c4',
      d: 0.66,
      base: k.y(0.42),
      snow: k.y(0.34),
      detail: 22,
    }),
    mist(k, 0.28, 0.42, { opacity: 0.7 }),
  )
  k.add(
    treeline(
      k,
      sample(
        pts(
          k,
          [-0.03, 0.3],
          [0.16, 0.27],
          [0.34, 0.36],
          [0.5, 0.4],
          [0.66, 0.35],
          [0.86, 0.24],
          [1.03, 0.22],
        ),
      ),
      26,
      k.shade('#4f8a7a', 0.42),
      { gap: 11 },
    ),
    mist(k, 0.36, 0.5, { opacity: 0.4 }),
  )
  const slopeL = pts(k, [-0.03, 0.34], [0.1, 0.37], [0.22, 0.43], [0.32, 0.48], [0.42, 0.5])
  const slopeR = pts(k, [0.56, 0.5], [0.7, 0.44], [0.84, 0.36], [1.03, 0.3])
  k.add(hill(k, [...slopeL, ...slopeR], '#5f9466', 0.24, { foot: 0.8, to: k.shade('#3f7a58', 0.1) }))
  k.add(
    forest(k, slopeL, k.fit(26, 16), [34, 60], { d: 0.22, leaf: '#3f7f5c', to: k.x(0.42), lean: 60 }),
    forest(k, slopeR, k.fit(26, 16), [36, 64], { d: 0.2, leaf: '#3f7f5c', from: k.x(0.56), lean: 70 }),
  )
  // The town climbs the slopes round the flats.
  const houses: [number, number, number][] = []
  for (let i = 0; i < k.fit(46, 30); i++) {
    const t = k.rng()
    const leftSide = k.rng.chance(0.45)
    const u = leftSide ? 0.2 + t * 0.24 : 0.54 + t * 0.36
    const v = leftSide
      ? 0.46 + t * 0.05 + k.rng.range(-0.02, 0.03)
      : 0.515 - t * 0.09 + k.rng.range(-0.02, 0.035)
    houses.push([u, v, k.rng.range(0.7, 1.15)])
  }
  houses.sort((a, b) => a[1] - b[1])
  for (const [u, v, q] of houses) {
    const x = k.x(u)
    const y = k.y(v)
    const w = 34 * q
    const h = 20 * q
    const c = k.rng.pick(['#f6ecd8', '#f0d8b0', '#e8eef0', '#f2c9b0'])
    k.add(
      rect(x, y - h, w, h, k.half(c, 0.14, k.rng.range(0.05, 0.45))) +
        path(
          `M${(x - 4).toFixed(0)} ${(y - h).toFixed(0)}l${(w * 0.5 + 4).toFixed(0)}-${(12 * q).toFixed(0)} ${(w * 0.5 + 4).toFixed(0)} ${(12 * q).toFixed(0)}z`,
          k.half(k.rng.pick(['#c2503a', '#3f8a6a', '#b86a4a', '#5a7fa0']), 0.12, 0.3),
        ) +
        rect(x + w * 0.2, y - h * 0.7, 5 * q, 7 * q, k.glow(k.shade('#4a4a58', 0.15))) +
        rect(x + w * 0.6, y - h * 0.7, 5 * q, 7 * q, k.glow(k.shade('#4a4a58', 0.15))),
    )
  }
  // Pear: narrow at the far end, broad towards the lens.
  const pear: Point[] = pts(
    k,
    [0.48, 0.515],
    [0.56, 0.53],
    [0.63, 0.565],
    [0.72, 0.61],
    [0.88, 0.67],
    [1.04, 0.76],
    [1.0, 0.9],
    [0.7, 0.975],
    [0.4, 0.97],
    [0.1, 0.9],
    [-0.04, 0.78],
    [0.1, 0.68],
    [0.26, 0.615],
    [0.36, 0.57],
    [0.42, 0.53],
  )
  k.add(
    path(
      curve(
        pear.map(([x, y]) => [x, y - 5] as Point),
        true,
      ),
      k.half('#d8cba8', 0.05, 0.3),
    ),
    path(
      curve(pear, true),
      k.gradientBetween(
        0,
        k.y(0.51),
        0,
        k.H,
        [0, mix(k.mood.sea[1], k.horizon, 0.3)],
        [0.25, k.half('#4fa394', 0.05, 0.2)],
        [1, k.shade('#1f6a72')],
      ),
    ),
  )
  const clip = k.clip(`<path d="${curve(pear, true)}"/>`)
  k.add(
    group(
      glitter(k, k.x(0.6), k.y(0.54), k.y(0.9), { width: 110, n: 40, opacity: 0.7 }) +
        ripple(k, k.y(0.55), k.y(0.97), 80, k.lit('#ffffff', 0.2), { opacity: 0.25 }) +
        ripple(k, k.y(0.6), k.y(0.97), 40, k.shade('#1f5a62'), { opacity: 0.26 }),
      clip,
    ),
  )
  const boats = k.fit<[number, number, number, string][]>(
    [
      [0.5, 0.585, 0.34, '#f2c13a'],
      [0.58, 0.62, 0.44, '#e0502c'],
      [0.4, 0.65, 0.56, '#2f7fb0'],
      [0.66, 0.71, 0.9, '#d8343c'],
      [0.3, 0.78, 1.15, '#f0a23a'],
      [0.5, 0.83, 1.3, '#f6f0e2'],
    ],
    [
      [0.48, 0.585, 0.34, '#f2c13a'],
      [0.58, 0.63, 0.46, '#2f7fb0'],
      [0.36, 0.68, 0.7, '#e0502c'],
      [0.66, 0.74, 1.05, '#d8343c'],
      [0.34, 0.82, 1.25, '#f0a23a'],
    ],
  )
  for (const [u, v, s, c] of boats) k.add(sail(k, k.x(u), k.y(v), s, c))
  const near = k.dark()
  const rim = mix(near, k.shade('#4a8a66'), 0.5)
  k.add(
    fir(k, k.x(0.015), k.y(1.02), k.y(0.56), { variant: 0, fill: near, color: rim }),
    fir(k, k.x(k.fit(0.1, 0.14)), k.y(1.06), k.y(0.36), { variant: 2, fill: near, color: rim }),
  )
  k.add(
    bough(
      k,
      [k.x(1.03), k.y(0.02)],
      [k.x(k.fit(0.78, 0.6)), k.y(0.06)],
      { plant: 'chinar', colors: ['#5f9a48', '#7fb45a', '#3f7a44'].map((c) => k.half(c, 0, 0.3)) },
      { n: 60, s: 1.2 },
    ),
    birds(k, 0.42, 0.18, 5),
  )
  return k.calm(0.4, '#0f3a40')
}
