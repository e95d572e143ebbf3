import { mix } from '../kit/color.ts'
import type { Stage } from '../kit/stage.ts'
import { circle, curve, f, type Point, path, rect, shape, stroke } from '../kit/svg.ts'
import { block } from './masonry.ts'

const stone = '#a09d9b'
const wood = '#d8a548'

/** From the sunny side to the shaded one. */
const turn = (k: Stage, c: string, d = 0, bend = 0.5) =>
  k.light < 0
    ? k.horizontalGradient([0, k.lit(c, d)], [bend, k.half(c, d, 0.35)], [1, k.shade(c, d)])
    : k.horizontalGradient([0, k.shade(c, d)], [1 - bend, k.half(c, d, 0.35)], [1, k.lit(c, d)])

/** Two faces of a stone: sunny for a share of its width, then shaded. */
const hard = (k: Stage, c: string, share: number) => {
  const [a, b] = [k.lit(c), k.shade(c)]
  const t = k.light < 0 ? share : 1 - share
  return k.light < 0
    ? k.horizontalGradient([0, a], [t, a], [t, b], [1, b])
    : k.horizontalGradient([0, b], [t, b], [t, a], [1, a])
}

/** Curved square tower of dressed stone seen over a corner, up to its neck: half its width at the foot is r. */
function tower(k: Stage, x: number, y: number, r: number, h: number, courses: number): string {
  const half = (t: number) => r * (t < 0.15 ? 1 : 1 - 0.5 * ((t - 0.15) / 0.85) ** 2.1)
  // Across the tower from -1, the sunny edge, over the corner at 0.34 to 1.
  const line = (u: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => [x + k.light * -u * half(i / 12), y - (h * i) / 12])
  const bay = (u0: number, u1: number) => `${curve(line(u0))}L${curve(line(u1).reverse()).slice(1)}z`
  let beds = ''
  let joints = ''
  let lips = ''
  let dim = ''
  for (let i = 1; i < courses; i++) {
    const t = i / courses
    const w = half(t)
    const yy = y - h * t
    if (i % 3) beds += `M${f(x - w)} ${f(yy)}h${f(w * 2)}`
    else {
      const out = w + r * 0.04
      const lip = (u0: number, u1: number) =>
        `M${f(x - k.light * out * u0)} ${f(yy)}H${f(x - k.light * out * u1)}v${f(h * 0.018)}H${f(x - k.light * out * u0)}z`
      lips += lip(-1, 0.36)
      dim += lip(0.36, 1)
    }
    for (const u of [-0.8, -0.45, -0.1, 0.2, 0.6, 0.85])
      joints += `M${f(x + k.light * -(u + (i % 2 ? 0.12 : 0)) * w)} ${f(yy)}v${f(h / courses)}`
  }
  const dark = mix(k.shade(stone), k.dark(), 0.35)
  const sun = k.lit(stone)
  const shade = mix(k.shade(stone), k.dark(), 0.12)
  return (
    path(bay(-1, 0.36), k.verticalGradient([0, k.lit('#aeaaa6')], [1, sun])) +
    path(bay(0.34, 1), shade) +
    path(bay(-0.68, 0.02), k.lit('#b6b2ad')) +
    path(bay(0.02, 0.09), k.half(stone, 0, 0.7)) +
    path(bay(0.52, 0.84), mix(shade, sun, 0.2)) +
    stroke(joints, dark, 1, 'opacity=".28"') +
    stroke(beds, dark, 1.2, 'opacity=".4"') +
    path(lips, k.lit('#cac4b8')) +
    path(dim, mix(shade, sun, 0.4))
  )
}

