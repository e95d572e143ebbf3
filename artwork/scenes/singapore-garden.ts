import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { circle, curve, ellipse, f, group, type Point, path, rect, ribbon, stroke } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { hill, pts, road } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { watcher } from '../parts/people.ts'
import { birds, sky, stars, strata } from '../parts/sky.ts'
import { ferns, plantain } from '../parts/undergrowth.ts'

/** Steel tree whose trunk is planted and whose crown opens like a funnel of wires. */
function superTree(k: Stage, x: number, y: number, h: number, c: string): string {
  const top = y - h
  const w = h * 0.34
  const lamp = k.glow(k.lit(c), mix(c, '#ffffff', 0.35))
  // Half the trunk's width, from its spreading foot to the neck where the wires part.
  const girth = (t: number) => h * (0.034 + 0.05 * Math.max(0, 1 - t / 0.16) ** 2.2 + 0.012 * (1 - t))
  let ribs = ''
  for (let i = -7; i <= 7; i++) {
    const t = i / 7
    const neck: Point[] = [
      [x + t * h * 0.034, y - h * 0.6],
      [x + t * w * 0.34, y - h * 0.84],
      [x + t * w, top + Math.abs(t) ** 2 * h * 0.02],
    ]
    ribs += curve(
      i % 3 === 0
        ? [...[0, 0.07, 0.16, 0.4].map((q): Point => [x + t * girth(q), y - h * q]), ...neck]
        : neck,
    )
  }
  let rings = ''
  for (const [t, q] of [
    [0.9, 0.5],
    [0.95, 0.74],
    [0.99, 0.96],
  ] as const)
    rings += `M${(x - w * q).toFixed(0)} ${(y - h * t).toFixed(0)}q${(w * q).toFixed(0)} ${(h * 0.035).toFixed(0)} ${(w * q * 2).toFixed(0)} 0`
  const steps = [0, 0.03, 0.07, 0.12, 0.2, 0.4, 0.62]
  const rim = (side: 1 | -1): Point[] => [
    ...steps.map((t): Point => [x + side * girth(t), y - h * t]),
    [x + side * h * 0.09, y - h * 0.84],
  ]
  const trunk = `${curve([...rim(-1), ...rim(1).reverse()])}z`
  // Ferns and bromeliads grow on the trunk's panels.
  let dark = ''
  let light = ''
  for (let i = 0; i < 46; i++) {
    const t = k.rng.range(0.03, 0.68)
    const px = x + k.rng.range(-0.9, 0.9) * girth(t)
    const r = h * k.rng.range(0.007, 0.014)
    const tuft = `M${f(px - r)} ${f(y - h * t)}q${f(r * 0.2)}${f(-r * 1.7)} ${f(r)} ${f(-r * 1.5)} ${f(r)} 0 ${f(r)} ${f(r * 1.5)}z`
    if (i % 3) dark += tuft
    else light += tuft
  }
  return (
    (k.night || k.time === 'dusk'
      ? circle(x, top + h * 0.1, w * 1.5, k.radialGradient([0, c, 0.5], [1, c, 0]))
      : '') +
    path(
      trunk,
      k.light < 0
        ? k.horizontalGradient([0.3, k.half('#6fae62', 0, 0.2)], [0.7, k.shade('#3f6a58')])
        : k.horizontalGradient([0.3, k.shade('#3f6a58')], [0.7, k.half('#6fae62', 0, 0.2)]),
    ) +
    path(dark, k.shade('#2f6a4a'), 'opacity=".8"') +
    path(light, k.half('#a8d070', 0, 0.2), 'opacity=".8"') +
    stroke(ribs, lamp, Math.max(2, h * 0.006), 'opacity=".9"') +
    stroke(rings, lamp, Math.max(1.6, h * 0.005), 'opacity=".8"') +
    // Collars where the wires are gathered.
    [0.6, 0.625]
      .map((t) =>
        stroke(
          `M${f(x - h * 0.043)} ${f(y - h * t)}q${f(h * 0.043)} ${f(h * 0.016)} ${f(h * 0.086)} 0`,
          t > 0.6 ? lamp : mix(lamp, k.shade('#3f6a58'), 0.45),
          Math.max(3, h * 0.013),
          'stroke-linecap="round"',
        ),
      )
      .join('')
  )
}

