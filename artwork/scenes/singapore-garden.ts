import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, type Pt, path, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { hill, pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { watcher } from '../parts/people.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'
import { ferns, plantain } from '../parts/undergrowth.ts'

/** Steel tree whose trunk is planted and whose crown opens like a funnel of wires. */
function superTree(k: Stage, x: number, y: number, h: number, c: string): string {
  const top = y - h,
    w = h * 0.34,
    lamp = k.glow(k.lit(c), mix(c, '#ffffff', 0.35))
  let ribs = ''
  for (let i = -7; i <= 7; i++) {
    const t = i / 7
    ribs += curve([
      [x + t * h * 0.035, y],
      [x + t * h * 0.03, y - h * 0.62],
      [x + t * w * 0.34, y - h * 0.84],
      [x + t * w, top + Math.abs(t) ** 2 * h * 0.02],
    ] as Pt[])
  }
  let rings = ''
  for (const [t, q] of [
    [0.9, 0.5],
    [0.95, 0.74],
    [0.99, 0.96],
  ] as const)
    rings += `M${(x - w * q).toFixed(0)} ${(y - h * t).toFixed(0)}q${(w * q).toFixed(0)} ${(h * 0.035).toFixed(0)} ${(w * q * 2).toFixed(0)} 0`
  return (
    (k.night || k.time === 'dusk' ? circle(x, top + h * 0.1, w * 1.5, k.r([0, c, 0.5], [1, c, 0])) : '') +
    path(
      `M${(x - h * 0.05).toFixed(0)} ${y}C${(x - h * 0.036).toFixed(0)} ${(y - h * 0.4).toFixed(0)} ${(x - h * 0.03).toFixed(0)} ${(y - h * 0.6).toFixed(0)} ${(x - h * 0.09).toFixed(0)} ${(y - h * 0.84).toFixed(0)}H${(x + h * 0.09).toFixed(0)}C${(x + h * 0.03).toFixed(0)} ${(y - h * 0.6).toFixed(0)} ${(x + h * 0.036).toFixed(0)} ${(y - h * 0.4).toFixed(0)} ${(x + h * 0.05).toFixed(0)} ${y}z`,
      k.light < 0
        ? k.h([0, k.half('#5f9a5a', 0, 0.3)], [1, k.shade('#3f6a58')])
        : k.h([0, k.shade('#3f6a58')], [1, k.half('#5f9a5a', 0, 0.3)]),
    ) +
    stroke(ribs, lamp, Math.max(2, h * 0.006), 'opacity=".9"') +
    stroke(rings, lamp, Math.max(1.6, h * 0.005), 'opacity=".8"')
  )
}

/** Singapore's garden by the bay: steel trees with their walkway, the wheel and towers behind. */
export function singaporeGarden(o: Options) {
  const k = new Stage('singapore-garden', 'tropic', o),
    y = k.y(0.7)
  k.add(sky(k, 0.24, 0.2, { r: 50, low: 0.36, horizon: 0.66 }))
  if (k.night) k.add(stars(k, 110, 0.4))
  k.add(strata(k, 0.22, 6, { opacity: 0.5 }))
  for (let x = -20; x < k.W; x += k.rng.range(46, 96)) {
    const w = k.rng.range(40, 76),
      h = k.rng.range(60, 210)
    k.add(
      block(k, x + w / 2, y, w, h, '#9a98b0', { d: 0.5, turn: 0.3 }),
      windows(k, x + 5, y - h + 8, w - 10, h - 14, Math.round(w / 14), Math.round(h / 20), {
        color: k.shade('#6f6f88', 0.45),
        ww: 0.5,
        hh: 0.5,
        chance: 0.6,
      }),
    )
  }
  const wx = k.x(k.fit(0.2, 0.2)),
    wy = k.y(0.52),
    r = k.fit(170, 150)
  let spokes = ''
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2
    spokes += `M${wx.toFixed(0)} ${wy.toFixed(0)}L${(wx + Math.cos(a) * r).toFixed(0)} ${(wy + Math.sin(a) * r).toFixed(0)}`
  }
  k.add(
    stroke(spokes, k.half('#d8dce8', 0.26, 0.3), 1.6, 'opacity=".8"'),
    circle(wx, wy, r, 'none', `stroke="${k.glow(k.half('#d8dce8', 0.22, 0.3), '#ff9ac0')}" stroke-width="6"`),
  )
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2
    k.add(
      circle(
        wx + Math.cos(a) * (r + 8),
        wy + Math.sin(a) * (r + 8),
        7,
        k.glow(k.lit('#eef4f8', 0.2), '#ffe0a0'),
      ),
    )
  }
  k.add(
    path(
      `M${wx - 6} ${wy}L${wx - 80} ${y}h14L${wx} ${wy + 10}L${wx + 66} ${y}h14L${wx + 6} ${wy}z`,
      k.half('#c8ccd8', 0.24, 0.5),
    ),
  )
  k.add(
    canopy(
      k,
      pts(k, [-0.03, 0.68], [0.3, 0.665], [0.6, 0.675], [1.03, 0.66]),
      [16, 34],
      k.half('#3f7f58', 0.2, 0.5),
      { base: y + 30 },
    ),
  )
  const trees = k.fit<[number, number, number, string][]>(
    [
      [0.38, 0.72, 330, '#f06ab4'],
      [0.93, 0.73, 400, '#7ad0ff'],
      [0.52, 0.76, 520, '#b48aff'],
      [0.78, 0.78, 600, '#ff9a5a'],
    ],
    [
      [0.2, 0.74, 380, '#f06ab4'],
      [0.94, 0.74, 460, '#7ad0ff'],
      [0.42, 0.78, 640, '#b48aff'],
      [0.74, 0.8, 760, '#ff9a5a'],
    ],
  )
  for (const [u, v, h, c] of trees.slice(0, 2)) k.add(superTree(k, k.x(u), k.y(v), h, c))
  k.add(
    hill(k, pts(k, [-0.03, 0.75], [0.3, 0.735], [0.6, 0.75], [1.03, 0.735]), '#5f9a58', 0.04, {
      to: k.shade('#2f5f48'),
      foot: 0.9,
    }),
  )
  const [a, b] = trees.slice(2)
  if (a && b) {
    const ya = k.y(a[1]) - a[2] * 0.5,
      yb = k.y(b[1]) - b[2] * 0.46,
      xa = k.x(a[0]),
      xb = k.x(b[0])
    k.add(
      stroke(
        `M${xa} ${ya}Q${(xa + xb) / 2} ${Math.max(ya, yb) + 46} ${xb} ${yb}`,
        k.glow(k.half('#e8c27a', 0, 0.3), '#ffd98a'),
        10,
      ),
      stroke(`M${xa} ${ya - 16}Q${(xa + xb) / 2} ${Math.max(ya, yb) + 30} ${xb} ${yb - 16}`, k.dark(), 2.4),
    )
    for (const t of [0.3, 0.42, 0.6])
      k.add(
        watcher(k, xa + (xb - xa) * t, ya + (yb - ya) * t + Math.sin(t * Math.PI) * 23, {
          s: 0.34,
          accent: k.half('#f2c13a', 0, 0.1),
        }),
      )
  }
  for (const [u, v, h, c] of trees.slice(2)) k.add(superTree(k, k.x(u), k.y(v), h, c))
  k.add(
    hill(k, pts(k, [-0.03, 0.84], [0.25, 0.82], [0.5, 0.85], [0.8, 0.83], [1.03, 0.82]), '#4f8a54', 0, {
      to: k.shade('#2f5f48'),
      foot: 1,
    }),
    path(
      `M${k.x(0.42)} ${k.H + 20}Q${k.x(0.5)} ${k.y(0.9)} ${k.x(0.62)} ${k.y(0.835)}h40Q${k.x(0.6)} ${k.y(0.92)} ${k.x(0.66)} ${k.H + 20}z`,
      k.half('#d8c0a0', 0, 0.35),
    ),
  )
  k.add(
    watcher(k, k.x(0.6), k.y(0.89), { s: 0.66, accent: k.half('#e8632c', 0, 0.1) }),
    watcher(k, k.x(0.63), k.y(0.885), { s: 0.64, accent: k.half('#2f7fb0', 0, 0.1) }),
    ferns(k, k.x(0.05), k.y(1.02), 2.4, mix(k.dark(), k.shade('#2f6f4a'), 0.5), { n: 7 }),
    plantain(k, k.x(0.96), k.y(1.03), 2.2, { leaf: '#2f6f4a' }),
    birds(k, 0.5, 0.2, 4),
  )
  return k.calm(0.3, '#10302e')
}
