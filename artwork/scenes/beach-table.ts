import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, path, rect, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { pts } from '../parts/ground.ts'
import { birds, cumulus, sky, stars, strata } from '../parts/sky.ts'
import { glitter, ripple, water } from '../parts/water.ts'

function lantern(k: Stage, x: number, y: number, s: number) {
  k.add(
    circle(
      x,
      y - 22 * s,
      62 * s,
      k.radialGradient([0, '#ffd27a', k.time === 'day' ? 0.25 : 0.75], [1, '#ffb347', 0]),
    ),
    rect(x - 15 * s, y - 44 * s, 30 * s, 44 * s, k.half('#fff0c4', 0, 0.05)),
    path(`M${x - 19 * s} ${y - 44 * s}h${38 * s}l${-10 * s} ${-16 * s}h${-18 * s}z`, k.dark()),
    rect(x - 19 * s, y - 4 * s, 38 * s, 6 * s, k.dark()),
    stroke(`M${x} ${y - 44 * s}v${44 * s}`, k.dark(), 2.5 * s),
    ellipse(x, y - 16 * s, 5 * s, 11 * s, '#ff9a3c'),
  )
}

/** One of the pair at the table, seen from the side. */
function guest(k: Stage, x: number, y: number, s: number, side: 1 | -1, dress: string) {
  const m = (v: number) => side * v * s
  k.add(
    path(
      `M${x + m(-20)} ${y}L${x + m(-24)} ${y - 96 * s}H${x + m(-14)}L${x + m(-10)} ${y - 46 * s}H${x + m(36)}V${y}H${x + m(28)}V${y - 38 * s}H${x + m(-10)}V${y}z`,
      k.half('#8a6a4a', 0, 0.4),
    ),
    path(
      `M${x + m(-14)} ${y - 44 * s}C${x + m(-24)} ${y - 84 * s} ${x + m(-8)} ${y - 112 * s} ${x + m(8)} ${y - 112 * s}C${x + m(22)} ${y - 108 * s} ${x + m(22)} ${y - 74 * s} ${x + m(18)} ${y - 58 * s}L${x + m(58)} ${y - 54 * s}L${x + m(54)} ${y - 2 * s}H${x + m(42)}L${x + m(40)} ${y - 40 * s}z`,
      k.half(dress, 0, 0.15),
    ),
    path(
      `M${x + m(12)} ${y - 98 * s}L${x + m(44)} ${y - 72 * s}L${x + m(70)} ${y - 80 * s}l${m(2)} ${9 * s}L${x + m(42)} ${y - 60 * s}L${x + m(8)} ${y - 82 * s}z`,
      k.dark(),
    ),
    circle(x + m(10), y - 130 * s, 17 * s, k.dark()),
  )
}