/** Bed of shrubs around a trunk's foot. */
function bed(k: Stage, x: number, y: number, h: number): string {
  const w = h * 0.14
  const row = (dy: number, n: number, r: number, c: string) =>
    Array.from({ length: n }, (_, i) => {
      const t = (i / (n - 1)) * 2 - 1
      return ellipse(
        x + t * w * (0.82 + 0.18 * k.rng()),
        y + dy + (1 - t * t) * h * 0.012,
        r * k.rng.range(0.8, 1.2),
        r * k.rng.range(0.6, 0.9),
        c,
      )
    }).join('')
  return (
    row(0, 9, h * 0.026, k.shade('#2f6a4a')) +
    row(h * 0.01, 8, h * 0.021, k.half('#4f9a54', 0, 0.45)) +
    row(h * 0.006, 6, h * 0.008, k.half('#e8609a', 0, 0.25))
  )
}

/** The shadow that a tree throws on the lawn, away from the light: trunk first, then the crown's disc. */
function shadow(k: Stage, x: number, y: number, h: number): string {
  const to = x - k.light * h * 0.5
  const ty = y + h * 0.075
  const c = k.shade('#1f4a3c')
  const w = h * 0.05
  return group(
    ellipse(x, y + h * 0.008, h * 0.17, h * 0.026, c) +
      path(
        `M${f(x)} ${f(y - w * 0.3)}L${f(to)} ${f(ty - w * 0.2)}v${f(w * 0.5)}L${f(x)} ${f(y + w * 0.4)}z`,
        c,
      ) +
      ellipse(to, ty, h * 0.2, h * 0.03, c),
    `opacity="${k.night ? 0.5 : k.time === 'dusk' ? 0.55 : 0.45}"`,
  )
}

/** Singapore's garden by the bay: steel trees with their walkway, the wheel and towers behind. */
export function singaporeGarden(o: Options) {
  const k = new Stage('singapore-garden', 'tropic', o)
  const y = k.y(0.7)
  k.add(sky(k, 0.24, 0.2, { r: 50, low: 0.36, horizon: 0.66 }))
  if (k.night) k.add(stars(k, 110, 0.4))
  k.add(strata(k, 0.22, 6, { opacity: 0.5 }))
  for (let x = -20; x < k.W; x += k.rng.range(46, 96)) {
    const w = k.rng.range(40, 76)
    const h = k.rng.range(60, 210)
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
  const wx = k.x(k.fit(0.2, 0.2))
  const wy = k.y(0.52)
  const r = k.fit(170, 150)
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
  k.add(rect(0, y + 24, k.W, k.y(0.08), k.half('#4fa8c0', 0.12, 0.3)))
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
  for (const [u, v, h, c] of trees.slice(0, 2))
    k.add(superTree(k, k.x(u), k.y(v), h, c), bed(k, k.x(u), k.y(v), h))
  k.add(
    hill(k, pts(k, [-0.03, 0.75], [0.3, 0.735], [0.6, 0.75], [1.03, 0.735]), '#5f9a58', 0.04, {
      to: k.shade('#2f5f48'),
      foot: 0.9,
    }),
  )
  // One path from the lens to the water's edge, narrowing all the way.
  k.add(
    path(
      ribbon(
        road(k, [
          [k.fit(0.66, 0.6), 0.742, 7],
          [k.fit(0.652, 0.585), 0.76, 16],
          [k.fit(0.66, 0.6), 0.79, 40],
          [k.fit(0.655, 0.6), 0.83, 84],
          [k.fit(0.61, 0.55), 0.9, 160],
          [k.fit(0.54, 0.48), 1.06, 330],
        ]),
        0.5,
      ),
      k.gradientBetween(
        0,
        k.y(0.74),
        0,
        k.H,
        [0, k.half('#d8c0a0', 0.16, 0.3)],
        [1, k.half('#d8c0a0', 0, 0.4)],
      ),
    ),
  )
  const [a, b] = trees.slice(2)
  if (a && b) {
    const ya = k.y(a[1]) - a[2] * 0.5
    const yb = k.y(b[1]) - b[2] * 0.46
    const xa = k.x(a[0])
    const xb = k.x(b[0])
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
  for (const [u, v, h, c] of trees.slice(2)) {
    const x = k.x(u)
    k.add(shadow(k, x, k.y(v), h), superTree(k, x, k.y(v), h, c), bed(k, x, k.y(v), h))
  }
  k.add(
    watcher(k, k.x(k.fit(0.6, 0.53)), k.y(0.89), { s: 0.66, accent: k.half('#e8632c', 0, 0.1) }),
    watcher(k, k.x(k.fit(0.628, 0.575)), k.y(0.885), { s: 0.64, accent: k.half('#2f7fb0', 0, 0.1) }),
    ferns(k, k.x(0.05), k.y(1.02), 2.4, mix(k.dark(), k.shade('#2f6f4a'), 0.5), { n: 7 }),
    plantain(k, k.x(0.96), k.y(1.03), 2.2, { leaf: '#2f6f4a' }),
    birds(k, 0.5, 0.2, 4),
  )
  return k.calm(0.3, '#10302e')
}
