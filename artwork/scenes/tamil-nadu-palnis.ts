import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { curve, f, type Point, path, rect, sample, shape, stroke } from '../kit/svg.ts'
import { canopy, crookedTree } from '../parts/broadleaf.ts'
import { eucalyptus } from '../parts/eucalyptus.ts'
import { pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { fractal, spur } from '../parts/mountains.ts'
import { carrier } from '../parts/people.ts'
import { smoke } from '../parts/props.ts'
import { birds, cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'

/** Contours of the terraced knoll: t = 0 is the village green, t = 1 below the picture; a is 0 at the right, π/2 nearest the lens. */
type Contour = (t: number, a: number) => Point

/** Terraces laid on one another like the tiers of a cake: earth riser, bright lip, a ring of plots. */
function terraces(k: Stage, at: Contour, steps: number): string {
  const crops = ['#86b84a', '#6aa544', '#9cc456', '#5d9450', '#cdbf74', '#b07a54', '#94bf52', '#7fae4e']
  const levels = Array.from(
    { length: steps + 1 },
    (_, i) => (i + (i && i < steps ? k.rng.range(-0.28, 0.28) : 0)) / steps,
  )
  let o = ''
  for (let i = steps; i > 0; i--) {
    const t = nth(levels, i)
    const up = nth(levels, i - 1)
    const d = 0.2 * (1 - t)
    const h = 5 + 19 * t ** 1.2
    const arc = (level: number, a0: number, a1: number, n: number, dy = 0): Point[] =>
      Array.from({ length: n + 1 }, (_, j) => {
        const [x, y] = at(level, a0 + ((a1 - a0) * j) / n)
        return [x, y + dy]
      })
    const rim = arc(t, -0.06, Math.PI + 0.06, 32)
    const wall = `${curve(rim)}L${curve(rim.map(([x, y]): Point => [x, y + h]).reverse()).slice(1)}z`
    const lit = k.half('#9a9258', d, 0.35)
    const sh = k.shade('#74744c', d)
    o +=
      path(
        wall,
        k.light < 0
          ? k.horizontalGradient([0, lit], [0.6, mix(lit, sh, 0.6)], [1, sh])
          : k.horizontalGradient([0, sh], [0.4, mix(lit, sh, 0.6)], [1, lit]),
      ) +
      path(`${curve([...rim, ...arc(up, Math.PI + 0.06, -0.06, 32, 4)], true)}`, k.half('#86b84a', d, 0.2))
    const plots = new Map<string, string>()
    let rows = ''
    for (let a = k.rng.range(-0.06, 0.06); a < Math.PI - 0.06; ) {
      const b = Math.min(Math.PI + 0.04, a + k.rng.range(0.12, 0.4))
      const color = k.half(k.rng.pick(crops), d, k.rng.range(0.05, 0.28))
      plots.set(
        color,
        (plots.get(color) ?? '') + shape([...arc(t, a, b + 0.01, 5), ...arc(up, b + 0.01, a, 5, 4)], 0.5),
      )
      for (let r = 1; r < 4; r++) rows += curve(arc(t + ((up - t) * r) / 4, a + 0.02, b - 0.02, 3))
      a = b
    }
    for (const [color, d2] of plots) o += path(d2, color)
    o +=
      stroke(
        rows,
        k.shade('#4a7a3c', d),
        1 + 2.2 * t,
        `opacity=".4" stroke-dasharray="${f(2 + 5 * t)} ${f(2 + 5 * t)}"`,
      ) + stroke(curve(rim), k.lit('#d6dc8a', d), 1.2 + 1.6 * t)
  }
  return o
}

/** Village house: gable end or long side to the street, tiles or tin above a painted wall. */
function house(k: Stage, x: number, y: number, w: number, d: number): string {
  const h = w * k.rng.range(0.5, 0.72)
  const wall = k.rng.pick([
    '#f6efe0',
    '#f6efe0',
    '#8fc8cc',
    '#eeb4b4',
    '#f4d890',
    '#a9c9ea',
    '#bfe0b4',
    '#f2c49a',
  ])
  const roof = k.rng.pick(['#b9503a', '#c8664a', '#b9503a', '#c8664a', '#e6e6e2', '#e6e6e2', '#a9b6c0'])
  const rise = w * 0.36
  const gable = k.rng.chance(0.4)
  const eave = y - h + rise * 0.12
  // The roof's outline, from eave to eave.
  const top: Point[] = [
    [x - w * 0.58, eave],
    ...(gable ? [[x, y - h - rise] as Point] : [-0.44, 0.44].map((u): Point => [x + u * w, y - h - rise])),
    [x + w * 0.58, eave],
  ]
  return (
    block(k, x, y, w, h, wall, { d, turn: 0.16 }) +
    windows(k, x - w * 0.4, y - h * 0.76, w * 0.8, h * 0.6, 3, 1, {
      color: k.half('#5f5a64', d, 0.7),
      ww: 0.34,
      hh: 0.7,
      chance: 0.6,
    }) +
    (gable
      ? path(
          shape(top),
          k.half(wall, d, 0.15),
          `stroke="${k.half(roof, d, 0.25)}" stroke-width="${f(w * 0.09)}" stroke-dasharray="${f(w * 1.36)} 999"`,
        )
      : path(shape(top), k.verticalGradient([0, k.lit(roof, d)], [1, k.half(roof, d, 0.45)])))
  )
}

/** Small whitewashed gate tower of the Murugan temple under its barrel roof. ~70 wide at s = 1. */
function tower(k: Stage, x: number, y: number, s: number, d: number): string {
  let o =
    block(k, x, y, 70 * s, 40 * s, '#f4ead8', { d, turn: 0.26 }) +
    rect(x - 8 * s, y - 26 * s, 16 * s, 26 * s, k.glow(k.shade('#6a4a3c', d)))
  let yy = y - 40 * s
  let w = 64 * s
  for (const tint of ['#e8a9a0', '#a8cfd0', '#f0d592', '#b8c8e6']) {
    o +=
      block(k, x, yy, w, 17 * s, '#fbf5e8', { d, batter: 0.05, turn: 0.26 }) +
      rect(x - w * 0.54, yy - 17 * s, w * 1.08, 3.4 * s, k.half(tint, d, 0.15))
    for (let i = -2; i <= 2; i++)
      o += path(
        `M${f(x + i * w * 0.19 - 3 * s)} ${f(yy)}v-${f(7 * s)}q${f(3 * s)}-${f(6 * s)} ${f(6 * s)} 0v${f(7 * s)}z`,
        k.half(i % 2 ? tint : '#cfc4b4', d, 0.35),
      )
    yy -= 17 * s
    w *= 0.88
  }
  o += path(
    `M${f(x - w * 0.56)} ${f(yy)}q-${f(w * 0.06)}-${f(21 * s)} ${f(w * 0.16)}-${f(21 * s)}h${f(w * 0.8)}q${f(w * 0.22)} 0 ${f(w * 0.16)} ${f(21 * s)}z`,
    k.verticalGradient([0, k.lit('#f4dca8', d)], [1, k.half('#e8b87a', d, 0.4)]),
  )
  for (const i of [-1, 0, 1])
    o += path(
      `M${f(x + (i * 9 - 2) * s)} ${f(yy - 20 * s)}l${f(2 * s)}-${f(12 * s)} ${f(2 * s)} ${f(12 * s)}z`,
      k.lit('#f0c24a', d),
    )
  return o
}

/** One of the Pillar Rocks: bare granite, cracked from top to foot, bushes on its head and ledges. */
function pillar(k: Stage, x: number, top: number, w: number, base: number, d: number): string {
  const rock = '#aaa29c'
  const h = base - top
  const j = () => k.rng.range(-0.05, 0.05)
  const side = (s: 1 | -1): Point[] => {
    const reach = [0.1, 0.3, 0.4, 0.39, 0.52]
    const line = [0.01, 0.05, 0.24, 0.5, 1].map(
      (t, i): Point => [x + s * w * (nth(reach, i) + j()), top + h * t],
    )
    return line.slice(1).flatMap((p, i) => fractal(nth(line, i), p, 0.13, 15, k.rng).slice(i ? 1 : 0))
  }
  const l = side(-1)
  const r = side(1)
  const cut = fractal([x + w * j(), top], [x + w * j() * 2, base], 0.14, 18, k.rng)
  let cracks = ''
  let ledges = ''
  for (let i = 0; i < 9; i++) {
    const cx = x + w * k.rng.range(-0.36, 0.36)
    const y0 = top + h * k.rng.range(0.08, 0.6)
    const L = h * k.rng.range(0.1, 0.26)
    cracks += shape([...fractal([cx, y0], [cx, y0 + L], 0.1, 14, k.rng), [cx + w * 0.06, y0 + L * 0.4]], 1)
  }
  for (const [i, u] of [-0.1, 0.1, 0.02, -0.32, 0.32, -0.24].entries()) {
    const b = w * (0.11 - i * 0.007)
    ledges += `M${f(x + u * w - b)} ${f(top + (i < 3 ? 0.006 : i * 0.1) * h + 5)}q${f(b * 0.2)}-${f(b * 1.3)} ${f(b)}-${f(b * 1.1)}t${f(b)} ${f(b * 1.1)}z`
  }
  return (
    path(
      shape([...l.slice().reverse(), ...r], 1),
      k.gradientBetween(0, top, 0, base, [0, k.lit(rock, d)], [1, k.lit(mix(rock, '#8a9a84', 0.5), d)]),
    ) +
    path(shape([...cut, ...(k.light < 0 ? r : l).slice().reverse()], 1), k.shade(rock, d), 'opacity=".8"') +
    path(cracks, mix(k.shade(rock, d), k.dark(d), 0.35), 'opacity=".5"') +
    path(ledges, k.half('#5a8a56', d, 0.4))
  )
}

/** The Palnis: Poombarai heaped on its knoll, garlic terraces falling away, the Pillar Rocks out of the mist. */
export function tamilNaduPalnis(o: Options) {
  const k = new Stage('tamil-nadu-palnis', 'alpine', o)
  k.add(sky(k, k.fit(0.4, 0.44), 0.13, { r: 42, low: 0.22, rings: false }))
  if (k.night) k.add(stars(k))
  k.add(
    cumulus(k, k.x(0.62), k.y(0.2), 300, 80, 0.85),
    cumulus(k, k.x(k.fit(0.82, 0.7)), k.y(0.12), 200, 50, 0.7),
  )
  for (const [u, v, l, r, d] of [
    [0.44, 0.36, 0.3, 0.3, 0.6],
    [0.9, 0.3, 0.4, 0.3, 0.54],
    [0.66, 0.37, 0.3, 0.3, 0.48],
  ] as const)
    k.add(spur(k, [k.x(u), k.y(v)], k.x(l) * k.fit(1, 1.6), k.x(r) * k.fit(1, 1.6), k.y(0.6), '#6f9a7c', d))
  k.add(mist(k, 0.4, 0.58, { opacity: 0.6 }))
  // The escarpment and its three pillars.
  const px = k.x(k.fit(0.21, 0.27))
  const pw = k.fit(130, 124)
  const brow = pts(k, [-0.03, 0.3], [0.06, 0.31], [0.14, 0.345], [0.24, 0.36], [0.34, 0.42], [0.42, 0.5])
  k.add(
    canopy(k, sample(brow), [7, 15], k.half('#6a9a72', 0.46, 0.45), { base: k.y(0.6) }),
    mist(k, 0.36, 0.52, { opacity: 0.6 }),
    pillar(k, px + pw * 0.72, k.y(k.fit(0.3, 0.33)), pw * 0.86, k.y(0.56), 0.32),
    pillar(k, px - pw * 0.72, k.y(k.fit(0.265, 0.3)), pw, k.y(0.56), 0.28),
    pillar(k, px + pw * 0.02, k.y(k.fit(0.215, 0.26)), pw * 0.98, k.y(0.56), 0.24),
  )
  const slope = (d: number, r: [number, number], ...uv: [number, number][]) =>
    canopy(
      k,
      sample(pts(k, ...uv)),
      r,
      k.verticalGradient([0, k.half('#4f8a58', d, 0.3)], [1, k.half('#4f8a58', d, 0.6)]),
      {
        base: k.H,
      },
    )
  k.add(
    slope(0.32, [9, 20], [-0.03, 0.46], [0.12, 0.475], [0.26, 0.48], [0.37, 0.495], [0.5, 0.6]),
    cloudBank(k, 0.49, 0.06, { opacity: 0.7, n: 5 }),
    slope(0.24, [12, 26], [0.46, 0.58], [0.58, 0.46], [0.7, 0.4], [0.84, 0.36], [1.03, 0.34]),
    slope(0.16, [14, 30], [0.52, 0.6], [0.66, 0.5], [0.8, 0.44], [1.03, 0.4]),
    mist(k, 0.5, 0.64, { opacity: 0.5 }),
    slope(0.18, [12, 26], [-0.03, 0.53], [0.08, 0.56], [0.2, 0.62], [0.34, 0.7]),
    cloudBank(k, 0.585, 0.06, { opacity: 0.75, n: 6 }),
  )
  const cx = k.x(k.fit(0.6, 0.56))
  const ph = k.rng.range(0, 0.6)
  const at: Contour = (t, a) => {
    const c = Math.cos(a)
    const noise =
      1 +
      (0.05 * Math.sin(a * 3 + 1.1 + ph) + 0.05 * Math.sin(a * 5 + 0.4) + 0.03 * Math.sin(a * 9 + ph)) *
        (0.3 + t * 1.2)
    const rx = k.fit(330, 270) + k.fit(980, 800) * t ** 1.15
    const ry = rx * k.fit(0.21, 0.27)
    const front = k.y(0.6) + k.y(0.5) * t ** 1.25
    // The spur leans out of the hillside on the right and drops to the valley on the left.
    return [
      cx + c * rx * noise,
      front - ry + Math.sin(a) * ry * noise - c * Math.abs(c) * k.y(0.1) * t ** 0.8,
    ]
  }
  k.add(terraces(k, at, 12))
  const green = curve(
    Array.from({ length: 28 }, (_, j) => at(0, (j / 28) * Math.PI * 2)),
    true,
  )
  const turf = k.half('#8fae5c', 0.18, 0.25)
  k.add(path(green, turf, `stroke="${turf}" stroke-width="14"`))
  // Rows of the heap, back to front: height, half its breadth, share of the way.
  const [, back] = at(0, -Math.PI / 2)
  const [, front] = at(0, Math.PI / 2)
  const rows = Array.from({ length: 9 }, (_, r): [number, number, number] => {
    const t = r / 8
    return [
      back - k.y(0.075) * (1 - t) + (front - 12 - back) * t,
      k.fit(285, 235) * (t < 0.5 ? 0.5 + t : 1.15 - t * 0.3),
      t,
    ]
  })
  const flank = (s: 1 | -1) => rows.map(([y, half]): Point => [cx + s * (half + 22), y + 6])
  k.add(
    path(
      `${curve([...flank(-1).reverse(), ...flank(1)])}z`,
      k.gradientBetween(0, back - 60, 0, front, [0, k.half('#6f9a54', 0.2, 0.45)], [1, turf]),
    ),
  )
  for (const [r, [y, half, t]] of rows.entries()) {
    const count = Math.round(half / 19)
    if (r === 2) k.add(tower(k, cx - 34, y + 6, 1.2, 0.1))
    for (let i = 0; i < count; i++) {
      const x = cx - half + ((i + 0.5) * 2 * half) / count + k.rng.range(-5, 5)
      const d = 0.16 - t * 0.06
      k.add(
        k.rng.chance(0.1)
          ? path(`M${f(x - 17)} ${f(y + 3)}q-3-24 12-26q18-8 22 12q6 6 0 14z`, k.half('#4f8a4c', d, 0.4))
          : house(k, x, y + k.rng.range(-4, 4), k.rng.range(32, 44) * (0.85 + t * 0.25), d),
      )
    }
  }
  k.add(smoke(k, cx + 120, back + 6, 0.6, 0.4), smoke(k, cx - 130, back + 30, 0.6, 0.4))
  for (const [t, a, s, c] of [
    [0.5, 1.95, 0.5, '#e2466a'],
    [0.5, 2.03, 0.5, '#f2a53a'],
    [0.57, 1.25, 0.58, '#3f7fc8'],
  ] as const) {
    const [x, y] = at(t, a)
    k.add(carrier(k, x, y - 2, { s, accent: k.half(c, 0, 0.05) }))
  }
  k.add(
    crookedTree(k, k.x(0.93), k.y(0.62), 150, { d: 0.1, leaf: '#5f945a' }),
    eucalyptus(k, k.x(0.86), k.y(0.82), k.y(k.fit(0.62, 0.46)), 0.02),
    eucalyptus(k, k.x(0.93), k.y(k.fit(0.94, 0.9)), k.y(k.fit(0.8, 0.6)), -0.06),
  )
  k.add(birds(k, 0.5, 0.3, 5))
  return k.calm(0.5, '#173524')
}