/** A table for two on the sand under white cloth, lanterns round it, the sun over the sea. */
export function beachTable(o: Options) {
  const k = new Stage('beach-table', 'tropic', o)
  const y = k.y(0.52)
  k.add(sky(k, 0.5, 0.24, { r: 62, low: 0.41, horizon: 0.54 }))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.2, 5, { opacity: 0.5 }), cumulus(k, k.x(0.72), k.y(0.44), 260, 56, 0.7))
  k.add(
    canopy(
      k,
      pts(k, [-0.04, 0.5], [0.1, 0.48], [0.2, 0.5], [0.28, 0.525]),
      [8, 18],
      k.half('#3f8a6a', 0.4, 0.4),
      { base: y + 2 },
    ),
    water(k, y, { deep: 0.05 }),
    glitter(k, k.sun.x, y + 3, k.y(0.72), { width: 180, n: 64 }),
    ripple(k, y + 5, k.y(0.72), 54, k.lit('#ffffff', 0.2), { opacity: 0.3 }),
  )
  const shore = pts(k, [-0.04, 0.7], [0.2, 0.725], [0.5, 0.715], [0.8, 0.735], [1.04, 0.72])
  const line = (dy: number) =>
    `${curve(shore.map(([x, py], i) => [x, py + dy + Math.sin(i * 2.3 + dy) * 6]))}V${k.H + 10}H-40z`
  k.add(
    path(line(-20), k.lit('#8fe6da'), 'opacity=".6"'),
    path(line(-4), k.lit('#ffffff')),
    path(line(10), k.half('#d0a87c', 0, 0.4)),
    path(
      line(24),
      k.verticalGradient(
        [0, k.lit('#f6deb0')],
        [0.5, k.half('#e2c08c', 0, 0.3)],
        [1, k.half('#a87e58', 0, 0.65)],
      ),
    ),
  )
  // Four poles carry a cloth that the wind moves.
  const [l, r] = [k.x(k.fit(0.32, 0.16)), k.x(k.fit(0.68, 0.84))]
  const top = k.y(k.fit(0.2, 0.27))
  const foot = k.y(0.87)
  const cloth = k.half('#fbf6ea', 0, 0.08)
  const fold = k.half('#d8cdd2', 0, 0.4)
  const drape = (x: number, side: 1 | -1) => {
    const w = k.fit(70, 92) * side
    k.add(
      path(
        `M${x} ${top}C${x + w * 1.7} ${top + 120} ${x + w * 1.1} ${k.y(0.5)} ${x + w * 0.16} ${k.y(0.6)}C${x + w * 0.7} ${k.y(0.7)} ${x + w * 0.6} ${k.y(0.8)} ${x + w * 0.5} ${foot}H${x - w * 0.16}L${x - 4} ${top}z`,
        cloth,
      ),
      path(
        `M${x} ${top + 20}C${x + w} ${top + 160} ${x + w * 0.7} ${k.y(0.5)} ${x + w * 0.08} ${k.y(0.59)}C${x + w * 0.4} ${k.y(0.7)} ${x + w * 0.3} ${k.y(0.8)} ${x + w * 0.26} ${foot}H${x - w * 0.16}L${x - 4} ${top}z`,
        fold,
        'opacity=".7"',
      ),
      stroke(`M${x + w * 0.16} ${k.y(0.6)}h${-w * 0.22}`, k.lit('#f2b83a'), 10),
    )
  }
  k.add(
    stroke(
      `M${l + 70} ${top + 30}V${k.y(0.8)}M${r - 70} ${top + 30}V${k.y(0.8)}`,
      k.half('#9a7a58', 0, 0.5),
      8,
    ),
    path(
      `M${l - 16} ${top}Q${(l + r) / 2} ${top + 96} ${r + 16} ${top}L${r - 60} ${top + 34}Q${(l + r) / 2} ${top + 110} ${l + 60} ${top + 34}z`,
      fold,
    ),
    path(
      `M${l - 16} ${top}Q${(l + r) / 2} ${top + 96} ${r + 16} ${top}Q${(l + r) / 2} ${top + 40} ${l - 16} ${top}z`,
      cloth,
    ),
    stroke(`M${l} ${top}V${foot}M${r} ${top}V${foot}`, k.half('#b08a60', 0, 0.4), 12),
  )
  const mx = (l + r) / 2
  const ty = k.y(0.855)
  const s = k.fit(1.25, 1.35)
  k.add(ellipse(mx, ty + 6, 250 * s * 0.8, 30, k.shade('#8a6a4c'), 'opacity=".4"'))
  guest(k, mx - 132 * s, ty, s, 1, '#c8323a')
  guest(k, mx + 132 * s, ty, s, -1, '#2f4f7a')
  k.add(
    path(
      `M${mx - 84 * s} ${ty - 70 * s}H${mx + 84 * s}L${mx + 68 * s} ${ty}H${mx - 68 * s}z`,
      k.verticalGradient([0, k.lit('#fffaf0')], [1, k.half('#e0d2c4', 0, 0.4)]),
    ),
    ellipse(mx, ty - 70 * s, 86 * s, 11 * s, k.lit('#ffffff')),
    circle(
      mx,
      ty - 96 * s,
      46 * s,
      k.radialGradient([0, '#ffdf8a', k.time === 'day' ? 0.3 : 0.9], [1, '#ffb347', 0]),
    ),
    rect(mx - 4 * s, ty - 92 * s, 8 * s, 22 * s, k.lit('#fbf2dc')),
    ellipse(mx, ty - 98 * s, 4 * s, 9 * s, '#ff9a3c'),
    stroke(
      `M${mx - 40 * s} ${ty - 72 * s}v${-14 * s}M${mx + 40 * s} ${ty - 72 * s}v${-14 * s}`,
      k.dark(),
      2.5 * s,
    ),
    path(
      `M${mx - 48 * s} ${ty - 100 * s}h${16 * s}l${-4 * s} ${14 * s}h${-8 * s}zM${mx + 32 * s} ${ty - 100 * s}h${16 * s}l${-4 * s} ${14 * s}h${-8 * s}z`,
      mix(k.lit('#d84a5a'), '#ffffff', 0.2),
    ),
  )
  drape(l, 1)
  drape(r, -1)
  for (const [u, v, q] of [
    [0.06, 0.9, 1.1],
    [0.28, 0.93, 1.3],
    [0.72, 0.93, 1.3],
    [0.94, 0.9, 1.1],
    [0.4, 0.985, 1.6],
    [0.62, 0.985, 1.6],
  ] as const)
    lantern(k, k.x(u), k.y(v), q)
  k.add(birds(k, 0.3, 0.18, 5))
  return k.calm(0.3, '#241a2a')
}
