import { type Options, Stage } from '../kit/stage.ts'
import { path, rect, shape } from '../kit/svg.ts'
import { longTail } from '../parts/boats.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { frondFrame, palm } from '../parts/palms.ts'
import { birds, cumulus, sky, stars, strata } from '../parts/sky.ts'
import { glitter, lotus, mirror, ripple, water } from '../parts/water.ts'

const gold = '#efb53f'

/** Bell-shaped chedi with a ringed spire. */
function chedi(k: Stage, x: number, y: number, h: number, d: number, color = gold): string {
  const u = h / 100
  const g =
    k.light < 0
      ? k.horizontalGradient([0, k.lit(color, d)], [0.5, k.half(color, d, 0.35)], [1, k.shade(color, d)])
      : k.horizontalGradient([0, k.shade(color, d)], [0.5, k.half(color, d, 0.35)], [1, k.lit(color, d)])
  let o = ''
  for (const [w, y0, hh] of [
    [34, 0, 7],
    [29, 7, 6],
    [25, 13, 5],
  ] as const)
    o += rect(x - w * u, y - (y0 + hh) * u, w * 2 * u, hh * u, g)
  o +=
    path(
      `M${x - 22 * u} ${y - 18 * u}C${x - 20 * u} ${y - 34 * u} ${x - 14 * u} ${y - 46 * u} ${x - 7 * u} ${y - 48 * u}H${x + 7 * u}C${x + 14 * u} ${y - 46 * u} ${x + 20 * u} ${y - 34 * u} ${x + 22 * u} ${y - 18 * u}z`,
      g,
    ) + rect(x - 7 * u, y - 54 * u, 14 * u, 6 * u, g)
  o += path(
    shape([
      [x - 6 * u, y - 54 * u],
      [x, y - 100 * u],
      [x + 6 * u, y - 54 * u],
    ]),
    g,
  )
  for (let i = 0; i < 5; i++)
    o += rect(x - (5.6 - i) * u, y - (58 + i * 6) * u, (11.2 - i * 2) * u, 1.6 * u, k.shade(color, d))
  return o
}

/** Ordination hall: three overlapping roofs with flame finials. */
function hall(k: Stage, x: number, y: number, s: number, d: number): string {
  let o =
    block(k, x, y, 250 * s, 74 * s, '#fbf3e2', { d, turn: 0.2 }) +
    windows(k, x - 112 * s, y - 66 * s, 224 * s, 60 * s, 8, 1, {
      color: k.half(gold, d, 0.5),
      ww: 0.4,
      hh: 0.86,
      arch: true,
      chance: 0.9,
    })
  for (const [w, y0, h] of [
    [176, 70, 74],
    [130, 108, 72],
    [88, 144, 74],
  ] as const) {
    const P = (q: number, dy: number) =>
      `M${x - w * q * s} ${y - (y0 + dy) * s}Q${x - w * 0.4 * q * s} ${y - (y0 + h * 0.35) * s} ${x} ${y - (y0 + h) * s}Q${x + w * 0.4 * q * s} ${y - (y0 + h * 0.35) * s} ${x + w * q * s} ${y - (y0 + dy) * s}z`
    o +=
      path(P(1.06, -6), k.half(gold, d, 0.2)) +
      path(
        P(0.98, 0),
        k.light < 0
          ? k.horizontalGradient(
              [0, k.lit('#d8562f', d)],
              [0.5, k.half('#d8562f', d, 0.4)],
              [1, k.shade('#b8402f', d)],
            )
          : k.horizontalGradient(
              [0, k.shade('#b8402f', d)],
              [0.5, k.half('#d8562f', d, 0.4)],
              [1, k.lit('#d8562f', d)],
            ),
      ) +
      path(P(0.72, 10), k.half('#2f7a58', d, 0.3), 'opacity=".85"')
    for (const t of [-1, 1])
      o += path(
        `M${x + t * w * 1.06 * s} ${y - (y0 - 6) * s}q${t * 12 * s}-${8 * s} ${t * 15 * s}-${34 * s}Q${x + t * w * s} ${y - (y0 + 5) * s} ${x + t * w * 0.84 * s} ${y - (y0 + 4) * s}z`,
        k.lit(gold, d),
      )
  }
  return (
    o +
    path(
      `M${x - 5 * s} ${y - 216 * s}q${5 * s}-${14 * s} ${5 * s}-${40 * s}q0 ${26 * s} ${5 * s} ${40 * s}z`,
      k.lit(gold, d),
    )
  )
}

/** Thailand's river temples: a golden chedi and tiered roofs over the water. */
export function thailandWat(o: Options) {
  const k = new Stage('thailand-wat', 'tropic', o)
  const y = k.y(0.64)
  k.add(sky(k, 0.26, 0.2, { r: 64, low: 0.38, horizon: 0.64 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.2, 6, { opacity: 0.5 }), cumulus(k, k.x(0.08), k.y(0.3), 240, 66, 0.8))
  let far = canopy(
    k,
    pts(k, [-0.03, 0.58], [0.2, 0.56], [0.5, 0.575], [0.8, 0.56], [1.03, 0.57]),
    [16, 36],
    k.half('#4f8a68', 0.42, 0.5),
    { base: y },
  )
  const x = k.x(k.fit(0.62, 0.56))
  const q = k.fit(1, 0.88)
  const lamp = k.night ? k.under('gold') : k
  far +=
    chedi(k, x - 330 * q, y, 250 * q, 0.22, '#f4ead2') +
    chedi(k, x + 330 * q, y, 270 * q, 0.2, '#f4ead2') +
    palm(k, x - 220 * q, y, 220, -30, { d: 0.12, size: 0.7 }) +
    palm(k, x + 440 * q, y, 260, 30, { d: 0.1, size: 0.8 })
  far += chedi(lamp, x - 116 * q, y, 440 * q, 0.06) + hall(lamp, x + 110 * q, y, 1.22 * q, 0.03)
  far += rect(
    -20,
    y - 18,
    k.W + 40,
    20,
    k.verticalGradient([0, k.lit('#f4e6cc', 0.03)], [1, k.half('#c9a888', 0.03, 0.5)]),
  )
  for (let i = 0; i < k.fit(18, 12); i++)
    far += rect(i * 92 + 20, y - 40, 8, 24, k.half('#e0c8a0', 0.03, 0.4))
  k.add(
    water(k, y, { deep: 0.3 }),
    mirror(k, far, y, { opacity: 0.45 }),
    glitter(k, k.sun.x, y + 4, k.y(0.92), { width: 120, n: 46 }),
    ripple(k, y + 8, k.H, 60, k.lit('#ffffff', 0.2), { opacity: 0.24 }),
    ripple(k, y + 30, k.H, 36, k.shade('#1f4a58'), { opacity: 0.26 }),
  )
  k.add(
    longTail(k, k.x(o.afloat ? 0.65 : 0.44), k.y(o.afloat ? 0.8 : 0.78), k.fit(1.25, 1.1)),
    longTail(k, k.x(k.fit(0.86, 0.86)), k.y(0.7), 0.6, true),
    lotus(k, k.x(0), k.x(0.3), k.y(0.9), k.y(1), 18),
    lotus(k, k.x(0.78), k.x(1.02), k.y(0.92), k.y(1.01), 14),
  )
  k.add(frondFrame(k, k.x(1), k.y(-0.02), k.fit(3.6, 3.2), true), birds(k, 0.42, 0.24, 6))
  return k.calm(0.5, '#123038')
}
