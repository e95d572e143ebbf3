import { mix } from '../kit/color.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { type Point, path, rect, sample, shape, yAt } from '../kit/svg.ts'
import { broadTree, canopy } from '../parts/broadleaf.ts'
import { crest, hill, pts } from '../parts/ground.ts'
import { bastion, block, chhatri, crenels } from '../parts/masonry.ts'
import { fractal } from '../parts/mountains.ts'
import { birds, mist, rays, sky, stars, strata } from '../parts/sky.ts'
import { tiger } from '../parts/tiger.ts'
import { grass } from '../parts/undergrowth.ts'
import { glitter, mirror, ripple, water } from '../parts/water.ts'

/** Curtain wall that follows the hill, with gaps where it has fallen. */
function ruinedWall(k: Stage, line: Point[], x0: number, x1: number, h: number, color: string): string {
  let o = ''
  for (let x = x0; x < x1; x += 46) {
    const fallen = k.rng.chance(0.24)
    const hh = h * (fallen ? k.rng.range(0.3, 0.55) : 1)
    const y0 = yAt(line, x)
    const y1 = yAt(line, x + 46)
    const top: Point[] = fallen
      ? fractal([x, y0 - h * 0.8], [x + 46, y1 - hh], 0.3, 8, k.rng)
      : [
          [x, y0 - hh],
          [x + 46, y1 - hh],
        ]
    o += path(
      shape([[x, y0 + 30], ...top, [x + 46.5, y1 + 30]]),
      k.verticalGradient([0, k.lit(color, 0.14)], [1, k.half(color, 0.14, 0.5)]),
    )
    if (!fallen) o += path(crenels(x, Math.min(y0, y1) - hh + 3, 46, 6), k.lit(color, 0.14))
  }
  return o
}