/** Wooden pavilion that crowns the tower: railed posts under a square roof with wide eaves, a gilt finial. */
function crown(k: Stage, x: number, y: number, s: number): string {
  const dark = mix(k.shade('#6a4426'), k.dark(), 0.4)
  const gold = k.lit('#f6c84c')
  let posts = ''
  for (const n of [-43, -27, -9, 9, 27, 43])
    posts += `M${f(x + (n - 2.6) * s)} ${f(y - 8 * s)}h${f(5.2 * s)}v${f(-30 * s)}h${f(-5.2 * s)}z`
  const slope = (w0: number, y0: number, w1: number, y1: number): string =>
    shape([
      [x - w0 * s, y - y0 * s],
      [x - w1 * s, y - y1 * s],
      [x + w1 * s, y - y1 * s],
      [x + w0 * s, y - y0 * s],
    ])
  return (
    path(slope(48, 0, 52, 8), hard(k, '#c4beb2', 0.67)) +
    rect(x - 43 * s, y - 38 * s, 86 * s, 30 * s, k.glow(dark, '#e8a23c')) +
    path(posts, turn(k, wood)) +
    rect(x - 46 * s, y - 20 * s, 92 * s, 4 * s, k.half(wood, 0, 0.3)) +
    path(slope(72, 33, 72, 38), dark) +
    path(slope(72, 37, 14, 74), k.lit(wood)) +
    path(
      shape([
        [x - k.light * 24 * s, y - 37 * s],
        [x - k.light * 5 * s, y - 74 * s],
        [x - k.light * 14 * s, y - 74 * s],
        [x - k.light * 72 * s, y - 37 * s],
      ]),
      mix(k.shade(wood), k.half(wood), 0.3),
    ) +
    stroke(
      [-46, -24, 0, 24, 46]
        .map((n) => `M${f(x + n * 0.2 * s)} ${f(y - 75 * s)}L${f(x + n * 1.25 * s)} ${f(y - 39 * s)}`)
        .join(''),
      k.shade('#8a5c2c'),
      1.4 * s,
      'opacity=".55"',
    ) +
    rect(x - 15 * s, y - 79 * s, 30 * s, 5 * s, k.half('#b07a34', 0, 0.3)) +
    circle(x, y - 86 * s, 8 * s, gold) +
    circle(x, y - 98 * s, 5 * s, gold) +
    path(
      shape([
        [x - 3 * s, y - 102 * s],
        [x, y - 122 * s],
        [x + 3 * s, y - 102 * s],
      ]),
      gold,
    )
  )
}

/** Low hall before the tower: a stone gable with a trefoil, a dark door under marigolds. */
function porch(k: Stage, x: number, y: number, s: number): string {
  const gable: Point[] = [
    [x - 66 * s, y - 62 * s],
    [x - 8 * s, y - 104 * s],
    [x + 8 * s, y - 104 * s],
    [x + 66 * s, y - 62 * s],
  ]
  let beds = ''
  for (let i = 1; i < 6; i++) beds += `M${f(x - 56 * s)} ${f(y - i * 10.6 * s)}h${f(112 * s)}`
  const dark = mix(k.shade(stone), k.dark(), 0.35)
  return (
    block(k, x, y, 112 * s, 64 * s, stone, { turn: 0.16 }) +
    stroke(beds, dark, 1.2, 'opacity=".4"') +
    path(shape(gable), k.half('#aeaaa6', 0, 0.15)) +
    stroke(
      `M${f(x - 70 * s)} ${f(y - 61 * s)}L${f(x - 8 * s)} ${f(y - 106 * s)}H${f(x + 8 * s)}L${f(x + 70 * s)} ${f(y - 61 * s)}`,
      k.lit('#cfc8bc'),
      6 * s,
      'stroke-linejoin="round" stroke-linecap="round"',
    ) +
    circle(x, y - 80 * s, 11 * s, dark, 'opacity=".55"') +
    circle(x, y - 80 * s, 6.5 * s, k.half('#c4beb2', 0, 0.3)) +
    path(
      `M${f(x - 24 * s)} ${f(y)}v${f(-44 * s)}q${f(24 * s)}-${f(20 * s)} ${f(48 * s)} 0v${f(44 * s)}z`,
      turn(k, '#d8c9a0'),
    ) +
    path(
      `M${f(x - 16 * s)} ${f(y)}v${f(-38 * s)}q${f(16 * s)}-${f(16 * s)} ${f(32 * s)} 0v${f(38 * s)}z`,
      k.glow(mix(k.shade('#4a2c24'), k.dark(), 0.4)),
    ) +
    stroke(
      `M${f(x - 56 * s)} ${f(y - 60 * s)}q${f(14 * s)} ${f(15 * s)} ${f(28 * s)} 0t${f(28 * s)} 0t${f(28 * s)} 0t${f(28 * s)} 0`,
      k.lit('#f29a2e'),
      4.6 * s,
      `stroke-dasharray="1 ${f(5.4 * s)}" stroke-linecap="round"`,
    ) +
    circle(x, y - 111 * s, 5 * s, k.lit('#f6c84c'))
  )
}

