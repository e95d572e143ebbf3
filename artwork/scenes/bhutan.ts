import { mix } from '../kit/color.ts'
import { nth } from '../kit/list.ts'
import { type Options, Stage } from '../kit/stage.ts'
import { type Point, path, rect, sample, shape } from '../kit/svg.ts'
import { canopy } from '../parts/broadleaf.ts'
import { fir, treeline } from '../parts/conifers.ts'
import { crest, pts } from '../parts/ground.ts'
import { block, windows } from '../parts/masonry.ts'
import { fractal, peaks, range } from '../parts/mountains.ts'
import { prayerFlags } from '../parts/props.ts'
import { birds, cloudBank, cumulus, mist, sky, stars } from '../parts/sky.ts'

/** Bhutan: Tiger's Nest pinned to its cliff above the pines. */
export function bhutan(o: Options) {
  const k = new Stage('bhutan', 'alpine', o)
  k.add(sky(k, 0.2, 0.2, { r: 46, low: 0.32, rings: false }))
  if (k.night) k.add(stars(k))
  k.add(cumulus(k, k.x(0.1), k.y(0.36), 260, 70, 0.8))
  k.add(
    range(k, {
      ctrl: peaks(k, 0.56, 0.22, k.fit(5, 3)),
      rock: '#8a93b4',
      d: 0.6,
      base: k.y(0.68),
      snow: k.y(0.44),
      detail: 24,
    }),
    mist(k, 0.46, 0.66),
  )
  for (const [v, d] of [
    [0.62, 0.46],
    [0.69, 0.3],
  ] as const)
    k.add(
      treeline(k, sample(crest(k, v, 0.02, 5)), 34, k.half('#4a8070', d, 0.45), { gap: 13 }),
      mist(k, v + 0.02, v + 0.1, { opacity: 0.4 }),
    )
  // Cliff.
  const toX = (u: number) => k.x(k.fit(u, u - 0.06))
  const edge: Point[] = []
  const ctrl: Point[] = [
    [toX(0.44), k.y(1.03)],
    [toX(0.47), k.y(0.82)],
    [toX(0.5), k.y(0.62)],
    [toX(0.535), k.y(0.4)],
    [toX(0.6), k.y(0.2)],
    [toX(0.68), k.y(0.1)],
    [toX(0.84), k.y(0.03)],
    [k.W + 30, k.y(-0.02)],
  ]
  for (const [i, a] of ctrl.slice(0, -1).entries())
    edge.push(...fractal(a, nth(ctrl, i + 1), 0.12, 22, k.rng).slice(0, -1))
  const body = shape([...edge, [k.W + 40, -20], [k.W + 40, k.H + 20]], 1)
  const rock = '#b79a86'
  let streaks = ''
  let pale = ''
  for (let i = 0; i < 34; i++) {
    const x = toX(0.48) + k.rng() * k.W * 0.54
    const y0 = k.y(k.rng.range(0.06, 0.6))
    const L = k.y(k.rng.range(0.12, 0.34))
    const w = k.rng.range(14, 52)
    const p = shape(
      [
        ...fractal([x, y0], [x - 14, y0 + L], 0.1, 30, k.rng),
        ...fractal([x + w * 0.6, y0 + L * 0.86], [x + w, y0 + 20], 0.1, 30, k.rng),
      ],
      1,
    )
    if (i % 3) streaks += p
    else pale += p
  }
  k.add(
    path(
      body,
      k.gradientBetween(
        toX(0.44),
        0,
        k.W,
        0,
        [0, k.lit(rock, 0.08)],
        [0.5, k.half(rock, 0.06, 0.4)],
        [1, k.half(rock, 0.04, 0.75)],
      ),
    ),
    `<g ${k.clip(path(body, '#000'))}>${path(streaks, k.shade(rock, 0.05), 'opacity=".5"')}${path(pale, k.lit('#e6cdb4', 0.05), 'opacity=".45"')}</g>`,
  )
  // Ledge greenery and the temples.
  const ly = k.y(0.52)
  const tx = toX(0.62)
  k.add(
    canopy(
      k,
      [
        [toX(0.5), ly + 70],
        [toX(0.56), ly + 34],
        [toX(0.68), ly + 18],
        [toX(0.8), ly + 30],
        [k.W + 20, ly + 10],
      ],
      [10, 24],
      k.verticalGradient([0, k.half('#4f8a5c', 0.06, 0.35)], [1, k.half('#4f8a5c', 0.06, 0.5), 0]),
      { base: ly + 190 },
    ),
  )
  const hall = (dx: number, dy: number, w: number, h: number) =>
    k.add(
      block(k, tx + dx, ly + dy, w, h, '#fbf3e2', { d: 0.02, batter: 0.08, turn: 0.26 }),
      rect(tx + dx - w * 0.47, ly + dy - h, w * 0.94, 14, k.half('#9c3b30', 0.02, 0.2)),
      windows(
        k,
        tx + dx - w * 0.42,
        ly + dy - h + 18,
        w * 0.84,
        h - 26,
        Math.round(w / 19),
        Math.max(1, Math.round(h / 40)),
        { color: k.shade('#6a3a2c', 0.02), ww: 0.46, hh: 0.6 },
      ),
      path(
        `M${tx + dx - w * 0.7} ${ly + dy - h + 2}Q${tx + dx - w * 0.4} ${ly + dy - h - 8} ${tx + dx - w * 0.28} ${ly + dy - h - 28}h${w * 0.56}Q${tx + dx + w * 0.4} ${ly + dy - h - 8} ${tx + dx + w * 0.7} ${ly + dy - h + 2}z`,
        k.light < 0
          ? k.horizontalGradient([0, k.lit('#f0bf4c', 0.02)], [1, k.half('#c8862c', 0.02, 0.5)])
          : k.horizontalGradient([0, k.half('#c8862c', 0.02, 0.5)], [1, k.lit('#f0bf4c', 0.02)]),
      ),
      path(`M${tx + dx - 5} ${ly + dy - h - 26}l5-26 5 26z`, k.lit('#f8d878', 0.02)),
    )
  hall(96, -54, 76, 60)
  hall(-10, -34, 70, 66)
  hall(46, 8, 104, 84)
  hall(-74, 24, 84, 70)
  hall(142, 14, 80, 66)
  hall(8, 46, 60, 44)
  hall(-128, 52, 58, 44)
  k.add(
    prayerFlags(k, [tx - 160, ly - 20], [k.x(0.04), k.y(0.5)], { sag: 60, n: 36, s: 0.9 }),
    prayerFlags(k, [tx - 150, ly + 20], [k.x(0.1), k.y(0.66)], { sag: 50, n: 30, s: 0.9 }),
  )
  k.add(
    cloudBank(k, 0.68, 0.09, { opacity: 0.8, n: 6 }),
    treeline(
      k,
      sample(pts(k, [-0.03, 0.78], [0.3, 0.8], [0.6, 0.84], [1.03, 0.78])),
      90,
      k.half('#38745c', 0.12, 0.6),
      { gap: 28 },
    ),
    mist(k, 0.8, 0.95, { opacity: 0.35 }),
  )
  const near = k.dark()
  const rim = mix(near, k.shade('#3f8a62'), 0.5)
  for (const [u, v, h, n] of [
    [0.03, 1.02, 520, 0],
    [0.15, 1.03, 380, 2],
    [0.27, 1.04, 260, 1],
    [0.95, 1.03, 420, 2],
    [0.84, 1.04, 270, 0],
  ] as const)
    k.add(fir(k, k.x(u), k.y(v), h, { variant: n, fill: near, color: rim }))
  k.add(birds(k, 0.34, 0.3, 5))
  return k.calm(0.55, '#10302e')
}