/** Ranthambore: a tiger by the lake, the ruined fort on its hill above dhok forest. */
export function ranthambore(o: Options) {
  const k = new Stage('ranthambore', 'desert', o)
  const y = k.y(0.64)
  const q = k.fit(1, 0.86)
  const stone = '#c98f66'
  k.add(sky(k, 0.24, 0.16, { r: 62, low: 0.3, horizon: 0.62, rings: false }), rays(k, 16, 0.05))
  if (k.night) k.add(stars(k))
  k.add(strata(k, 0.18, 6, { opacity: 0.5 }))
  let far = hill(k, crest(k, 0.5, 0.02, 6), '#a88f78', 0.62, { base: y, to: k.mood.haze, foot: 0.4 })
  // Fort hill: a long scarp, steep below the walls.
  const top = sample(
    k.fit(
      pts(k, [0.22, 0.56], [0.34, 0.44], [0.46, 0.36], [0.6, 0.335], [0.78, 0.34], [0.92, 0.36], [1.04, 0.4]),
      pts(
        k,
        [0.0, 0.57],
        [0.12, 0.47],
        [0.28, 0.39],
        [0.48, 0.365],
        [0.7, 0.365],
        [0.88, 0.385],
        [1.04, 0.42],
      ),
    ),
  )
  const from = k.x(k.fit(0.4, 0.2))
  const at = (u: number) => [k.x(u), yAt(top, k.x(u))] as const
  const [px, py] = at(k.fit(0.66, 0.58))
  far +=
    block(k, px - 96 * q, py + 10, 120 * q, 92 * q, stone, { d: 0.16, turn: 0.3 }) +
    block(k, px + 30 * q, py + 10, 150 * q, 124 * q, stone, { d: 0.15, turn: 0.26 }) +
    block(k, px + 150 * q, py + 10, 90 * q, 76 * q, stone, { d: 0.16, turn: 0.3 })
  for (const [dx, h, n] of [
    [-96, 66, 4],
    [30, 92, 5],
    [30, 50, 5],
    [150, 50, 3],
  ] as const)
    for (let i = 0; i < n; i++)
      far += path(
        `M${(px + (dx - n * 11 + i * 22) * q).toFixed(0)} ${(py + 10 - (h - 26) * q).toFixed(0)}v${(-14 * q).toFixed(0)}q${(6 * q).toFixed(0)}-${(10 * q).toFixed(0)} ${(12 * q).toFixed(0)} 0v${(14 * q).toFixed(0)}z`,
        k.glow(k.shade('#6a4438', 0.14)),
      )
  far +=
    chhatri(k, px + 30 * q, py - 112 * q, 50 * q, stone, 0.14) +
    chhatri(k, px - 34 * q, py - 112 * q, 26 * q, stone, 0.14) +
    chhatri(k, px - 130 * q, py - 80 * q, 30 * q, stone, 0.15) +
    chhatri(k, px + 160 * q, py - 64 * q, 34 * q, stone, 0.15)
  far += ruinedWall(k, top, from, k.W + 40, 44 * q, stone)
  for (const u of k.fit([0.42, 0.52, 0.6, 0.75, 0.86, 0.96], [0.22, 0.38, 0.5, 0.74, 0.92])) {
    const [bx, by] = at(u)
    far += bastion(k, bx, by + 24 * q, 60 * q, 88 * q, stone, 0.13)
  }
  far += path(
    shape([...top, [k.W + 40, y], [k.x(k.fit(0.16, -0.05)), y]]),
    k.gradientBetween(
      0,
      k.y(0.34),
      0,
      y,
      [0, k.lit('#b98558', 0.16)],
      [0.5, k.half('#94783f', 0.14, 0.4)],
      [1, k.half('#6f6a34', 0.12, 0.5)],
    ),
  )
  // Ribs of the scarp below the walls.
  for (let x = from + 20; x < k.W + 20; x += k.rng.range(26, 74)) {
    const yy = yAt(top, x) + 2
    const len = k.rng.range(40, 130) * q
    const w = k.rng.range(14, 34)
    far += path(
      shape([[x, yy], ...fractal([x + w, yAt(top, x + w) + 2], [x - w * 0.6, yy + len], 0.14, 18, k.rng)]),
      k.shade('#a8744e', 0.17),
      'opacity=".34"',
    )
  }
  // Dhok forest, russet before the rains.
  const leaves = ['#8f8a3f', '#a8843a', '#7a8440', '#b87a38']
  for (const [v, r, d, i] of [
    [0.5, 13, 0.22, 0],
    [0.53, 16, 0.17, 1],
    [0.56, 20, 0.12, 2],
    [0.59, 24, 0.08, 3],
  ] as const) {
    const line = sample(
      pts(
        k,
        [-0.04, v - 0.02],
        [0.2, v + 0.015],
        [0.45, v],
        [0.7, v + 0.012],
        [0.88, v - 0.006],
        [1.04, v - 0.02],
      ),
    )
    far +=
      canopy(k, line, [r * 0.6, r * 1.4], k.half(leaves[i] ?? '#8f8a3f', d, 0.5), { base: y }) +
      canopy(
        k,
        line.map(([x, yy]) => [x + k.light * 5, yy + 10] as Point),
        [r * 0.4, r],
        k.half(leaves[(i + 1) % 4] ?? '#8f8a3f', d, 0.28),
        { base: y },
      )
  }
  // Water pavilion on the far shore.
  const jx = k.x(k.fit(0.3, 0.26))
  far +=
    block(k, jx, y - 2, 150 * q, 34 * q, '#d8a478', { d: 0.06, turn: 0.24 }) +
    chhatri(k, jx - 50 * q, y - 34 * q, 38 * q, '#e2b48a', 0.06) +
    chhatri(k, jx + 50 * q, y - 34 * q, 38 * q, '#e2b48a', 0.06) +
    chhatri(k, jx, y - 34 * q, 58 * q, '#e2b48a', 0.05) +
    rect(-20, y - 6, k.W + 40, 8, k.half('#c9b070', 0.08, 0.3))
  k.add(
    water(k, y, { tint: '#1f6a7c', far: mix(k.mood.sea[1], '#6fb4b4', 0.35), deep: 0.15 }),
    mirror(k, far, y, { opacity: 0.4, squash: 0.8 }),
    mist(k, 0.58, 0.66, { opacity: 0.4, both: true }),
    glitter(k, k.sun.x, y + 4, k.y(0.84), { width: 110, n: 36 }),
    ripple(k, y + 6, k.y(0.86), 44, k.lit('#ffffff', 0.2), { opacity: 0.26 }),
    ripple(k, y + 12, k.y(0.86), 26, k.shade('#3a4a48'), { opacity: 0.26 }),
  )
  const bank = sample(
    pts(k, [-0.04, 0.84], [0.16, 0.825], [0.4, 0.81], [0.66, 0.8], [0.86, 0.79], [1.04, 0.775]),
  )
  k.add(
    grass(k, bank, 46, k.half('#b8a050', 0.04, 0.4), { n: 110 }),
    hill(k, bank, '#d2a860', 0, { to: mix(k.shade('#8a6a3a'), k.dark(), 0.2), foot: 0.8 }),
  )
  const tx = k.x(k.fit(0.58, 0.54))
  k.add(
    tiger(k, tx, yAt(bank, tx) + k.y(0.055), k.fit(1.75, 1.6)),
    grass(
      k,
      bank.map(([x, yy]) => [x, yy + k.y(0.13)] as Point),
      80,
      k.half('#a08a40', 0, 0.5),
      { n: 70 },
    ),
    grass(k, pts(k, [-0.04, 1.01], [0.5, 1.03], [1.04, 1]), 170, mix(k.dark(), k.shade('#7a6a34'), 0.5), {
      n: 100,
    }),
    broadTree(k, k.x(k.fit(0.08, 0.1)), k.y(0.87), k.fit(340, 330), { leaf: '#a89a44', trunk: '#6a5040' }),
    birds(k, 0.5, 0.2, 7),
  )
  return k.calm(0.5, '#2c2214')
}