/** Tiny shrine: a curved tower no taller than a pilgrim, with a stone cap. */
export function shrine(k: Stage, x: number, y: number, s: number): string {
  return (
    rect(x - 24 * s, y - 8 * s, 48 * s, 8 * s, turn(k, '#b8b2a8')) +
    tower(k, x, y - 8 * s, 18 * s, 54 * s, 7) +
    rect(x - 13 * s, y - 67 * s, 26 * s, 6 * s, turn(k, '#c4beb2')) +
    circle(x, y - 70 * s, 6 * s, k.half('#c4beb2', 0, 0.3)) +
    path(
      `M${f(x - 6 * s)} ${f(y - 8 * s)}v${f(-14 * s)}q${f(6 * s)}-${f(7 * s)} ${f(12 * s)} 0v${f(14 * s)}z`,
      k.glow(k.shade('#4a3a34')),
    )
  )
}

/** Nandi at rest on his plinth, facing right. */
function nandi(k: Stage, x: number, y: number, s: number): string {
  const c = k.half('#6e6a6c', 0, 0.6)
  return (
    block(k, x, y, 44 * s, 12 * s, '#b8b2a8', { turn: 0.2 }) +
    path(
      `M${f(x - 18 * s)} ${f(y - 12 * s)}c${f(-4 * s)}-${f(12 * s)} ${f(2 * s)}-${f(18 * s)} ${f(12 * s)}-${f(18 * s)}c${f(4 * s)}-${f(6 * s)} ${f(9 * s)}-${f(5 * s)} ${f(10 * s)} 0l${f(5 * s)}-${f(6 * s)}c${f(5 * s)}-${f(4 * s)} ${f(10 * s)}-${f(2 * s)} ${f(13 * s)} ${f(4 * s)}l${f(-2 * s)} ${f(5 * s)}-${f(6 * s)} ${f(1 * s)}c${f(-2 * s)} ${f(6 * s)}-${f(6 * s)} ${f(9 * s)}-${f(8 * s)} ${f(14 * s)}z`,
      c,
    ) +
    stroke(`M${f(x + 2 * s)} ${f(y - 30 * s)}l${f(3 * s)} ${f(16 * s)}`, k.lit('#e8832c'), 3 * s)
  )
}

/** Tungnath: a small curved tower under a wooden pavilion, its gabled porch, Nandi, shrines of a man's height. */
export function tungnathTemple(k: Stage, x: number, y: number, s: number): string {
  return (
    shrine(k, x + 128 * s, y - 2 * s, 0.95 * s) +
    shrine(k, x + 178 * s, y, 0.8 * s) +
    block(k, x + 20 * s, y, 150 * s, 16 * s, '#b8b2a8', { turn: 0.2 }) +
    tower(k, x + 20 * s, y - 16 * s, 64 * s, 196 * s, 18) +
    crown(k, x + 20 * s, y - 212 * s, 0.94 * s) +
    porch(k, x - 88 * s, y, s) +
    nandi(k, x - 196 * s, y, s)
  )
}

