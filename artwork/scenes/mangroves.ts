import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, group, path, rect, shape, stroke, transform } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { puffs } from '../parts/rainforest.ts'
import { birds, mist, sky, stars } from '../parts/sky.ts'
import { glitter, ripple } from '../parts/water.ts'

/** Mangrove standing in the tide: a crown on a fan of arched roots, mirrored below. */
function mangrove(k: Stage, x: number, y: number, s: number, d: number, side: 1 | -1) {
  const wood = mix(k.shade('#6a4a3c', d), k.dark(d), 0.2)
  let roots = ''
  for (let i = 0; i < 9; i++) {
    const end = (i - 4) * 42 * s
    roots += `M${x} ${y - 150 * s}Q${(x + end * 0.9).toFixed(0)} ${(y - (120 + (i % 3) * 14) * s).toFixed(0)} ${(x + end).toFixed(0)} ${(y + (i % 2) * 8 * s).toFixed(0)}`
  }
  k.add(
    stroke(roots, wood, 10 * s, 'stroke-linecap="round"'),
    group(
      stroke(roots, wood, 9 * s, 'opacity=".28"'),
      `transform="translate(0 ${(2 * y).toFixed(0)})scale(1 -1)"`,
    ),
    stroke(`M${x} ${y - 146 * s}q${side * 10 * s} ${-70 * s} ${side * 36 * s} ${-150 * s}`, wood, 26 * s),
    path(puffs(k.rng, x + side * 40 * s, y - 330 * s, 230 * s, 150 * s, 15), k.half('#2f7a4a', d, 0.5)),
    path(puffs(k.rng, x + side * 70 * s, y - 372 * s, 170 * s, 100 * s, 13), k.half('#4f9a58', d, 0.25)),
    path(puffs(k.rng, x + side * 96 * s, y - 410 * s, 96 * s, 54 * s, 11), k.lit('#7fba68', d)),
  )
}

/** Open boat with an outboard and its passengers, seen from behind; ~180 wide. */
function skiff(k: Stage, x: number, y: number, s: number): string {
  return group(
    ellipse(0, 14, 150, 16, k.lit('#ffffff'), 'opacity=".35"') +
      path('M-90-34H90L66 16H-66z', k.half('#2f6f9a', 0, 0.2)) +
      path('M-96-44H96l-6 14H-90z', k.lit('#f4ead2')) +
      [-54, -18, 18, 54]
        .map(
          (px, i) =>
            rect(
              px - 15,
              -86,
              30,
              46,
              k.half(['#e8632c', '#f2b83a', '#e8632c', '#d8443c'][i] ?? '#e8632c', 0, 0.15),
              'rx="12"',
            ) + circle(px, -98, 12, k.dark()),
        )
        .join('') +
      rect(-11, -30, 22, 44, k.dark(), 'rx="4"'),
    transform(x, y, s),
  )
}

/** A tide creek through mangroves: roots and crowns on both sides, a boat going up towards the light. */
export function mangroves(o: Options) {
  const k = new Stage('mangroves', 'tropic', o)
  const y = k.y(0.46)
  k.add(sky(k, 0.5, 0.22, { r: 50, low: 0.34, horizon: 0.5 }))
  if (k.night) k.add(stars(k, 80, 0.4))
  k.add(
    canopy(
      k,
      pts(k, [-0.04, 0.36], [0.3, 0.41], [0.5, 0.44], [0.7, 0.41], [1.04, 0.35]),
      [18, 36],
      k.half('#4f9a70', 0.5, 0.4),
      { base: y + 6 },
    ),
    mist(k, 0.36, 0.48, { opacity: 0.6 }),
    path(
      shape(pts(k, [-0.04, 0.46], [1.04, 0.46], [1.04, 1.04], [-0.04, 1.04])),
      k.verticalGradient(
        [0, mix(k.mood.sky[3], '#5ab0a0', 0.35)],
        [0.3, k.half('#3f9a8a', 0, 0.2)],
        [1, k.half('#1f5a54', 0, 0.4)],
      ),
    ),
    glitter(k, k.sun.x, y + 4, k.y(0.86), { width: 110, n: 56 }),
    ripple(k, y + 10, k.y(0.96), 60, k.lit('#ffffff', 0.2), { opacity: 0.25 }),
  )
  for (const [t, d] of [
    [0.0, 0.4],
    [0.24, 0.28],
    [0.5, 0.16],
    [0.82, 0.02],
  ] as const) {
    const v = 0.49 + 0.3 * t ** 1.5
    const s = k.fit(0.42, 0.4) + t * k.fit(1.1, 1.0)
    const open = k.fit(0.16, 0.17) + t * k.fit(0.32, 0.33)
    for (const side of [-1, 1] as const)
      mangrove(k, k.x(0.5 + side * open), k.y(v + (side > 0 ? 0.01 : 0)), s, d, side)
  }
  k.add(skiff(k, k.x(0.5), k.y(k.fit(0.72, 0.7)), k.fit(1.15, 1.35)))
  k.add(
    stroke(
      `${curve(pts(k, [0.46, 0.72], [0.4, 0.8], [0.3, 0.92]))}${curve(pts(k, [0.54, 0.72], [0.6, 0.8], [0.7, 0.92]))}`,
      k.lit('#ffffff'),
      7,
      'opacity=".5" stroke-linecap="round"',
    ),
  )
  k.add(birds(k, 0.42, 0.18, 6))
  return k.calm(0.35, '#0c2a24')
}