/** Low terrace of stone round the temple, with steps up to the porch. */
export function terrace(k: Stage, x: number, y: number, s: number): string {
  let beds = ''
  for (let i = 1; i < 3; i++) beds += `M${f(x - 262 * s)} ${f(y - 10 * s + i * 8 * s)}h${f(500 * s)}`
  for (let i = 0; i < 34; i++)
    beds += `M${f(x + (-256 + i * 14.6) * s)} ${f(y + (i % 3 ? -10 : -2) * s)}v${f(8 * s)}`
  let steps = ''
  for (let i = 0; i < 3; i++)
    steps += rect(
      x - (118 + i * 8) * s,
      y + (-8 + i * 8) * s,
      (60 + i * 16) * s,
      9 * s,
      k.verticalGradient(
        [0, k.lit('#d4cec2')],
        [0.4, k.lit('#c4beb2')],
        [0.45, k.half('#a8a29a', 0, 0.5)],
        [1, k.half('#a8a29a', 0, 0.6)],
      ),
    )
  return (
    path(
      shape([
        [x - 250 * s, y - 22 * s],
        [x + 226 * s, y - 22 * s],
        [x + 240 * s, y - 9 * s],
        [x - 264 * s, y - 9 * s],
      ]),
      k.lit('#c8c2b4'),
    ) +
    rect(
      x - 264 * s,
      y - 10 * s,
      504 * s,
      24 * s,
      k.verticalGradient([0, k.half('#a8a29a', 0, 0.15)], [1, k.half('#8f897e', 0, 0.6)]),
    ) +
    stroke(beds, mix(k.shade('#8f897e'), k.dark(), 0.3), 1.2, 'opacity=".4"') +
    steps
  )
}

/** Two posts and a beam hung with brass bells, where the path arrives. */
export function bellGate(k: Stage, x: number, y: number, s: number): string {
  const gold = k.lit('#e8b23c')
  const dark = k.half('#8a5c34', 0, 0.5)
  let bells = ''
  for (const [i, n] of [-24, -8, 8, 24].entries()) {
    const b = y - (i % 2 ? 66 : 62) * s
    bells += `M${f(x + (n - 6) * s)} ${f(b)}q${f(1.5 * s)} ${f(-3 * s)} ${f(2 * s)} ${f(-9 * s)}q${f(4 * s)} ${f(-6 * s)} ${f(8 * s)} 0q${f(0.5 * s)} ${f(6 * s)} ${f(2 * s)} ${f(9 * s)}z`
  }
  return (
    stroke(
      [-24, -8, 8, 24].map((n) => `M${f(x + n * s)} ${f(y - 84 * s)}v${f(12 * s)}`).join(''),
      k.dark(),
      1.6,
    ) +
    path(bells, gold) +
    block(k, x - 42 * s, y, 16 * s, 86 * s, '#b8b2a8', { turn: 0.3 }) +
    block(k, x + 42 * s, y, 16 * s, 86 * s, '#b8b2a8', { turn: 0.3 }) +
    rect(x - 58 * s, y - 92 * s, 116 * s, 9 * s, dark) +
    rect(x - 58 * s, y - 92 * s, 116 * s, 3 * s, k.half(wood, 0, 0.3))
  )
}

/** Saffron pennants on a line from a to b. */
export function pennants(k: Stage, a: Point, b: Point, n: number, s: number): string {
  const on = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 60 * s * t * (1 - t)]
  let d = ''
  let e = ''
  for (let i = 0; i < n; i++) {
    const [x0, y0] = on((i + 0.2) / n)
    const [x1, y1] = on((i + 0.8) / n)
    const p = shape([
      [x0, y0],
      [x1, y1],
      [(x0 + x1) / 2 + 2 * s, (y0 + y1) / 2 + 17 * s],
    ])
    if (i % 3 === 1) e += p
    else d += p
  }
  return (
    stroke(curve([a, on(0.25), on(0.5), on(0.75), b]), k.dark(), 1.3 * s) +
    path(d, k.half('#f0801f', 0, 0.1)) +
    path(e, k.half('#f2b93a', 0, 0.1))
  )
}
